import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { html } from "/web/js/parts/html.js";
import { useWheel } from "/web/js/tables/swiss/wheel.js";
import { draw, settle } from "./draw.mjs";
import { goOn } from "./page.mjs";

beforeEach(() => {
  document.documentElement.dataset.motion = "full";
});

/** A wheel that is told of spins, message by message, and where it stands. */
function spinning(sectors, seat = 0) {
  let wheel;
  const Table = ({ view, events }) => {
    wheel = useWheel({ view, seat, last: { events } });
    return null;
  };
  const page = draw(null);
  let entries = 0;
  return {
    tell(...events) {
      draw(html`<${Table} view=${{ entries: ++entries, options: { wheel: sectors } }} events=${events} />`, page);
      return wheel;
    },
    now() {
      settle();
      return wheel;
    },
  };
}
const WHEEL = ["question", "two-tries", "question", "star", "question", "two-tries", "question", "grump"];
const spun = (sector) => ({ event: "Spun", seat: 0, sector });
/** How far round the wheel the pointer stands, in sectors. */
const under = ({ angle }, sectors) => ((((-angle % 360) + 360) % 360) / 360) * sectors;

test("the wheel comes to rest in the middle of the sector that was spun", () => {
  for (const sectors of [WHEEL, ["grump", "question", "star"], ["star"]]) {
    const { tell, now } = spinning(sectors);
    tell();
    for (const [sector] of [...sectors.entries(), ...sectors.entries()]) {
      assert.equal(tell(spun(sector)).turning, true);
      goOn();
      assert.equal(now().turning, false);
      assert.ok(Math.abs(under(now(), sectors.length) - (sector + 0.5)) < 1e-6);
    }
  }
});

test("the wheel goes round four times at least, and never back", () => {
  const { tell, now } = spinning(WHEEL);
  let before = tell().angle;
  for (const sector of [3, 3, 0, 7]) {
    tell(spun(sector));
    goOn();
    assert.ok(now().angle - before >= 4 * 360);
    before = now().angle;
  }
});

test("a wheel that turns is stopped by a press, or when the game goes on", () => {
  const { tell, now } = spinning(WHEEL);
  tell();
  tell(spun(5)).land();
  assert.deepEqual([now().turning, Math.floor(under(now(), 8))], [false, 5]);
  tell(spun(2));
  tell({ event: "Buried" });
  assert.deepEqual([now().turning, Math.floor(under(now(), 8))], [false, 2]);
});

test("with reduced motion, and for latecomers, the wheel stops at once", () => {
  const { tell, now } = spinning(WHEEL);
  tell(spun(6));
  assert.deepEqual([now().turning, Math.floor(under(now(), 8))], [false, 6]);
  document.documentElement.dataset.motion = "less";
  tell(spun(1));
  assert.deepEqual([now().turning, Math.floor(under(now(), 8))], [false, 1]);
});
