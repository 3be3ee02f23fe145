/** Who might be the youngest or oldest, if the table has to say. */
import assert from "node:assert/strict";
import test from "node:test";
import { asked } from "/web/js/screens/foyer/youngest.js";

const sits = (name, more = {}) => ({ person: name, name, ...more });
const room = (first, ...seats) => ({ preset: "events", options: { first }, seats });

test("the table is asked about everybody, but not about bots and free seats", () => {
  const { who, seats } = asked(room("youngest", sits("Ana"), null, sits("Maeve", { bot: "maeve" }), sits("Ben")));
  assert.equal(who, "youngest");
  assert.deepEqual(seats, [0, 3]);
});

test("the youngest is one of the children, and the oldest one of the adults", () => {
  const mixed = [sits("Ana"), sits("Ben", { child: true }), sits("Cem"), sits("Dea", { child: true })];
  assert.deepEqual(asked(room("youngest", ...mixed)).seats, [1, 3]);
  assert.deepEqual(asked(room("oldest", ...mixed)).seats, [0, 2]);
});

test("nobody is asked what is clear, or what does not matter", () => {
  assert.deepEqual(asked(room("youngest", sits("Ana"))).seats, []);
  assert.deepEqual(asked(room("youngest", sits("Ana"), sits("Ben", { child: true }))).seats, []);
  assert.deepEqual(asked(room("random", sits("Ana"), sits("Ben"))).seats, []);
  assert.deepEqual(asked(room("", sits("Ana"), sits("Ben"))).seats, []);
});
