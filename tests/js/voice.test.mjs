import assert from "node:assert/strict";
import test from "node:test";
import { makeVoice } from "/web/js/parts/voice.js";

/** A voice with a clock of its own, and what it has said. */
function voice() {
  const said = [];
  let [time, due] = [1000, null];
  const { tell, stop } = makeVoice((text) => said.push(text), {
    now: () => time,
    later: (how, milliseconds) => (due = { how, at: time + milliseconds }),
    cancel: () => (due = null),
  });
  const pass = (milliseconds, late = false) => {
    time += milliseconds;
    if (late || !due || due.at > time) return;
    const { how } = due;
    due = null;
    how();
  };
  return { said, tell, stop, pass };
}

test("a sentence is said at once", () => {
  const { said, tell, pass } = voice();
  tell("You get 2 chips.");
  assert.deepEqual(said, ["You get 2 chips."]);
  pass(5000);
  tell("Luca spins.");
  assert.deepEqual(said.slice(1), ["Luca spins."]);
});

test("what follows at once waits until the sentence has been noticed, and is then said together", () => {
  const { said, tell, pass } = voice();
  tell("You get 2 chips.");
  pass(40);
  tell("Luca spins.");
  pass(40);
  tell("Luca gets a star.");
  assert.deepEqual(said, ["You get 2 chips."]);
  pass(1000);
  assert.deepEqual(said.slice(1), ["Luca spins. Luca gets a star."]);
});

test("a timer that comes late in a busy page takes back nothing", () => {
  const { said, tell, pass } = voice();
  tell("You get 2 chips.");
  tell("Luca spins.");
  pass(1000, true);
  tell("Luca gets a star.");
  pass(1);
  assert.deepEqual(said.slice(1), ["Luca spins. Luca gets a star."]);
});

test("nothing more to say silences no sentence before its time", () => {
  const { said, tell, pass } = voice();
  tell("You get 2 chips.");
  pass(40);
  tell("");
  assert.deepEqual(said, ["You get 2 chips."]);
  pass(1000);
  assert.deepEqual(said.slice(1), [""]);
});

test("whoever has left says nothing", () => {
  const { said, tell, stop, pass } = voice();
  tell("You get 2 chips.");
  tell("Luca spins.");
  stop();
  pass(1000);
  assert.deepEqual(said, ["You get 2 chips."]);
});
