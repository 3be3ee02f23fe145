import assert from "node:assert/strict";
import test from "node:test";
import { isQuick, makeQueue, timeFor } from "/web/js/pace.js";
import { html } from "/web/js/parts/html.js";
import { pace } from "/web/js/store.js";
import { draw, settle } from "./draw.mjs";
import { press } from "./sit.mjs";

/** A queue with a clock of its own. `seen`: what is shown, and when. */
function queue({ slower = 1, patient = false } = {}) {
  let clock = 0;
  let timer = null;
  const seen = [];
  const wishes = { slower };
  const held = [];
  const made = makeQueue({
    show: (told) => seen.push([told.name, clock]),
    time: ({ takes = 0 }) => takes,
    slower: () => wishes.slower,
    patient: () => patient,
    now: () => clock,
    later: (how, milliseconds) => (timer = { how, at: clock + milliseconds }),
    cancel: () => (timer = null),
    changed: (_, holders) => held.at(-1) !== holders && held.push(holders),
  });
  /** Lets time pass, step by step. */
  const pass = (milliseconds) => {
    const end = clock + milliseconds;
    while (timer && timer.at <= end) {
      clock = timer.at;
      const { how } = timer;
      timer = null;
      how();
    }
    clock = end;
  };
  return { ...made, seen, pass, wishes, held };
}

/** What happened: its name, how long it takes to see, whether it asks us to move, and whether our clock runs. */
const told = (name, takes = 0, { asked = false, left = {}, game = "g", events = [name] } = {}) => ({ name, takes, game, events, left, views: { 0: { asks: asked ? [{}] : [] } } });

test("the queue says how many things hold it up", () => {
  const { hold, held, forget } = queue();
  const [one, other] = [hold(), hold()];
  one();
  one();
  hold();
  other();
  forget();
  assert.deepEqual(held, [1, 2, 1, 2, 1, 0]);
});

test("each step is shown when the one before has been seen", () => {
  const { tell, seen, pass } = queue();
  tell(told("a", 1500));
  pass(200);
  tell(told("b", 800));
  tell(told("c", 1500));
  tell(told("d"));
  pass(10_000);
  assert.deepEqual(seen, [["a", 0], ["b", 1500], ["c", 2300], ["d", 3800]]);
});

test("nothing waits that comes when the last step has been seen", () => {
  const { tell, seen, pass } = queue();
  tell(told("a", 1500));
  pass(4000);
  tell(told("b", 1500));
  assert.deepEqual(seen, [["a", 0], ["b", 4000]]);
});

test("the pace makes it slower, quicker or immediate, even in between", () => {
  for (const [slower, second] of [[2, 3000], [0.5, 750], [0, 0]]) {
    const { tell, seen, pass } = queue({ slower });
    tell(told("a", 1500));
    tell(told("b"));
    pass(10_000);
    assert.deepEqual(seen.map(([, at]) => at), [0, second]);
  }
  const { tell, seen, skip, wishes } = queue();
  tell(told("a", 1500));
  tell(told("b", 1500));
  wishes.slower = 0;
  skip();
  tell(told("c"));
  assert.deepEqual(seen, [["a", 0], ["b", 0], ["c", 0]]);
});

test("skip brings the page up to date in one step, with all that happened", () => {
  const all = [];
  const now = () => 0;
  const { tell, skip } = makeQueue({ show: ({ events }) => all.push(events), time: () => 1500, slower: () => 1, now, later: () => 0, cancel() {} });
  ["a", "b", "c"].forEach((name) => tell(told(name)));
  assert.deepEqual(all, [["a"]]);
  skip();
  assert.deepEqual(all, [["a"], ["b", "c"]]);
  tell(told("d"));
  assert.deepEqual(all.at(-1), ["d"]);
});

test("what asks us to move never waits more than three seconds: the others stay long enough to be read, or come with it", () => {
  const shown = (names, how) => {
    const { tell, seen, pass } = queue(how);
    for (const name of names) tell(told(name, 1500));
    tell(told("mine", 1500, { asked: true }));
    pass(10_000);
    return seen;
  };
  assert.deepEqual(shown(["a", "b"]), [["a", 0], ["b", 1500], ["mine", 3000]]);
  assert.deepEqual(shown(["a", "b", "c"]), [["a", 0], ["mine", 1500]]);
  assert.deepEqual(shown(["a", "b", "c"], { patient: true }), [["a", 0], ["b", 1500], ["c", 3000], ["mine", 4500]], "who is guided follows everything");
});

test("where nothing pauses, what happens meanwhile still waits until it has been read", () => {
  const { tell, hold, seen } = queue({ slower: 0 });
  tell(told("own"));
  const release = hold();
  tell(told("a", 1500));
  tell(told("mine", 1500, { asked: true }));
  assert.deepEqual(seen, [["own", 0]]);
  release();
  assert.deepEqual(seen.at(-1), ["mine", 0]);
});

test("at a slow pace everything takes twice as long, unless our clock is running", () => {
  for (const [left, times] of [[{}, [2000, 4000, 6000]], [{ 0: 30 }, [2000]]]) {
    const { tell, seen, pass } = queue({ slower: 2 });
    for (const name of ["a", "b", "c"]) tell(told(name, 1000));
    tell(told("mine", 1500, { asked: true, left }));
    pass(20_000);
    assert.deepEqual(seen.map(([, at]) => Math.round(at)), [0, ...times]);
  }
});

test("a key skips ahead, while there is something to skip", async () => {
  const { stepsBehind, tell, forget } = await import("/web/js/pace.js");
  const { Skip } = await import("/web/js/features/skip.js");
  const page = draw(html`<${Skip} />`);
  const buttons = () => (settle(), page.all("button").length);
  for (const at of [1, 2, 3]) tell({ game: "g", views: {}, left: {}, at, events: [{ event: "Placed", seat: 1 }] }, false);
  assert.deepEqual([stepsBehind.value, buttons()], [1, 1]);
  press("n");
  assert.deepEqual([stepsBehind.value, buttons()], [0, 0]);
  forget();
  draw(null, page);
});

test("if nobody could follow any more, what asks us to move comes in one step", () => {
  const { tell, seen, pass } = queue();
  tell(told("a", 1500));
  for (let n = 0; n < 20; n++) tell(told(`b${n}`, 1500));
  tell(told("mine", 1500, { asked: true }));
  assert.deepEqual(seen, [["a", 0]]);
  pass(10_000);
  assert.deepEqual(seen.slice(1), [["mine", 1500]]);
});

test("nothing is shown while it is held, and then what nobody has time for comes in one step", () => {
  const { tell, hold, seen, pass } = queue();
  tell(told("own", 3000));
  const release = hold();
  tell(told("a", 1500));
  tell(told("b", 1500));
  tell(told("c", 1500));
  tell(told("mine", 0, { asked: true }));
  pass(60_000);
  assert.deepEqual(seen, [["own", 0]]);
  release();
  release();
  pass(60_000);
  assert.deepEqual(seen.slice(1), [["mine", 60_000]]);
});

test("two holders: nothing is shown until both have let go", () => {
  const { tell, hold, seen } = queue();
  tell(told("own"));
  const [one, other] = [hold(), hold()];
  tell(told("a"));
  one();
  assert.equal(seen.length, 1);
  other();
  assert.equal(seen.length, 2);
});

test("where our clock is running, holding gives way after three seconds", () => {
  const { tell, hold, seen, pass } = queue();
  tell(told("own", 3000));
  hold();
  tell(told("a", 1500));
  pass(1000);
  tell(told("mine", 0, { asked: true, left: { 0: 20 } }));
  pass(2999);
  assert.equal(seen.length, 1);
  pass(1);
  assert.deepEqual(seen.at(-1), ["mine", 4000]);
});

test("whoever has missed something, and whoever begins another game, is brought up to date at once", () => {
  const { tell, seen } = queue();
  tell(told("a", 1500));
  tell(told("b", 1500));
  tell(told("back", 1500), true);
  tell(told("c", 1500));
  tell(told("again", 0, { game: "other" }));
  assert.deepEqual(seen.map(([name]) => name), ["a", "back", "again"]);
});

test("after leaving, nothing of the old room is shown", () => {
  const { tell, forget, seen, pass, latest } = queue();
  tell(told("a", 1500));
  tell(told("b"));
  forget();
  pass(10_000);
  assert.deepEqual([seen.length, latest()], [1, null]);
});

const CARDS = { 1: { face: "a" }, 2: { face: "b", year: 1492 } };
const happened = (events, more, game = "g") => ({ game, events, left: {}, views: { 0: { asks: [], cards: { ...CARDS, ...more } } } });

test("a card that is turned over takes longer to see than anything else, one's own longest", () => {
  const before = happened([]);
  const turned = { 1: { face: "a", year: -753 } };
  assert.equal(timeFor(happened([{ event: "Placed", seat: 1, card: 1 }], turned), before), 1500);
  assert.equal(timeFor(happened([{ event: "Placed", seat: 0, card: 1 }], turned), before), 3000);
  assert.equal(timeFor(happened([{ event: "Gave", seat: 1, card: 2 }]), before), 800);
  assert.equal(timeFor(happened([{ event: "Spun", seat: 1 }]), before, { Spun: 1700 }), 1700);
  assert.equal(timeFor(happened([{ event: "RoundBegan", round: 2 }]), before), 0);
  assert.equal(timeFor(happened([{ event: "Placed", seat: 1, card: 1 }], turned), null), 0);
  assert.equal(timeFor(happened([{ event: "Placed", seat: 1, card: 1 }], turned, "other"), before), 0);
});

test("bots are asked to be quick at a quick pace, and where nothing pauses", () => {
  const asked = ["slow", "", "quick", "none"].filter((each) => {
    pace.value = each;
    return isQuick();
  });
  pace.value = "";
  assert.deepEqual(asked, ["quick", "none"]);
});
