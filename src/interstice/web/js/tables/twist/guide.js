/** The guided first game of Twist. */
import { happened } from "/web/js/features/guide/steps.js";

const find = ({ events }, event) => events.find((each) => each.event === event);
const mine = (event, so = (_) => true) => happened(event, (each, { seat }) => each.seat === seat && so(each));
const others = (event, so = (_) => true) => happened(event, (each, { seat }) => each.seat !== null && each.seat !== seat && so(each));
const doer = (event) => (about) => ({ name: about.words.player(find(about, event).seat).name });
const cardOf = (event) => (about) => `.tw-wall [data-card="${find(about, event).card}"]`;
const atEnd = ({ where }) => where === "left" || where === "right";
const inSlot = ({ where }) => where === "slot";
const HAND = ".tw-hand";

/** @type {import("/web/js/features/guide/steps.js").Step[]} */
export const steps = [
  { id: "intro", tells: true, when: ({ view }) => view.entries === 1 },
  { id: "twist-danger", when: ({ ask, view }) => ask.play && view.misfits && !view.placed, at: () => HAND },
  { id: "twist-stop", when: ({ ask }) => ask.stop, at: () => ".tw-stop" },
  { id: "twist-discard-now", when: ({ ask, on }) => ask.discard && on(".tw-discard:not(:disabled)") && !on(".twist[data-entries='1']"), at: () => ".tw-discard" },
  { id: "twist-discard", when: ({ ask, view }) => ask.discard && view.row.length > 1, at: () => [".tw-hand .lit", HAND] },
  { id: "twist-turn", when: ({ ask, on }) => ask.play && on(".tw-play:not(:disabled)"), at: () => ".tw-play" },
  { id: "twist-card", when: ({ ask, view }) => ask.play && view.row.length === 1, at: () => HAND },
  { id: "twist-free", when: ({ ask, view }) => ask.play && view.row.length > 1, at: () => HAND },

  { id: "twist-row", tells: true, when: mine("Joined", atEnd), at: cardOf("Joined") },
  { id: "twist-slot", tells: true, when: mine("Joined", inSlot), at: cardOf("Joined") },
  { id: "twist-sideways", tells: true, when: mine("LaidSideways"), at: () => [".tw-hand .aside", HAND] },
  { id: "twist-closed", tells: true, when: others("Joined", inSlot), with: doer("Joined"), at: cardOf("Joined") },
  { id: "twist-bot-sideways", tells: true, when: others("LaidSideways"), with: doer("LaidSideways"), at: () => ".tw-mate .aside" },
  { id: "twist-icon", tells: true, when: (about) => mine("Discarded")(about), at: () => ".tw-pile.lit" },
  { id: "twist-chain", tells: true, when: others("Discarded"), with: doer("Discarded"), at: () => ".tw-pile.lit" },
  { id: "twist-scored", tells: true, when: ({ view, ended }) => view.over && !ended, at: () => ".over-bar" },
  { id: "end", last: true, when: ({ ended }) => ended },
];
