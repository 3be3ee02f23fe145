/** The slip of a guided first game: it points at what it speaks of, covers neither that nor a button, and goes on when the player acts. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { freeSpot, lineTo, shared } from "/web/js/features/guide/spot.js";
import { nextOf, pastOf, withPast } from "/web/js/features/guide/steps.js";
import { need, sorry, t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { hold } from "/web/js/pace.js";
import { html } from "/web/js/parts/html.js";
import { guidePast } from "/web/js/store.js";
import { steps as classic } from "/web/js/tables/classic/guide.js";
import { steps as swiss } from "/web/js/tables/swiss/guide.js";
import { steps as twist } from "/web/js/tables/twist/guide.js";

const STEPS = { classic, swiss, twist };
const SKIPPED = "skipped";
/** What a slip may not cover, and what it had better not. */
const CONTROLS = "button:not(:disabled):not([data-gap]), a, input";
const CONTENT = ".card, [data-gap], .sw-say, .ask h2, .ask p, .sw-ask, .tw-say, .victory, table, summary";

/** @param {{ id: string, preset: string, view: any, seat: number, words: any, told: any, ended: boolean }} props `ended`: whether the page shows how it went. */
export function Guide({ id, preset, view, seat, words, told, ended }) {
  const [ready, setReady] = useState(false);
  const [, look] = useState({});
  const waiting = useRef([]);
  const seen = useRef(null);
  const shown = useRef({ steps: [], entries: 0 });
  useEffect(() => void need("guide").then(() => setReady(true)), []);
  useBoard(() => look({}));
  const past = pastOf(guidePast.value, id);
  const pass = (...steps) => (guidePast.value = withPast(guidePast.value, id, steps));
  const about = { view, seat, words, ended, events: told.events, ask: Object.fromEntries(view.asks.map((each) => [each.move, each])), on: visible };
  const all = STEPS[view.rules] ?? [];
  if (seen.current !== told.entries) {
    seen.current = told.entries;
    // What has happened is told in order, even if the next thing happens before it has been read.
    for (const step of all) if (step.tells && !past.includes(step.id) && !waiting.current.some((each) => each.step === step) && step.when(about)) waiting.current.push({ step, about });
  }
  const off = past.includes(SKIPPED);
  if (shown.current.entries !== view.entries) past.push(...shown.current.steps);
  const now = off ? null : (waiting.current[0] ?? nextOf(all, past, about));
  const step = now?.step ?? null;
  const tells = Boolean(step?.tells);
  useEffect(() => {
    if (shown.current.entries !== view.entries) {
      if (shown.current.steps.length) pass(...shown.current.steps);
      shown.current = { steps: [], entries: view.entries };
    }
    if (step && !tells) shown.current.steps.push(step.id);
  }, [step, view.entries]);
  // Nothing more is shown until what has happened has been read.
  useEffect(() => (tells ? hold() : undefined), [tells]);
  if (!step || !ready) return null;
  const goOn = () => {
    waiting.current.shift();
    pass(step.id);
    look({});
    document.getElementById("board")?.focus();
  };
  const leave = () => {
    waiting.current = [];
    pass(SKIPPED);
  };
  return html`<${Slip} says=${t(`guide-${step.id}`, step.with?.(now.about))} at=${step.at ? [step.at(now.about)].flat() : []} onGoOn=${tells && goOn} onSkip=${leave} preset=${step.last && preset} />`;
}

/** @param {() => void} changed Called when the table looks different, for instance when a card has been chosen. */
function useBoard(changed) {
  useEffect(() => {
    let asked = 0;
    const soon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(changed);
    };
    const watched = new MutationObserver(soon);
    watched.observe(document.querySelector(".room-screen"), { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-pressed", "disabled", "data-mode", "open"] });
    return () => {
      cancelAnimationFrame(asked);
      watched.disconnect();
    };
  }, []);
}

/** @param {string} selector @returns {Element | undefined} The first that can be seen. */
const visible = (selector) => [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width > 0);

const boxes = (selector, without) => [...document.querySelectorAll(selector)].filter((each) => !without.contains(each)).map((each) => each.getBoundingClientRect()).filter(({ width }) => width);

/** @param {{ says: string, at: string[], onGoOn: false | (() => void), onSkip: () => void, preset: string | undefined }} props `at`: what it points at, the first of these that can be seen. */
function Slip({ says, at, onGoOn, onSkip, preset }) {
  const slip = useRef(null);
  const line = useRef(null);
  const button = useRef(null);
  const [trouble, setTrouble] = useState("");
  const play = () => playNow(preset).catch((refused) => setTrouble(sorry(refused)));
  useLayoutEffect(() => {
    let was = "";
    const place = () => {
      const covered = Boolean(document.querySelector("dialog[open]"));
      slip.current.classList.toggle("hidden-now", covered);
      line.current.classList.toggle("hidden-now", covered);
      if (covered) return;
      const target = at.map(visible).find(Boolean)?.getBoundingClientRect();
      const { width, height } = slip.current.getBoundingClientRect();
      const page = { width: document.documentElement.clientWidth, height: innerHeight };
      const controls = boxes(CONTROLS, slip.current);
      const now = JSON.stringify([target, width, height, page, controls.filter((each) => shared(each, slip.current.getBoundingClientRect()))]);
      // It stays where it is, unless that has become a bad place.
      if (now === was) return;
      was = now;
      const spot = freeSpot(target, { width, height }, page, controls, boxes(CONTENT, slip.current));
      Object.assign(slip.current.style, { left: `${spot.left}px`, top: `${spot.top}px` });
      line.current.innerHTML = target ? lineTo({ ...spot, right: spot.left + width, bottom: spot.top + height }, target) : "";
    };
    place();
    const again = setInterval(place, 120);
    return () => clearInterval(again);
  }, [says, at.join()]);
  useEffect(() => {
    if (!onGoOn || document.activeElement?.closest("input, dialog")) return;
    button.current?.focus({ preventScroll: true });
  }, [says]);
  return html`<svg class="guide-line" ref=${line} aria-hidden="true"></svg>
    <aside class="guide paper" ref=${slip} aria-label=${t("guide")}>
      <p role="status">${says}</p>
      ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
      <div class="row"><button type="button" class="btn3" onClick=${onSkip}>${t(preset ? "close" : "guide-skip")}</button>
        ${preset ? html`<button type="button" class="btn2" onClick=${play}>${t("guide-play")}</button>` : onGoOn && html`<button type="button" class="btn2" ref=${button} onClick=${onGoOn}>${t("go-on")}</button>`}</div>
    </aside>`;
}
