/** What somebody has reached, as their page shows it: the best scores of Solo by deck, and the rank in Twist. */
import { regional, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Titled } from "/web/js/parts/titled.js";

const RANKS = 8;

/** @param {number} rank From 0 on. @returns {string} Its name. */
export const rankName = (rank) => t(`twist-rank-${rank + 1}`);

/** @param {{ standing: any, decks: Record<string, string>, mine: boolean }} props */
export const BestScores = ({ standing, decks, mine }) => html`<${Solo} best=${standing.solo} decks=${decks} /><${Twist} best=${standing.twist} mine=${mine} />`;

/** @param {{ best: any[], decks: Record<string, string> }} props */
function Solo({ best, decks }) {
  if (!best.length) return null;
  const when = (seconds) => new Date(seconds * 1000).toLocaleDateString(regional.value, { day: "numeric", month: "long" });
  return html`<${Titled} title=${t("me-solo")}><ol class="scores">${best.map((each) => html`<li key=${each.deck}><span>${decks[each.deck] ?? each.deck}</span><small>${when(each.at)}</small><b>${each.score}</b></li>`)}</ol>
    <p class="sub">${t("me-solo-how")}</p><//>`;
}

/** @param {{ best: any, mine: boolean }} props */
function Twist({ best, mine }) {
  if (!best) return null;
  const rank = best.rank + 1;
  return html`<${Titled} title=${t("me-twist")}><p class="rank">${rankName(best.rank)}</p>
    <div class="ladder" role="img" aria-label=${t("me-rank-of", { rank, ranks: RANKS })}>${Array.from({ length: RANKS }, (_, at) => html`<i key=${at} class=${at + 1 < rank ? "on" : at + 1 === rank ? "current" : ""}></i>`)}</div>
    <p>${t(mine ? "me-twist-best" : "them-twist-best", { n: best.games, rank, ranks: RANKS })}${best.away !== null && html`<br />${t("me-twist-next", { rank: rankName(rank), n: best.away })}`}</p><//>`;
}
