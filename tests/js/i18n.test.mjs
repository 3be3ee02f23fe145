import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { LANGUAGES, labelled, language, need, ready, sorry, t } from "/web/js/i18n.js";
import { rich } from "/web/js/parts/rich.js";
import { chosenLanguage } from "/web/js/store.js";
import { speak } from "./speak.mjs";

beforeEach(() => speak("en"));

test("the first of the browser's languages that we speak is used, until the user chooses another", () => {
  const first = (languages, chosen = "") => {
    navigator.languages = languages;
    // The browser's languages are read again whenever another is chosen.
    chosenLanguage.value = "?";
    chosenLanguage.value = chosen;
    return language.value;
  };
  assert.equal(first(["pt-BR", "de-CH", "fr"]), "de");
  assert.equal(first(["FR-ca"]), "fr");
  assert.equal(first(["pt"]), "en");
  assert.equal(first(["de"], "nl"), "nl");
  navigator.languages = ["en"];
});

test("until the words of another language arrive, the old ones stay", async () => {
  chosenLanguage.value = "it";
  assert.equal(t("join"), "Join");
  await need();
  assert.notEqual(t("join"), "Join");
  assert.equal(ready.value, true);
});

test("the page says which language it is in", async () => {
  for (const each of Object.keys(LANGUAGES)) {
    await speak(each);
    assert.equal(document.documentElement.lang, each);
  }
});

test("a file of words needed once is loaded in every language chosen later", async () => {
  assert.equal(t("end-total"), "end-total");
  await need("end");
  assert.equal(t("end-total"), "total");
  await speak("de");
  assert.notEqual(t("end-total"), "total");
  assert.notEqual(t("end-total"), "end-total");
});

test("a missing file does no harm", async () => {
  await need("nothing");
  assert.equal(t("join"), "Join");
});

test("singular and plural differ", () => {
  assert.equal(t("cards", { n: 1 }), "1 card");
  assert.equal(t("cards", { n: 3 }), "3 cards");
});

test("the colon is spaced as the language does it", async () => {
  assert.equal(labelled("Ada", 3), "Ada: 3");
  await speak("fr");
  assert.equal(labelled("Ada", 3), "Ada\u00a0: 3");
});

test("a refusal is translated if it has a message, otherwise shown as it came, or in general words", async () => {
  assert.equal(sorry({ word: "line", given: { most: 300 }, why: "no" }), "Messages must have 1 to 300 characters.");
  assert.equal(sorry({ why: "expected a card" }), "expected a card");
  assert.equal(sorry(undefined), t("trouble"));
});

test("years in a sentence are set apart from its words", async () => {
  await need("classic");
  const parts = rich("classic-between", { left: "44 BC", right: "1200" });
  assert.deepEqual(parts.map((part) => part.props?.children ?? part), ["between ", "44 BC", " and ", "1200", ""]);
});

test("a number below zero is written with a minus sign", async () => {
  assert.equal(t("end-score", { n: -12 }), "−12 points");
  assert.equal(t("end-wins", { n: 1, name: "K-9" }), "K-9 wins");
});
