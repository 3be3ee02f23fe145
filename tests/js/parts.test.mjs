import assert from "node:assert/strict";
import test, { before } from "node:test";
import { Hint, moved, settled } from "/web/js/features/hints.js";
import { useHolder } from "/web/js/features/pass.js";
import { Progress } from "/web/js/features/progress.js";
import { Clock } from "/web/js/parts/clock.js";
import { html } from "/web/js/parts/html.js";
import { revealing } from "/web/js/reveal.js";
import { hear, play } from "/web/js/sound.js";
import { freeSpot, shared } from "/web/js/parts/spot.js";
import { happened, hintsRead, room, sound } from "/web/js/store.js";
import { others, turnsUntil } from "/web/js/tables/seating.js";
import { draw, settle } from "./draw.mjs";
import { TABLES } from "./games.mjs";
import { goOn } from "./page.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "table", "hints"));

// Who sits where

test("the others sit clockwise from the player's own seat; for spectators everyone is another", () => {
  const { players } = parse("hand | hand | hand | hand");
  assert.deepEqual(others({ players }, 2), [3, 0, 1]);
  assert.deepEqual(others({ players }, null), [0, 1, 2, 3]);
  assert.deepEqual(others({ players: players.slice(0, 1) }, 0), []);
});

test("turns are counted among those still playing", () => {
  assert.deepEqual([0, 1, 2, 3].map((who) => turnsUntil(who, { playing: [0, 1, 2, 3], turn: 2 })), [2, 3, 0, 1]);
  assert.equal(turnsUntil(0, { playing: [0, 2, 3], turn: 3 }), 1);
});

// The round

const THREE = "hand 1300 | hand 1492 | hand 1600";
const round = (rules, more) => {
  const view = parse(THREE, { rules, ...more });
  const drawn = draw(html`<${Progress} game=${TABLES[rules]} view=${view} words=${wordsOf(view)} />`);
  const [pips] = drawn.all("span.pips");
  return { said: drawn.textContent, label: pips.getAttribute("aria-label"), pips: pips.all("i").map((pip) => pip.getAttribute("class").slice(4)) };
};

test("the bar says which round it is", () => {
  assert.equal(round("classic", { round: 3 }).said, "Round 3");
  assert.equal(round("swiss", { round: 2, options: { rounds: 4 } }).said, "Round 2 of 4");
  assert.equal(round("swiss", { options: { rounds: 1 } }).said, "");
  assert.equal(round("twist").said, "");
});

test("a play-off is called one while it lasts", () => {
  assert.equal(round("classic", { round: 5, playing: [0, 2], order: [0, 2] }).said, "Play-off, 2 players");
  assert.equal(round("classic", { round: 5, playing: [0, 2], order: [0, 2], over: true }).said, "Round 5");
  assert.equal(round("classic", { round: 5, playing: [0, 2], order: [0, 2], left: [1] }).said, "Round 5", "nobody is out who has left");
});

test("each seat has a pip: filled once it has played, with a halo when it is its turn", () => {
  const { pips, label } = round("classic", { order: [1, 2, 0], turn: 2, yet: [0] });
  assert.deepEqual(pips, ["on", "now", ""]);
  assert.equal(label, "Played this round: 1 of 3");
  assert.equal(round("classic", { turn: 2 }).label, "Played this round: 2 of 3");
});

test("where rounds are long, the pips say only whose turn it is", () => {
  const { pips, label } = round("swiss", { turn: 1, options: {}, yet: [2] });
  assert.deepEqual(pips, ["on", "now", "on"]);
  assert.equal(label, "It’s Ben’s turn");
});

test("when the game is over it is nobody's turn", () => {
  assert.deepEqual(round("classic", { over: true }).pips, ["on", "on", "on"]);
});

// Several people at one device

/** Whose view is shown, as views arrive. */
function device() {
  let holder;
  const Table = ({ views }) => {
    holder = useHolder(views);
    return null;
  };
  const page = draw(null);
  const show = (asked, seats) => {
    draw(html`<${Table} views=${Object.fromEntries(seats.map((seat) => [seat, { asks: seat === asked ? ["place"] : [] }]))} />`, page);
    return [holder.seat, holder.next];
  };
  return { show, pass: () => (holder.pass(), settle(), [holder.seat, holder.next]) };
}

test("a device with one player is never passed on", () => {
  const { show } = device();
  assert.deepEqual(show(1, [1]), [1, null]);
  assert.deepEqual(show(null, [1]), [1, null]);
});

test("another player's view is shown only after the device was passed on", () => {
  const { show, pass } = device();
  assert.deepEqual(show(0, [0, 2]), [0, 0], "the first, too, is called");
  assert.deepEqual(pass(), [0, null]);
  assert.deepEqual(show(2, [0, 2]), [0, 2], "it is still the first who holds it");
  assert.deepEqual(pass(), [2, null]);
  assert.deepEqual(show(null, [0, 2]), [2, null]);
});

test("a spectator holds no seat", () => {
  assert.deepEqual(device().show(null, [-1]), [null, null]);
});

// Hints

/** The hint that is shown; its buttons are "Turn off hints" and "Got it". */
async function hint(view, company = false) {
  const drawn = draw(html`<${Hint} game=${TABLES[view.rules]} view=${view} seat=${0} company=${company} />`);
  await new Promise(setImmediate);
  settle();
  const press = (at) => {
    drawn.all("button")[at].click();
    settle();
  };
  const happens = (more) => {
    draw(html`<${Hint} game=${TABLES[view.rules]} view=${{ ...view, ...more }} seat=${0} company=${company} />`, drawn);
    settle();
  };
  return { happens, said: () => drawn.all("aside")[0]?.all("p")[0]?.textContent.split(".")[0], aloud: () => drawn.all("p.hidden")[0], none: () => press(0), read: () => press(1) };
}
const first = (more) => parse("line 1200 | hand 1300 1492 | hand 1600 1700", { rules: "classic", seat: 0, gone: [], asks: [{ move: "place" }], ...more });

test("hints come one by one and never again", async () => {
  hintsRead.value = "";
  const shown = await hint(first());
  assert.equal(shown.said(), "These cards are your hand");
  shown.read();
  assert.match(shown.said(), /^Then choose a gap/);
  shown.read();
  assert.equal(shown.said(), undefined);
  assert.equal((await hint(first())).said(), undefined);
});

test("what reads hints out is there before them and stays", async () => {
  hintsRead.value = "";
  const shown = await hint(first({ asks: [] }));
  const region = shown.aloud();
  assert.deepEqual([region.getAttribute("role"), region.textContent], ["status", ""]);
  const next = await hint(first());
  const before = next.aloud();
  assert.equal(before.textContent, "", "what has just happened is said first");
  goOn();
  settle();
  assert.match(before.textContent, /^These cards are your hand/);
  next.read();
  goOn();
  settle();
  assert.equal(next.aloud(), before);
  assert.match(before.textContent, /^Then choose a gap/);
  hintsRead.value = "";
});

test("a move counts as reading the hint on show, and the next waits for its result", async () => {
  hintsRead.value = "";
  const shown = await hint(first());
  moved(1);
  settle();
  assert.equal(shown.said(), undefined);
  revealing.value = { card: 1 };
  shown.happens({ entries: 2 });
  assert.equal(shown.said(), undefined);
  assert.equal(shown.aloud().textContent, "");
  revealing.value = null;
  settle();
  assert.match(shown.said(), /^Then choose a gap/);
  shown.none();
  moved(2);
  assert.equal(hintsRead.value, "classic-card none");
  settled();
  hintsRead.value = "";
});

test("a hint comes back after a move that was refused, and is read out once however often a card covers it", async () => {
  hintsRead.value = "";
  const shown = await hint(first());
  moved(1);
  settle();
  settled();
  settle();
  assert.match(shown.said(), /^Then choose a gap/);
  goOn();
  settle();
  for (const now of [{ card: 1 }, null]) {
    revealing.value = now;
    settle();
    assert.match(shown.aloud().textContent, /^Then choose a gap/, "what stays is not read out again");
  }
  hintsRead.value = "";
});

test("a hint waits until the card that was turned over has been put away", async () => {
  hintsRead.value = "";
  revealing.value = { card: 1 };
  const shown = await hint(first());
  assert.equal(shown.said(), undefined);
  revealing.value = null;
  settle();
  await new Promise(setImmediate);
  settle();
  assert.equal(shown.said(), "These cards are your hand");
});

// Where slips lie

const PAGE = { width: 390, height: 844 };
const SLIP = { width: 340, height: 100 };
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const at = ({ left, top }) => box(left, top, SLIP.width, SLIP.height);

test("a slip lies beside what it speaks of, and on no control", () => {
  const target = box(20, 300, 300, 120);
  assert.equal(shared(at(freeSpot(target, SLIP, PAGE, [], [])), target), 0);
  const below = box(0, 425, 390, 419);
  const found = freeSpot(target, SLIP, PAGE, [below], []);
  assert.ok(found.free);
  const spot = at(found);
  assert.equal(shared(spot, below) + shared(spot, target), 0);
  assert.ok(spot.bottom <= target.top);
});

test("a slip rather lies on what others have than on what has to be read now", () => {
  const target = box(0, 500, 390, 344);
  const [others, card] = [box(0, 50, 390, 130), box(280, 280, 100, 145)];
  assert.ok(shared(at(freeSpot(target, SLIP, PAGE, [], [others, card])), card) > 0);
  assert.equal(shared(at(freeSpot(target, SLIP, PAGE, [], [others], [card])), card), 0);
});

test("where a slip cannot avoid controls, it says so, does not cover what it speaks of, and stays on the page", () => {
  const target = box(0, 300, 390, 120);
  const found = freeSpot(target, SLIP, PAGE, [box(0, 0, 390, 844)], []);
  assert.equal(found.free, false);
  const spot = at(found);
  assert.equal(shared(spot, target), 0);
  assert.ok(spot.top >= 0 && spot.bottom <= PAGE.height && spot.left >= 0 && spot.right <= PAGE.width);
});

test("a slip that speaks of nothing on the page lies in the middle, and rather beside cards than on them", () => {
  const { left, top } = freeSpot(undefined, SLIP, PAGE, [], []);
  assert.ok(Math.abs(top - 372) < 12 && Math.abs(left - 25) < 12 + 8);
  const cards = box(0, 340, 390, 160);
  assert.equal(shared(at(freeSpot(undefined, SLIP, PAGE, [], [cards])), cards), 0);
});

test("hints can be turned off", async () => {
  hintsRead.value = "";
  const shown = await hint(first());
  shown.none();
  assert.equal(shown.said(), undefined);
  assert.equal((await hint(first({ round: 2, gone: [9] }))).said(), undefined);
  hintsRead.value = "";
});

test("a hint comes when it helps", async () => {
  hintsRead.value = "";
  const calm = { asks: [] };
  assert.equal((await hint(first(calm))).said(), undefined);
  assert.match((await hint(first({ ...calm, gone: [9] }))).said(), /^A card in the wrong place/);
  assert.match((await hint(first({ ...calm, round: 2 }))).said(), /^A round is over/);
  assert.match((await hint(first({ ...calm, hands: [[1], [2, 3]] }))).said(), /only one card left/);
  assert.equal((await hint(first({ over: true }))).said(), undefined);
});

test("nobody is told to talk to bots", async () => {
  hintsRead.value = "";
  const twist = parse("hand 1300 | hand 1492", { rules: "twist" });
  assert.equal((await hint(twist)).said(), undefined);
  assert.match((await hint(twist, true)).said(), /talk in the chat/);
});

test("every game has a first hint", async () => {
  hintsRead.value = "";
  const swiss = (...moves) => parse("rack 1300 | rack 1492", { rules: "swiss", asks: moves.map((move) => ({ move })) });
  assert.match((await hint(swiss("challenge", "spin"))).said(), /^Spin the wheel/);
  assert.match((await hint(swiss("challenge", "read"))).said(), /^Have a card read out/);
  const twist = parse("hand 1300 | hand 1492", { rules: "twist", asks: [{ move: "play" }, { move: "discard" }] });
  assert.match((await hint(twist)).said(), /^Choose a card and turn it over/);
});

// Clocks

test("a clock shows minutes and seconds, and warns when time is short", () => {
  const clock = (left) => {
    // In the future, so that no time has passed.
    happened.value = { left: { 0: left }, at: Infinity };
    const [shown] = draw(html`<${Clock} seat=${0} />`).all("p");
    return [shown.all("b")[0].textContent, shown.getAttribute("class").includes("soon"), shown.getAttribute("aria-label")];
  };
  assert.deepEqual(clock(125), ["2:05", false, "125 seconds left"]);
  assert.deepEqual(clock(10), ["0:10", false, "10 seconds left"]);
  assert.deepEqual(clock(1), ["0:01", true, "1 second left"]);
  assert.deepEqual(clock(-3), ["0:00", true, "0 seconds left"]);
  assert.equal(draw(html`<${Clock} seat=${1} />`).all("p").length, 0, "who is not asked has no clock");
  room.value = { seconds: 60 };
  assert.deepEqual(clock(63.5), ["1:00", false, "60 seconds left"], "it stands still while there is something to read");
  room.value = null;
  happened.value = null;
});

// Sounds

/** The pitches that were played. */
function listening() {
  const tones = [];
  const volume = { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  const tone = () => ({ frequency: { set value(pitch) { tones.push(pitch); } }, connect: () => volume, start() {}, stop() {} });
  globalThis.AudioContext ??= class {
    currentTime = 0;
    resume() {}
    createOscillator = () => listening.tone();
    createGain = () => volume;
  };
  listening.tone = tone;
  return tones;
}

test("sounds play only if they are turned on", () => {
  const tones = listening();
  play("right");
  hear([{ event: "Placed" }], TABLES.classic.sounds, true);
  goOn();
  assert.deepEqual(tones, []);
  sound.value = "on";
  play("right");
  assert.deepEqual(tones, [523, 784]);
  sound.value = "";
});

test("the last event with a sound is heard, and then that it is the player's turn", () => {
  sound.value = "on";
  const heard = (events, asked) => {
    const tones = listening();
    hear(events.map((event) => ({ event })), TABLES.classic.sounds, asked);
    goOn();
    return tones;
  };
  const [right, wrong, turn] = [[523, 784], [233, 175], [659, 880]];
  assert.deepEqual(heard(["Missed", "Drew", "Placed", "TurnPassed"], false), right);
  assert.deepEqual(heard(["Placed", "Missed"], true), [...wrong, ...turn]);
  assert.deepEqual(heard(["TurnPassed"], true), turn);
  assert.deepEqual(heard([], false), []);
  sound.value = "";
});
