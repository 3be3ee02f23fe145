import { gapText } from "./rack.js";

/**
 * What happened, in sentences, for the live region.
 * @param {any[]} events
 * @returns {string}
 */
export function told(events, view, words) {
  return events.map((event) => (TELLERS[event.event] ?? nothing)(event, view, words)).filter(Boolean).join(" ");
}

const nothing = () => "";
const name = (seat, words) => words.player(seat).called;
const names = (seats, words) => seats.map((seat) => name(seat, words)).join(", ");
const titled = (card, view, words) => (view.cards[card] ? words.quoted(view.cards[card].face) : "");
const dated = (card, view, words) => {
  const seen = view.cards[card];
  return seen?.year === undefined || seen.year === null ? "" : words.year(seen.year);
};

const TELLERS = {
  RoundBegan: (e, view, words) => words.t("swiss-told-round", { round: e.round, name: name(e.order[0], words) }),
  TurnPassed: (e, view, words) => words.t("swiss-told-turn", { name: name(e.seat, words) }),
  Spun: (e, view, words) => words.t(`swiss-told-spun-${e.face}`, { name: name(e.seat, words) }),
  Announced: (e, view, words) =>
    e.reader === null ? "" : words.t("swiss-told-read", { name: name(e.reader, words), title: words.quoted(e.face) }),
  ReaderChanged: (e, view, words) => words.t("swiss-told-reader", { name: name(e.reader, words) }),
  TryBegan: (e, view, words) => words.t("swiss-told-try", { name: name(e.seat, words), tries: e.tries }),
  Marked: (e, view, words) => marked(e, view, words),
  TryFailed: (e, view, words) => words.t("swiss-told-wrong", { name: name(e.seat, words) }),
  Inserted: (e, view, words) =>
    view.racks[e.seat].includes(e.card)
      ? words.t("swiss-told-inserted", {
          name: name(e.seat, words),
          title: titled(e.card, view, words),
          year: dated(e.card, view, words),
          cards: view.racks[e.seat].length,
        })
      : "",
  Removed: (e, view, words) => words.t("swiss-told-removed", { name: name(e.seat, words), title: titled(e.card, view, words) }),
  Buried: (e, view, words) => words.t("swiss-told-buried"),
  Challenged: (e, view, words) =>
    words.t("swiss-told-challenged", { name: name(e.seat, words), other: name(e.target, words) }),
  Rolled: (e, view, words) => words.t("swiss-told-rolled", { name: name(e.seat, words), die: e.die }),
  Owed: (e, view, words) => words.t("swiss-told-owed", { name: name(e.seat, words), other: name(e.to, words) }),
  Gave: (e, view, words) =>
    words.t("swiss-told-gave", { name: name(e.seat, words), other: name(e.to, words), title: titled(e.card, view, words) }),
  Paid: (e, view, words) =>
    words.t(e.chips < 0 ? "swiss-told-paid-to-bank" : "swiss-told-paid", { name: name(e.seat, words), chips: Math.abs(e.chips) }),
  StakeReturned: (e, view, words) => words.t("swiss-told-stake-back", { name: name(e.seat, words), chips: e.chips }),
  StakeLost: (e, view, words) => words.t("swiss-told-stake-lost", { name: name(e.seat, words), chips: e.chips }),
  RatingOpened: (e, view, words) => words.t("swiss-told-rating", { names: names(e.seats, words) }),
  Rated: (e, view, words) => words.t("swiss-told-decided", { name: name(e.seat, words) }),
  Decided: (e, view, words) => words.t("swiss-told-decided", { name: name(e.seat, words) }),
  RatingsShown: (e, view, words) =>
    Object.entries(e.ratings)
      .map(([who, verdict]) => words.t(`swiss-told-said-${verdict}`, { name: name(Number(who), words) }))
      .join(" "),
  RoundScored: (e, view, words) => words.t("swiss-told-scored", { names: names(e.winners, words) }),
  SeatLeft: (e, view, words) => words.t("swiss-told-left", { name: name(e.seat, words) }),
  Ended: (e, view, words) => words.t("swiss-told-ended", { names: names(e.winners, words) }),
};

function marked(event, view, words) {
  const rack = view.racks[event.seat];
  // Once the card lies on the rack the gap that was marked is no longer between the same two years.
  const where = view.read === null ? "" : gapText("swiss-told-marked", rack, event.gap, view, words, { name: name(event.seat, words) });
  const staked = event.stake ? words.t("swiss-told-staked", { name: name(event.seat, words), chips: event.stake }) : "";
  return `${where} ${staked}`.trim();
}
