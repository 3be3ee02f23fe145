/** Decks that people make: this person's own, and those that links have led here. */
import { signal } from "@preact/signals";
import { language, t } from "/web/js/i18n.js";
import { kept, token } from "/web/js/store.js";

/**
 * @param {string} method @param {string} path Below `/api/`. @param {object | Blob} [body] A file goes as it is.
 * @returns {Promise<any>} Rejects with the refusal and its `status`; with status 0 if there is no connection.
 */
export async function ask(method, path, body) {
  const json = body && !(body instanceof Blob);
  const headers = { authorization: `Bearer ${token.value}`, ...(json && { "content-type": "application/json" }) };
  let answer;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: json ? JSON.stringify(body) : /** @type {Blob | undefined} */ (body), keepalive: method === "POST" && json && JSON.stringify(body).length < 60_000 });
  } catch {
    throw { status: 0 };
  }
  const said = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw { ...said, status: answer.status };
  return said;
}

/** @param {Record<string, string>} words @param {string} [wanted] @returns {string} In the reader's language, or in what there is. */
export const spokenIn = (words, wanted = language.value) => words[wanted] || words.en || Object.values(words)[0] || "";

/** @param {{ name: Record<string, string> }} deck @returns {string} What it is called, or that it has no name. */
export const nameOf = (deck) => spokenIn(deck.name) || t("mine-unnamed");

/** The links by which this browser came to decks of others, separated by spaces. */
const links = kept("links", "");

/** @param {string} link Remembers it, so that its deck can be chosen for games. */
export const remember = (link) => (links.value = [link, ...links.value.split(" ").filter((each) => each && each !== link)].slice(0, 20).join(" "));
/** @param {string} link */
export const forget = (link) => (links.value = links.value.split(" ").filter((each) => each !== link).join(" "));

/**
 * Decks that can be chosen for a game, besides those that come with it; `id` is what a room takes.
 * @typedef {{ id: string, name: string, size: number, themes: Record<string, string>, fame?: boolean }} Choosable
 * @type {import("@preact/signals").Signal<Choosable[]>}
 */
export const choosable = signal([]);

const named = (themes) => Object.fromEntries(Object.entries(themes).map(([id, words]) => [id, spokenIn(words)]));

/** Fetches them. A link that was withdrawn is forgotten. */
export async function needChoosable() {
  const own = ask("GET", "own").then(({ decks }) => decks.filter(({ size }) => size).map((deck) => ({ ...deck, id: `own:${deck.id}` })));
  const linked = links.value.split(" ").filter(Boolean).map((link) =>
    ask("GET", `shared/${link}`).then((deck) => deck.kind === "play" && { ...deck, id: `link:${link}` }, ({ status }) => status === 404 && forget(link)),
  );
  const found = await Promise.all([own.catch(() => []), ...linked]);
  choosable.value = found.flat().filter(Boolean).map(({ id, name, size, themes, fame }) => ({ id, size, fame, name: spokenIn(name), themes: named(themes) }));
}
