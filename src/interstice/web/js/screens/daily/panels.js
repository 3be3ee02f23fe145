/** The panels of a daily result. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Near } from "/web/js/parts/near.js";
import { Panel } from "/web/js/parts/panel.js";
import { Rings } from "/web/js/parts/week.js";
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
  return html`<${Panel} class="everybody"><h2>${t("daily-everybody")}</h2><p class="sub">${t("daily-players", { n: players, all: out_of })}</p>
    <ol class="bars" aria-hidden="true">${shown.map((count, score) => html`<li key=${score} class=${mine(score) ? "mine" : ""}><span>${count}</span><i style=${{ height: `${Math.max(2, Math.round((HIGH * count) / most))}px` }}></i><b class="year">${score}</b>${mine(score) && html`<em>${t("daily-you")}</em>`}</li>`)}</ol>
    <table class="hidden"><caption>${t("daily-everybody")}</caption><thead><tr><th scope="col">${t("daily-right")}</th><th scope="col">${t("daily-people")}</th></tr></thead>
      <tbody>${shown.map((count, score) => html`<tr key=${score}><th scope="row">${score}${mine(score) ? `, ${t("daily-you")}` : ""}</th><td>${count}</td></tr>`)}</tbody></table>
  <//>`;
}

/** @param {{ result: any, words: any }} props The card that the fewest people placed right. */
export function Hardest({ result: { hardest, players }, words }) {
  const { card, right, was_right, off } = hardest;
  const [near, setNear] = useState(false);
  const view = { cards: { 0: { face: card.id, theme: card.theme, year: card.year } } };
  const own = was_right === null ? "" : was_right ? t("daily-hardest-you") : off ? t("daily-hardest-missed", { n: off, years: countText(off) }) : t("daily-hardest-not");
  return html`<${Panel} class="hardest"><${Card} n=${0} view=${view} words=${words} dated eager onPress=${() => setNear(true)} />
    <div><h2>${t("daily-hardest")}</h2><p class="hit">${shareOf(right, players)} <b>${own}</b></p><p class="fact">${card.note}</p></div>
    ${near && html`<${Near} card=${card} picture=${words.picture(card.id)} onClose=${() => setNear(false)} />`}<//>`;
}

/** How many placed it right: one in how many, or how many out of ten. */
function shareOf(right, players) {
  if (!right) return t("daily-hardest-nobody");
  if (right === players) return t("daily-hardest-one-in", { n: 1 });
  if (right * 2 > players) return t("daily-hardest-tenths", { n: Math.min(9, Math.round((10 * right) / players)) });
  return t("daily-hardest-one-in", { n: Math.round(players / right) });
}

/** @param {{ streak: any }} props Days in a row, and this week as rings. */
export function Week({ streak: { days, best, week } }) {
  return html`<${Panel} class="streak"><div class="row"><${Icon} name="flame" class="flame" /><div><h2>${days ? t("today-streak", { n: days }) : t("today-streak-none")}</h2><p class="sub">${t("daily-best", { n: best })}</p></div></div>
    <${Rings} week=${week} /><//>`;
}
