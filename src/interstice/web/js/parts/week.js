import { dayText } from "/web/js/daily.js";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";

/** @param {{ week: string[] }} props This week as rings, from Monday on: played, off, missed, open or to come. */
export function Rings({ week }) {
  // A Monday, whichever: only the names of the days are wanted.
  const called = week.map((_, at) => `2024-01-${String(1 + at).padStart(2, "0")}`);
  const today = (new Date().getUTCDay() + 6) % 7;
  return html`<ol class="week">${week.map((mark, at) => html`<li key=${at} class=${`day-${mark} ${at === today ? "marked" : ""}`}><b aria-hidden="true">${dayText(called[at], { weekday: "narrow" })}</b>
    <i aria-hidden="true">${mark === "played" ? html`<${Icon} name="check" />` : mark === "off" ? "–" : ""}</i><span class="hidden">${dayText(called[at], { weekday: "long" })}, ${t(`daily-day-${mark}`)}</span></li>`)}</ol>`;
}
