/** Ways into a room: over REST with our token, then by the socket. */
import { signal } from "@preact/signals";
import { needBots, resized, revealed } from "/web/js/bots.js";
import { language, t } from "/web/js/i18n.js";
import { command, enter } from "/web/js/socket.js";
import { badge, chosenBots, chosenFame, chosenLength, gamesKnown, go, kept, name, token } from "/web/js/store.js";
import { PRESETS, botsOf, fameWish, isAlone, lengthOptions } from "/web/js/tables/covers.js";

/** How the names of one's own decks begin. */
const OWN = "own:";
/** The presets by id, as the server describes them. @type {import("@preact/signals").Signal<Record<string, any>>} */
export const presets = signal({});
/** Whether a game is about to begin by itself, so that the room need not be shown. */
export const beginning = signal(false);

export async function needPresets() {
  if (Object.keys(presets.value).length) return;
  const all = await (await fetch("/api/presets")).json();
  presets.value = Object.fromEntries(all.map((each) => [each.id, each]));
}

/** @param {string} path @param {object} [body] @returns {Promise<any>} Rejects with { why } if the server refuses. */
export async function ask(path, body) {
  const answer = await fetch(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token.value}` },
    body: body && JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw said;
  return said;
}

/** Enters a room, which offers a seat. */
function come(room) {
  enter(room.code);
  go(`/room/${room.code}`);
}

/** The room that was opened last with a deck of one's own, and that deck. */
const openedWith = kept("opened-with", "");

async function opened(preset, more = {}) {
  const room = await ask("rooms", { preset, language: language.value, ...more });
  const own = more.decks?.find((deck) => deck.startsWith(OWN));
  if (own) openedWith.value = `${room.code} ${own.slice(OWN.length)}`;
  return room;
}

/** @param {string} code Of a room. @returns {string} The address of the deck of one's own with which we have opened it, if it was the last such room. */
export function ownTable(code) {
  const [room, deck] = openedWith.value.split(" ");
  return room === code && deck ? `/decks/mine/${deck}` : "";
}

/** @param {number} size @param {string[]} [without] @returns {Promise<string[]>} So many of the bots that were chosen last, and of those like them. */
export async function lastBots(size, without = []) {
  await needBots();
  return revealed(resized(chosenBots.value.split(" "), size, without), without);
}

/**
 * Starts a game against bots without asking anything: open, sit, invite, start.
 * @param {string} preset @param {number} [wanted] How many bots; as many as last time, if nothing is said. @param {object} [more] Overrides the preset.
 */
export async function playNow(preset, wanted = chosenBots.value.split(" ").length, more = {}) {
  // With all cards, so that the score counts.
  if (isAlone(preset)) return playAlone(preset, {});
  beginning.value = true;
  know(preset);
  try {
    const [room, bots] = await Promise.all([opened(preset, { options: lengthOptions(preset, chosenLength.value), ...fameWish(preset, chosenFame.value), ...more }), lastBots(botsOf(preset, wanted))]);
    come(room);
    await Promise.all([
      command("sit", { seat: 0, name: name.value || t("guest"), ...badge() }),
      ...bots.map((bot, at) => command("invite", { seat: at + 1, bot })),
      command("start"),
    ]);
  } finally {
    beginning.value = false;
  }
}

/** @param {string} preset Starts its guided game, in which the bots are seated already. */
export function playGuided(preset) {
  know(preset);
  return playAlone(preset, { guided: true });
}

/** @param {string} preset @param {object} [more] Starts a game in which nobody else needs to be seated; `more` overrides the preset. */
export async function playAlone(preset, more = fameWish(preset, chosenFame.value)) {
  beginning.value = true;
  try {
    come(await opened(preset, more));
    await Promise.all([command("sit", { seat: 0, name: name.value || t("guest"), ...badge() }), command("start")]);
  } finally {
    beginning.value = false;
  }
}

/** @param {string} path Asks the server to begin a game alone whose cards it knows, and goes there. */
export async function playBegun(path) {
  beginning.value = true;
  try {
    come(await ask(path, { name: name.value || t("guest"), language: language.value }));
  } finally {
    beginning.value = false;
  }
}

/** @param {string} preset @returns {boolean} Whether it has a guided game, and neither that nor the game itself has been played here. */
export const isNew = (preset) => Boolean(PRESETS[preset]?.guide) && !gamesKnown.value.split(" ").includes(PRESETS[preset].guide);

function know(preset) {
  if (isNew(preset)) gamesKnown.value = `${gamesKnown.value} ${PRESETS[preset].guide}`.trim();
}

/** @param {string} preset @param {object} [more] Opens a room for friends; `more` overrides the preset. */
export const playWithFriends = async (preset, more = fameWish(preset, chosenFame.value)) => come(await opened(preset, more));

/** @param {string} preset Finds a room with somebody who wants the same game, or opens one for them to find. */
export const playWithStranger = async (preset) => come(await ask("match", { preset, language: language.value }));
