import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { beforeEach } from "node:test";
import "/web/js/dress.js";
import { Settings } from "/web/js/features/settings.js";
import { LANGUAGES } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Deck } from "/web/js/screens/decks/deck.js";
import { Rules } from "/web/js/screens/rules.js";
import { cardSize, chosenLanguage, contrast, hintsRead, letterKeys, motion, showName, sound, theme } from "/web/js/store.js";
import { draw, settle, until } from "./draw.mjs";
import { speak } from "./speak.mjs";

beforeEach(() => speak("en", "pages", "rules"));

// Rules

const words = readFileSync(new URL("../../src/interstice/lang/en/app.ftl", import.meta.url), "utf-8");
const PRESETS = [...words.matchAll(/^preset-(\S+) =/gm)].map(([, preset]) => preset);

for (const language of Object.keys(LANGUAGES)) {
  test(`every game has its rules: ${language}`, async () => {
    await speak(language);
    assert.equal(PRESETS.length, 9);
    for (const preset of PRESETS) {
      const page = draw(html`<${Rules} id=${preset} />`);
      await until(() => page.all("h2").length);
      const [leaflet] = page.all("div.leaflet");
      const said = leaflet.all("p").map((each) => each.textContent).join(" ");
      const count = said.split(/\s+/).length;
      assert.ok(count >= 230 && count <= 800, `${preset}: ${count} words`);
      assert.doesNotMatch(leaflet.textContent, /rules-|preset-|[{}]/);
      assert.equal(leaflet.all("h2").length, 5);
      draw(null, page);
    }
  });
}

test("the page of all rules leads to each of them", () => {
  const links = draw(html`<${Rules} id="" />`).all("a.entry").map((link) => link.getAttribute("href"));
  assert.deepEqual(links.sort(), [...PRESETS, "sudden_death"].map((preset) => `/rules/${preset}`).sort());
});

test("there are no rules for games that are not offered", () => {
  for (const id of ["chess", "constructor"]) assert.equal(draw(html`<${Rules} id=${id} />`).all("h1")[0].textContent, "Page not found");
});

// Decks

const CARDS = [
  { id: "cannae", year: -216, theme: "war", title: "Battle of Cannae", note: "An army is surrounded." },
  { id: "aida", year: 1871, theme: "music", title: "“Aida” in Cairo", note: "An opera opens." },
  { id: "abba", year: 1974, theme: "music", title: "Abba win", note: "A song wins." },
  { id: "zebra", year: 1800, theme: "music", title: "Zebra", note: "" },
];
const DECK = { id: "some", name: "Some", size: 4, languages: ["en"], themes: { war: "War", music: "Music" }, licence: "CC0" };

/** The page of a deck, once its cards have arrived. */
async function shelf() {
  const [never, asked] = [globalThis.fetch, []];
  globalThis.fetch = async (address) => (asked.push(address), { ok: true, text: async () => JSON.stringify(CARDS) });
  const page = draw(html`<${Deck} deck=${DECK} />`);
  globalThis.fetch = never;
  await new Promise(setImmediate);
  settle();
  assert.deepEqual(asked, ["/api/decks/some/timeline?language=en"]);
  const [theme, era] = page.all("select");
  const [text] = page.all("input");
  const enter = (field, kind) => (value) => {
    field.enter(kind, value);
    settle();
    return found();
  };
  const found = () => page.all("span.title").map((title) => title.textContent);
  return { page, found, theme: enter(theme, "change"), era: enter(era, "change"), text: enter(text, "input"), eras: era.all("option").map((each) => each.textContent) };
}

test("cards are sorted by title, ignoring punctuation, which gives no year away", async () => {
  const { page, found } = await shelf();
  assert.deepEqual(found(), ["Abba win", "“Aida” in Cairo", "Battle of Cannae", "Zebra"]);
  assert.equal(page.all("span.plaque").length, 0);
});

test("cards are found by title, theme and time", async () => {
  const { text, theme, era } = await shelf();
  assert.deepEqual(text(" AIDA "), ["“Aida” in Cairo"]);
  assert.deepEqual(text(""), ["Abba win", "“Aida” in Cairo", "Battle of Cannae", "Zebra"]);
  assert.deepEqual(theme("music"), ["Abba win", "“Aida” in Cairo", "Zebra"]);
  assert.deepEqual(era("3"), ["“Aida” in Cairo", "Zebra"], "a century begins with its first year");
  assert.deepEqual(text("cannae"), []);
  theme("");
  assert.deepEqual(era("0"), ["Battle of Cannae"]);
});

test("the eras have names", async () => {
  const { eras } = await shelf();
  assert.deepEqual(eras, ["All periods", "BC", "1–1499", "1500–1799", "1800–1899", "1900–1949", "Since 1950"]);
});

test("the line view sorts cards by year, with their notes", async () => {
  const { page } = await shelf();
  page.all("span.views")[0].all("button")[1].click();
  settle();
  assert.deepEqual(page.all("h3").map((title) => title.textContent), CARDS.map(({ title }) => title));
  assert.equal(page.all("b.year")[0].textContent, "216\u00a0BC");
});

test("a card shows its year only when it is turned over", async () => {
  const { page } = await shelf();
  const years = () => page.all("span.plaque").map((year) => year.textContent);
  const turn = () => {
    page.all("ul.grid")[0].all("button")[0].click();
    settle();
  };
  turn();
  assert.deepEqual([years(), page.all("p.told")[0].textContent.trim()], [["1974"], "A song wins."]);
  turn();
  assert.deepEqual(years(), []);
});

test("a deck of the host is played, too, and sources lead somewhere or are only named", async () => {
  const [never, asked] = [globalThis.fetch, []];
  const sources = [{ title: "Livius", url: "" }, { title: "Museum", url: "museum.example/aida" }, { title: "Trick", url: "javascript:alert(1)" }, { title: "https://example.org", url: "" }];
  const cards = CARDS.map((card, n) => ({ ...card, source: sources[n] }));
  globalThis.fetch = async (address, { body } = {}) => (asked.push([address, body && JSON.parse(body)]), { ok: address.includes("timeline"), text: async () => JSON.stringify(cards), json: async () => ({ why: "" }) });
  const page = draw(html`<${Deck} deck=${DECK} />`);
  await new Promise(setImmediate);
  settle();
  page.all("span.views")[0].all("button")[1].click();
  settle();
  assert.deepEqual(page.all("p.told").map((told) => told.all("a").map((link) => link.getAttribute("href"))), [[], ["https://museum.example/aida"], [], ["https://example.org"]]);
  assert.match(page.all("p.told")[0].textContent, /Livius/);
  page.all("button.btn").find((button) => button.textContent.includes("Play")).click();
  await until(() => asked.some(([address]) => address === "/api/rooms"));
  globalThis.fetch = never;
  const [, wish] = asked.find(([address]) => address === "/api/rooms");
  assert.deepEqual([wish.decks, wish.fame], [["some"], "all"]);
  await new Promise(setImmediate);
});

// Settings

/** Presses the value of a setting, by its label. */
function choose(word) {
  const settings = draw(html`<${Settings} />`);
  settings.all("button").find((button) => button.textContent === word).click();
  draw(null, settings);
}
const kept = (key) => localStorage.getItem(`interstice.${key}`);

test("settings take effect at once and are kept", () => {
  for (const word of ["Dark", "High", "Reduced", "Large"]) choose(word);
  assert.deepEqual([theme, contrast, motion, cardSize].map(({ value }) => value), ["dark", "more", "less", "large"]);
  const { theme: light, contrast: seen, motion: moves, cards } = document.documentElement.dataset;
  assert.deepEqual([light, seen, moves, cards], ["dark", "more", "less", "large"]);
  assert.deepEqual(["theme", "contrast", "motion", "cards"].map(kept), ["dark", "more", "less", "large"]);
});

test("settings that follow the system are not stored", () => {
  for (const setting of [theme, contrast, motion, cardSize]) setting.value = "";
  assert.deepEqual(["theme", "contrast", "motion", "cards"].map(kept), [null, null, null, null]);
  const { theme: light, motion: moves } = document.documentElement.dataset;
  assert.deepEqual([light, moves], ["light", "full"]);
});

test("sounds and letter keys are on or off", () => {
  choose("On");
  assert.equal(sound.value, "on");
  sound.value = "";
  const off = draw(html`<${Settings} />`).all("button").filter((button) => button.textContent === "Off");
  off.at(-2).click();
  assert.deepEqual([kept("letters"), letterKeys.value], ["off", "off"]);
  letterKeys.value = "";
});

test("strangers see a name only if its owner wants that", () => {
  assert.equal(showName.value, "");
  const on = draw(html`<${Settings} />`).all("button").filter((button) => button.textContent === "On");
  on.at(-1).click();
  assert.deepEqual([kept("show-name"), showName.value], ["on", "on"]);
  showName.value = "";
});

test("the language is chosen by its own name", () => {
  choose("Nederlands");
  assert.deepEqual([chosenLanguage.value, kept("language")], ["nl", "nl"]);
});

test("hints can be shown again once some have been read", () => {
  const again = () => draw(html`<${Settings} />`).all("button").filter((button) => button.textContent === "Show again");
  assert.deepEqual(again(), []);
  hintsRead.value = "none";
  assert.equal(kept("hints"), "none");
  again()[0].click();
  assert.deepEqual([hintsRead.value, kept("hints")], ["", null]);
});
