/** The guided first games of Swiss and of the Superversion. */
import { happened } from "/web/js/features/guide/steps.js";

const found = ({ events }, event) => events.find((each) => each.event === event);
const nameOf = (seat) => ({ words }) => ({ name: words.player(seat).name });
const named = (who) => (about) => nameOf(who(about))(about);
const rackOf = ({ view, seat }, who) => `.sw-rack:nth-child(${(who - seat - 1 + view.players.length) % view.players.length + 1})`;
const OWN = ".sw-ledge.own";
const GO = ".sw-ask .btn";
const ownChips = ({ seat }) => `.sw-me [data-chips="${seat}"]`;
const mine = (event, so = (_) => true) => happened(event, (each, { seat }) => each.seat === seat && so(each));
const betting = ({ view }) => view.options.betting;
/** A card that came on a rack, by whether its player was asked first. */
const taken = (own, isTurn) => (about) => {
  const got = found(about, "Inserted");
  const paid = about.events.filter((each) => each.event === "Paid" && each.seat === got?.seat).at(-1)?.chips;
  return got && own === (got.seat === about.seat) && paid === (isTurn ? 2 : 1) && !found(about, "Spun");
};
/** What the player's rating brought, once the card is settled. */
const rated = ({ events, seat, view }) => {
  if (!events.some((each) => each.event === "Inserted" || each.event === "Buried") || !(seat in view.ratings)) return 0;
  return events.find((each) => each.event === "Paid" && each.seat === seat)?.chips ?? 0;
};

/** @type {import("/web/js/features/guide/steps.js").Step[]} */
export const steps = [
  { id: "intro", tells: true, when: ({ view }) => view.entries === 1 },
  { id: "super-chips", tells: true, when: (about) => about.view.entries === 1 && betting(about), at: ownChips },

  { id: "swiss-last", when: ({ ask, view }) => ask.spin && !view.pile, at: () => [".sw-wheel-frame", GO] },
  { id: "swiss-duel", when: ({ ask }) => ask.challenge, with: ({ ask, words }) => ({ name: words.player(ask.challenge.seat[0]).name }), at: () => [".sw-targets", ".sw-ask .btn2"] },
  { id: "swiss-spin", when: ({ ask }) => ask.spin, at: () => [".sw-wheel-frame", GO] },
  { id: "super-rate", when: ({ ask }) => ask.rate, with: named(({ view }) => view.turn), at: () => ".sw-board" },
  { id: "super-stake", when: ({ ask }) => ask.mark?.stake.length > 1, at: () => [".sw-stakes", OWN] },
  { id: "swiss-steal", when: ({ ask, view, seat }) => ask.mark && view.turn !== seat, with: named(({ view }) => view.turn), at: () => OWN },
  { id: "swiss-tries", when: ({ ask, view }) => ask.mark && view.tries === 2, at: () => OWN },
  { id: "swiss-mark", when: ({ ask }) => ask.mark, with: named(({ view }) => view.reader), at: () => OWN },
  { id: "swiss-remove", when: ({ ask }) => ask.remove, at: () => OWN },
  { id: "swiss-give", when: ({ ask }) => ask.give, at: () => OWN },

  { id: "super-rating-won", tells: true, when: (about) => rated(about) > 0 && !mine("Marked")(about), with: (about) => ({ n: rated(about) }), at: ownChips },
  { id: "super-rating-lost", tells: true, when: (about) => rated(about) < 0, at: ownChips },
  { id: "super-stake-won", tells: true, when: mine("StakeReturned"), at: ownChips },
  { id: "super-stake-lost", tells: true, when: mine("StakeLost"), at: ownChips },
  { id: "super-bot-stake", tells: true, when: happened("StakeLost", (each, { seat }) => each.seat !== seat), with: named((about) => found(about, "StakeLost").seat), at: (about) => rackOf(about, found(about, "StakeLost").seat) },
  { id: "super-rated", tells: true, when: (about) => found(about, "RatingsShown") && mine("Inserted")(about), with: (about) => ({ name: about.words.player(Number(Object.keys(found(about, "RatingsShown").ratings)[0] ?? about.view.turn)).name }), at: () => ".sw-board" },
  { id: "swiss-right", tells: true, when: (about) => !betting(about) && taken(true, true)(about), at: ownChips },
  { id: "swiss-stolen", tells: true, when: (about) => taken(true, false)(about) && !found(about, "RatingsShown"), at: () => OWN },
  { id: "swiss-wrong", tells: true, when: (about) => mine("TryFailed")(about) && about.events.some((each) => each.event === "TryBegan"), at: (about) => rackOf(about, found(about, "TryBegan").seat) },
  { id: "swiss-missed", tells: true, when: (about) => mine("TryFailed")(about) && about.events.some((each) => each.event === "Inserted" && each.seat !== about.seat), with: named((about) => found(about, "Inserted").seat), at: (about) => rackOf(about, found(about, "Inserted").seat) },
  { id: "swiss-bot-steal", tells: true, when: taken(false, false), with: named((about) => found(about, "Inserted").seat), at: (about) => rackOf(about, found(about, "Inserted").seat) },
  { id: "swiss-star", tells: true, when: mine("Spun", ({ face }) => face === "star"), at: () => OWN },
  { id: "swiss-grump", tells: true, when: mine("Spun", ({ face }) => face === "grump"), at: () => ".sw-wheel-frame" },
  { id: "swiss-won", tells: true, when: happened("Owed", (each, { seat }) => each.to === seat), with: named((about) => found(about, "Owed").seat), at: () => ".sw-spin" },
  { id: "swiss-lost", tells: true, when: (about) => mine("Challenged")(about) && !found(about, "Owed"), at: () => ".sw-spin" },
  { id: "swiss-scored", tells: true, when: ({ view, ended }) => view.over && !ended, at: () => ".over-bar" },
  { id: "end", last: true, when: ({ ended }) => ended },
];
