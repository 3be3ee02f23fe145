import assert from "node:assert/strict";
import test, { before } from "node:test";
import { html } from "/web/js/parts/html.js";
import { aloud } from "/web/js/store.js";
import { axisOf } from "/web/js/tables/classic/axis.js";
import { Ruler } from "/web/js/tables/classic/ruler.js";
import { useStory } from "/web/js/tables/classic/story.js";
import { draw, settle } from "./draw.mjs";
import { goOn } from "./page.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "classic", "table"));

// What happened, from message to message

const START = "line 1200 1492 | hand 1300 1600 | hand 1400 1789";

/** A table seen from a seat, told what happens message by message. */
function table(seat) {
  let story;
  const own = [];
  const Table = (props) => {
    story = useStory(props);
    return null;
  };
  const page = draw(null);
  const tell = (view, ...events) => {
    aloud.value = "";
    draw(html`<${Table} ...${{ view, seat, words: wordsOf(view), last: { events }, onOwn: (found) => own.push(found) }} />`, page);
    return story;
  };
  tell(parse(START));
  return { tell, own, now: () => (settle(), story) };
}
const [C1300, C1400, C1789] = [2, 4, 5];
const after = (more) => parse(START, { hands: [[3], [5]], ...more });

test("somebody else's card is shown in its place for a while, with what became of it", () => {
  const { tell, now } = table(0);
  const { guest, notes } = tell(after(), { event: "Missed", seat: 1, card: C1789, gap: 1 });
  assert.deepEqual([guest.card, guest.gap, guest.right, guest.says], [C1789, 1, false, "Ben: Missed by 297 years"]);
  assert.deepEqual(notes, { 1: "got “Of 1789” wrong" });
  goOn();
  assert.equal(now().guest, null);
  assert.deepEqual(now().notes, notes, "the note stays");
});

test("what others did is read out, and that it is your turn", () => {
  const { tell } = table(0);
  tell(after({ asks: [{ move: "place" }] }), { event: "Placed", seat: 1, card: C1400, gap: 1 });
  goOn();
  assert.equal(aloud.value, "Ben put “Of 1400” (1400) in the right place. One card left. It’s your turn.");
});

test("one's own card is revealed, and settles after that", () => {
  const { tell, own, now } = table(0);
  assert.equal(tell(after({ line: [0, C1300, 1], turn: 1 }), { event: "Placed", seat: 0, card: C1300, gap: 1 }).guest, null);
  assert.deepEqual(own.map(({ card, right, off }) => [card, right, off]), [[C1300, true, 0]]);
  assert.equal(aloud.value, "", "the panel reads it out");
  now().settle(own[0]);
  assert.deepEqual([now().guest.card, now().guest.says], [C1300, "Ana: Right"]);
  goOn();
  assert.equal(aloud.value, "One card left. It’s Ben’s turn.");
});

test("a card of one's own that missed does not settle", () => {
  const { tell, own, now } = table(0);
  tell(after(), { event: "Missed", seat: 0, card: C1300, gap: 0 }, { event: "Drew", seat: 0, card: 3 });
  now().settle(own[0]);
  assert.equal(now().guest, null);
  goOn();
  assert.equal(aloud.value, "2 cards left. You draw “Of 1600”. It’s your turn.");
});

test("a newcomer is told whose turn it is, but not what happened before", () => {
  const page = draw(null);
  aloud.value = "";
  const Table = (props) => (useStory(props), null);
  const view = after();
  draw(html`<${Table} ...${{ view, seat: 0, words: wordsOf(view), last: { events: [{ event: "Missed", seat: 1, card: C1789, gap: 1 }] }, onOwn: assert.fail }} />`, page);
  assert.equal(aloud.value, "Your hand: Of 1600. It’s your turn.");
});

test("whoever begins is told what the line begins with", () => {
  const Table = (props) => (useStory(props), null);
  aloud.value = "";
  const view = parse("line 1200 | hand 1300 1600 | hand 1400 1789", { turn: 1 });
  draw(html`<${Table} ...${{ view, seat: 0, words: wordsOf(view), last: { events: [] }, onOwn: assert.fail }} />`);
  assert.equal(aloud.value, "Timeline: Of 1200, 1200. Your hand: Of 1300 and Of 1600. It’s Ben’s turn.");
});

test("of several cards in one message, the others' are read out and the last of them is shown", () => {
  const { tell, own } = table(0);
  const { guest, notes } = tell(
    after({ line: [0, C1300, 1] }),
    { event: "Placed", seat: 0, card: C1300, gap: 1 },
    { event: "Missed", seat: 1, card: C1789, gap: 2 },
  );
  assert.equal(own.length, 1);
  assert.deepEqual([guest.card, guest.off], [C1789, 297]);
  assert.deepEqual(Object.keys(notes), ["0", "1"]);
  goOn();
  assert.equal(aloud.value, "Ben was 297 years out with “Of 1789” (1789). One card left.");
});

test("whoever is out when others play it off is told so, and whoever plays on with whom", () => {
  const players = ["Ana", "Ben", "Cleo"].map((name) => ({ name, age: null }));
  const before = parse(START, { hands: [[C1300, 3], [C1400, C1789], [6]], players, playing: [0, 1, 2] });
  const playOff = (playing) => after({ hands: [[], [5], []], players, playing, turn: 1 });
  const hears = (playing) => {
    const { tell } = table(0);
    tell(before);
    tell(playOff(playing), { event: "Placed", seat: 1, card: C1400, gap: 1 });
    goOn();
    return aloud.value.replace("Ben put “Of 1400” (1400) in the right place. One card left. ", "");
  };
  assert.equal(hears([1, 2]), "You’re out: you had cards left. Ben and Cleo play on with one new card each.");
  assert.equal(hears([0, 1]), "Play-off with Ben: each of you draws one new card.");
  const { tell, own, now } = table(0);
  tell(before);
  tell(playOff([1, 2]), { event: "Missed", seat: 0, card: C1300, gap: 0 });
  now().settle(own[0]);
  goOn();
  assert.equal(aloud.value, "You’re out: you had cards left. Ben and Cleo play on with one new card each. It’s Ben’s turn.", "and not that the hand is empty");
});

test("how many cards somebody has left is counted before new ones are dealt, and every deal is read out", () => {
  const placed = { event: "Placed", seat: 1, card: C1400, gap: 1 };
  const deal = [{ event: "Drew", seat: 0, card: 6 }, { event: "Drew", seat: 1, card: 7 }, { event: "RoundBegan", round: 3, order: [0, 1] }];
  const hears = (seat, more) => {
    const { tell } = table(seat);
    tell(parse(START, { hands: [[], [4]], turn: 1 }), { event: "Placed", seat: 0, card: C1300, gap: 1 });
    goOn();
    tell(after({ hands: [[6], [7]], ...more }), placed, ...deal);
    goOn();
    return aloud.value.replace("Ben put “Of 1400” (1400) in the right place. ", "");
  };
  assert.equal(hears(0), "No cards left. Play-off with Ben: each of you draws one new card.");
  assert.equal(hears(null), "No cards left. Play-off: Ana and Ben draw one new card each.");
  const missed = [{ event: "Missed", seat: 1, card: C1400, gap: 0 }, { event: "Drew", seat: 1, card: 7 }, { event: "RoundBegan", round: 3, order: [0, 1] }];
  const { tell } = table(null);
  tell(after({ hands: [[2, 3], [5, 7]] }), ...missed);
  goOn();
  assert.match(aloud.value, / 2 cards left\.$/, "a card that is replaced is no deal");
});

test("a replay may jump: by how much a card missed depends on the line it was laid into, and only the replay tells it", () => {
  const page = draw(null);
  let story;
  const Table = (props) => ((story = useStory(props)), null);
  const show = (view, ...events) => draw(html`<${Table} ...${{ view, seat: null, words: wordsOf(view), last: { events }, onOwn: assert.fail, replay: true }} />`, page);
  show(parse("line 1200 | hand 1300"));
  aloud.value = "";
  const later = parse("line 1200 1492 1600 1800 | hand 1300");
  show(later, { event: "Missed", seat: 0, card: 4, gap: 3 });
  goOn();
  assert.deepEqual([story.guest.off, aloud.value], [300, ""]);
  show(later, { event: "Placed", seat: 0, card: 1, gap: 1 });
  assert.deepEqual(story.guest.span, { left: 1200, right: 1600 });
});

// The ruler

const ruler = (text, span) => {
  const view = parse(text);
  return draw(html`<${Ruler} view=${view} words=${wordsOf(view)} span=${span} />`);
};
const ticks = (text) => ruler(text).all("em").map((tick) => tick.textContent);

test("the ruler has a few round years, whatever time it spans", () => {
  for (const line of ["1200", "1200 1200", "1200 1201", "1200 1492", "-44 1789", "-3300000 2020"]) {
    const count = ticks(`line ${line}`).length;
    assert.ok(count >= 2 && count <= 8, `${line}: ${count}`);
  }
  assert.deepEqual(ticks("line 1200 1492"), ["1200", "1250", "1300", "1350", "1400", "1450", "1500"]);
});

test("the ruler has no year 0", () => {
  assert.deepEqual(ticks("line -500 500"), ["400\u00a0BC", "200\u00a0BC", "200", "400"]);
});

test("a card from long ago does not squeeze all the others together", () => {
  const drawn = ruler("line -38000 1903 1914 1955 1969");
  const places = drawn.all("u").map((tick) => parseFloat(tick.style.left));
  for (let at = 1; at < places.length; at++) assert.ok(places[at] - places[at - 1] > 5, `${places}`);
  assert.equal(drawn.all("span.break").length, 1);
  const labels = drawn.all("em").map((tick) => [tick.textContent, parseFloat(tick.style.left)]);
  assert.equal(labels[0][0], "38,000\u00a0BC");
  assert.ok(labels.length >= 4, `${labels}`);
  for (let at = 1; at < labels.length; at++) assert.ok(labels[at][1] - labels[at - 1][1] > 7, `${labels}`);
  assert.equal(ruler("line -2500 -500 1200 1900").all("span.break").length, 0, "what is spread out is true to scale");
});

test("where most years lie close together, empty stretches are broken until they can be told apart", () => {
  const { at, breaks } = axisOf([-6250, -2000, -1810, 105, 350, 589, 1044, 1202, 1557, 1608, 1804, 1821, 1835, 1839, 1876, 1885, 1908, 1926, 1959, 1965, 1968, 1974, 1996, 2002, 2007]);
  assert.ok(breaks.length);
  assert.ok(at(2007) - at(1804) > 20, `${at(1804)} to ${at(2007)}`);
});

test("on a broken ruler years stay in order, and what is claimed lies between its neighbours", () => {
  const years = [-3300000, -38000, -3000, -500, 1200, 1492, 1789, 1903, 1969];
  const { at, breaks } = axisOf(years);
  assert.ok(breaks.length >= 2);
  const places = [-9e9, ...years, 9e9].map(at);
  for (let index = 1; index < places.length; index++) assert.ok(places[index] > places[index - 1], `${places}`);
  assert.ok(at(-1000) > at(-3000) && at(-1000) < at(-500));
});

test("every card has a tick at its year", () => {
  const places = ruler("line 1000 1500 2000").all("u").map((tick) => parseFloat(tick.style.left));
  assert.equal(places.length, 3);
  assert.ok(Math.abs(places[1] - 50) < 1e-9);
  assert.ok(Math.abs(places[0] + places[2] - 100) < 1e-9);
});

test("the span that is claimed is lit, and named", () => {
  const between = ruler("line 1000 1500 2000", { left: 1000, right: 1500 });
  assert.equal(between.all("b")[0].textContent, "1000 – 1500");
  assert.ok(Math.abs(parseFloat(between.all("b")[0].style.left) - (300 / 1100) * 100) < 1e-9, "its name stands in its middle");
  assert.equal(parseFloat(between.all("s")[0].style.left), parseFloat(between.all("u")[0].style.left));
  assert.equal(ruler("line 1000 1500", { left: 1500, right: undefined }).all("b")[0].textContent, "after 1500");
  assert.equal(ruler("line 1000 1500", { left: undefined, right: 1000 }).all("s")[0].style.left, "0%");
  assert.equal(ruler("line 1000 1500").all("s").length, 0);
});
