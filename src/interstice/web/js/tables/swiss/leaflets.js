import { html } from "/web/js/parts/html.js";
import { example } from "/web/js/tables/example.js";

const FACES = { "rules-swiss-question": "?", "rules-swiss-two-tries": "??", "rules-swiss-star": "★", "rules-swiss-grump": "☹" };

/** @param {{ id: string }} props The face of the wheel that a paragraph describes, if any. */
export const Sign = ({ id }) => FACES[id] && html`<span class=${`sector ${id}`} aria-hidden="true">${FACES[id]}</span>`;

const swiss = {
  bots: 2,
  Example: example("switzerland", "rack", ["foundation-of-bern 1191", "pilatus-railway 1889", "swissminiatur-opening 1959", "basel-earthquake"]),
  need: "swiss-cards swiss-wheel swiss-set-up",
  turn: "swiss-spin swiss-question swiss-two-tries swiss-star swiss-grump swiss-duel swiss-next",
  end: "swiss-end swiss-total",
  cases: "equal swiss-kids swiss-bank swiss-empty swiss-leave",
};

/** By preset. */
export const leaflets = {
  swiss,
  "swiss-no-spinner": { ...swiss, need: "swiss-cards swiss-set-up", turn: "swiss-no-wheel swiss-question swiss-duel swiss-next" },
  superversion: {
    ...swiss,
    need: `${swiss.need} superversion-chips`,
    turn: `${swiss.turn} superversion-stake superversion-rate superversion-right superversion-doubt`,
    cases: `superversion-order ${swiss.cases}`,
  },
};
