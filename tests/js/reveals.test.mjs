/** What the panel shows when a card is turned over in a game, from the server's message to the sheet that reports a date. */
import assert from "node:assert/strict";
import test, { afterEach, before } from "node:test";
import { Reveals } from "/web/js/features/reveal.js";
import { Report } from "/web/js/features/report.js";
import { holding } from "/web/js/pace.js";
import { html } from "/web/js/parts/html.js";
import { revealing } from "/web/js/reveal.js";
import { happened } from "/web/js/store.js";
import { findGame } from "/web/js/tables/find.js";
import { commit, draw, settle, until } from "./draw.mjs";
import { Element } from "./page.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

const SOURCE = { title: "A chronicle", url: "https://chronicle.test/" };
const words = globalThis.fetch;
const asked = [];
let told = 0;
let page = null;

before(async () => {
  await speak("en", "table", "classic", "swiss", "twist", "solo");
  document.documentElement.dataset.motion = "less";
  Object.assign(Element.prototype, { showModal() {}, close() {} });
  globalThis.fetch = async (address, ...how) => {
    if (!address.startsWith("/api/")) return words(address, ...how);
    asked.push(address);
    const face = new URL(address, location).searchParams.get("face");
    return { ok: true, text: async () => JSON.stringify({ [face]: { note: `What is known about ${face}.`, source: SOURCE } }) };
  };
});

afterEach(leave);

function leave() {
  if (page) draw(null, page);
  happened.value = null;
}

/** The panel after some events, once its fact has come. */
async function turnOver(rules, was, events, more) {
  leave();
  const [game, id] = [await findGame(rules), `game-${++told}`];
  const tell = (view, events) => (happened.value = { game: id, views: { 0: view }, events, bots: [], holders: [], left: {} });
  const now = { ...was, ...more, entries: was.entries + 1 };
  page = draw(html`<${Reveals} game=${game} id=${id} seats=${[0]} words=${wordsOf(now)} />`, draw(null));
  tell(was, []);
  tell(now, events);
  commit();
  assert.equal(holding.value, 1, "what comes next waits from the moment the panel is there");
  settle();
  await until(() => text("p.fact"));
}

const text = (selector) => page.all(selector).map((each) => each.textContent.trim()).join();
const link = () => page.all("div.sources")[0].all("a").map((each) => [each.getAttribute("href"), each.textContent]);

/** Whatever the game: what is known, where from, and how to doubt it. */
async function teaches(face, year, verdict, outcome) {
  assert.equal(text("p.written"), year);
  assert.equal(text("h1"), verdict);
  assert.equal(text("p.fact"), `What is known about ${face}.`);
  assert.deepEqual(link(), [[SOURCE.url, `Source: ${SOURCE.title}`]]);
  assert.equal(text("span.small"), outcome);
  const [spoken] = page.all("p.hidden").map((each) => each.textContent);
  for (const part of [verdict, year, `What is known about ${face}.`]) assert.ok(spoken.includes(part), spoken);
  const doubt = page.all("button.as-link")[0];
  assert.equal(doubt.textContent, "Wrong date?");
  doubt.click();
  await until(() => page.all("form").length);
  assert.equal(page.all("form").length, 1);
  assert.deepEqual(page.all("p.source")[0].all("a").map((each) => each.getAttribute("href")), [SOURCE.url]);
}

const RACKS = parse("rack 1300 1500 | rack 1700 | rack 1800 | line 1600", { rules: "swiss", seat: 0 });
const [CARD] = RACKS.line;
const unknown = { ...RACKS.cards, [CARD]: { face: "of-1600" } };
const READ = { ...RACKS, line: [], cards: unknown, read: CARD, reader: 2, trying: 0 };
const given = (seat, place) => ({ event: "Inserted", seat, card: CARD, place });
const gets = (seat, place) => ({ read: null, cards: RACKS.cards, racks: RACKS.racks.map((rack, who) => (who === seat ? rack.toSpliced(place, 0, CARD) : rack)) });

test("Swiss: a card marked right", async () => {
  await turnOver("swiss", READ, [{ event: "Paid", seat: 0, chips: 2 }, given(0, 2)], gets(0, 2));
  await teaches("of-1600", "1600", "In the right place", "3 of 8 cards on the rack.");
});

test("Superversion: with a stake, a card marked wrong says by how much, even if somebody else gets it", async () => {
  const staked = { ...READ, options: { betting: true }, mark: 1, stake: 3 };
  await turnOver("swiss", staked, [{ event: "TryFailed", seat: 0, gap: 1 }, { event: "StakeLost", seat: 0, chips: 3 }, { event: "TryBegan", seat: 1, tries: 1 }, given(1, 0)], gets(1, 0));
  await teaches("of-1600", "1600", "100 years too early", "Ben gets the card.");
});

const WALL = parse("hand 1600 1700 | hand 1900 | line 1200 1500 1800", { rules: "twist", seat: 0 });
const [C1200, C1500, C1800] = WALL.line;
const [C1600, C1700] = WALL.hands[0];
const shut = { [C1600]: { face: "of-1600" }, [C1700]: { face: "of-1700" } };
const ROW = { ...WALL, line: [], row: [[C1200], [C1500], [C1800]], slots: [[], []], cards: { ...WALL.cards, ...shut } };

test("Twist: a card that fits, one whose slot is taken, and one that is discarded", async () => {
  const seen = (card) => ({ cards: { ...ROW.cards, [card]: WALL.cards[card] } });
  await turnOver("twist", ROW, [{ event: "Joined", seat: 0, card: C1600, where: "slot", at: 1 }], { ...seen(C1600), slots: [[], [C1600]] });
  await teaches("of-1600", "1600", "It fits in a slot", "");
  await turnOver("twist", ROW, [{ event: "LaidSideways", seat: 0, card: C1700 }], { ...seen(C1700), sideways: [C1700] });
  await teaches("of-1700", "1700", "The slot is taken", "");
  await turnOver("twist", ROW, [{ event: "Discarded", seat: 0, card: C1700 }], { ...seen(C1700), discards: [C1700] });
  await teaches("of-1700", "1700", "Discarded", "");
});

const LINE = parse("line 1200 1800 | hand", { rules: "solo", seat: 0, lives: 3, right: 0, options: { lives: 3 } });
const laid = (year) => ({ cards: { ...LINE.cards, 9: { face: `of-${year}`, year } } });

test("Solo: a card laid right, and one that costs a life and goes where it belongs", async () => {
  await turnOver("solo", LINE, [{ event: "Placed", seat: 0, card: 9, gap: 1 }], { ...laid(1500), right: 1, line: [0, 9, 1] });
  await teaches("of-1500", "1500", "In the right place", "One card right so far.");
  await turnOver("solo", LINE, [{ event: "Missed", seat: 0, card: 9, gap: 1 }, { event: "PutRight", card: 9, gap: 2 }], { ...laid(1812), lives: 2, line: [0, 1, 9] });
  await teaches("of-1812", "1812", "12 years too early", "It goes where it belongs. 2 lives left.");
});

test("Solo without lives: a card that was given up shows its year and its fact", async () => {
  await turnOver("solo", { ...LINE, lives: null }, [{ event: "GivenUp", seat: 0, card: 9 }, { event: "PutRight", card: 9, gap: 2 }], { ...laid(1812), line: [0, 1, 9] });
  await teaches("of-1812", "1812", "Of 1812", "It goes where it belongs.");
});

test("the year that is already on the card cannot be reported", async () => {
  leave();
  const { cards } = parse("line 1200");
  page = draw(html`<${Report} card=${0} view=${{ cards }} words=${wordsOf({ ...RACKS, cards })} game="g" onClose=${() => {}} />`);
  page.all("input")[0].enter("input", "1200");
  settle();
  asked.length = 0;
  page.all("form")[0].heard.submit.call(page.all("form")[0], { type: "submit", preventDefault() {} });
  await until(() => page.all("p.bad").length);
  assert.equal(text("p.bad"), "That year is already on the card. Enter a different one, or leave it blank.");
  assert.deepEqual(asked, []);
});
