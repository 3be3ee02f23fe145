/** What the page writes for people who make a deck. */
import assert from "node:assert/strict";
import test, { before } from "node:test";
import { html } from "/web/js/parts/html.js";
import { Suggested } from "/web/js/screens/editor/suggested.js";
import { Fixes } from "/web/js/screens/paste/cell.js";
import { draw, until } from "./draw.mjs";
import { goOn } from "./page.mjs";
import { speak } from "./speak.mjs";

before(() => speak("de", "mydecks"));

test("a year is put right in words that people would write", () => {
  const written = [];
  const finding = { row: 2, column: 1, kind: "wrong", word: "year-zero", why: "there is no year 0", fixes: ["-1", "1"] };
  const page = draw(html`<${Fixes} finding=${finding} isYear=${true} onFix=${(text) => written.push(text)} />`);
  for (const button of page.all("button").slice(0, 2)) button.click();
  assert.deepEqual(written, ["1 v. Chr.", "1"]);
});

test("pictures need a title, and one that is there is not asked for", () => {
  const desk = { deck: { value: { id: "d", about: { themes: {} } } } };
  const suggested = (title) => draw(html`<${Suggested} desk=${desk} card=${{ id: "c", title }} spoken="de" />`).textContent;
  assert.match(suggested({}), /Titel/);
  assert.equal(suggested({ de: "Die Mauer fällt" }), "");
});

test("no picture is suggested twice", async () => {
  const words = globalThis.fetch;
  const proposed = { art: "rings: game-icons:hourglass 50 52 66", neutral: true };
  globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => proposed, text: async () => "<svg/>" });
  const desk = { deck: { value: { id: "d", about: { themes: {} } } } };
  const page = draw(html`<${Suggested} desk=${desk} card=${{ id: "c", title: { de: "Es wird Abend" } }} spoken="de" />`);
  goOn();
  await until(() => page.all("li").length);
  globalThis.fetch = words;
  // What it shows by itself, and the same in three other scenes.
  assert.equal(page.all("li").length, 4);
});
