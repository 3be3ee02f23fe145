import { labelled, readable } from "/web/js/i18n.js";
import { LINE, teller } from "/web/js/tables/tell.js";

/** Events of every game that say nothing to those who see the table. */
const UNTOLD = Object.fromEntries(["RoundBegan", "TurnPassed", "SeatOut", "Topped", "Reshuffled", "Gathered", "Drew", "Started"].map((event) => [event, () => false]));

/** Who did something and with which card; what it was, only its name says. */
function byName(_, { event, seat, card }, view, words) {
  const facts = [words.player(seat).called, words.title(view.cards[card]?.face)].filter(Boolean);
  return `${facts.length ? labelled(readable(event), facts.join(", ")) : readable(event)}.`;
}

/** What happened in a game that nobody has written sentences for. */
export const tellPlainly = teller({ ...LINE, ...UNTOLD }, byName);
