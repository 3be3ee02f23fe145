import { labelled, readable } from "/web/js/i18n.js";
import { LINE, teller } from "/web/js/tables/tell.js";

/** Shared events that are not worth a sentence. */
const UNTOLD = Object.fromEntries(["RoundBegan", "TurnPassed", "SeatOut", "Topped", "Reshuffled", "Gathered", "Drew", "Started"].map((event) => [event, () => false]));

/** Names the event, the player and the card. */
function byName(_, { event, seat, card }, view, words) {
  const facts = [words.player(seat).called, words.title(view.cards[card]?.face)].filter(Boolean);
  return `${facts.length ? labelled(readable(event), facts.join(", ")) : readable(event)}.`;
}

/** Tells what happened in a game that has no sentences of its own. */
export const tellPlainly = teller({ ...LINE, ...UNTOLD }, byName);
