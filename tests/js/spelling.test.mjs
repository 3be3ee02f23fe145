import assert from "node:assert/strict";
import test, { afterEach } from "node:test";
import { inWords, spelt, t } from "/web/js/i18n.js";
import { rich } from "/web/js/parts/rich.js";
import { joined, swissSpelling } from "/web/js/spelling.js";
import { decks } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";
import { yearText } from "/web/js/years.js";
import { speak } from "./speak.mjs";

const elided = (text) => joined(text, "it");

afterEach(() => {
  navigator.languages = ["en"];
});

test("Swiss German has no ß, and guillemets for quotation marks", () => {
  assert.equal(swissSpelling("Der „große ‚Preis‘“ geht’s an"), "Der «grosse ‹Preis›» geht’s an");
  assert.equal(swissSpelling("«Grüezi»"), "«Grüezi»");
});

test("German is spelt the Swiss way where the browser's first German is Swiss", async () => {
  await speak("de");
  const first = (...languages) => {
    navigator.languages = languages;
    return spelt("Straße");
  };
  assert.deepEqual([first("de-CH", "de"), first("fr-CH", "de-ch")], ["Strasse", "Strasse"]);
  assert.deepEqual([first("de"), first("de-DE", "de-CH"), first("en"), first("fr-CH")], ["Straße", "Straße", "Straße", "Straße"]);
});

test("other languages are not touched, whatever the browser asks for", async () => {
  await speak("en");
  navigator.languages = ["en", "de-CH"];
  assert.equal(spelt("“Straße”"), "“Straße”");
});

test("a Swiss browser reads messages and cards in its spelling", async () => {
  navigator.languages = ["de-CH"];
  // Nothing has asked for these words yet, so they come now.
  await speak("de", "print", "hints");
  assert.match(t("print-how"), /^In Originalgrösse /);
  assert.match(t("hint-swiss-rate"), /«Richtig»/);
  const page = { title: "Die „Große Mauer“" };
  assert.deepEqual(await inWords({ text: async () => JSON.stringify(page) }), { title: "Die «Grosse Mauer»" });
});

test("a title that is quoted within a Swiss sentence has the inner marks", async () => {
  navigator.languages = ["de-CH"];
  await speak("de");
  decks.value = { switzerland: { themes: {}, cards: { newspaper: { title: "Der «Blick» erscheint", theme: "" } } } };
  const words = makeWords(["switzerland"]);
  assert.equal(words.quoted("newspaper"), "Der ‹Blick› erscheint");
  navigator.languages = ["de"];
  assert.equal(words.quoted("newspaper"), "Der ‚Blick‘ erscheint");
  decks.value = {};
});

test("an Italian article loses its vowel before a number that begins with one", () => {
  for (const number of ["1", "8", "11", "80", "88", "800", "859", "899", "8000", "8.500", "11.000", "80.000", "800.000", "8 a.C.", "1 a.C.", "11 a.C."]) {
    assert.equal(elided(`prima del ${number}`), `prima dell’${number}`);
    assert.equal(elided(`tra il ${number} e il ${number}`), `tra l’${number} e l’${number}`);
    assert.equal(elided(`Dal ${number}`), `Dall’${number}`);
  }
  assert.equal(elided("i 8 giri dal 11"), "i 8 giri dall’11");
});

test("before any other number it stays whole", () => {
  for (const number of ["2", "10", "12", "18", "44 a.C.", "110", "111", "180", "1100", "1108", "1800", "1974", "10.000", "18.000", "110.000", "1.000.000 a.C.", "ca. 800", "ca. 8"]) {
    for (const sentence of [`prima del ${number}`, `dopo il ${number}`, `tra il ${number} e il ${number}`]) assert.equal(elided(sentence), sentence);
  }
  assert.equal(elided("8 fili 8, da 8 a 11"), "8 fili 8, da 8 a 11");
});

test("Italian sentences with years have their articles", async () => {
  await speak("it", "classic", "swiss", "twist", "pages");
  const between = (left, right) => t("classic-between", { left: yearText(left), right: yearText(right) }).replaceAll("\u00a0", " ");
  assert.equal(between(1969, 1974), "tra il 1969 e il 1974");
  assert.equal(between(-44, 859), "tra il 44 a.C. e l’859");
  assert.equal(between(-8000, -800), "tra l’8000 a.C. e l’800 a.C.");
  assert.equal(between(-3_300_000, -11_000), "tra il 3.300.000 a.C. e l’11.000 a.C.");
  assert.equal(t("swiss-done-before", { to: yearText(859) }), "Conferma: prima dell’859");
  assert.equal(t("swiss-claims-after", { name: "Ada", from: yearText(1) }), "Ada dice: dopo l’1.");
  assert.equal(t("twist-free", { from: yearText(80), to: yearText(1100) }), "Posto libero tra l’80 e il 1100");
  assert.equal(t("deck-era-last", { year: yearText(1950) }), "Dal 1950");
});

test("an article is shortened before a year that is set apart from the words", async () => {
  await speak("it", "classic");
  const parts = rich("classic-between", { left: "859", right: "1974" });
  assert.deepEqual(parts.map((part) => part.props?.children ?? part), ["tra l’", "859", " e il ", "1974", ""]);
});

test("French shortens “de” and “que” before a name that begins with a vowel", () => {
  assert.equal(joined("Le tour de Enzo, plus que Ada, de Luca, de Émile", "fr"), "Le tour d’Enzo, plus qu’Ada, de Luca, d’Émile");
  assert.equal(joined("à partir de onze ans, que oui", "fr"), "à partir de onze ans, que oui");
  assert.equal(joined("de Enzo", "it"), "de Enzo");
});

test("Italian says “ad” and “ed” before the same vowel", async () => {
  await speak("it", "swiss");
  assert.equal(joined("Tocca a Ada, a Edith e a Enzo", "it"), "Tocca ad Ada, a Edith e a Enzo");
  assert.equal(joined("A Anna e Émile, e Enzo, è Edith", "it"), "Ad Anna e Émile, ed Enzo, è Edith");
  assert.equal(joined("Ada e Enzo, a Ada", "fr"), "Ada e Enzo, a Ada");
});

test("a sentence that ends with an abbreviation has one full stop", async () => {
  const seen = {};
  for (const language of ["en", "de", "fr", "it", "nl"]) {
    await speak(language, "classic", "swiss");
    seen[language] = t("swiss-claims-after", { name: "Ada", from: yearText(-44) }).replaceAll(/[\u00a0\u202f]/g, " ").slice(-9);
    const parts = rich("classic-after-laid", { left: yearText(-44) }).map((part) => part.props?.children ?? part);
    assert.doesNotMatch(parts.join(""), /\.\./);
  }
  assert.deepEqual(Object.values(seen), ["ter 44 BC.", " 44 v. Chr.", "4 av. J.-C.", " il 44 a.C.", "a 44 v.Chr."].map((end) => end.slice(-9)));
});
