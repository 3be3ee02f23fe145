/** Photos that come along in a file of our own, by the names that its cards give them. */

/** How many characters of them one request may carry; the server takes 10 MB in all. */
export const MOST = 9_000_000;

/** @param {File} file @returns {Promise<{ slim: File, pictures: Record<string, string> }>} The file with the names of its photos only, and what they are in Base64. */
export async function unpack(file) {
  const none = { slim: file, pictures: {} };
  if (!/\.json$/i.test(file.name)) return none;
  try {
    const all = JSON.parse(await file.text());
    if (!all.pictures || typeof all.pictures !== "object") return none;
    const names = Object.fromEntries(Object.keys(all.pictures).map((name) => [name, ""]));
    return { slim: new File([JSON.stringify({ ...all, pictures: names })], file.name), pictures: all.pictures };
  } catch {
    // The server says what is wrong with it.
    return none;
  }
}

/** @param {any[]} cards @param {Record<string, string>} pictures @returns {string[]} The names of those that the cards show. */
export const shownOn = (cards, pictures) => [...new Set(cards.map(({ card }) => card.photo))].filter((name) => name && pictures[name]);

/** @param {string[]} names @param {Record<string, string>} pictures @returns {Record<string, string>} These, as far as one request can carry them. */
export function carried(names, pictures) {
  let room = MOST;
  const fits = (name) => {
    const does = pictures[name].length <= room;
    if (does) room -= pictures[name].length;
    return does;
  };
  return Object.fromEntries(names.filter(fits).map((name) => [name, pictures[name]]));
}
