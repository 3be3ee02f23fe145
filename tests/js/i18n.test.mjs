import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { LANGUAGES, labelled, language, need, ready, sorry, t } from "/web/js/i18n.js";
import { rich } from "/web/js/parts/rich.js";
import { chosenLanguage } from "/web/js/store.js";
import { speak } from "./speak.mjs";

beforeEach(() => speak("en"));

test("the browser's first language that we speak counts, until somebody chooses another", () => {
  const first = (languages, chosen = "") => {
    navigator.languages = languages;
    // The browser's languages are looked at again when another one is chosen.
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

test("until the words of another language have come, those that are there stand in", async () => {
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

test("a file of words that was needed once is there in every language chosen later", async () => {
  assert.equal(t("end-total"), "end-total");
  await need("end");
  assert.equal(t("end-total"), "total");
  await speak("de");
  assert.notEqual(t("end-total"), "total");
  assert.notEqual(t("end-total"), "end-total");
});

test("a file that is not there is no trouble", async () => {
  await need("nothing");
  assert.equal(t("join"), "Join");
});

test("one and many have words of their own", () => {
  assert.equal(t("cards", { n: 1 }), "1 card");
  assert.equal(t("cards", { n: 3 }), "3 cards");
});

test("a colon stands where the language puts it", async () => {
  assert.equal(labelled("Ada", 3), "Ada: 3");
  await speak("fr");
  assert.equal(labelled("Ada", 3), "Ada\u00a0: 3");
});

test("what the server refuses is said in the language, or as it came, or in general", async () => {
  assert.equal(sorry({ word: "seat-taken", given: { name: "Ana" }, why: "no" }), "Ana is already sitting there; choose a free seat.");
  assert.equal(sorry({ why: "expected a card" }), "expected a card");
  assert.equal(sorry(undefined), t("trouble"));
});

test("years in a sentence are set apart from its words", async () => {
  await need("classic");
  const parts = rich("classic-between", { left: "44 BC", right: "1200" });
  assert.deepEqual(parts.map((part) => part.props?.children ?? part), ["between ", "44 BC", " and ", "1200", ""]);
});
