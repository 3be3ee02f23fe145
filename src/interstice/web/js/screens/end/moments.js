/** The best and the worst moment of a game. */
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";

/** @param {{ best: any, worst: any, story: any, words: any }} props */
export function Moments({ best, worst, story, words }) {
  const moment = (kind, found) => html`<section class=${`moment moment-${kind}`}>
    ${found && html`<${Card} n=${found.card} view=${story} words=${words} eager dated />`}
    <div class="moment-told"><h2>${t(`end-${kind}`)}${found?.who && html` <small>${found.who}</small>`}</h2>${found?.tag && html`<b class="gain">${found.tag}</b>`}
      <p>${found ? found.says : t(`end-${kind}-none`)}</p></div>
  </section>`;
  return html`<${Panel} class="moments-of">${moment("best", best)}${moment("worst", worst)}<//>`;
}
