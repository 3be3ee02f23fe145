/** The guided first game of classic. */
import { END, INTRO, happened, mine, others, telling } from "/web/js/features/guide/steps.js";

const BUTTON = [".ask .btn", ".phone-buttons .btn"];
const HAND = ".hand";
const LAID = ".gap[aria-pressed=true]";
const handOrButton = ({ on }) => (on(LAID) ? BUTTON : HAND);
const seatOf = ({ seat }) => `.seats .seat:nth-child(${seat + 1})`;
const cardOf = ({ card }) => `.timeline [data-card="${card}"]`;
const lastPlaced = (about) => !about.view.over && !about.view.hands[about.seat].length && mine("Placed")(about);

/** @type {import("/web/js/features/guide/steps.js").Step[]} */
export const steps = [
  INTRO,
  { id: "classic-place", when: ({ ask, on }) => ask.place && on(LAID), at: () => BUTTON },
  { id: "classic-gap", when: ({ ask, on }) => ask.place && on(".hand [aria-pressed=true]"), at: () => ".timeline .gap", all: true },
  { id: "classic-card", when: ({ ask, view }) => ask.place && view.round === 1, at: () => HAND },
  { id: "classic-last", when: ({ ask, view, seat }) => ask.place && view.hands[seat].length === 1, at: handOrButton },
  { id: "classic-more", when: ({ ask, view }) => ask.place && view.round > 1, at: handOrButton },

  telling("classic-right", mine("Placed"), cardOf),
  telling("classic-wrong", mine("Missed"), () => [".box", ".phone-counts"]),
  telling("classic-empty", lastPlaced, seatOf),
  telling("classic-bot-wrong", others("Missed"), seatOf),
  telling("classic-bot-right", others("Placed"), seatOf),
  telling("classic-round", happened("RoundBegan", ({ round }) => round === 2), () => ".seats"),
  END,
];
