import { example } from "/web/js/tables/example.js";

/** By preset. @type {Record<string, import("/web/js/tables/plain/game.js").Leaflet>} */
export const leaflets = {
  solo: {
    bots: 0,
    Example: example("events", "line", ["great-fire-of-london 1666", "suez-canal 1869", "berlin-wall-opens 1989", "silent-night"]),
    need: "solo-cards solo-set-up",
    turn: "solo-place solo-right solo-wrong solo-fold",
    end: "solo-end solo-score",
    cases: "equal solo-clock solo-options solo-leave",
  },
};
