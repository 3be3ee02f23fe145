/** The panels of a daily result. */
import { dayText } from "/web/js/daily.js";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel } from "/web/js/parts/panel.js";
import { countText } from "/web/js/years.js";

const HIGH = 84;

/** @param {{ marks: (boolean | null)[], label: string }} props */
export function Squares({ marks, label }) {
  const kind = (mark) => (mark === null ? "out" : mark ? "right" : "wrong");
  return html`<div class="marks" role="img" aria-label=${label}>${marks.map((mark, at) => html`<i key=${at} class=${kind(mark)}>${mark !== null && html`<${Icon} name=${mark ? "check" : "cross"} />`}</i>`)}</div>`;
}

/** @param {{ result: any }} props How many got how many right, as bars with a table behind them. */
export function Everybody({ result: { scores, right, out_of, players, counts } }) {
  const shown = scores.slice(0, out_of + 1);
  const most = Math.max(1, ...shown);
  const mine = (score) => counts && score === right;
  return html`<${Panel} class="everybody"><h2>${t("daily-everybody")}</h2><p class="sub">${t("daily-players", { n: players })}</p>
    <ol class="bars" aria-hidden="true">${shown.map((count, score) => html`<li key=${score} class=${mine(score) ? "mine" : ""}><span>${count}</span><i style=${{ height: `${Math.max(2, Math.round((HIGH * count) / most))}px` }}></i><b class="year">${score}</b>${mine(score) && html`<em>${t("daily-you")}</em>`}</li>`)}</ol>
    <table class="hidden"><caption>${t("daily-everybody")}</caption><thead><tr><th scope="col">${t("daily-right")}</th><th scope="col">${t("daily-people")}</th></tr></thead>
      <tbody>${shown.map((count, score) => html`<tr key=${score}><th scope="row">${score}${mine(score) ? `, ${t("daily-you")}` : ""}</th><td>${count}</td></tr>`)}</tbody></table>
  <//>`;
}

/** @param {{ result: any, words: any }} props The card that the fewest placed right. */
export function Hardest({ result: { hardest, players }, words }) {
  const { card, right, was_right, off } = hardest;
  const view = { cards: { 0: { face: card.id, theme: card.theme, year: card.year } } };
  const own = was_right === null ? "" : was_right ? t("daily-hardest-you") : off ? t("daily-hardest-missed", { n: off, years: countText(off) }) : t("daily-hardest-not");
  return html`<${Panel} class="hardest"><${Card} n=${0} view=${view} words=${words} dated eager />
    <div><h2>${t("daily-hardest")}</h2><p class="hit">${shareOf(right, players)} <b>${own}</b></p><p class="fact">${card.note}</p></div><//>`;
}

/** How many placed it right: one in so many, or how many of ten. */
function shareOf(right, players) {
  if (!right) return t("daily-hardest-nobody");
  if (right === players) return t("daily-hardest-one-in", { n: 1 });
  if (right * 2 > players) return t("daily-hardest-tenths", { n: Math.min(9, Math.round((10 * right) / players)) });
  return t("daily-hardest-one-in", { n: Math.round(players / right) });
}

/** @param {{ streak: any }} props Days in a row, and this week as rings. */
export function Week({ streak: { days, best, week } }) {
  // A Monday, whichever: only the names of the days are wanted.
  const called = week.map((_, at) => `2024-01-${String(1 + at).padStart(2, "0")}`);
  const today = (new Date().getUTCDay() + 6) % 7;
  return html`<${Panel} class="streak"><div class="row"><${Icon} name="flame" class="flame" /><div><h2>${days ? t("today-streak", { n: days }) : t("today-streak-none")}</h2><p class="sub">${t("daily-best", { n: best })}</p></div></div>
    <ol class="week">${week.map((mark, at) => html`<li key=${at} class=${`${mark} ${at === today ? "ring" : ""}`}><b aria-hidden="true">${dayText(called[at], { weekday: "narrow" })}</b>
      <i aria-hidden="true">${mark === "played" ? html`<${Icon} name="check" />` : mark === "off" ? "–" : ""}</i><span class="hidden">${dayText(called[at], { weekday: "long" })}, ${t(`daily-day-${mark}`)}</span></li>`)}</ol><//>`;
}
