import assert from "node:assert/strict";
import test, { before } from "node:test";
import { ClassicTable } from "/web/js/tables/classic/table.js";
import { PlainTable } from "/web/js/tables/plain/table.js";
import { SwissTable } from "/web/js/tables/swiss/table.js";
import { aloud } from "/web/js/store.js";
import { TwistTable } from "/web/js/tables/twist/table.js";
import { settle } from "./draw.mjs";
import { goOn } from "./page.mjs";
import { parse } from "./position.mjs";
import { press, sit } from "./sit.mjs";
import { speak } from "./speak.mjs";

before(async () => {
  await speak("en", "table", "classic", "swiss", "twist");
  document.documentElement.dataset.motion = "less";
});

const labels = (page, selector) => page.all(selector).map((each) => each.getAttribute("aria-label"));

// Classic

const line = (more) => parse("line 1200 1492 1789 | hand 1300 1600 | hand 1400", { rules: "classic", seat: 0, pile: 5, top: null, gone: [], ...more });
const place = { move: "place", card: [3, 4], gap: [0, 1, 2, 3] };

test("a card is placed from the keyboard", () => {
  const { moves } = sit(ClassicTable, line(), place);
  press("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter");
  assert.deepEqual(moves, [{ move: "place", card: 4, gap: 3 }]);
});

test("the first arrow leads to the middle of the line, and the first card is taken up", () => {
  const { moves } = sit(ClassicTable, line(), place);
  press("ArrowLeft", "Enter");
  assert.deepEqual(moves, [{ move: "place", card: 3, gap: 1 }]);
});

test("an arrow at the end of the line stays there", () => {
  const { page } = sit(ClassicTable, line(), place);
  press("ArrowLeft", "ArrowLeft", "ArrowLeft");
  assert.equal(labels(page, "button.chosen")[0], "Of 1300, Gap 1 of 4, before 1200");
  press(...Array(9).fill("ArrowRight"));
  assert.equal(labels(page, "button.chosen")[0], "Of 1300, Gap 4 of 4, after 1789");
});

test("Escape takes back first the gap and then the card", () => {
  const { page, moves } = sit(ClassicTable, line(), place);
  const up = () => [page.all("button.chosen").length, page.all("div.up").length];
  press("ArrowRight");
  assert.deepEqual(up(), [1, 1]);
  press("Escape");
  assert.deepEqual(up(), [0, 1]);
  press("Escape", "Enter");
  assert.deepEqual([up(), moves], [[0, 0], []]);
});

test("while it is not their turn, players can look at their cards but choose no gap", () => {
  const { page, moves } = sit(ClassicTable, line({ turn: 1 }));
  press("ArrowDown", "ArrowRight", "Enter");
  assert.deepEqual([page.all("div.up").length, page.all("button.chosen").length, moves], [1, 0, []]);
});

test("the player hears that a move came too late, and keeps the card", async () => {
  const { page, refuse } = sit(ClassicTable, line(), place);
  refuse({ code: "stale" });
  press("ArrowRight", "Enter");
  await new Promise(setImmediate);
  settle();
  assert.equal(page.all("p.bad")[0].textContent, "Someone got there first. Take another look.");
  assert.equal(page.all("div.up").length, 1);
});

test("a spectator sees the line, and nothing to press", () => {
  const { page } = sit(ClassicTable, line({ seat: null }));
  assert.equal(page.all("div.spot").length, 3);
  assert.deepEqual(page.all("button.gap").map((gap) => gap.getAttribute("disabled")), ["true", "true", "true", "true"]);
  assert.equal(page.all("div.hand")[0].all("button").length, 0);
});

// Swiss

const racks = (more) => parse("rack 1300 1492 | rack 1600 | rack 1789", { rules: "swiss", seat: 0, options: { spinner: "on", rounds: 1, wheel: ["question", "star"] }, bank: 40, dueled: false, stake: 0, ...more });
const reading = (more) => {
  const view = racks({ trying: 0, reader: 2, read: 9, ...more });
  return { ...view, cards: { ...view.cards, 9: { face: "of-1400" } } };
};

test("a gap in the player's own rack is marked from the keyboard", () => {
  const { moves } = sit(SwissTable, reading(), { move: "mark", gap: [0, 1, 2], stake: [0] });
  press("ArrowRight", "ArrowRight", "Enter");
  assert.deepEqual(moves, [{ move: "mark", gap: 1, stake: 0 }]);
});

test("the first arrow to the left leads to the last gap, Escape takes it back, and nothing is sent twice", () => {
  const { moves } = sit(SwissTable, reading(), { move: "mark", gap: [0, 1, 2], stake: [0] });
  press("Escape", "Enter");
  assert.deepEqual(moves, []);
  press("ArrowLeft", "Enter", "Enter");
  assert.deepEqual(moves, [{ move: "mark", gap: 2, stake: 0 }]);
});

test("a gap that was tried cannot be chosen", () => {
  const { moves } = sit(SwissTable, reading({ tried: [1] }), { move: "mark", gap: [0, 2], stake: [0] });
  press("ArrowRight", "ArrowRight", "Enter");
  assert.deepEqual(moves, [{ move: "mark", gap: 2, stake: 0 }]);
});

test("a duel that was thought of in one turn is forgotten in the next", () => {
  const { page, show } = sit(SwissTable, racks({ chips: [5, 5, 5] }), { move: "challenge", seat: [1, 2] }, { move: "spin" });
  const mode = () => page.all("div.swiss")[0].getAttribute("data-mode");
  page.all("button.btn2")[0].click();
  settle();
  assert.equal(mode(), "duel");
  show({ entries: 5, turn: 1 });
  show({ entries: 9, turn: 0 });
  assert.equal(mode(), "turn");
});

test("a stake goes with the mark", () => {
  const { page, moves } = sit(SwissTable, reading({ chips: [5, 5, 5] }), { move: "mark", gap: [0, 1, 2], stake: [0, 1, 2, 3] });
  page.all("div.sw-stakes")[0].all("button")[2].click();
  settle();
  press("ArrowRight", "Enter");
  assert.deepEqual(moves, [{ move: "mark", gap: 0, stake: 2 }]);
});

for (const move of ["give", "remove"]) {
  test(`a card to ${move} is chosen from the keyboard`, () => {
    const { moves } = sit(SwissTable, racks({ owing: move === "give" ? [0, 1] : null, spun: "grump" }), { move, card: [0, 1] });
    press("ArrowLeft", "Enter");
    assert.deepEqual(moves, [{ move, card: 1 }]);
  });
}

test("the player whose turn it is spins, or challenges somebody", () => {
  const asks = [{ move: "spin" }, { move: "challenge", seat: [1, 2] }];
  const spinning = sit(SwissTable, racks(), ...asks);
  spinning.page.all("button.sw-go")[0].click();
  assert.deepEqual(spinning.moves, [{ move: "spin" }]);
  const { page, moves } = sit(SwissTable, racks(), ...asks);
  const go = (selector, at = 0) => {
    page.all(selector)[at].click();
    settle();
  };
  go("button.btn2");
  page.all("div.sw-targets")[0].all("button")[1].click();
  settle();
  assert.equal(page.all("button.sw-go")[0].textContent, "Challenge Cleo");
  go("button.sw-go");
  assert.deepEqual(moves.at(-1), { move: "challenge", seat: 2 });
});

test("whoever is asked something in somebody else's turn is told what, and not that it is their turn", () => {
  const tag = (more, ...asks) => sit(SwissTable, racks(more), ...asks).page.all("span.tag").map((each) => each.textContent);
  assert.deepEqual(tag({ turn: 0 }, { move: "spin" }), ["Your turn"]);
  assert.deepEqual(tag({ turn: 1, owing: [0, 1] }, { move: "give", card: [0, 1] }), ["Give a card"]);
  assert.deepEqual(tag({ turn: 1, trying: 0 }, { move: "mark", gap: [0, 1, 2], stake: [0] }), ["Your try"]);
  assert.deepEqual(tag({ turn: 1, mark: 0, raters: [0] }, { move: "rate", verdict: ["right"] }, { move: "pass" }), ["Your rating"]);
});

test("the gaps to mark are on the player's own rack, each with its name", () => {
  const { page } = sit(SwissTable, reading(), { move: "mark", gap: [0, 1, 2], stake: [0] });
  assert.deepEqual(labels(page, "button.sw-gap"), ["Gap 1 of 3, before 1300", "Gap 2 of 3, between 1300 and 1492", "Gap 3 of 3, after 1492"]);
});

test("a rack has eight places, whatever lies on it", () => {
  const places = (view, ...asks) => {
    const [ledge] = sit(SwissTable, view, ...asks).page.all("div.own");
    return ledge.all("div.sw-own-card").length + ledge.all("i.sw-place").length + ledge.all("button.wide").length + ledge.all("button.chosen").length;
  };
  const mark = { move: "mark", gap: [0, 1, 2], stake: [0] };
  assert.equal(places(racks()), 8);
  assert.equal(places(reading(), mark), 8);
  const { cards, racks: full } = parse("rack 1 2 3 4 5 6 7 8 | rack 9 | rack");
  assert.equal(places(racks({ cards, racks: full })), 8);
});

test("the rule for children is shown where they sit", () => {
  const ages = [9, 40, 11];
  const { page } = sit(SwissTable, racks({ players: racks().players.map((player, seat) => ({ ...player, age: ages[seat] })) }));
  const shown = (where) => page.all(where).map((seat) => seat.all("span.sw-child").length);
  assert.deepEqual([shown("section.sw-me"), shown("article.sw-rack")], [[1], [0, 1]]);
});

test("the table reads out what happened, and by how much others had missed", () => {
  const { page, show } = sit(SwissTable, reading({ trying: 1 }));
  show({ entries: 2, trying: 2 }, [{ event: "TryFailed", seat: 1, gap: 1 }]);
  const cards = { ...reading().cards, 9: { face: "of-1400", year: 1400 } };
  show({ entries: 3, read: null, trying: null, cards, racks: [[0, 1], [2], [9, 3]] }, [{ event: "Paid", seat: 2, chips: 1 }, { event: "Inserted", seat: 2, card: 9, place: 0 }]);
  goOn();
  settle();
  const said = page.all("p.hidden")[0].textContent;
  assert.equal(said, "Cleo gets 1 chip for stealing the card. Cleo gets “Of 1400”, 1400, and now has 2 cards. Ben: missed by 200 years.");
  assert.equal(page.all("ul.sw-missed")[0].textContent, "Ben: missed by 200 years");
});

test("the board for ratings is there only while a card can be rated, and when the ratings are shown", () => {
  const shows = ({ page }) => page.all("section.sw-board").length;
  const bets = { options: { ...racks().options, betting: true, doubt: "direction" }, chips: [5, 5, 5], turn: 1 };
  const rating = { ...bets, trying: 1, mark: 0, raters: [0], ratings: {} };
  const table = sit(SwissTable, racks(bets));
  assert.equal(shows(table), 0, "before a card is read");
  const { show, page } = sit(SwissTable, reading({ ...bets, trying: 1 }));
  assert.equal(shows({ page }), 0, "before a gap has been marked");
  show({ ...rating, entries: 2 });
  assert.equal(shows({ page }), 1);
  show({ ...rating, raters: [], ratings: { 0: "right" }, entries: 3 }, [{ event: "RatingsShown", ratings: { 0: "right" } }]);
  assert.equal(shows({ page }), 1, "all see what was said");
  show({ ...rating, raters: [], ratings: { 0: "right" }, entries: 4 });
  assert.equal(shows({ page }), 0, "nothing is left to rate");
});

test("the wheel is shown as it stands, and not at all without a spinner", () => {
  const { page, show } = sit(SwissTable, racks());
  show({ entries: 2 }, [{ event: "Spun", seat: 0, sector: 1, face: "star" }]);
  const [, turned] = /rotate\((.*)deg\)/.exec(page.all("g.sw-turning")[0].style.transform);
  assert.equal(((-turned % 360) + 360) % 360, 270, "the middle of the second half");
  assert.equal(sit(SwissTable, racks({ options: { ...racks().options, spinner: "off" } })).page.all("svg.sw-wheel").length, 0);
});

// Twist

const wall = (more) => {
  const view = parse("hand 1300 1492 1600 | hand 1789 | line 1000 1100 1200 1700", { rules: "twist", seat: 0, pile: 5, top: null, misfits: 0, ...more });
  const cards = Object.fromEntries(Object.entries(view.cards).map(([n, card]) => [n, { ...card, front: "key", back: "key" }]));
  return { ...view, line: [], row: [[4], [5], [6]], slots: [[], []], discards: [7], cards };
};
const play = { move: "play", card: [0, 1, 2] };
const discard = { move: "discard", card: [1, 2] };

test("twist is played from the keyboard", () => {
  const { moves } = sit(TwistTable, wall(), play, discard);
  press("ArrowRight", "ArrowRight", "ArrowLeft", "Enter");
  assert.deepEqual(moves, [{ move: "play", card: 0 }]);
});

test("the arrows go round the hand", () => {
  const { page } = sit(TwistTable, wall(), play);
  const up = () => page.all("ul.tw-hand")[0].all("li").findIndex((card) => card.getAttribute("class").includes("up"));
  press("ArrowLeft");
  assert.equal(up(), 2);
  press("ArrowRight");
  assert.equal(up(), 0);
  press("Escape");
  assert.equal(up(), -1);
});

test("a letter discards the chosen card if it may be, or ends the turn", () => {
  const { moves } = sit(TwistTable, wall(), play, discard);
  aloud.value = "";
  press("d");
  assert.equal(aloud.value, "");
  press("ArrowRight", "d");
  assert.deepEqual(moves, [], "neither none, nor one that does not match");
  assert.equal(aloud.value, "This card can’t be discarded: its icon doesn’t match.");
  press("ArrowRight", "d");
  assert.deepEqual(moves, [{ move: "discard", card: 1 }]);
  const stopping = sit(TwistTable, wall(), { move: "stop" });
  press("s");
  assert.deepEqual(stopping.moves, [{ move: "stop" }]);
});

test("whoever comes to the table is told what the row begins with, and which icon counts", () => {
  const said = (row) => sit(TwistTable, { ...wall(), row, slots: row.slice(1).map(() => []) }, play, discard).page.all("p.hidden")[0].textContent;
  assert.equal(said([[4]]), "Bottom row: Of 1000, 1000. Discards: key. Play one or two cards, or discard one.");
  assert.equal(said([[4], [5]]), "Discards: key. Play one or two cards, or discard one.");
});

test("while a move is on its way, no other is sent", () => {
  const { moves } = sit(TwistTable, wall(), play);
  press("ArrowRight", "Enter", "Enter");
  assert.equal(moves.length, 1);
});

test("there is a slot between any two of the row, with the years that are free", () => {
  const { page } = sit(TwistTable, wall(), play);
  assert.deepEqual(page.all("li.tw-hole").map((slot) => slot.all("span")[0].textContent), ["Free slot between 1000 and 1100", "Free slot between 1100 and 1200"]);
});

test("who waits is told to talk and point only if other people are there", () => {
  const waits = (point) => {
    const { page, show } = sit(TwistTable, wall({ turn: 1 }));
    show({}, [], { point });
    return page.all("p.tw-say")[0].textContent.trim();
  };
  assert.equal(waits(undefined), "It’s Ben’s turn.");
  assert.equal(waits(() => {}), "It’s Ben’s turn. Talk and point as much as you like.");
});

// Every table

const REFUSABLE = {
  classic: () => [sit(ClassicTable, line(), place), "ArrowRight", "Enter"],
  swiss: () => [sit(SwissTable, reading(), { move: "mark", gap: [0, 1, 2], stake: [0] }), "ArrowRight", "Enter"],
  twist: () => [sit(TwistTable, wall(), play), "ArrowRight", "Enter"],
};

for (const [name, begin] of Object.entries(REFUSABLE)) {
  test(`the table says why the server refused a move, and takes another: ${name}`, async () => {
    const [{ page, moves, refuse }, ...keys] = begin();
    refuse({ code: "illegal", why: "expected another card" });
    press(...keys);
    await new Promise(setImmediate);
    settle();
    assert.equal(page.all("p").filter((each) => each.getAttribute("role") === "alert")[0].textContent, "expected another card");
    press("Enter");
    assert.equal(moves.length, 2);
  });
}

// Rule sets without a table of their own

test("without a table of its own, a game answers every ask with buttons", () => {
  const { page, moves } = sit(PlainTable, line(), place);
  const [card, gap] = page.all("div.choices").map((group) => group.all("button"));
  const go = () => page.all("button.btn")[0];
  assert.equal(go().getAttribute("disabled"), "true");
  card[1].click();
  settle();
  gap[3].click();
  settle();
  assert.equal(go().getAttribute("disabled"), null);
  go().click();
  assert.deepEqual(moves, [{ move: "place", card: 4, gap: 3 }]);
});
