import { html } from "/web/js/parts/html.js";
import { example } from "/web/js/tables/example.js";

const CARDS = ["crossing-the-rubicon -49 flame", "fax-machine 1843 crown", "fleming-penicillin 1928 key", "krakatoa-explodes 1883 flame"];
const inRows = (card) => html`<div>${card(3)}</div><div>${card(0)}${card(1)}${card(2)}</div>`;

/** By preset. */
export const leaflets = {
  twist: {
    bots: 1,
    Example: example("twist", "rows", CARDS, inRows),
    need: "twist-cards twist-set-up",
    turn: "twist-choice twist-play twist-misfit twist-second twist-discard twist-draw twist-talk",
    end: "twist-end twist-score twist-ranks",
    cases: "twist-empty twist-leave",
  },
};
