/** My page: what I have played, what I know, and the cards that I miss most. Only I can see it. */
import { Page } from "/web/js/features/page.js";
import { language, t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { useFetched, useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Rates } from "/web/js/screens/me/rates.js";
import { HowFar } from "/web/js/screens/me/far.js";
import { AllGames, Games } from "/web/js/screens/me/games.js";
import { AllMisses, Misses } from "/web/js/screens/me/misses.js";
import { BestScores } from "/web/js/tables/best.js";
import { FIRST } from "/web/js/tables/covers.js";
import { name } from "/web/js/store.js";
import { countText } from "/web/js/years.js";

/** From how many cards on percentages say something. */
export const ENOUGH = 20;

/** @param {{ id: string }} props */
export function Me({ id }) {
  if (id === "games") return html`<${AllGames} />`;
  if (id === "misses") return html`<${AllMisses} />`;
  return html`<${MyPage} />`;
}

function MyPage() {
  const { found, failed } = useFetched(`/api/me/page?language=${language.value}`, true);
  return html`<${Page} title=${t("place-me")} class="wide my">
    <header class="row"><span class="avatar" style=${{ "--s": "72px", "--pc": "var(--p1)" }}><${Icon} name="fox" /></span>
      <div class="grow"><h1>${name.value || t("place-me")}</h1><p class="row"><${Icon} name="lock" />${t("me-private")}</p></div>
      ${found?.standing.games > 0 && html`<${Numbers} of=${found.standing} />`}</header>
    ${failed ? html`<p class="paper bad" role="alert">${t(failed < 0 ? "me-offline" : "trouble")}</p>` : found && (found.standing.games ? html`<${Panels} page=${found} />` : html`<${Nothing} />`)}
  <//>`;
}

function Numbers({ of }) {
  const number = (value, word, n) => html`<div><b>${value}</b><span>${t(word, { n })}</span></div>`;
  return html`<div class="nums">${number(countText(of.games), "me-games-count", of.games)}${number(countText(of.tries), "me-cards-count", of.tries)}
    ${of.tries >= ENOUGH && number(t("me-percent", { n: percent(of) }), "me-right-count", 0)}</div>`;
}

/** @param {{ tries: number, right: number }} of */
export const percent = ({ tries, right }) => Math.round((100 * right) / tries);

function Panels({ page }) {
  const { standing } = page;
  const few = standing.tries < ENOUGH;
  return html`<div class="cols">
    <div class="aside"><${Games} games=${standing.recent} all=${standing.games} /></div>
    <div class="plots">
      ${few
        ? html`<${Panel} class="pan"><h2>${t("me-know")}</h2><p>${t("me-few", { n: standing.tries })}</p><//>`
        : html`<div class="two"><${Rates} by="era" page=${page} /><${Rates} by="theme" page=${page} /></div>
            ${standing.fortnights.length > 0 && html`<${HowFar} fortnights=${standing.fortnights} />`}
            <details class="more"><summary class="btn2">${t("me-more")}</summary><div class="two">${["fame", "width", "deck"].map((by) => html`<${Rates} key=${by} by=${by} page=${page} />`)}</div></details>`}
      <${Misses} cards=${page.missed} all=${standing.misses.length} />
    </div>
    <div class="best"><${BestScores} standing=${standing} decks=${page.decks} /></div>
  </div>`;
}

function Nothing() {
  const { busy, trouble, begin } = useTry(() => playNow(FIRST, 3));
  return html`<${Panel} class="pan nothing"><${Icon} name="hourglass" /><h2>${t("me-none")}</h2><p>${t("me-none-how")}</p>
    <${Primary} disabled=${busy} onPress=${begin}>${t("play-now")}<//>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}<//>`;
}
