/** When several hands are empty at the end of a round, their players play it off, and all others are out. */
import { listed, t } from "/web/js/i18n.js";
import { leftOf } from "/web/js/tables/laid.js";

const eliminated = (view) => view.players.map((_, who) => who).filter((who) => !view.playing.includes(who) && !view.left.includes(who));

/** Players who are out but have not left were eliminated. */
export const isPlayOff = (view) => eliminated(view).length > 0;

/** @param {any} view @param {number | null} seat @returns {boolean} Whether the player of this seat can only watch how it ends. */
export const isOut = (view, seat) => !view.over && eliminated(view).includes(seat);

/** @param {any} view @param {number} seat @param {any} words @returns {string} What the play-off means for a player. */
export const playOffText = (view, seat, words) =>
  t(isOut(view, seat) ? "classic-out" : "classic-play-off", { names: listed(view.playing.filter((who) => who !== seat).map((who) => words.player(who).called)) });

/** @param {any} before @param {any} view @param {any[]} events Between these views. @param {number | null} seat @param {any} words @returns {string} What a play-off that has just begun or goes on means for the player; otherwise nothing. */
export function playOffNews(before, view, events, seat, words) {
  const dealt = view.playing.some((who) => view.hands[who].length > leftOf(before, events, who));
  if (view.over || !(dealt || eliminated(view).length > eliminated(before).length)) return "";
  if (view.playing.includes(seat) || (before.playing.includes(seat) && !view.left.includes(seat))) return playOffText(view, seat, words);
  return t("classic-play-off-others", { names: listed(view.playing.map((who) => words.player(who).called)) });
}
