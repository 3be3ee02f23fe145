/** The guide of a guided first game: says what to do and what has happened, one slip at a time. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Slip } from "/web/js/features/guide/slip.js";
import { nextOf, pastOf, withPast } from "/web/js/features/guide/steps.js";
import { need, t } from "/web/js/i18n.js";
import { hold } from "/web/js/pace.js";
import { html } from "/web/js/parts/html.js";
import { visible } from "/web/js/parts/spot.js";
import { Afterwards } from "/web/js/parts/voice.js";
import { revealing } from "/web/js/reveal.js";
import { guidePast } from "/web/js/store.js";

const SKIPPED = "skipped";

/** @typedef {import("/web/js/features/guide/steps.js").Step} Step @typedef {import("/web/js/features/guide/steps.js").About} About */

/** @param {{ steps: Step[], id: string, preset: string, view: any, seat: number, words: any, told: any, ended: boolean }} props `ended`: whether the page shows how it went. */
export function Guide({ steps, id, preset, view, seat, words, told, ended }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void need("guide").then(() => setReady(true)), []);
  useTable();
  const ask = Object.fromEntries(view.asks.map((each) => [each.move, each]));
  const { now, pass } = useSteps(id, steps, { view, seat, words, ended, ask, events: told.events, on: visible });
  const tells = Boolean(now?.step.tells);
  const waits = tells && !view.asks.length;
  // Nothing more is shown until what has happened has been read; but nobody has to read before moving.
  useEffect(() => (waits ? hold() : undefined), [waits]);
  // A card that was turned over comes first.
  const waiting = revealing.value !== null;
  const { step, about } = (ready && now) || {};
  const says = step ? t(`guide-${step.id}`, step.with?.(about)) : "";
  const goOn = () => {
    pass(step.id);
    document.getElementById("board")?.focus({ preventScroll: true });
  };
  return html`<${Afterwards} says=${says} waits=${waiting} />
    ${step && !waiting && html`<${Slip} says=${says} at=${step.at ? [step.at(about)].flat() : []} all=${step.all} onGoOn=${tells && goOn} onSkip=${() => pass(SKIPPED)} preset=${step.last && preset} />`}`;
}

/**
 * @param {string} game @param {Step[]} steps @param {About} about
 * @returns {{ now: { step: Step, about: About } | null, pass: (...ids: string[]) => void }} The step to show, and how to say that some are over.
 */
function useSteps(game, steps, about) {
  /** What has happened is read out in order, even if the next thing happens before it has been read. */
  const waiting = useRef([]);
  /** The steps shown since the last entry; whatever the player was told to do has been done with the next one. */
  const shown = useRef({ entries: 0, ids: [], asked: false });
  const { entries } = about.view;
  const past = pastOf(guidePast.value, game);
  if (shown.current.entries !== entries) {
    // A player who moves need not read what came before.
    if (shown.current.asked && about.events[0]?.seat === about.seat) shown.current.ids.push(...waiting.current.map(({ step }) => step.id));
    past.push(...shown.current.ids);
    waiting.current.push(...steps.filter((step) => step.tells && !past.includes(step.id) && step.when(about)).map((step) => ({ step, about })));
  }
  waiting.current = waiting.current.filter(({ step }, at) => !past.includes(step.id) && waiting.current.findIndex((each) => each.step === step) === at);
  const now = past.includes(SKIPPED) ? null : (waiting.current[0] ?? nextOf(steps, past, about));
  const pass = (...ids) => (guidePast.value = withPast(guidePast.value, game, ids));
  // At once: drawn again before it ran, the page would take what has just come for something that was there before the player moved.
  useLayoutEffect(() => {
    if (shown.current.entries !== entries) {
      if (shown.current.ids.length) pass(...shown.current.ids);
      shown.current = { entries, ids: [], asked: about.view.asks.length > 0 };
    }
    if (now && !now.step.tells) shown.current.ids.push(now.step.id);
  }, [now?.step, entries]);
  return { now, pass };
}

/** Looks again whenever the table looks different, for instance when a card has been chosen. */
function useTable() {
  const [, look] = useState({});
  useEffect(() => {
    let asked = 0;
    const soon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => look({}));
    };
    const watched = new MutationObserver(soon);
    watched.observe(document.querySelector(".room-screen"), { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-pressed", "disabled", "data-mode", "open"] });
    return () => {
      cancelAnimationFrame(asked);
      watched.disconnect();
    };
  }, []);
}
