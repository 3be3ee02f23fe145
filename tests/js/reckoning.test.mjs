import assert from "node:assert/strict";
import test from "node:test";
import { reckon as reckonAs } from "/web/js/screens/end/reckoning.js";
import { GAMES, TABLES } from "./games.mjs";
import { recount } from "./recount.mjs";

const reckon = (log) => reckonAs(log, TABLES[log.rules ?? "classic"]);
const some = (marks) => assert.deepEqual(new Set(marks), new Set([true, false]), "a game without right and wrong shows nothing");

for (const [name, log] of Object.entries(GAMES)) {
  const story = reckon(log);
  const slow = recount(log);

  test(`what everyone laid is reckoned from the log: ${name}`, () => {
    some(slow.laid.map(({ right }) => right));
    assert.deepEqual(story.laid, slow.laid);
  });

  test(`everyone has their own cards, in the order in which they were laid: ${name}`, () => {
    assert.equal(story.by.length, log.players.length);
    story.by.forEach((own, seat) => assert.deepEqual(own, slow.laid.filter((each) => each.seat === seat)));
  });

  test(`the card that surprised most was the furthest off: ${name}`, () => {
    const most = Math.max(...slow.laid.map(({ off }) => off));
    if (name === "twist") assert.equal(story.surprise, null);
    else assert.deepEqual(story.surprise, slow.laid.find(({ off }) => off === most));
  });

  test(`every card that came up is known by its number: ${name}`, () => {
    assert.deepEqual(story.cards.map(({ year }) => year), slow.years);
    const opened = log.entries.flatMap(({ events }) => events).filter(({ event }) => event === "Topped" || event === "Announced");
    for (const { card, face } of opened) assert.equal(story.cards[card].face, face);
  });
}

test("ratings count as right where the truth was said", () => {
  const { ratings } = recount(GAMES.superversion);
  some(ratings.flat());
  assert.deepEqual(reckon(GAMES.superversion).ratings, ratings);
  assert.deepEqual(reckon(GAMES.classic).ratings, [[], [], []]);
});

test("every round is kept with its points", () => {
  const { rounds } = reckon(GAMES.superversion);
  assert.equal(rounds.length, 2);
  assert.deepEqual(rounds, recount(GAMES.superversion).rounds);
});

test("the cards of the set-up were laid by nobody", () => {
  const begun = { ...GAMES.twist, entries: GAMES.twist.entries.slice(0, 1) };
  assert.ok(begun.entries[0].events.some(({ event }) => event === "Joined"));
  assert.deepEqual(reckon(begun).laid, []);
});

/** A log of one move: two cards on the line, a third laid into a gap where it misses. */
const missing = (gap, ...years) => ({
  players: [{ name: "Ana" }],
  deck: years.map((year) => ({ face: `of-${year}`, year })),
  entries: [
    { events: years.map((year, card) => ({ event: "Drew", seat: 0, card, face: `of-${year}` })) },
    { events: [{ event: "Started", card: 0 }, { event: "Placed", seat: 0, card: 1, gap: 1 }, { event: "Missed", seat: 0, card: 2, gap }] },
  ],
});

test("a card laid too far left was laid too early, one too far right too late", () => {
  const told = (log) => reckon(log).laid.at(-1);
  assert.deepEqual(told(missing(0, -44, 1200, 44)), { seat: 0, card: 2, right: false, off: 87, early: true });
  assert.deepEqual(told(missing(2, -44, 1200, 44)), { seat: 0, card: 2, right: false, off: 1156, early: false });
  assert.deepEqual(told(missing(1, -44, 1200, -500)), { seat: 0, card: 2, right: false, off: 456, early: false });
});

test("of two cards that were as far off, the first surprised most", () => {
  const log = missing(2, 1000, 1200, 1100);
  log.entries[1].events.push({ ...log.entries[1].events[2], gap: 0 });
  assert.equal(reckon(log).laid[1].off, reckon(log).laid[2].off);
  assert.equal(reckon(log).surprise.early, false);
});
