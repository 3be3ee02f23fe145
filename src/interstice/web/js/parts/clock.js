/** The clocks of those who are asked, running on here from what the server last told. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { play } from "/web/js/sound.js";
import { aloud, happened, room } from "/web/js/store.js";

const SOON = 10;
const now = signal(0);
let timer = 0;
const tick = () => (now.value = performance.now());
happened.subscribe((told) => {
  clearInterval(timer);
  if (!told || !Object.keys(told.left).length) return;
  tick();
  timer = setInterval(tick, 1000);
});

/** @param {number | null} seat @returns {number | null} Whole seconds; null if no clock is running. It stands still while there is something to read. */
function leftFor(seat) {
  const told = happened.value;
  const left = told?.left[seat];
  if (left === undefined) return null;
  const most = room.value?.seconds ?? left;
  return Math.max(0, Math.min(most, Math.round(left - Math.max(0, now.value - told.at) / 1000)));
}

/** @param {{ seat: number }} props A ring round an avatar that shows the time left. */
export function Ring({ seat }) {
  const left = leftFor(seat);
  if (left === null) return null;
  const part = Math.min(1, left / (room.value?.seconds || 60));
  return html`<svg class=${`ring ${left < SOON ? "soon" : ""}`} viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="46" /><circle cx="50" cy="50" r="46" pathLength="1" style=${{ strokeDashoffset: 1 - part }} /></svg>`;
}

/** @param {{ seat: number | null, class?: string }} props The player's own time, next to what they have to do. */
export function Clock({ seat, class: more = "" }) {
  const left = leftFor(seat);
  if (left === null) return null;
  return html`<p class=${`clock ${left < SOON ? "soon" : ""} ${more}`} role="timer" aria-label=${t("clock-left", { n: left })}>
    <${Icon} name="hourglass" /><b class="year">${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}</b><span>${t(left ? "clock-for-this" : "clock-out")}</span></p>`;
}

/** @param {{ seat: number | null }} props Ticks, and announces once when time is running out. */
export function ClockVoice({ seat }) {
  const left = leftFor(seat);
  useEffect(() => {
    if (left === null || left > SOON) return;
    if (left) play("tick");
    if (left === SOON || left === 0) aloud.value = t(left ? "clock-left" : "clock-out", { n: left });
  }, [left]);
  return null;
}
