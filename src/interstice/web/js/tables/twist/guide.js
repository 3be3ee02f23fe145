/** The guided first game of Twist. */
import { END, INTRO, mine, others, telling } from "/web/js/features/guide/steps.js";

const HAND = ".tw-hand";
const cardOf = ({ card }) => `.tw-wall [data-card="${card}"]`;
const discards = () => ".tw-pile.lit";
const atEnd = ({ where }) => where === "left" || where === "right";
const inSlot = ({ where }) => where === "slot";

/** @type {import("/web/js/features/guide/steps.js").Step[]} */
export const steps = [
  INTRO,
  { id: "twist-danger", when: ({ ask, view }) => ask.play && view.misfits && !view.placed, at: () => HAND },
  { id: "twist-stop", when: ({ ask }) => ask.stop, at: () => ".tw-stop" },
  { id: "twist-discard-now", when: ({ ask, view, on }) => ask.discard && view.row.length > 1 && on(".tw-hand .up.lit"), at: () => ".tw-discard" },
  { id: "twist-discard", when: ({ ask, view }) => ask.discard && view.row.length > 1, at: () => [".tw-hand .lit", HAND] },
  { id: "twist-turn", when: ({ ask, on }) => ask.play && on(".tw-hand .up:not(.shut)"), at: () => ".tw-play" },
  { id: "twist-card", when: ({ ask, view }) => ask.play && view.row.length === 1, at: () => HAND },
  { id: "twist-free", when: ({ ask, view }) => ask.play && !ask.stop && view.row.length > 1, at: () => HAND },

  telling("twist-row", mine("Joined", atEnd), cardOf),
  telling("twist-slot", mine("Joined", inSlot), cardOf),
  telling("twist-sideways", mine("LaidSideways"), () => [".tw-hand .aside", HAND]),
  telling("twist-closed", others("Joined", inSlot), cardOf),
  telling("twist-bot-sideways", others("LaidSideways"), () => ".tw-mate .aside"),
  telling("twist-icon", mine("Discarded"), discards),
  telling("twist-chain", others("Discarded"), discards),
  { id: "twist-scored", tells: true, when: ({ view, ended }) => view.over && !ended },
  END,
];
