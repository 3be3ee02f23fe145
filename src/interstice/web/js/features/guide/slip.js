/** A slip that points at what it speaks of, and covers neither that nor a button. */
import { useEffect, useRef } from "preact/hooks";
import { lineTo } from "/web/js/features/guide/line.js";
import { t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { useSpot } from "/web/js/parts/spot.js";

const AVOID = {
  controls: "button:not(:disabled):not([data-gap]), .btn, .btn2, a, input",
  content: ".board .card, .moment .card, [data-gap], .seat, .sw-say, .ask h2, .ask p, .sw-ask, .tw-note, .tw-say:not(:has(.tw-risk)), .end p, .end h2, .end h3, .victory, table, summary",
  read: ".sw-question .card",
};

/**
 * @param {{ says: string, at: string[], all?: boolean, onGoOn: false | (() => void), onSkip: () => void, preset: string | undefined }} props
 * `at`: what it points at, the first of these that can be seen, and `all` that this finds. `preset`: it ends the guide and offers a real game of this.
 */
export function Slip({ says, at, all, onGoOn, onSkip, preset }) {
  const button = useRef(null);
  const line = useRef(null);
  const slip = useSpot(says, at, AVOID, (placed, { target, box, hidden, inTheWay }) => {
    for (const each of [placed, line.current]) each.classList.toggle("away", hidden);
    line.current.innerHTML = target ? lineTo(box, target, inTheWay) : "";
  }, all);
  const { busy, trouble, begin } = useTry(() => playNow(preset));
  useEffect(() => {
    if (onGoOn && !document.activeElement?.closest("input, dialog")) button.current.focus({ preventScroll: true });
  }, [says]);
  return html`<svg class="guide-line" ref=${line} aria-hidden="true"></svg>
    <aside class="guide paper" ref=${slip} aria-label=${t("guide")}>
      <p>${says}</p>
      ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
      <div class="row"><button type="button" class="btn3" onClick=${onSkip}>${t(preset ? "close" : "guide-skip")}</button>
        ${preset && html`<button type="button" class="btn2" disabled=${busy} onClick=${begin}>${t("guide-play")}</button>`}
        ${onGoOn && html`<button type="button" class="btn2" ref=${button} onClick=${onGoOn}>${t("go-on")}</button>`}</div>
    </aside>`;
}
