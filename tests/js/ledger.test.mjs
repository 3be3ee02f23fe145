import assert from "node:assert/strict";
import test from "node:test";
import { html } from "/web/js/parts/html.js";
import { happened, room } from "/web/js/store.js";
import { countedAt } from "/web/js/tables/swiss/counting.js";
import { Account } from "/web/js/tables/swiss/account.js";
import { ledgerOf } from "/web/js/tables/swiss/ledger.js";
import { Peek } from "/web/js/tables/swiss/peek.js";
import { readersOf } from "/web/js/tables/swiss/ready.js";
import { RoundEnd, headline, orderBy, reason, standing } from "/web/js/tables/swiss/round-end.js";
import { draw, settle, until } from "./draw.mjs";
import { GAMES } from "./games.mjs";
import { Element, goOn } from "./page.mjs";
import { recount } from "./recount.mjs";
import { speak } from "./speak.mjs";

const told = GAMES.superversion.entries.map(({ events }) => events);
const rounds = ledgerOf(told, 3);
const sum = (account) => Object.values(account).reduce((all, { chips }) => all + chips, 0);

test("every chip of a round is accounted for, and the winner's count twice", () => {
  const scored = recount(GAMES.superversion).rounds;
  assert.equal(rounds.length, scored.length);
  rounds.forEach(({ accounts, chips, points, winners }, at) => {
    assert.deepEqual({ points, winners }, { points: scored[at].points, winners: scored[at].winners });
    assert.deepEqual(accounts.map(sum), chips);
    assert.deepEqual(chips.map((own, seat) => own * (winners.includes(seat) ? 2 : 1)), points);
  });
});

test("questions pay two, steals one, a duel costs two, and everyone starts with five", () => {
  for (const account of rounds.flatMap(({ accounts }) => accounts)) {
    assert.equal(account.start.chips, 5);
    if (account.question) assert.equal(account.question.chips, 2 * account.question.times);
    if (account.steal) assert.equal(account.steal.chips, account.steal.times);
    if (account.duel) assert.equal(account.duel.chips, -2 * account.duel.times);
  }
  const reasons = new Set(rounds.flatMap(({ accounts }) => accounts.flatMap(Object.keys)));
  assert.deepEqual([...reasons].toSorted(), ["duel", "question", "rating", "stake", "start", "steal"], "the game shows every reason");
});

test("ratings and duels are counted with how many went well", () => {
  const { ratings } = recount(GAMES.superversion);
  const all = (seat, why, what) => rounds.reduce((count, { accounts }) => count + (accounts[seat][why]?.[what] ?? 0), 0);
  for (const seat of [0, 1, 2]) {
    assert.equal(all(seat, "rating", "times"), ratings[seat].length);
    assert.equal(all(seat, "rating", "good"), ratings[seat].filter(Boolean).length);
    const events = told.flat();
    assert.equal(all(seat, "duel", "times"), events.filter((e) => e.event === "Challenged" && e.seat === seat).length);
    assert.equal(all(seat, "duel", "good"), events.filter((e) => e.event === "Owed" && e.to === seat).length);
  }
});

test("the racks are those at the end of the round", () => {
  const { racks, years } = recount(GAMES.superversion);
  assert.deepEqual(rounds.at(-1).racks.map((rack) => rack.map((card) => years[card])), racks);
  for (const { racks: lie, winners, full } of rounds) assert.equal(full, winners.some((who) => lie[who].length === 8));
});

test("a round that is still on has accounts, and nobody has won it", () => {
  const on = ledgerOf(told.slice(0, 12), 3);
  assert.equal(on.length, 1);
  assert.deepEqual([on[0].points, on[0].winners], [null, null]);
  assert.deepEqual(on[0].accounts.map(sum), on[0].chips);
});

const begun = [{ event: "RoundBegan", order: [0, 1, 2] }];
const reading = (reader, ...events) => [{ event: "Announced", card: 0, face: "a", reader }, { event: "TryBegan", seat: 0, tries: 1 }, ...events];

test("whoever rated a card and then stole it is paid for both", () => {
  const [{ accounts }] = ledgerOf([begun, reading(2, { event: "RatingsShown", ratings: { 1: "later" } }, { event: "TryFailed", seat: 0, gap: 0 }, { event: "TryBegan", seat: 1, tries: 1 },
    { event: "Paid", seat: 1, chips: 2 }, { event: "Paid", seat: 1, chips: 1 }, { event: "Inserted", seat: 1, card: 0, place: 0 })], 3);
  assert.deepEqual(accounts[1], { rating: { chips: 2, times: 1, good: 1, empty: 0 }, steal: { chips: 1, times: 1, good: 1, empty: 0 } });
});

test("a doubt in the wrong direction is worth nothing, and the card that follows is a steal", () => {
  const [{ accounts }] = ledgerOf([begun, reading(2, { event: "RatingsShown", ratings: { 1: "later" } }, { event: "TryFailed", seat: 0, gap: 0 }, { event: "TryBegan", seat: 1, tries: 1 },
    { event: "Paid", seat: 1, chips: 1 }, { event: "Inserted", seat: 1, card: 0, place: 0 })], 3);
  assert.deepEqual(accounts[1], { steal: { chips: 1, times: 1, good: 1, empty: 0 }, rating: { chips: 0, times: 1, good: 0, empty: 0 } });
});

test("a stake counts what it won or lost", () => {
  const won = ledgerOf([begun, reading(2, { event: "Marked", seat: 0, gap: 0, stake: 3 }, { event: "StakeReturned", seat: 0, chips: 3 }, { event: "Paid", seat: 0, chips: 3 }, { event: "Paid", seat: 0, chips: 2 },
    { event: "Inserted", seat: 0, card: 0, place: 0 })], 3);
  assert.deepEqual(won[0].accounts[0], { stake: { chips: 3, times: 1, good: 1, empty: 0 }, question: { chips: 2, times: 1, good: 1, empty: 0 } });
  const lost = ledgerOf([begun, reading(2, { event: "Marked", seat: 0, gap: 0, stake: 3 }, { event: "TryFailed", seat: 0, gap: 0 }, { event: "StakeLost", seat: 0, chips: 3 }, { event: "Buried", card: 0 })], 3);
  assert.deepEqual(lost[0].accounts[0], { stake: { chips: -3, times: 1, good: 0, empty: 0 } });
});

test("what was right counts as right when the bank is empty, and is said to be unpaid", async () => {
  const cards = [1500, 1400].map((year) => ({ year }));
  const rack = (seat, card) => [{ event: "Announced", card, face: "b", reader: null }, { event: "Inserted", seat, card, place: 0 }];
  const steps = (gap, ...events) => [rack(0, 1), begun, reading(2, { event: "Marked", seat: 0, gap, stake: 0 }, { event: "RatingsShown", ratings: { 1: "right", 2: "later" } }, ...events)];
  const right = steps(1, { event: "Paid", seat: 2, chips: -1 }, { event: "Paid", seat: 0, chips: 1 }, { event: "Inserted", seat: 0, card: 0, place: 1 });
  const [{ accounts }] = ledgerOf(right, 3, cards);
  assert.deepEqual(accounts[1], { rating: { chips: 0, times: 1, good: 1, empty: 1 } });
  const wrong = steps(0, { event: "TryFailed", seat: 0, gap: 0 }, { event: "TryBegan", seat: 1, tries: 1 }, { event: "Paid", seat: 1, chips: -1 }, { event: "Inserted", seat: 1, card: 0, place: 0 });
  const [stolen] = ledgerOf(wrong, 3, cards);
  assert.deepEqual(stolen.accounts.slice(1), [
    { rating: { chips: -1, times: 1, good: 0, empty: 0 }, steal: { chips: 0, times: 1, good: 1, empty: 1 } },
    { rating: { chips: 0, times: 1, good: 1, empty: 1 } },
  ]);
  const staked = [begun, reading(2, { event: "Marked", seat: 0, gap: 0, stake: 3 }, { event: "StakeReturned", seat: 0, chips: 3 }, { event: "Inserted", seat: 0, card: 0, place: 0 })];
  const unpaid = { chips: 0, times: 1, good: 1, empty: 1 };
  assert.deepEqual(ledgerOf(staked, 3, cards)[0].accounts[0], { stake: unpaid, question: unpaid });
  await speak("en", "swiss");
  const now = { winners: [0], points: [2, 0, 0], chips: [1, 0, 0], full: true };
  assert.equal(reason({ ...now, accounts }), "First to eight cards, so 1 chip counts double. The bank ran out: not everything was paid out.");
  const account = draw(html`<${Account} round=${{ ...now, accounts }} seat=${1} options=${{ betting: true }} title="" />`);
  assert.match(account.textContent, /1 of 1 correct; 1 unpaid: bank empty/);
});

test("whoever has left has nothing", () => {
  const [{ accounts, chips }] = ledgerOf([[{ event: "Paid", seat: 1, chips: 5 }, ...begun, { event: "SeatLeft", seat: 1 }, { event: "SeatOut", seat: 1 }]], 3);
  assert.deepEqual([accounts[1], chips[1]], [{}, 0]);
});

// What the end of a round says

const NAMES = { player: (seat) => ({ name: ["You", "Ben", "Cleo"][seat], called: ["Ana", "Ben", "Cleo"][seat], seat, animal: "owl", colour: "red", here: true }), language: "en", title: () => "", picture: () => "", theme: () => "", year: String };

test("a round says who won it, why, and how far the player is behind", async () => {
  await speak("en", "swiss");
  assert.equal(headline({ winners: [0] }, 2, 4, 0, NAMES), "You win round 2");
  assert.equal(headline({ winners: [1] }, 2, 4, 0, NAMES), "Ben wins round 2");
  assert.equal(headline({ winners: [1, 2] }, 1, 4, 0, NAMES), "Ben and Cleo share round 1");
  assert.equal(headline({ winners: [0] }, 1, 1, 0, NAMES), "You win the round");
  assert.equal(headline({ winners: [2] }, 1, 1, 0, NAMES), "Cleo wins the round");
  assert.equal(reason({ winners: [1], chips: [3, 17, 5], full: true, accounts: [] }), "First to eight cards, so 17 chips count double.");
  assert.match(reason({ winners: [1], chips: [3, 1, 5], full: false, accounts: [] }), /^The pile ran out: .* 1 chip counts double\.$/);
  const totals = [31, 46, 31];
  const said = (seat, order, left) => standing(order, (who) => totals[who], seat, left, NAMES);
  assert.equal(said(0, [1, 0, 2], 2), "You are 15 behind Ben with 2 rounds to play.");
  assert.equal(said(1, [1, 0, 2], 1), "You are 15 ahead of You with one round to play.");
  assert.equal(said(2, [0, 2], 3), "You and You are level, with 3 rounds to play.");
  assert.equal(said(null, [1, 0, 2], 2), "");
});

test("of players with as many points, whoever won the round comes first", () => {
  const now = { racks: [[1], [2], [3]], points: [10, 10, 8], winners: [1] };
  assert.deepEqual(orderBy({ players: [0, 1, 2] }, now, (who) => now.points[who]), [1, 0, 2]);
});

/** The scoreboard after the second round. */
async function board(more = {}, { asked = false, closed = [] } = {}) {
  await speak("en", "swiss");
  document.documentElement.dataset.motion = "less";
  const dialogs = [];
  Element.prototype.showModal = function () {
    dialogs.push(this);
  };
  const view = { players: GAMES.superversion.players, options: { betting: true, rounds: 4 }, ...more };
  const cards = Object.fromEntries(recount(GAMES.superversion).years.map((year, n) => [n, { face: `c${n}`, year }]));
  const page = draw(html`<${RoundEnd} view=${view} seat=${0} words=${NAMES} past=${{ entries: told, cards }} entries=${9} asked=${asked} onNext=${() => {}} />`);
  assert.equal(dialogs.length, 1);
  dialogs[0].close = () => closed.push(true);
  return page;
}

test("the standings show every round and the total, the leader first", async () => {
  const page = await board();
  const totals = page.all("td.sw-all").map((cell) => Number(cell.textContent));
  assert.deepEqual(totals, totals.toSorted((one, other) => other - one));
  assert.deepEqual(totals.toSorted(), [0, 1, 2].map((seat) => rounds[0].points[seat] + rounds[1].points[seat]).toSorted());
  assert.equal(page.all("button.btn")[0].textContent, "Next round");
  assert.equal(page.all("section.sw-account").length, 1, "the player's own account is open");
  page.all("button.sw-name")[1].click();
  settle();
  assert.equal(page.all("section.sw-account").length, 2);
});

test("after the last round the scoreboard leads to the result", async () => {
  const page = await board({ over: true, options: { betting: true, rounds: 2 } });
  assert.equal(page.all("button.btn")[0].textContent, "Final result");
  assert.ok(page.all("p").some((said) => said.textContent.startsWith("That was the last round.")));
});

test("chips are counted row by row, then doubled, then the rows change places", () => {
  const begins = countedAt(0, 3);
  assert.deepEqual([begins.counted(0), begins.doubled, begins.sorted], [0, 0, false]);
  const half = countedAt(150, 3);
  assert.deepEqual([0, 1, 2].map(half.counted), [0.5, 0.3, 0.1]);
  const doubling = countedAt(420 + 200, 3);
  assert.deepEqual([doubling.counted(2), doubling.doubled, doubling.sorted], [1, 0.5, false]);
  assert.ok(countedAt(820, 3).sorted);
  assert.ok(countedAt(2500 - 240, 6).sorted, "it never takes long");
});

test("people are ready once they have read the end of the round; bots and those who are away do not count", () => {
  const seats = [{ person: "ana", read: 9 }, { person: "ben", read: 4 }, { person: "cleo", here: false }, { person: "ana", bot: "otto" }, null, { person: "dan", read: 12 }];
  const told = { holders: ["ana", "ben", "cleo", "ana"], bots: ["", "", "", "otto"] };
  assert.deepEqual(readersOf({ seats }, told, 9), { people: ["ana", "ben"], ready: ["ana"] });
  assert.deepEqual(readersOf({ seats }, told, null), { people: [], ready: [] });
  assert.deepEqual(readersOf(null, null, 9), { people: [], ready: [] });
});

const PEOPLE = { holders: ["ana", "ben", "cleo"], bots: ["", "", "otto"], left: {}, views: {} };
const seated = (ana, ben) => ({ me: "ana", seats: [{ person: "ana", read: ana }, { person: "ben", read: ben }, { person: "ana", bot: "otto" }] });
const says = (page) => page.all("b").map((each) => each.textContent).filter((text) => text.includes("ready"));

test("whoever is ready sees how many are, and goes on when all are", async (context) => {
  context.after(() => (room.value = happened.value = null));
  [room.value, happened.value] = [seated(0, 0), PEOPLE];
  const closed = [];
  const page = await board({}, { closed });
  assert.deepEqual(says(page), []);
  page.all("button.btn")[0].click();
  room.value = seated(9, 0);
  settle();
  assert.deepEqual(says(page), ["1 of 2 ready."]);
  assert.deepEqual(page.all("button.btn").length, 0);
  assert.deepEqual(page.all("button.btn2").map((each) => each.textContent), ["Don’t wait"]);
  assert.equal(closed.length, 0);
  room.value = seated(9, 9);
  settle();
  assert.equal(closed.length, 1);
});

test("whoever begins the next round, and whoever plays with bots alone, waits for nobody", async (context) => {
  context.after(() => (room.value = happened.value = null));
  for (const [bots, asked] of [[["", "", "otto"], true], [["", "luca", "otto"], false]]) {
    [room.value, happened.value] = [seated(0, 0), { ...PEOPLE, bots }];
    const closed = [];
    const page = await board({}, { asked, closed });
    page.all("button.btn")[0].click();
    settle();
    assert.equal(closed.length, 1);
  }
});

test("once two are ready, the others have half a minute", async (context) => {
  context.after(() => (room.value = happened.value = null));
  const third = { person: "dan", read: 0 };
  const three = { holders: ["ana", "ben", "dan"], bots: ["", "", ""], left: {}, views: {} };
  const closed = [];
  [room.value, happened.value] = [{ me: "dan", seats: [...seated(9, 0).seats.slice(0, 2), third] }, three];
  await board({}, { closed });
  goOn();
  assert.equal(closed.length, 0);
  room.value = { me: "dan", seats: [...seated(9, 9).seats.slice(0, 2), third] };
  settle();
  assert.equal(closed.length, 0);
  goOn();
  assert.equal(closed.length, 1);
});

test("what each column pays is said as this game pays it", async () => {
  const rule = async (options) => {
    const page = await board({ options: { betting: true, rounds: 4, ...options } });
    return page.all("th").map((head) => head.getAttribute("title")).find((title) => title?.includes("stake"));
  };
  assert.equal(await rule({ bet_pays: "stake" }), "Right: you win your stake; wrong: you lose it");
  assert.equal(await rule({ bet_pays: "double" }), "Right: you win twice your stake; wrong: you lose it");
});

test("everybody's chips can be looked up round by round, each with its reason", async () => {
  await speak("en", "swiss");
  Object.assign(Element.prototype, { showModal() {}, close() {} });
  const view = { players: GAMES.superversion.players, options: { betting: true }, racks: [[], [], []], cards: {}, entries: 9 };
  for (const who of [0, 1, 2]) {
    const page = draw(html`<${Peek} who=${who} view=${view} words=${NAMES} past=${async () => ({ entries: told })} onClose=${() => {}} />`);
    await until(() => page.all("section.sw-account").length);
    const shown = page.all("section.sw-account").map((account) => ({
      title: account.all("h3")[0].textContent,
      moved: account.all("dd").filter((cell) => !cell.all("span").length).map((cell) => Number(cell.textContent.replace("−", "-"))),
      why: account.all("dt").every((reason) => /^[A-Z]/.test(reason.textContent)),
    }));
    assert.deepEqual(shown.map(({ title }) => title), rounds.map(({ points }, at) => `Chips in round ${at + 1} ${points[who]}`).toReversed());
    assert.deepEqual(shown.map(({ moved }) => moved.reduce((all, chips) => all + chips, 0)), rounds.map(({ chips }) => chips[who]).toReversed());
    assert.ok(shown.every(({ why }) => why));
    draw(null, page);
  }
});
