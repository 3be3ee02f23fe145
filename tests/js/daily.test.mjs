import assert from "node:assert/strict";
import test from "node:test";
import { dayText, timeText } from "/web/js/daily.js";
import { html } from "/web/js/parts/html.js";
import { Result } from "/web/js/screens/daily/result.js";
import { shareText } from "/web/js/screens/daily/text.js";
import { draw } from "./draw.mjs";
import { speak } from "./speak.mjs";

const [T, F] = [true, false];
const RESULT = { day: "2026-11-19", right: 8, out_of: 10, marks: [T, T, T, F, T, T, T, F, T, T] };
const TO = "https://example.org/daily/2026-11-19";
const SQUARES = "🟩🟩🟩🟥🟩🟩🟩🟥🟩🟩";

const GOLDEN = {
  en: ["Interstice · 19 November · 8 of 10", "right, right, right, wrong, right, right, right, wrong, right, right"],
  de: ["Interstice · 19. November · 8 von 10", "richtig, richtig, richtig, falsch, richtig, richtig, richtig, falsch, richtig, richtig"],
  fr: ["Interstice · 19 novembre · 8 sur 10", "juste, juste, juste, ratée, juste, juste, juste, ratée, juste, juste"],
  it: ["Interstice · 19 novembre · 8 su 10", "giusta, giusta, giusta, sbagliata, giusta, giusta, giusta, sbagliata, giusta, giusta"],
  nl: ["Interstice · 19 november · 8 van de 10", "goed, goed, goed, fout, goed, goed, goed, fout, goed, goed"],
};

for (const [language, [head, spoken]] of Object.entries(GOLDEN)) {
  test(`the text to share gives nothing away: ${language}`, async () => {
    await speak(language, "app", "daily");
    const text = shareText(RESULT, TO);
    assert.equal(text, [head, SQUARES, spoken, TO].join("\n"));
  });
}

test("a card that was taken out is a white square", async () => {
  await speak("en", "app", "daily");
  const text = shareText({ ...RESULT, right: 7, out_of: 9, marks: [null, ...RESULT.marks.slice(1)] }, TO);
  assert.equal(text.split("\n")[0], "Interstice · 19 November · 7 of 9");
  assert.equal(text.split("\n")[1], "⬜🟩🟩🟥🟩🟩🟩🟥🟩🟩");
  assert.match(text, /^left out, right/m);
});

/** A day that two have played. */
const DAY = { ...RESULT, is_today: true, is_over: false, left: 60, counts: true, players: 2, scores: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0], better_than: null, hardest: null, withdrawn: [], streak: { days: 1, best: 1, is_at_risk: false, week: Array(7).fill("open") }, game: "", decks: [], cards: [] };
const drawn = async (more) => {
  await speak("en", "app", "daily", "end");
  return draw(html`<${Result} result=${{ ...DAY, ...more }} />`);
};

test("a card that was taken out is told on top, struck out, and counts for nobody", async () => {
  const page = await drawn({ right: 7, out_of: 9, marks: [null, ...RESULT.marks.slice(1)], withdrawn: [{ face: "moon", why: "The year is disputed" }], cards: [{ id: "moon", title: "The Moon", note: "", year: 1969 }] });
  assert.equal(page.all("p.notice")[0].textContent, "“The Moon” was taken out of this line: The year is disputed. It counts for nobody, and no streak is lost.");
  assert.equal(page.all("h1")[0].textContent, "7 of 9");
  assert.deepEqual(page.all("i").slice(0, 4).map((each) => each.getAttribute("class")), ["out", "right", "right", "wrong"]);
  assert.equal(page.all("tr").length, 1 + 10, "a heading, and the scores from 0 to 9");
});

test("who played is offered to share the result before anything else, and who did not has nothing to share", async () => {
  const buttons = async (more) => (await drawn({ is_today: false, is_over: true, ...more })).all("button").map((each) => each.textContent);
  assert.deepEqual(await buttons({}), ["Share my result", "Play it for fun"]);
  assert.deepEqual(await buttons({ right: null, counts: false, marks: [] }), ["Play it for fun"]);
});

test("the page of a result leads to the next line as soon as its day begins", async () => {
  const next = async (left) => (await drawn({ left })).all("p.next")[0];
  assert.equal((await next(60)).textContent, "Next line in 1 min 0 s");
  const begun = await next(0);
  assert.equal(begun.textContent, "A new daily line is ready.");
  assert.equal(begun.all("a")[0].getAttribute("href"), "/");
});

test("the time left is told in minutes, and in seconds below ten minutes", async () => {
  await speak("en", "app");
  assert.equal(timeText(45_960_000), "12 h 46 min");
  assert.equal(timeText(1_800_000), "30 min");
  assert.equal(timeText(599_000), "9 min 59 s");
  assert.equal(timeText(-1), "0 min 0 s");
});

test("a day is that of UTC, wherever one is", async () => {
  await speak("en", "app");
  assert.equal(dayText("2026-11-19", { weekday: "long", day: "numeric", month: "long" }), "Thursday 19 November");
});
