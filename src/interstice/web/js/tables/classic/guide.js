/** The guided first game of classic. */
import { happened } from "/web/js/features/guide/steps.js";

const mine = (each, { seat }) => each.seat === seat;
const others = (each, { seat }) => each.seat !== seat;
const nameOf = (event) => (about) => ({ name: about.words.player(about.events.find((each) => each.event === event && others(each, about)).seat).name });
const seatOf = (seat) => `.seats .seat:nth-child(${seat + 1})`;
const BUTTON = [".ask .btn", ".phone-buttons .btn"];
const HAND = ".hand";
const first = ({ view }) => view.round === 1;

/** @type {import("/web/js/features/guide/steps.js").Step[]} */
export const steps = [
  { id: "intro", tells: true, when: ({ view }) => view.entries === 1 },
  { id: "classic-place", when: ({ ask, on }) => ask.place && on(".gap[aria-pressed=true]"), at: () => BUTTON },
  { id: "classic-gap", when: ({ ask, on }) => ask.place && on(".hand [aria-pressed=true]"), at: () => ".timeline .spot" },
  { id: "classic-card", when: (about) => about.ask.place && first(about), at: () => HAND },
  { id: "classic-right", tells: true, when: happened("Placed", mine), at: ({ events, seat }) => `.timeline [data-card="${events.find((each) => each.event === "Placed" && each.seat === seat).card}"]` },
  { id: "classic-wrong", tells: true, when: happened("Missed", mine), at: () => [".box", ".phone-counts"] },
  { id: "classic-bot-wrong", tells: true, when: happened("Missed", others), with: nameOf("Missed"), at: ({ events, seat }) => seatOf(events.find((each) => each.event === "Missed" && each.seat !== seat).seat) },
  { id: "classic-bot-right", tells: true, when: happened("Placed", others), with: nameOf("Placed"), at: ({ events, seat }) => seatOf(events.find((each) => each.event === "Placed" && each.seat !== seat).seat) },
  { id: "classic-round", tells: true, when: happened("RoundBegan", ({ round }) => round === 2), at: () => ".seats" },
  { id: "classic-empty", tells: true, when: ({ view, seat, events }) => !view.over && !view.hands[seat].length && events.some((each) => each.event === "Placed" && each.seat === seat), at: ({ seat }) => seatOf(seat) },
  { id: "classic-last", when: ({ ask, view, seat }) => ask.place && view.hands[seat].length === 1, at: () => HAND },
  { id: "classic-more", when: ({ ask, view }) => ask.place && view.round > 1, at: () => HAND },
  { id: "end", last: true, when: ({ ended }) => ended },
];
