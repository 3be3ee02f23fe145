/** Advice from a bot at the table. */
import { useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";

/** @param {any} view @param {any} words @returns {any} The bot to ask: the one with the highest level. */
export function adviserOf(view, words) {
  const bots = view.players.map((_, seat) => words.player(seat)).filter(({ bot, seat }) => bot && !view.left.includes(seat));
  return bots.reduce((best, each) => (best && best.level >= each.level ? best : each), null);
}

/** @param {any} advice As the server sends it. @param {any} view @param {any} words @returns {string} The reason, in a sentence. */
export function adviceText({ reason, card, other, rival, player }, view, words) {
  const title = (n) => words.quoted(view.cards[n]?.face ?? "");
  const id = `twist-advice-${reason}`;
  const says = t(id, {
    card: title(card),
    other: title(other),
    rival: title(rival),
    player: words.player(player ?? 0).called,
    you: player === view.seat ? "yes" : "no",
  });
  return says === id ? "" : says;
}

/**
 * @param {any} view @param {any} words @param {(seat: number) => Promise<any>} [advise]
 * What was advised holds until the game goes on. `mate` is the bot to ask, if there is any; `says` its answer, `card` the card it speaks of.
 * @returns {{ mate: any, says: string, trouble: string, card: number | null, ask: () => void }}
 */
export function useAdvice(view, words, advise) {
  const [heard, setHeard] = useState(/** @type {any} */ ({ entries: -1 }));
  const mate = advise ? adviserOf(view, words) : null;
  const { entries } = view;
  const ask = () => advise(mate.seat).then(setHeard, (refused) => setHeard({ entries, trouble: sorry(refused) }));
  const now = heard.entries === entries ? heard : {};
  return { mate, ask, trouble: now.trouble ?? "", says: now.reason ? adviceText(now, view, words) : "", card: now.card ?? now.move?.card ?? now.other ?? null };
}
