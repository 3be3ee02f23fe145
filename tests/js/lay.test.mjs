import assert from "node:assert/strict";
import test from "node:test";
import { lay } from "/web/js/tables/classic/lay.js";

/** The widths of the window and of a card on a phone, a tablet, a desktop and a television. */
const SIZES = [[390, 100], [820, 118], [1440, 122], [1920, 122]];
const ALL = SIZES.flatMap(([window, wide]) => [1, 2, 5, 6, 12, 40, 80].map((n) => ({ n, window, wide })));
const GAP = 10;
const FREE = 44;

class Piece {
  touched = 0;
  classes = new Set();
  classList = { toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)) };

  get style() {
    this.touched++;
    return this;
  }

  get x() {
    return Number(/translateX\((.*?)px\)/.exec(this.transform)[1]);
  }

  get lean() {
    return Number(/rotate\((.*?)deg\)/.exec(this.transform)[1]);
  }
}

/** A line of `n` cards in a window: its element, its cards and its gaps. */
function line({ n, window = 1440, wide = 122, left = 0 }) {
  const children = Array.from({ length: 2 * n + 1 }, () => new Piece());
  const inner = { children, style: {}, querySelector: () => ({ offsetWidth: wide }) };
  const heard = new Map();
  const box = {
    firstElementChild: inner,
    clientWidth: window,
    scrollLeft: 0,
    getBoundingClientRect: () => ({ left }),
    addEventListener: (kind, listener) => heard.set(kind, listener),
    removeEventListener: (kind, listener) => heard.get(kind) === listener && heard.delete(kind),
  };
  const on = lay(box);
  on.measure();
  on.place({});
  const scroll = (to) => {
    box.scrollLeft = to;
    heard.get("scroll")?.();
  };
  return { on, inner, heard, scroll, wide, left, spots: children.filter((_, at) => at % 2), gaps: children.filter((_, at) => at % 2 === 0) };
}

/** How far each card lies from the one before. */
const steps = (spots) => spots.slice(1).map((spot, at) => spot.x - spots[at].x);
const near = (one, other, why) => assert.ok(Math.abs(one - other) < 1e-6, `${why ?? "near"}: ${one}, ${other}`);
const said = ({ n, window }) => `${n} cards in ${window} pixels`;

test("cards lie side by side while they fit", () => {
  const { on, spots } = line({ n: 5 });
  assert.equal(on.overlaps(), false);
  for (const step of steps(spots)) near(step, 122 + GAP);
  assert.ok(spots.every((spot) => !spot.classes.has("sliver")));
});

test("a line that fits lies in the middle of its window", () => {
  const { spots, inner, wide } = line({ n: 5 });
  assert.equal(inner.style.width, "1440px");
  near((spots[0].x + spots.at(-1).x + wide) / 2, 720);
  assert.equal(line({ n: 5, window: 820, left: 30 }).on.centre(), 440);
});

test("many cards overlap, and covered ones are marked as slivers", () => {
  const { on, spots, wide } = line({ n: 40 });
  assert.equal(on.overlaps(), true);
  assert.ok(Math.min(...steps(spots)) < wide * 0.8);
  steps(spots).forEach((step, at) => assert.equal(spots[at].classes.has("sliver"), step < wide * 0.8));
  assert.equal(spots.at(-1).classes.has("sliver"), false, "nothing lies on the last card");
});

test("an overlapping line fills its window, or four windows on a phone", () => {
  for (const [window, fills, n] of [[1440, 1440, 20], [820, 820, 7], [600, 2400, 30], [390, 1560, 20]]) {
    const { on, inner } = line({ n, window, wide: 100 });
    assert.equal(on.overlaps(), true);
    const more = parseFloat(inner.style.width) - fills;
    assert.ok(more >= 0 && more < 100, `it is ${more} pixels wider, which is less than a card`);
  }
  assert.equal(line({ n: 10, window: 390, wide: 100 }).on.overlaps(), false);
});

test("when there is no room left, every card keeps 44 pixels and the line grows", () => {
  const { spots, inner } = line({ n: 80 });
  near(Math.min(...steps(spots)), FREE);
  assert.ok(parseFloat(inner.style.width) > 1440);
});

for (const size of ALL) {
  test(`at least 44 pixels of each card are free: ${said(size)}`, () => {
    const { on, spots, inner, wide } = line(size);
    const ways = [{}, ...spots.map((_, eye) => ({ eye })), ...[...spots, null].map((_, gap) => ({ gap })), { gap: 0, near: true }];
    for (const way of ways) {
      on.place(way);
      assert.ok(steps(spots).every((step) => step >= FREE - 1e-6), JSON.stringify(way));
      assert.ok(spots[0].x >= 0, "the first card is seen whole");
      assert.ok(spots.at(-1).x + wide <= parseFloat(inner.style.width), "so is the last");
    }
  });
}

test("the cards near the eye lie side by side", () => {
  const { on, spots } = line({ n: 40 });
  on.place({ eye: 20 });
  for (const step of steps(spots).slice(18, 22)) near(step, 122 + GAP);
  assert.ok(steps(spots)[10] < 122);
});

test("the chosen gap opens wide enough for the held card, which is larger", () => {
  for (const n of [5, 40]) {
    const { on, spots, wide } = line({ n });
    for (const gap of [1, 3, n - 1]) {
      on.place({ gap });
      near(spots[gap].x - (spots[gap - 1].x + wide), wide * 1.34 + 8, `gap ${gap} of ${n}`);
      assert.deepEqual([spots[gap - 1].lean, spots[gap].lean], [-2.2, 2.2], "its neighbours lean away");
      assert.ok(spots.every((spot, at) => spot.lean === 0 || at === gap || at === gap - 1), "and nobody else");
    }
  }
});

test("a gap at an end opens by moving the whole line", () => {
  const { on, spots } = line({ n: 5 });
  const calm = spots.map(({ x }) => x);
  on.place({ gap: 0 });
  const moved = spots.map(({ x }, at) => x - calm[at]);
  assert.ok(moved[0] > 0);
  for (const by of moved) near(by, moved[0]);
  on.place({ gap: 5 });
  near(spots[0].x - calm[0], -moved[0]);
});

test("a gap that the mouse comes near opens less than a chosen one", () => {
  const { on, spots, wide } = line({ n: 5 });
  const free = () => spots[2].x - spots[1].x - wide;
  on.place({ gap: 2 });
  const chosen = free();
  on.place({ gap: 2, near: true });
  near(free() - GAP, (chosen - GAP) * 0.4);
});

test("a gap before a card stays where it is when it opens", () => {
  for (const size of ALL) {
    const { on, gaps } = line(size);
    gaps.slice(0, -1).forEach((gap, at) => {
      on.place({});
      const calm = gap.x;
      on.place({ gap: at });
      near(gap.x, calm, said(size));
    });
  }
});

test("every gap lies right before its card, the last one after it, and is found there", () => {
  for (const size of ALL) {
    const { on, gaps, spots } = line(size);
    for (const eye of [null, 0, size.n - 1]) {
      on.place({ eye });
      for (const [at, gap] of gaps.entries()) {
        near(gap.x, on.middle(at), said(size));
        near(on.middle(at), at < size.n ? spots[at].x - GAP / 2 : spots.at(-1).x + size.wide + GAP / 2, said(size));
      }
    }
  }
});

for (const scrolled of [0, 600]) {
  test(`the card that lies at a point is found there, ${scrolled} pixels on`, () => {
    for (const size of ALL) {
      const { on, spots, scroll, left } = line({ ...size, left: 30 });
      scroll(scrolled);
      spots.forEach((_, at) => {
        on.place({ eye: at });
        const seen = spots[at].x + left - scrolled;
        assert.equal(on.cardAt(seen + 1), at, said(size));
        assert.equal(on.cardAt(seen + FREE - 1), at, said(size));
        if (at) assert.equal(on.cardAt(seen - 1), at - 1, said(size));
      });
    }
  });

  test(`the gap nearest to a point is found there, ${scrolled} pixels on`, () => {
    for (const size of ALL) {
      const { on, spots, scroll, left, wide } = line({ ...size, left: 30 });
      scroll(scrolled);
      spots.forEach((_, at) => {
        on.place({ eye: at % 2 ? at : 0 });
        const seen = spots[at].x + left - scrolled;
        const free = Math.min(wide, at < size.n - 1 ? steps(spots)[at] : wide);
        assert.equal(on.gapAt(seen + free / 2 - 1), at, "the left half of a card belongs to the gap before it");
        assert.equal(on.gapAt(seen + free / 2 + 1), at + 1, "the right half to the gap after it");
      });
      assert.equal(on.gapAt(-9999), 0);
      assert.equal(on.gapAt(9999 + left), size.n);
    }
  });
}

test("the gap under a resting finger stays the same once it has opened", () => {
  for (const size of ALL) {
    const { on, inner } = line(size);
    for (let x = 0; x < parseFloat(inner.style.width); x += 7) {
      on.place({});
      const gap = on.gapAt(x);
      on.place({ gap, dragging: true });
      assert.equal(on.gapAt(x), gap, `${said(size)}, at ${x}`);
    }
  }
});

test("elements that do not move are not touched", () => {
  const { on, inner } = line({ n: 40 });
  on.place({ gap: 20 });
  const before = inner.children.map(({ touched }) => touched);
  on.place({ gap: 20 });
  assert.deepEqual(inner.children.map(({ touched }) => touched), before);
});

test("during a drag, distant gaps stay where they are", () => {
  const { on, gaps } = line({ n: 40 });
  on.place({ gap: 10 });
  const before = gaps.map(({ x }) => x);
  on.place({ gap: 30, dragging: true });
  assert.ok(gaps.slice(0, 25).every(({ x }, at) => x === before[at]));
  assert.ok(gaps.slice(26, 32).every(({ x }, at) => x !== before[26 + at]));
  on.place({ gap: 30 });
  assert.ok(gaps.slice(11, 25).some(({ x }, at) => x !== before[11 + at]));
});

test("a line that has grown is laid out again", () => {
  const grown = line({ n: 5 });
  grown.inner.children.push(new Piece(), new Piece());
  grown.on.count();
  grown.on.place({});
  const six = line({ n: 6 });
  assert.deepEqual(grown.inner.children.map(({ x }) => x), six.inner.children.map(({ x }) => x));
});

test("after leaving, a line no longer listens for scrolling", () => {
  const { on, heard } = line({ n: 5 });
  assert.equal(heard.size, 1);
  on.leave();
  assert.equal(heard.size, 0);
});
