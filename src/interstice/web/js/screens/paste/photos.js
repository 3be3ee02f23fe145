/** Photos that come along in a file of our own, by the names that its cards give them. */
import { ask } from "/web/js/own.js";

/** How many characters of them one request may carry; the server takes 10 MB in all. */
export const MOST = 9_000_000;
/** Milliseconds until the server is asked again, if there is no connection or it was asked for too much. */
const LATER = 5000;

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

async function patiently(how) {
  for (;;) {
    try {
      return await how();
    } catch (refused) {
      if (refused.status !== 0 && refused.status !== 429) throw refused;
      await new Promise((go) => setTimeout(go, LATER));
    }
  }
}

/**
 * Puts photos on cards that are there, as many at once as a request can carry. What is refused is left out: the cards are there already.
 * @param {string} deck @param {{ card: string, photo: string }[]} wanted @param {Record<string, string>} pictures @param {(part: number) => void} onPart
 * @returns {Promise<number>} How many of them no card shows now.
 */
export async function bring(deck, wanted, pictures, onPart) {
  const lost = new Set();
  let rest = wanted;
  while (rest.length) {
    onPart(1 - rest.length / wanted.length);
    const along = carried([...new Set(rest.map(({ photo }) => photo))], pictures);
    const now = rest.filter(({ photo }) => photo in along);
    // What is left is too large for any request.
    if (!now.length) break;
    const changes = now.map(({ card, photo }) => ({ card, field: "photo", was: "", to: photo }));
    const { left_out } = await patiently(() => ask("POST", `own/${deck}/changes`, { changes, pictures: along })).catch(() => ({ left_out: now }));
    for (const { photo } of left_out) lost.add(photo);
    rest = rest.filter((each) => !now.includes(each));
  }
  for (const { photo } of rest) lost.add(photo);
  return lost.size;
}
