/** What a link to somebody's deck offers: to play it, or to copy it. */
import { useEffect, useState } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { need, t } from "/web/js/i18n.js";
import { ask, forget, nameOf, remember, spokenIn } from "/web/js/own.js";
import { useFetched, useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { To } from "/web/js/parts/link.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { loaded } from "/web/js/parts/trouble.js";
import { languageName } from "/web/js/screens/mine/languages.js";
import { Ways } from "/web/js/screens/mine/play.js";
import { go } from "/web/js/store.js";

/** @param {{ id: string }} props */
export function Link({ id }) {
  const { found, failed } = useFetched(`/api/shared/${id}`, true);
  const [Report, setReport] = useState(null);
  const report = () => loaded(Promise.all([import("/web/js/features/report.js"), need("table")])).then(([module]) => setReport(() => module.ReportDeck));
  const copying = useTry(() => ask("POST", "own", { link: id }).then((made) => go(`/decks/mine/${made.id}`)));
  useEffect(() => {
    if (found?.kind === "play") remember(id);
    if (failed === 404) forget(id);
  }, [found, failed]);
  if (failed) {
    const gone = failed === 404;
    return html`<${Page} title=${t("link-gone")}><${Panel} class="sorry">${gone && html`<h1>${t("link-gone")}</h1>`}<p role="alert">${t(gone ? "sorry-no-link" : "trouble")}</p><${To} class="btn" to="/">${t("to-start")}<//><//><//>`;
  }
  if (!found) return html`<${Page} title=${t("place-decks")} />`;
  const name = nameOf(found);
  const every = Object.values(found.themes).map((words) => spokenIn(words));
  // A single theme says nothing that the name of the deck does not.
  const themes = every.length > 1 ? every.join(", ") : "";
  return html`<${Page} title=${name} class="linked"><${Panel} class="game">
    <h1>${name}</h1>
    <p>${[t("cards", { n: found.size }), found.languages.map(languageName).join(", "), themes].filter(Boolean).join(" · ")}</p>
    <p class="hint">${t(`link-${found.kind}`)}</p>
    ${found.kind === "play" ? html`<${Ways} deck=${`link:${id}`} size=${found.size} fame=${found.fame} players=${found.players} />` : html`
      ${copying.trouble && html`<p class="bad" role="alert">${copying.trouble}</p>`}
      <div class="ways"><${Primary} disabled=${copying.busy} onPress=${copying.begin}>${t("link-take")}<//></div>`}
    <button type="button" class="btn3" onClick=${report}>${t("report-deck")}</button>
    ${Report && html`<${Report} decks=${[{ id: `link:${id}`, name }]} onClose=${() => setReport(null)} />`}
  <//><//>`;
}
