import { t } from "/web/js/i18n.js";
import { whysIn } from "/web/js/tables/swiss/ledger.js";
import { gapText } from "/web/js/tables/swiss/rack.js";
import { about, teller, winning } from "/web/js/tables/tell.js";

/** Why chips moved, if it is known: at the table by what came before, in a replay by its log. */
const reasonFor = (event, { whys, log }) => (whys ?? (log && whysIn(log)))?.get(event);

function whyOf(event, view) {
  const why = reasonFor(event, view);
  return why && why !== "start" ? ` ${t(`swiss-told-for-${why === "rating" && event.chips < 0 ? "bad-rating" : why}`)}` : "";
}

const orEmpty = (said, event, view) => [said, reasonFor(event, view) === "empty" && t("swiss-told-empty")].filter(Boolean).join(" ");

/** The message for what somebody does to another, who may be the player. */
const toward = (id, other) => (say, e, _, words) => say(words.player(e[other]).you ? `${id}-other-you` : id);

/** What happened, for screen readers and replays. */
export const told = teller({
  RoundBegan: "swiss-told-round",
  TurnPassed: "swiss-told-turn",
  Spun: (say, e) => say(`swiss-told-spun-${e.face}`),
  Announced: (say, e) => e.reader !== null && say("swiss-told-read"),
  ReaderChanged: "swiss-told-reader",
  TryBegan: "swiss-told-try",
  Marked(say, e, view, words) {
    // Once the card is on the rack, the marked gap no longer lies between the same two years.
    const where = view.read === null ? "" : gapText(words.player(e.seat).you ? "swiss-told-marked-you" : "swiss-told-marked", view.racks[e.seat], e.gap, view, words, { name: words.player(e.seat).called });
    return `${where} ${e.stake ? say("swiss-told-staked", { chips: e.stake }) : ""}`.trim();
  },
  TryFailed: "swiss-told-wrong",
  Inserted: (say, e, view) => orEmpty(view.racks[e.seat].includes(e.card) && say("swiss-told-inserted", { cards: view.racks[e.seat].length }), e, view),
  Removed: "swiss-told-removed",
  Buried: (say, e, view) => orEmpty(say("swiss-told-buried"), e, view),
  Challenged: toward("swiss-told-challenged", "target"),
  Rolled: "swiss-told-rolled",
  Owed: toward("swiss-told-owed", "to"),
  Gave: toward("swiss-told-gave", "to"),
  Paid: (say, e, view) => say(e.chips < 0 ? "swiss-told-paid-to-bank" : "swiss-told-paid", { why: whyOf(e, view) }),
  StakeReturned: "swiss-told-stake-back",
  StakeLost: "swiss-told-stake-lost",
  RatingOpened: (say, e, _, words) => say("swiss-told-rating", { names: e.seats.map((seat) => words.player(seat).name).join(", ") }),
  Rated: "swiss-told-decided",
  Decided: "swiss-told-decided",
  RatingsShown: (_, e, view, words) =>
    Object.entries(e.ratings)
      .map(([seat, verdict]) => about(words.player(Number(seat)), `swiss-told-said-${verdict}`, { name: words.player(Number(seat)).called }))
      .join(" "),
  RoundScored: winning("swiss-told-scored"),
  SeatLeft: "swiss-told-left",
  Ended: winning("swiss-told-ended"),
});
