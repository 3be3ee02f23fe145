import assert from "node:assert/strict";
import test, { before } from "node:test";
import { reckon as reckonAs } from "/web/js/screens/end/reckoning.js";
import { GAMES, TABLES } from "./games.mjs";
import { wordsOf } from "./position.mjs";
import { recount } from "./recount.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "end"));

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
  assert.deepEqual(told(missing(0, -44, 1200, 44)), { seat: 0, card: 2, right: false, off: 87, early: true, span: { left: undefined, right: -44 }, step: 2 });
  assert.deepEqual(told(missing(2, -44, 1200, 44)), { seat: 0, card: 2, right: false, off: 1156, early: false, span: { left: 1200, right: undefined }, step: 2 });
  assert.deepEqual(told(missing(1, -44, 1200, -500)), { seat: 0, card: 2, right: false, off: 456, early: false, span: { left: -44, right: 1200 }, step: 2 });
});

test("of two cards that were as far off, the first was the worst moment", () => {
  const log = missing(2, 1000, 1200, 1100);
  log.entries[1].events.push({ ...log.entries[1].events[2], gap: 0 });
  const story = reckon(log);
  assert.equal(story.laid[1].off, story.laid[2].off);
  assert.match(TABLES.classic.moments({}, story, 0, wordsOf(log)).worst.says, /too late/);
});

test("the best moment is the right card in the narrowest gap, the worst the one that missed by the most years", () => {
  for (const log of [GAMES.classic, GAMES.superversion]) {
    const { laid } = recount(log);
    const words = wordsOf(log);
    const wide = ({ span }) => span.right - span.left || Infinity;
    for (const seat of [null, 0, 1, 2]) {
      const own = laid.filter((each) => seat === null || each.seat === seat);
      const { best, worst } = TABLES[log.rules].moments({}, reckon(log), seat, words);
      const narrowest = own.filter(({ right }) => right).toSorted((one, other) => wide(one) - wide(other))[0];
      const furthest = own.toSorted((one, other) => other.off - one.off)[0];
      assert.equal(best?.card, narrowest?.card);
      if (best) assert.match(best.says, /^“.*”, in the right place (between .* and|before|after) /);
      assert.equal(worst?.card, furthest.off ? furthest.card : undefined);
      if (worst) assert.ok(worst.says.includes(`${furthest.off} years too ${furthest.early ? "early" : "late"}`), worst.says);
      if (seat === null) assert.deepEqual([best.who, worst.who], [narrowest, furthest].map((each) => log.players[each.seat].name));
      else assert.deepEqual([best?.who, worst?.who], [undefined, undefined]);
    }
  }
});

test("whoever laid nothing has no best and no worst moment", () => {
  const log = { ...GAMES.classic, entries: GAMES.classic.entries.slice(0, 1) };
  assert.deepEqual(TABLES.classic.moments({}, reckon(log), 0, wordsOf(log)), { best: null, worst: null });
});
