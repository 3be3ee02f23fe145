import { gapText } from "/web/js/tables/swiss/rack.js";
import { teller } from "/web/js/tables/tell.js";

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
    const where = view.read === null ? "" : gapText("swiss-told-marked", view.racks[e.seat], e.gap, view, words, { name: words.player(e.seat).called });
    return `${where} ${e.stake ? say("swiss-told-staked", { chips: e.stake }) : ""}`.trim();
  },
  TryFailed: "swiss-told-wrong",
  Inserted: (say, e, { racks }) => racks[e.seat].includes(e.card) && say("swiss-told-inserted", { cards: racks[e.seat].length }),
  Removed: "swiss-told-removed",
  Buried: "swiss-told-buried",
  Challenged: "swiss-told-challenged",
  Rolled: "swiss-told-rolled",
  Owed: "swiss-told-owed",
  Gave: "swiss-told-gave",
  Paid: (say, e) => say(e.chips < 0 ? "swiss-told-paid-to-bank" : "swiss-told-paid"),
  StakeReturned: "swiss-told-stake-back",
  StakeLost: "swiss-told-stake-lost",
  RatingOpened: "swiss-told-rating",
  Rated: "swiss-told-decided",
  Decided: "swiss-told-decided",
  RatingsShown: (say, e, view, words) =>
    Object.entries(e.ratings)
      .map(([seat, verdict]) => say(`swiss-told-said-${verdict}`, { name: words.player(Number(seat)).called }))
      .join(" "),
  RoundScored: "swiss-told-scored",
  SeatLeft: "swiss-told-left",
  Ended: "swiss-told-ended",
});
