/** Earlier days, month by month: your own results, and days to play for fun. */
import { useState } from "preact/hooks";
import { dayText } from "/web/js/daily.js";
import { t } from "/web/js/i18n.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Panel } from "/web/js/parts/panel.js";

/** From Monday to Sunday; only the names of the days are wanted. */
const WEEK = Array.from({ length: 7 }, (_, at) => `2024-01-0${1 + at}`);
const thisMonth = () => new Date().toISOString().slice(0, 7);

/** @param {string} month @param {number} by @returns {string} */
function shifted(month, by) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function Calendar() {
  const [month, setMonth] = useState(thisMonth());
  const { found } = useFetched(`/api/daily/days?month=${month}`, true);
  const days = Object.fromEntries((found ?? []).map((each) => [each.day, each]));
  const { found: line } = useFetched("/api/daily", true);
  const today = line?.day ?? new Date().toISOString().slice(0, 10);
  const [year, number] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const first = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
  const dates = Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
  const step = (by, icon, word) => html`<button type="button" class="icon-btn" aria-label=${t(word)} disabled=${by > 0 && month >= thisMonth()} onClick=${() => setMonth(shifted(month, by))}><${Icon} name=${icon} /></button>`;
  return html`<main class="daily-page"><${Panel} class="calendar"><header class="row">${step(-1, "left", "daily-month-before")}<h1>${dayText(`${month}-01`, { month: "long", year: "numeric" })}</h1>${step(1, "right", "daily-month-after")}</header>
    <div class="weekdays" aria-hidden="true">${WEEK.map((day) => html`<b key=${day}>${dayText(day, { weekday: "narrow" })}</b>`)}</div>
    <ol style=${{ "--first": String(first + 1) }}>${dates.map((day) => html`<li key=${day}><${Cell} day=${day} known=${days[day]} today=${today} /></li>`)}</ol>
    <p class="sub">${t("daily-calendar-about")}</p><//></main>`;
}

function Cell({ day, known, today }) {
  const isToday = day === today;
  const unplayed = day > today ? "to-come" : known ? "missed" : "none";
  const number = Number(day.slice(8));
  const said = dayText(day, { day: "numeric", month: "long" });
  if (isToday && (known?.right ?? null) === null) return html`<${To} class="cell day-open marked" to="/" aria-label=${`${said}, ${t("daily-day-open")}`}>${number}<//>`;
  if (!known || (!known.is_open && known.right === null)) return html`<span class="cell" aria-label=${`${said}, ${t(`daily-day-${unplayed}`)}`} role="img">${number}</span>`;
  const result = known.right === null ? t("daily-day-fun") : t("daily-score", { right: known.right, all: known.out_of });
  return html`<${To} class=${`cell ${known.right === null ? "day-open" : "day-played"} ${isToday ? "marked" : ""}`} to=${`/daily/${day}`} aria-label=${`${said}, ${result}`}>${number}<small>${known.right ?? ""}</small><//>`;
}
