/** A slip that points at what it speaks of, and covers neither that nor a button. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { freeSpot, lineTo, shared } from "/web/js/features/guide/spot.js";
import { t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";

/** What a slip may not cover, and what it had better not. */
const CONTROLS = "button:not(:disabled):not([data-gap]), a, input";
const CONTENT = ".card, [data-gap], .sw-say, .ask h2, .ask p, .sw-ask, .tw-say, .end p, .end h2, .end h3, .victory, table, summary";
/** Milliseconds between two looks at whether its target has moved. */
const AGAIN = 120;

/** @param {string} selector @returns {Element | undefined} The first that can be seen. */
export const visible = (selector) => [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width > 0);

const boxes = (selector, without) => [...document.querySelectorAll(selector)].filter((each) => !without.contains(each)).map((each) => each.getBoundingClientRect()).filter(({ width }) => width);

/**
 * @param {{ says: string, at: string[], onGoOn: false | (() => void), onSkip: () => void, preset: string | undefined }} props
 * `at`: what it points at, the first of these that can be seen. `preset`: it ends the guide and offers a real game of this.
 */
export function Slip({ says, at, onGoOn, onSkip, preset }) {
  const button = useRef(null);
  const { slip, line } = useSpot(says, at);
  const { busy, trouble, begin } = useTry(() => playNow(preset));
  useEffect(() => {
    if (onGoOn && !document.activeElement?.closest("input, dialog")) button.current.focus({ preventScroll: true });
  }, [says]);
  return html`<svg class="guide-line" ref=${line} aria-hidden="true"></svg>
    <aside class="guide paper" ref=${slip} aria-label=${t("guide")}>
      <p role="status">${says}</p>
      ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
      <div class="row"><button type="button" class="btn3" onClick=${onSkip}>${t(preset ? "close" : "guide-skip")}</button>
        ${preset && html`<button type="button" class="btn2" disabled=${busy} onClick=${begin}>${t("guide-play")}</button>`}
        ${onGoOn && html`<button type="button" class="btn2" ref=${button} onClick=${onGoOn}>${t("go-on")}</button>`}</div>
    </aside>`;
}

/** Finds a place for a slip and draws its line, again whenever its target moves or a button comes to lie under it. */
function useSpot(says, at) {
  const slip = useRef(null);
  const line = useRef(null);
  useLayoutEffect(() => {
    let was = "";
    const place = () => {
      const hidden = Boolean(document.querySelector("dialog[open]"));
      for (const each of [slip, line]) each.current.classList.toggle("away", hidden);
      if (hidden) return;
      const target = at.map(visible).find(Boolean)?.getBoundingClientRect();
      const size = slip.current.getBoundingClientRect();
      const page = { width: document.documentElement.clientWidth, height: innerHeight };
      const controls = boxes(CONTROLS, slip.current);
      const now = JSON.stringify([target, size.width, size.height, page, controls.filter((each) => shared(each, size))]);
      if (now === was) return;
      was = now;
      const { left, top } = freeSpot(target, size, page, controls, boxes(CONTENT, slip.current));
      Object.assign(slip.current.style, { left: `${left}px`, top: `${top}px` });
      line.current.innerHTML = target ? lineTo({ left, top, right: left + size.width, bottom: top + size.height }, target) : "";
    };
    place();
    const again = setInterval(place, AGAIN);
    return () => clearInterval(again);
  }, [says, at.join()]);
  return { slip, line };
}
