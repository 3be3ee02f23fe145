/** Lays out a line: cards lie side by side while they fit; then they overlap, except near where the player looks. */

const SLIVER = 44;
const SPREAD = 5;
const GAP = 10;
const NEAR = 0.4;
/** How many screens wide a line may grow on a phone before its cards overlap. */
const SCREENS = 4;
const between = (low, value, high) => Math.min(high, Math.max(low, value));

/**
 * @param {HTMLElement} scroller The scrolling element; its only child holds gaps and cards alternately.
 * A move changes nothing but transforms, so the browser need not lay out the page again.
 */
export function lay(scroller) {
  let size = { n: 0, pitch: 0, extra: 0, hold: 0, start: 0 };
  let wide = 0;
  let window_ = 0;
  let left = 0;
  let focus = null;
  let scrolled = 0;
  /** The transform of each element, so that only those that move are touched. */
  const lies = new WeakMap();
  const inner = () => /** @type {HTMLElement} */ (scroller.firstElementChild);
  const x = (i) => size.start + i * size.pitch + size.extra * (focus === null ? SPREAD / 2 : between(0, i - focus + SPREAD / 2 - 0.5, SPREAD));

  /** Called only when a size has changed: reading sizes forces the browser to lay out the page. */
  function measure() {
    wide = /** @type {HTMLElement} */ (inner().querySelector(".spot")).offsetWidth;
    window_ = scroller.clientWidth;
    left = scroller.getBoundingClientRect().left;
    hear();
    count();
  }

  /** Called when the number of cards has changed. */
  function count() {
    const n = inner().children.length >> 1;
    const hold = wide * 1.34 + 8;
    const margin = hold / 2 + 16;
    const room = (window_ > 600 ? window_ : SCREENS * window_) - 2 * margin;
    const whole = wide + GAP;
    const pitch = n > SPREAD ? between(SLIVER, (room - SPREAD * whole) / (n - SPREAD), whole) : whole;
    const extra = whole - pitch;
    const content = (n - 1) * pitch + SPREAD * extra + wide;
    const all = Math.max(window_, content + 2 * margin);
    size = { n, pitch, extra, hold, start: (all - content) / 2 };
    inner().style.width = `${all}px`;
  }

  /**
   * @param {{ eye?: number | null, gap?: number | null, near?: boolean, dragging?: boolean }} how
   * `eye`: the card to spread the line around; `gap`: the gap to open, a little if `near`. During a drag, distant gaps stay put: nobody clicks them.
   */
  function place({ eye = null, gap = null, near = false, dragging = false }) {
    focus = gap !== null ? gap - 0.5 : eye;
    const open = (size.hold - GAP) * (near ? NEAR : 1);
    [...inner().children].forEach((/** @type {any} */ each, at) => {
      const i = at >> 1;
      const isGap = at % 2 === 0;
      if (isGap && dragging && Math.abs(i - (focus ?? i)) > SPREAD) return;
      const place = isGap ? (i < size.n ? x(i) : x(i - 1) + wide + GAP) - GAP / 2 : x(i);
      const side = gap === null || (isGap && i === gap) ? 0 : i < gap ? -0.5 : 0.5;
      const lean = gap === null || isGap ? 0 : i === gap - 1 ? -2.2 : i === gap ? 2.2 : 0;
      const transform = `translateX(${place + side * open}px) rotate(${lean}deg)`;
      if (lies.get(each) === transform) return;
      lies.set(each, transform);
      each.style.transform = transform;
      if (!isGap) each.classList.toggle("sliver", i < size.n - 1 && x(i + 1) - x(i) < wide * 0.8);
    });
  }

  // Asking the browser where things are would force a layout in the middle of a drag.
  const local = (clientX) => clientX - left + scrolled;
  const hear = () => (scrolled = scroller.scrollLeft);
  scroller.addEventListener("scroll", hear, { passive: true });
  return {
    leave: () => scroller.removeEventListener("scroll", hear),
    measure,
    count,
    place,
    centre: () => left + window_ / 2,
    overlaps: () => size.extra > 0,
    /** @param {number} gap @returns {number} Where its middle is. */
    middle: (gap) => (gap < size.n ? x(gap) : x(gap - 1) + wide + GAP) - GAP / 2,
    /** @param {number} clientX @returns {number} The card there. */
    cardAt: (clientX) => {
      let i = 0;
      while (i < size.n - 1 && x(i + 1) <= local(clientX)) i++;
      return i;
    },
    /** @param {number} clientX @returns {number} The nearest gap. */
    gapAt: (clientX) => {
      let i = 0;
      const at = local(clientX);
      while (i < size.n && x(i) + Math.min(wide, i < size.n - 1 ? x(i + 1) - x(i) : wide) / 2 < at) i++;
      return i;
    },
  };
}
