/** The guided first games of Swiss and of the Superversion. */
import { END, INTRO, happened, mine, others, telling } from "/web/js/features/guide/steps.js";

const OWN = ".sw-ledge.own";
const GO = ".sw-ask .btn";
const WHEEL = [".sw-wheel-frame", GO];
const own = () => OWN;
const board = () => ".sw-board";
const ownChips = (_, { seat }) => `.sw-me [data-chips="${seat}"]`;
const rackOf = ({ seat: who }, { view, seat }) => `.sw-rack:nth-child(${((who - seat - 1 + view.players.length) % view.players.length) + 1})`;
const nameOf = (who) => (about) => ({ name: about.words.player(who(about)).name });
/** Not before the wheel has stopped. */
const marks = ({ ask, on }) => ask.mark && on(".swiss[data-mode=mark]");
const betting = ({ view }) => view.options.betting;

/** Finds a card that went onto a rack with this many chips: two in a player's own turn, one for a steal, none for the reader. */
const taken = (byMe, chips) => (about) =>
  about.events.find((each, at) => {
    const before = about.events[at - 1];
    const paid = before?.event === "Paid" && before.seat === each.seat ? before.chips : 0;
    return each.event === "Inserted" && byMe === (each.seat === about.seat) && paid === chips;
  });

/** @returns {number} The chips that the player's rating brought or cost, once the card is settled; 0 if there are none. */
function rated({ events, seat, view }) {
  const from = events.findIndex((each) => each.event === "RatingsShown" && seat in each.ratings);
  if (from < 0 && !(seat in view.ratings)) return 0;
  const since = events.slice(Math.max(from, 0));
  const settled = since.findIndex(({ event }) => event === "Inserted" || event === "Buried");
  const paid = since.slice(0, Math.max(settled, 0)).filter((each) => each.event === "Paid" && each.seat === seat);
  // The last chips may be for the card itself.
  return paid.length > (since[settled]?.seat === seat ? 1 : 0) ? paid[0].chips : 0;
}

/** Finds the ratings of a mark by which the player got the card. */
const ratedMe = (about) => taken(true, 2)(about) && happened("RatingsShown", ({ ratings }) => Object.keys(ratings).length)(about);
const rater = (about) => Number(Object.keys(ratedMe(about).ratings)[0]);
const failed = mine("TryFailed");

/** @type {import("/web/js/features/guide/steps.js").Step[]} */
export const steps = [
  INTRO,
  { id: "super-chips", tells: true, when: (about) => about.view.entries === 1 && betting(about), at: (about) => ownChips(null, about) },

  { id: "swiss-duel", when: ({ ask }) => ask.challenge, with: nameOf(({ ask }) => ask.challenge.seat[0]), at: () => [".sw-targets", ".sw-ask .btn2"] },
  { id: "swiss-last", when: ({ ask, view }) => ask.spin && !view.pile, at: () => WHEEL },
  { id: "swiss-spin", when: ({ ask }) => ask.spin, at: () => WHEEL },
  { id: "super-rate", when: ({ ask }) => ask.rate, with: nameOf(({ view }) => view.turn), at: board },
  { id: "super-stake", when: (about) => marks(about) && about.ask.mark.stake.length > 1, at: () => [".sw-stakes", OWN] },
  { id: "swiss-steal", when: (about) => marks(about) && about.view.turn !== about.seat, with: nameOf(({ view }) => view.turn), at: own },
  { id: "swiss-tries", when: (about) => marks(about) && about.view.tries === 2, at: own },
  { id: "swiss-mark", when: marks, with: nameOf(({ view }) => view.reader), at: own },
  { id: "swiss-remove", when: ({ ask }) => ask.remove, at: own },
  { id: "swiss-give", when: ({ ask }) => ask.give, at: own },

  { id: "super-rating-won", tells: true, when: (about) => rated(about) > 0, with: (about) => ({ n: rated(about) }), at: (about) => ownChips(null, about) },
  { id: "super-rating-lost", tells: true, when: (about) => rated(about) < 0, at: (about) => ownChips(null, about) },
  telling("super-stake-won", mine("StakeReturned"), ownChips),
  telling("super-stake-lost", mine("StakeLost"), ownChips),
  { id: "super-rated", tells: true, when: ratedMe, with: nameOf(rater), at: board },
  telling("swiss-right", (about) => !betting(about) && taken(true, 2)(about), ownChips),
  telling("swiss-stolen", taken(true, 1), own),
  telling("swiss-bot-steal", taken(false, 1), rackOf),
  telling("swiss-wrong", (about) => failed(about) && happened("TryBegan", ({ seat }) => seat !== about.seat)(about), rackOf),
  telling("swiss-missed", (about) => failed(about) && !happened("TryBegan")(about) && taken(false, 0)(about), rackOf),
  telling("swiss-star", others("Spun", ({ face }) => face === "star"), rackOf),
  telling("swiss-grump", mine("Spun", ({ face }) => face === "grump"), () => ".sw-wheel-frame"),
  telling("swiss-won", happened("Owed", ({ to }, { seat }) => to === seat), () => ".sw-spin"),
  telling("swiss-lost", (about) => !happened("Owed")(about) && mine("Challenged")(about), () => ".sw-spin"),
  { id: "swiss-scored", tells: true, when: ({ view, ended }) => view.over && !ended },
  END,
];
