/** A closer look at any card on the table; once it has been turned over, with its year, note and source. */
import { useEffect, useState } from "preact/hooks";
import { useFact } from "/web/js/facts.js";
import { useReport } from "/web/js/features/reporting.js";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { forPage } from "/web/js/parts/keys.js";
import { Source } from "/web/js/parts/source.js";
import { letterKeys } from "/web/js/store.js";

const LONG = 450;
const FAR = 8;

/** @param {EventTarget | null} target @returns {HTMLElement | null} The card at this element. */
function cardAt(target) {
  const at = /** @type {HTMLElement} */ (target);
  return at?.closest?.("[data-card]") ?? at?.closest?.(".spot")?.querySelector("[data-card]") ?? null;
}
/** Each card once, in page order. */
const cardsOnTable = () => [...new Set([...document.querySelectorAll(".board [data-card], .end [data-card]")].map((card) => Number(/** @type {HTMLElement} */ (card).dataset.card)))];

/** @param {{ view: any, words: any, game: string, point?: (card: number) => void }} props */
export function Enlarge({ view, words, game, point }) {
  const [near, setNear] = useState(null);
  const { face, year = null } = view.cards[near ?? -1] ?? {};
  const told = useFact(game, year === null ? null : face);
  const { Report, report, shut } = useReport();
  useEffect(() => gestures((n) => setNear(n)), []);
  const all = near === null ? [] : cardsOnTable();
  const go = (by) => () => setNear(all[(all.indexOf(near) + by + all.length) % all.length] ?? near);
  useEffect(() => {
    if (near === null || Report) return undefined;
    const turn = (event) => {
      if (event.key === "ArrowLeft") go(-1)();
      if (event.key === "ArrowRight") go(1)();
    };
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  });
  if (!face) return null;
  const alt = words.alt(face);
  return html`<${Dialog} title=${words.title(face)} class="near" onClose=${() => setNear(null)}>
    <div class="nearby"><${Card} n=${near} view=${view} words=${words} eager />
      <div aria-live="polite">${alt && html`<p class="source">${alt}</p>`}
        ${year === null
          ? html`<p>${t("enlarge-undated")}</p>`
          : html`<p class="year">${told?.circa ? t("year-about", { year: words.year(year) }) : words.year(year)}</p><p>${told?.note}</p>
              ${told?.source && html`<p class="source"><${Source} source=${told.source} named /></p>`}
              ${told?.credit && html`<p class="source">${t("enlarge-credit", { who: told.credit })}</p>`}
              <p class="source"><button type="button" class="as-link" onClick=${report}>${t("reveal-report")}</button></p>`}
      </div></div>
    <div class="choices last"><button type="button" class="btn2" aria-label=${t("enlarge-before")} onClick=${go(-1)}><${Icon} name="left" /></button>
      <button type="button" class="btn2" aria-label=${t("enlarge-next")} onClick=${go(1)}><${Icon} name="right" /></button>
      ${point && html`<button type="button" class="btn2" onClick=${() => {
        point(near);
        setNear(null);
      }}><${Icon} name="finger" />${t("enlarge-point")}</button>`}</div>
  <//>
  ${Report && html`<${Report} ...${{ card: near, view, words, game, source: told?.source }} onClose=${shut} />`}`;
}

/**
 * Opens on a long press, on a click where a click does nothing else, on the right mouse button, and on the I key.
 * @param {(card: number) => void} open
 */
function gestures(open) {
  let timer = 0;
  let [x, y] = [0, 0];
  let held = false;
  const show = (card) => open(Number(card.dataset.card));
  const calm = () => clearTimeout(timer);
  const on = {
    pointerdown(event) {
      held = false;
      calm();
      const card = cardAt(event.target);
      if (!card || event.button) return;
      [x, y] = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        held = true;
        // A long press is not a drag.
        dispatchEvent(new PointerEvent("pointercancel"));
        show(card);
      }, LONG);
    },
    pointermove: (event) => Math.hypot(event.clientX - x, event.clientY - y) > FAR && calm(),
    pointerup: calm,
    pointercancel: calm,
    contextmenu(event) {
      const card = cardAt(event.target);
      if (!card) return;
      event.preventDefault();
      calm();
      if (!held) show(card);
    },
    click(event) {
      // The click that ends a long press does not count.
      if (held) {
        held = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const card = cardAt(event.target);
      const taken = event.target.closest?.("button, a, dialog .near") || (card?.closest(".spot") && document.querySelector(".timeline.open"));
      if (!card || taken) return;
      event.stopPropagation();
      show(card);
    },
    keydown(event) {
      if (event.key !== "i" || letterKeys.value === "off" || !forPage(event)) return;
      const card = cardAt(event.target) ?? [".card[data-card]:hover", ".card.selected", ".board [data-card], .end [data-card]"].map((each) => document.querySelector(each)).find(Boolean);
      if (card) show(card);
    },
  };
  for (const [kind, listener] of Object.entries(on)) addEventListener(kind, listener, true);
  return () => {
    calm();
    for (const [kind, listener] of Object.entries(on)) removeEventListener(kind, listener, true);
  };
}
