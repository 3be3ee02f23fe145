/** An overview of a long row: its years, and a frame around the visible part. Press or drag to scroll. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { html } from "/web/js/parts/html.js";

/** In pixels: the rough width of a letter, that of the mark where a card is about to lie, and how far from the ends the years lie beside it. */
const LETTER = 8;
const MARK = 24;
const END = 26;

/**
 * @param {string[]} years @param {number} wide How wide the strip is, in pixels. @param {number | null} [before] As for `Strip`.
 * @returns {string[]} The same, but empty where there is no room for them.
 */
export function yearsWithRoom(years, wide, before = null) {
  const longest = Math.max(...years.map((year) => year.length));
  const every = Math.ceil((years.length * (longest + 1) * LETTER) / wide);
  const middle = (year, at) => (at === 0 ? END + (year.length * LETTER) / 2 : at === years.length - 1 ? wide - END - (year.length * LETTER) / 2 : ((at + 0.5) / years.length) * wide);
  const mark = before === null ? -Infinity : Math.min(Math.max(MARK / 2, (before / years.length) * wide), wide - MARK / 2);
  return years.map((year, at) => (at % every || Math.abs(middle(year, at) - mark) < (year.length * LETTER + MARK) / 2 ? "" : year));
}

/** @param {{ years: string[], scroller: any, before?: number | null }} props `before`: the year before which a card is about to lie. */
export function Strip({ years, scroller, before = null }) {
  const strip = useRef(null);
  useLayoutEffect(() => {
    const scrolled = scroller.current;
    const look = () => {
      const [from, part] = [scrolled.scrollLeft / scrolled.scrollWidth, scrolled.clientWidth / scrolled.scrollWidth];
      strip.current.classList.toggle("all", scrolled.scrollWidth < scrolled.clientWidth + 2);
      Object.assign(strip.current.firstChild.style, { left: `${from * 100}%`, width: `${part * 100}%` });
    };
    const size = new ResizeObserver(look);
    [scrolled, scrolled.firstElementChild].forEach((each) => size.observe(each));
    scrolled.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      scrolled.removeEventListener("scroll", look);
    };
  }, []);
  const jump = (event) => {
    if (!event.buttons) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const scrolled = scroller.current;
    scrolled.scrollLeft = ((event.clientX - left) / width) * scrolled.scrollWidth - scrolled.clientWidth / 2;
  };
  const items = useMemo(() => yearsWithRoom(years, Math.min(1360, innerWidth - 40), before).map((year, at) => html`<span key=${at}>${year}</span>`), [years, before]);
  return html`<div class="strip" aria-hidden="true" ref=${strip} onPointerDown=${jump} onPointerMove=${jump}><i></i>${items}
    ${before !== null && html`<b style=${{ left: `clamp(13px, ${(before / years.length) * 100}%, calc(100% - 13px))` }}>?</b>`}</div>`;
}
