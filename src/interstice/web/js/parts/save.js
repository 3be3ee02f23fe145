import { fetchMine } from "/web/js/parts/fetched.js";

/** @param {Blob} blob @param {string} name Saves it as a file. */
export function save(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {string} id @returns {(event: Event) => Promise<void>} Saves a finished game as this person may see it: with names, if they played it. */
export const saveGame = (id) => async (event) => {
  event.preventDefault();
  const answer = await fetchMine(`/api/games/${id}`);
  if (answer.ok) save(await answer.blob(), `${id}.json`);
};
