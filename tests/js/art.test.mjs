import assert from "node:assert/strict";
import test from "node:test";
import { artLine, byKey, changed, parseArt, withGlyph } from "/web/js/screens/editor/art.js";
import { SHAPE, WHOLE, boxOf, settled } from "/web/js/screens/editor/crop.js";
import { MOST, sendable } from "/web/js/screens/editor/photo.js";

// A picture in one line

test("a line is taken apart and put together again", () => {
  const line = "workshop: game-icons:gears 50 54 70 + game-icons:light-bulb 80 20 26 turn 15 flip";
  const { scene, figures } = parseArt(line);
  assert.equal(scene, "workshop");
  assert.deepEqual(figures[1], { glyph: "game-icons:light-bulb", x: 80, y: 20, size: 26, turn: 15, flip: true });
  assert.equal(artLine({ scene, figures }), line);
});

test("a glyph without a place has the usual one", () => {
  assert.deepEqual(parseArt("sky: mdi:owl").figures, [{ glyph: "mdi:owl", x: 50, y: 54, size: 66, turn: 0, flip: false }]);
});

test("the first glyph is large, the next two are small in corners, and there is no fourth", () => {
  const picture = ["a:a", "a:b", "a:c", "a:d"].reduce(withGlyph, { scene: "sky", figures: [] });
  assert.deepEqual(picture.figures.map(({ x, size }) => [x, size]), [[50, 66], [80, 25], [20, 25]]);
});

test("keys move, size, turn and flip a glyph, but not out of the window", () => {
  const [figure] = parseArt("sky: mdi:owl 50 50 60").figures;
  assert.equal(byKey(figure, { key: "ArrowLeft", shiftKey: false }).x, 48);
  assert.equal(byKey(figure, { key: "ArrowDown", shiftKey: true }).y, 60);
  assert.equal(byKey(figure, { key: "+", shiftKey: true }).size, 64);
  assert.equal(byKey({ ...figure, turn: 180 }, { key: "R", shiftKey: true }).turn, -165);
  assert.equal(byKey(figure, { key: "f", shiftKey: false }).flip, true);
  assert.equal(byKey(figure, { key: "q", shiftKey: false }), null);
  assert.equal(changed(figure, { x: -20, size: 500 }).x, 0);
});

// A photo

test("a part of a photo has the shape of the window, and lies within the photo", () => {
  for (const photo of [{ width: 4000, height: 3000 }, { width: 900, height: 1600 }, { width: 100, height: 100 }]) {
    for (const cut of [WHOLE, { x: 0, y: 1, zoom: 1 }, { x: 0.9, y: 0.1, zoom: 3 }]) {
      const { left, top, width, height } = boxOf(photo, cut);
      assert.ok(Math.abs((width * photo.width) / (height * photo.height) - SHAPE) < 1e-9);
      assert.ok(left >= 0 && top >= 0 && left + width <= 1 + 1e-9 && top + height <= 1 + 1e-9);
    }
  }
});

test("the middle stays where the part can be, and nothing is enlarged too much", () => {
  const photo = { width: 4000, height: 3000 };
  assert.deepEqual(settled(photo, { x: 0.5, y: -3, zoom: 1 }), { x: 0.5, y: 0.5, zoom: 1 });
  assert.equal(settled(photo, { ...WHOLE, zoom: 99 }).zoom, 5);
});

test("a photo goes as it is, and one that is too large for the server as the part that the card shows", async () => {
  const drawn = [];
  const canvas = { getContext: () => ({ drawImage: (...given) => drawn.push(given) }), toBlob: (done, kind) => done({ size: 1, type: kind }) };
  Object.assign(document, { createElement: () => canvas });
  const box = { left: 0.5, top: 0, width: 0.4, height: 1 };
  const file = { size: MOST.bytes };
  const photo = { width: 8000, height: 5000 };
  assert.deepEqual(await sendable(file, photo, box), { body: file, query: "?left=0.50000&top=0.00000&width=0.40000&height=1.00000" });
  assert.deepEqual(drawn, []);
  for (const [size, width] of [[MOST.bytes + 1, 8000], [1, 8001]]) {
    assert.deepEqual(await sendable({ size }, { ...photo, width }, box), { body: { size: 1, type: "image/jpeg" }, query: "" });
    assert.deepEqual(drawn.pop().slice(1), [width / 2, 0, 0.4 * width, 5000, 0, 0, canvas.width, canvas.height]);
    assert.equal(canvas.width / canvas.height, SHAPE);
  }
});
