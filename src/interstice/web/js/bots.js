/** The characters that play with people, in the current language, and whom of them somebody chose. */
import { signal } from "@preact/signals";
import { inWords, language } from "/web/js/i18n.js";

/**
 * `animal` and `colour` (1 to 8) are its badge, `level` goes from 1 to 10; `loves` are the ids of its favourite themes.
 * @typedef {{ id: string, name: string, level: number, animal: string, colour: number, theme: string, about: string, hello: string, bye: string, loves: string[] }} Character
 */

/** All of them, the weakest first. @type {import("@preact/signals").Signal<Character[]>} */
export const roster = signal([]);
/** Stands for somebody whom chance chooses. */
export const SURPRISE = "surprise";
/** By language. @type {Record<string, Promise<Character[]>>} */
const asked = {};

/** Fetches the characters in the current language. */
export async function needBots() {
  const now = language.value;
  asked[now] ??= fetched(now);
  try {
    const found = await asked[now];
    if (now === language.value) roster.value = found;
  } catch (error) {
    delete asked[now];
    throw error;
  }
}

async function fetched(now) {
  const answer = await fetch(`/api/bots?language=${now}`);
  if (!answer.ok) throw await answer.json();
  return (await inWords(answer)).bots;
}

language.subscribe(() => Object.keys(asked).length && needBots().catch(() => {}));

/** @param {string} [id] @returns {Character | undefined} None for bots in older games. */
export const character = (id) => roster.value.find((each) => each.id === id);

/**
 * @param {string[]} chosen In the order in which they were chosen. @param {number} size @param {string[]} [without] Those who cannot come.
 * @returns {string[]} So many of them: the last chosen go first, and those closest to them in level join them.
 */
export function resized(chosen, size, without = []) {
  const kept = chosen.filter((id, at) => (id === SURPRISE || character(id)) && !without.includes(id) && chosen.indexOf(id) === at).slice(0, size);
  const levels = kept.flatMap((id) => character(id)?.level ?? []);
  const middle = levels.reduce((sum, level) => sum + level, 0) / levels.length || 5;
  const others = roster.value.filter(({ id }) => !kept.includes(id) && !without.includes(id));
  others.sort((one, other) => Math.abs(one.level - middle) - Math.abs(other.level - middle));
  return [...kept, ...others.slice(0, size - kept.length).map(({ id }) => id)];
}

/** @param {string[]} chosen @param {string[]} [without] Those who cannot come. @returns {string[]} The same, with a character in place of a surprise. */
export function revealed(chosen, without = []) {
  const free = roster.value.map(({ id }) => id).filter((id) => !chosen.includes(id) && !without.includes(id));
  return chosen.map((id) => (id === SURPRISE ? free.splice(Math.floor(Math.random() * free.length), 1)[0] : id));
}
