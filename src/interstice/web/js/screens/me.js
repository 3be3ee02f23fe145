/** My page: what I have played, what I know, and the cards that I miss most. Only I can see it, unless I show it. */
import { useState } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { language, t } from "/web/js/i18n.js";
import { playBegun, playNow } from "/web/js/opening.js";
import { useFetched, useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { DailyPanel } from "/web/js/screens/me/daily.js";
import { AllGames } from "/web/js/screens/me/games.js";
import { AllMisses } from "/web/js/screens/me/misses.js";
import { Numbers, Panels } from "/web/js/screens/me/panels.js";
import { WhoSees } from "/web/js/screens/me/showing.js";
import { FIRST } from "/web/js/tables/covers.js";
import { animal, colour, name } from "/web/js/store.js";

/** One card starts the line, and there must be one to place. */
const FEWEST = 2;

/** @param {{ id: string }} props */
export function Me({ id }) {
  if (id === "games") return html`<${AllGames} />`;
  if (id === "misses") return html`<${AllMisses} />`;
  return html`<${MyPage} />`;
}

function MyPage() {
  const { found, failed } = useFetched(`/api/me/page?language=${language.value}`, true);
  const [changed, setChanged] = useState(undefined);
  const shown = changed === undefined ? found?.shown : changed;
  return html`<${Page} title=${t("place-me")} class="wide my">
    <header class="row"><${Badge} animal=${animal.value} colour=${colour.value} />
      <div class="grow"><h1>${name.value || t("place-me")}</h1>${found && html`<${WhoSees} shown=${shown} onChange=${setChanged} />`}</div>
      ${found?.standing.games > 0 && html`<${Numbers} page=${found} />`}</header>
    ${failed ? html`<p class="paper bad" role="alert">${t(failed < 0 ? "me-offline" : "trouble")}</p>` : found && (found.standing.games ? html`<${Panels} page=${found} /><${Again} misses=${found.standing.misses} />` : html`<${Nothing} />${found.daily && html`<${DailyPanel} daily=${found.daily} mine />`}`)}
  <//>`;
}

/** @param {{ animal: string, colour: string | number }} props */
export const Badge = ({ animal, colour }) => html`<span class="avatar" style=${{ "--s": "72px", "--pc": `var(--p${colour || 1})` }}><${Icon} name=${animal || "fox"} /></span>`;

/** A game alone of the cards that I miss most. */
function Again({ misses }) {
  const { busy, trouble, begin } = useTry(() => playBegun("me/misses"));
  if (misses.length < FEWEST) return null;
  return html`<div class="again">${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}<${Primary} disabled=${busy} onPress=${begin}>${t("me-again")}<//></div>`;
}

function Nothing() {
  const { busy, trouble, begin } = useTry(() => playNow(FIRST, 3));
  return html`<${Panel} class="pan nothing"><${Icon} name="hourglass" /><h2>${t("me-none")}</h2><p>${t("me-none-how")}</p>
    <${Primary} disabled=${busy} onPress=${begin}>${t("play-now")}<//>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}<//>`;
}
