/** The panels of a page about what somebody has played: your own, or that of somebody who shows it. */
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";
import { DailyPanel } from "/web/js/screens/me/daily.js";
import { HowFar } from "/web/js/screens/me/far.js";
import { Games } from "/web/js/screens/me/games.js";
import { Misses } from "/web/js/screens/me/misses.js";
import { Rates, percent } from "/web/js/screens/me/rates.js";
import { BestScores } from "/web/js/tables/best.js";
import { countText } from "/web/js/years.js";

/** From how many cards on percentages say something. */
const ENOUGH = 20;

/** @param {{ page: any }} props */
export function Numbers({ page: { standing: { games, tries, right }, daily } }) {
  const number = (value, word, n) => html`<div><b>${value}</b><span>${t(word, { n })}</span></div>`;
  return html`<div class="nums">${number(countText(games), "me-games-count", games)}${number(countText(tries), "me-cards-count", tries)}
    ${tries >= ENOUGH && number(t("me-percent", { n: percent({ tries, right }) }), "me-right-count", 0)}
    ${daily?.streak.days > 0 && number(countText(daily.streak.days), "me-days-count", daily.streak.days)}</div>`;
}

/** @param {{ page: any, mine?: boolean }} props */
export function Panels({ page, mine = true }) {
  const { standing, shown, daily } = page;
  const few = standing.tries < ENOUGH;
  return html`<div class="cols">
    ${(mine || shown.games) && html`<div class="aside"><${Games} games=${standing.recent} decks=${page.decks} all=${mine ? standing.games : 0} mine=${mine} /></div>`}
    <div class="plots">
      ${few
        ? html`<${Panel} class="pan"><h2>${t(mine ? "me-know" : "them-know")}</h2><p>${t(mine ? "me-few" : "them-few", { n: standing.tries })}</p><//>`
        : html`<div class="two"><${Rates} by="era" page=${page} mine=${mine} /><${Rates} by="theme" page=${page} mine=${mine} /></div>
            ${standing.fortnights.length > 0 && html`<${HowFar} fortnights=${standing.fortnights} mine=${mine} />`}
            <details class="more"><summary class="btn2">${t("me-more")}</summary><div class="two">${["fame", "width", "deck"].map((by) => html`<${Rates} key=${by} by=${by} page=${page} mine=${mine} />`)}</div></details>`}
      ${(mine || shown.misses) && html`<${Misses} cards=${page.missed} all=${mine ? standing.misses.length : 0} mine=${mine} />`}
    </div>
    <div class="best"><${BestScores} standing=${standing} decks=${page.decks} mine=${mine} />${daily && html`<${DailyPanel} daily=${daily} mine=${mine} />`}</div>
  </div>`;
}
