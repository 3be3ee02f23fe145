/** The ways into a room: over REST, with our token, and then by the socket. */
import { signal } from "@preact/signals";
import { language, t } from "/web/js/i18n.js";
import { command, enter } from "/web/js/socket.js";
import { go, name, token } from "/web/js/store.js";

/** What can be played, by id, as the server describes it. @type {import("@preact/signals").Signal<Record<string, any>>} */
export const presets = signal({});
/** Whether a game is about to begin by itself, so that nobody need see the room. */
export const beginning = signal(false);

export async function needPresets() {
  if (Object.keys(presets.value).length) return;
  const all = await (await fetch("/api/presets")).json();
  presets.value = Object.fromEntries(all.map((each) => [each.id, each]));
}

/** @param {string} path @param {object} [body] @returns {Promise<any>} Broken with { why } when the server refuses. */
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

/** Be in a room, and sit there if there is a name to sit under. */
async function come(room, called) {
  enter(room.code);
  go(`/room/${room.code}`);
  // Somebody may be faster; then the room offers another seat.
  if (called) await command("sit", { seat: room.seats.indexOf(null), name: called }).catch(() => {});
}

const opened = (preset, more = {}) => ask("rooms", { preset, language: language.value, ...more });

/** @param {string} preset @param {number} bots A game against bots, without any question: open, sit, invite, start. */
export async function playNow(preset, bots) {
  beginning.value = true;
  try {
    const room = await opened(preset);
    await Promise.all([
      come(room, name.value || t("guest")),
      ...Array.from({ length: bots }, (_, at) => command("invite", { seat: at + 1, bot: "guesser" })),
      command("start"),
    ]);
  } finally {
    beginning.value = false;
  }
}

/** @param {string} preset @param {object} [more] A room to wait in for friends; `more` is what differs from the usual. */
export const playWithFriends = async (preset, more) => come(await opened(preset, more), name.value);

/** @param {string} preset A room with somebody who wants the same, or one that they will find. */
export const playWithStranger = async (preset) => come(await ask("match", { preset, language: language.value }), name.value || t("guest"));
