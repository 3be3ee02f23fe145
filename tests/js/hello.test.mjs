import assert from "node:assert/strict";
import test, { before } from "node:test";
import { roster } from "/web/js/bots.js";
import { Hello, besideBadge, speakerOf } from "/web/js/features/hello.js";
import { html } from "/web/js/parts/html.js";
import { makeWords } from "/web/js/words.js";
import { draw, settle } from "./draw.mjs";
import { goOn } from "./page.mjs";
import { speak } from "./speak.mjs";

const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const SLIP = { width: 200, height: 40 };
const PAGE = { width: 390, height: 844 };
const BADGE = box(20, 100, 32, 32);

const sitters = ["", "maeve", "luca"].map((bot) => ({ name: bot, bot }));
const words = () => makeWords([], sitters);
const view = (more = {}) => ({ players: sitters, entries: 1, over: false, score: null, winners: [], ...more });

before(async () => {
  await speak("en");
  const one = (id, animal) => ({ id, name: id, level: 1, animal, colour: 1, theme: "", about: "", hello: `hello ${id}`, bye: `bye ${id}` });
  roster.value = [one("maeve", "frog"), one("luca", "owl")];
});

test("a slip lies beside the badge, wherever it covers no control and is on the page", () => {
  assert.deepEqual(besideBadge(BADGE, SLIP, [], PAGE), { left: 62, top: 96 });
  assert.deepEqual(besideBadge(box(340, 100, 32, 32), SLIP, [], PAGE), { left: 130, top: 96 });
  assert.deepEqual(besideBadge(BADGE, SLIP, [box(200, 90, 50, 50)], PAGE), { left: 20, top: 142 });
  assert.equal(besideBadge(BADGE, SLIP, [box(0, 0, 390, 844)], PAGE), null);
});

test("one of the bots speaks, the same for everybody; and in the end the winner, if it is a bot", () => {
  const found = new Set(["a", "b", "c", "d"].map((game) => speakerOf(game, view(), words()).seat));
  assert.deepEqual([...found].sort(), [1, 2]);
  assert.equal(speakerOf("a", view(), words()).hello, speakerOf("a", view(), words()).hello);
  for (const game of ["a", "b"]) assert.equal(speakerOf(game, view({ winners: [2] }), words()).bye, "bye luca");
  assert.equal(speakerOf("a", { ...view(), players: [sitters[0]] }, makeWords([], [sitters[0]])), null);
});

test("hello is said when a game begins, and only then and only for a moment", () => {
  const said = (drawn) => drawn.all("p.hidden")[0].textContent;
  const drawn = draw(html`<${Hello} game="b" view=${view()} words=${words()} />`);
  const { name, hello } = speakerOf("b", view(), words());
  assert.equal(said(drawn), `${name}: ${hello}`);
  assert.equal(drawn.all("p.hello").length, 1);
  goOn();
  settle();
  assert.equal(said(drawn), "");
  assert.equal(drawn.all("p.hello").length, 0);
  assert.equal(said(draw(html`<${Hello} game="b" view=${view({ entries: 9 })} words=${words()} />`)), "");
});
