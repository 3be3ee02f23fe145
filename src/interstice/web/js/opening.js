/** Opening rooms: over REST, with our token. */
import { language, t } from "/web/js/i18n.js";
import { command, enter } from "/web/js/socket.js";
import { go, name, token } from "/web/js/store.js";

/** @param {string} preset @param {object} [more] @returns {Promise<any>} The room's card. */
export async function openRoom(preset, more = {}) {
  const answer = await fetch("/api/rooms", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token.value}` },
    body: JSON.stringify({ preset, language: language.value, ...more }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.why);
  return said;
}

/** @param {string} preset @param {number} bots A game against bots, without any question: open, sit, invite, start. */
export async function playNow(preset, bots) {
  const room = await openRoom(preset);
  enter(room.code);
  go(`/room/${room.code}`);
  await Promise.all([
    command("sit", { seat: 0, name: name.value || t("guest") }),
    ...Array.from({ length: bots }, (_, at) => command("invite", { seat: at + 1, bot: "guesser" })),
    command("start"),
  ]);
}

/** @param {string} preset A room to wait in for friends. */
export async function playWithFriends(preset) {
  const room = await openRoom(preset);
  enter(room.code);
  go(`/room/${room.code}`);
  if (name.value) await command("sit", { seat: 0, name: name.value });
}
