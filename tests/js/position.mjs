/** Positions written as text, and their players. */
import { decks } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";

const NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hope"];

/**
 * A spectator's view: `parse("line 1200 1492 | hand 1300 | hand -44")`. Cards are numbered in the order they are
 * written. `more` overrides the rest.
 */
export function parse(text, more = {}) {
  const view = { cards: {}, line: [], hands: [], racks: [], rows: [] };
  for (const zone of text.split("|")) {
    const [name, ...years] = zone.trim().split(" ");
    const cards = years.map((year) => {
      const n = Object.keys(view.cards).length;
      view.cards[n] = { face: `of-${year}`, year: Number(year) };
      return n;
    });
    if (name === "line") view.line = cards;
    else view[`${name}s`].push(cards);
  }
  const seats = Array.from({ length: Math.max(view.hands.length, view.racks.length) }, (_, seat) => seat);
  const calm = { entries: 1, asks: [], over: false, winners: [], score: null, round: 1, turn: 0, order: seats, yet: [], playing: seats, left: [] };
  const swiss = { read: null, reader: null, trying: null, tries: 1, tried: [], failed: [], owing: null, spun: null, mark: null, raters: [], ratings: {} };
  const twist = { row: [], slots: [], discards: [], sideways: [], pile: 0 };
  const players = seats.map((seat) => ({ name: NAMES[seat], age: null }));
  return { seat: null, players, options: {}, chips: seats.map(() => 0), totals: seats.map(() => 0), ...calm, ...swiss, ...twist, ...view, ...more };
}

/** @param {any} view @returns Words for a table whose cards are named by year: "Of 1300". */
export function wordsOf(view) {
  const faces = (view.deck ?? Object.values(view.cards)).map(({ face }) => face);
  const called = (face) => face[0].toUpperCase() + face.slice(1).replaceAll("-", " ");
  decks.value = { some: { themes: {}, cards: Object.fromEntries(faces.map((face) => [face, { title: called(face), theme: "" }])) } };
  return makeWords(["some"], view.players, view.seat ?? null);
}
