import { example } from "/web/js/tables/example.js";

/** @param {string} deck @param {string} hand @param {string[]} cards @param {string} [cases] @returns {import("/web/js/tables/plain/game.js").Leaflet} */
const leaflet = (deck, hand, cards, cases = "") => ({
  bots: 3,
  Example: example(deck, "line", cards),
  need: `classic-cards classic-hand-${hand} classic-set-up`,
  turn: "classic-place classic-right classic-wrong classic-tighter",
  end: "classic-end classic-tie",
  cases: `${cases}equal classic-pile classic-share classic-leave`,
});

/** By preset. */
export const leaflets = {
  events: leaflet("events", "four", ["great-fire-of-london 1666", "suez-canal 1869", "berlin-wall-opens 1989", "silent-night"]),
  inventions: leaflet("inventions", "by-players", ["stethoscope 1816", "coca-cola 1886", "rubiks-cube 1974", "saxophone"]),
  themes: leaflet("themes", "by-players", ["great-pyramid -2560", "eiffel-tower 1889", "thriller-album 1982", "beethoven-ninth"]),
  "twist-competitive": leaflet("twist", "four", ["crossing-the-rubicon -49", "fax-machine 1843", "fleming-penicillin 1928", "krakatoa-explodes"], "classic-icons "),
};
