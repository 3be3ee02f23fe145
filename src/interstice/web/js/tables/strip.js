/** An overview of a long row: its years, and a frame around the visible part. Press or drag to scroll. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { html } from "/web/js/parts/html.js";

/** The rough width of a letter, in pixels. */
const LETTER = 8;

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
  const longest = Math.max(...years.map((year) => year.length));
  const every = Math.ceil((years.length * (longest + 1) * LETTER) / Math.min(1360, innerWidth - 40));
  const items = useMemo(() => years.map((year, at) => html`<span key=${at}>${at % every ? "" : year}</span>`), [years]);
  return html`<div class="strip" aria-hidden="true" ref=${strip} onPointerDown=${jump} onPointerMove=${jump}><i></i>${items}
    ${before !== null && html`<b style=${{ left: `clamp(13px, ${(before / years.length) * 100}%, calc(100% - 13px))` }}>?</b>`}</div>`;
}
