import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test, { before, mock } from "node:test";
import { html } from "/web/js/parts/html.js";
import { Luck } from "/web/js/screens/replay/luck.js";
import { draw, settle } from "./draw.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "pages"));

const hash = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();
const hex = (text) => Buffer.from(text, "hex");

/** A game's luck, as the server promised it. */
function promised(secret, ...nonces) {
  const seed = hash(Buffer.from("interstice seed 1"), ...[secret, ...nonces].map((part) => hash(hex(part))));
  return { secret, nonces, commitment: hash(hex(secret)).toString("hex"), seed: seed.toString("hex") };
}

/** The first sentence of the panel, and how many warnings it has. */
async function lucky(luck) {
  mock.method(crypto.subtle, "digest", async (_, data) => hash(data));
  const drawn = draw(html`<${Luck} game="G" luck=${luck} />`);
  await new Promise(setImmediate);
  settle();
  mock.restoreAll();
  return [drawn.all("p")[0].textContent.trim().split(":")[0], drawn.all("p.bad").length];
}

test("a seed that was made as promised is recognised", async () => {
  assert.deepEqual(await lucky(promised("00ff", "1234", "abcd")), ["Yes", 0]);
  assert.deepEqual(await lucky(promised("00ff")), ["Yes", 0]);
});

test("a forged seed is noticed, and so is every other lie", async () => {
  const luck = promised("00ff", "1234", "abcd");
  for (const lie of [{ seed: "00".repeat(32) }, { commitment: "00".repeat(32) }, { secret: "00fe" }, { nonces: ["abcd", "1234"] }, { nonces: ["1234"] }]) {
    assert.deepEqual(await lucky({ ...luck, ...lie }), ["No", 1], JSON.stringify(lie));
  }
});

test("the panel of a guided game says that its luck was fixed", () => {
  const says = (guided) => draw(html`<${Luck} game="G" luck=${promised("00")} guided=${guided} />`).all("p").some((each) => each.textContent.includes("fixed"));
  assert.deepEqual([true, false].map(says), [true, false]);
});
