import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { signed } from "/web/js/tables/signed.js";
import { missing, pointsOf, RANKS, scoreOf } from "/web/js/tables/twist/score.js";
import { countText } from "/web/js/years.js";

/** The score so far, with the eight ranks as a ladder, or as a bar where there is less room. */
export function Ladder({ view }) {
  const now = scoreOf(view);
  const name = (rank) => t(`twist-rank-${rank + 1}`);
  const away = missing(now);
  return html`<aside class="paper line tw-ladder" aria-label=${t("twist-score")}>
    <p class="tw-score"><b>${countText(now.score)}</b> <span>${t(view.over ? "twist-final" : "twist-standing", { points: now.score })}</span></p>
    <p class="tw-rank-name">${name(now.rank)}</p>
    <ol class="tw-rungs">
      ${Array.from({ length: RANKS }, (_, rank) => {
        const kind = rank === now.rank ? "now" : rank === now.rank + 1 ? "next" : "";
        return html`<li key=${rank} class=${kind} aria-current=${rank === now.rank ? "step" : undefined}>${name(rank)} <span>${pointsOf(rank)}</span></li>`;
      })}
    </ol>
    <div class="tw-bar" aria-hidden="true">${Array.from({ length: RANKS }, (_, rank) => html`<i key=${rank} class=${rank <= now.rank ? "on" : ""}></i>`)}</div>
    ${away > 0 && !view.over && html`<p class="tw-away">${t("twist-away", { points: away, rank: name(now.rank + 1) })}</p>`}
    <table>
      <tbody>
        <tr><th scope="row">${t("twist-in-row", { cards: now.row })}</th><td>${signed(2 * now.row)}</td></tr>
        <tr><th scope="row">${t("twist-in-slots", { cards: now.slots })}</th><td>${signed(now.slots)}</td></tr>
        <tr><th scope="row">${t("twist-not-placed", { cards: now.rest })}</th><td>${signed(-now.rest)}</td></tr>
      </tbody>
    </table>
  </aside>`;
}
