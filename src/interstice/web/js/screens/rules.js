/** The rules of every preset: all at a glance, or one of them. The text is in rules.ftl. */
import { useEffect } from "preact/hooks";
import { GuideOffer } from "/web/js/features/guided.js";
import { Page } from "/web/js/features/page.js";
import { Size } from "/web/js/features/size.js";
import { needDecks, said, t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Lost } from "/web/js/screens/lost.js";
import { PRESETS, deckOf, isOffered, nameOf, rulesOf } from "/web/js/tables/covers.js";
import { useGame } from "/web/js/tables/find.js";

const PARTS = ["need", "turn", "end", "cases"];

/** @param {{ id: string }} props */
export function Rules({ id }) {
  if (!id) return html`<${All} />`;
  return isOffered(id) ? html`<${One} id=${id} />` : html`<${Lost} />`;
}

const what = (id) => said(`rules-${id}-what`, "");

function All() {
  return html`<${Page} title=${t("place-rules")} class="wide">
    <header><h1>${t("place-rules")}</h1><p>${t("rules-intro")}</p></header>
    <ul class="shelf">${Object.entries(PRESETS).map(
      ([id, { picture }]) => html`<li key=${id}><${To} class="paper entry" to=${`/rules/${id}`}>
        <span class="image"><img src=${picture} alt="" /></span>
        <span class="text"><b class="heading">${nameOf(id)}</b><span class="description">${what(id)}</span><${Size} preset=${id} /></span>
      <//></li>`,
    )}</ul>
  <//>`;
}

function One({ id }) {
  const game = useGame(rulesOf(id));
  const leaflet = game?.leaflets[id];
  const deck = deckOf(id);
  const title = nameOf(id);
  const { busy, trouble, begin } = useTry(() => playNow(id, leaflet?.bots));
  useEffect(() => {
    needDecks([deck]);
  }, [deck]);
  return html`<${Page} title=${title}>
    <${To} class="btn3 up" to="/rules"><${Icon} name="left" />${t("rules-all")}<//>
    <${GuideOffer} preset=${id} always />
    <${Panel} class="leaflet">
      <header class="row"><span class="image"><img src=${PRESETS[id].picture} alt="" /></span>
        <div><h1>${title}</h1><p>${what(id)}</p><${Size} preset=${id} /></div></header>
      ${leaflet && PARTS.map((part) => html`<section key=${part}><h2>${t(`rules-${part}`)}</h2>
        ${part === "turn" && html`<${leaflet.Example} />`}
        ${leaflet[part].split(" ").map((about) => html`<${Paragraph} key=${about} id=${`rules-${about}`} Sign=${game.Sign} />`)}</section>`)}
      ${leaflet && html`<section><h2>${t("rules-who")}</h2><p>${t(`rules-${id}-who`)}</p></section>`}
    <//>
    ${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}
    <div class="onward"><${Primary} disabled=${busy} onPress=${begin}>${t("rules-play")}<//></div>
  <//>`;
}

/** A paragraph; one or two words before a colon are its heading. */
function Paragraph({ id, Sign }) {
  const [, about, colon, rest] = /^(\S+(?: \S+)?)(\s?:)(.*)$/s.exec(t(id)) ?? [];
  return html`<p><${Sign} id=${id} />${about ? html`<b>${about}${colon}</b>${rest}` : t(id)}</p>`;
}
