import assert from "node:assert/strict";
import test from "node:test";
import { dayText, timeText } from "/web/js/daily.js";
import { shareText } from "/web/js/screens/daily/text.js";
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
