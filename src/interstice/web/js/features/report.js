import { useState } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { ask } from "/web/js/opening.js";
import { Card } from "/web/js/parts/card.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";

/** As the server has it. */
const LONGEST = 500;

/** @param {{ card: number, view: any, words: any, game: string, source?: { title: string, url: string } | null, onClose: () => void }} props Reports a card whose date seems wrong. */
export function Report({ card, view, words, game, source, onClose }) {
  const { face } = view.cards[card];
  const [doubt, setDoubt] = useState({ year: "", bc: false, why: "" });
  const [sent, setSent] = useState(false);
  const change = (more) => setDoubt((was) => ({ ...was, ...more }));
  const year = Number(doubt.year) || null;
  const { busy, trouble, begin } = useTry(async () => {
    await ask("cards/reports", { face, language: language.value, year: year && (doubt.bc ? -year : year), why: doubt.why.trim(), game });
    setSent(true);
  });
  const send = (event) => {
    event.preventDefault();
    begin();
  };
  return html`<${Dialog} title=${t("reveal-report")} class="report" onClose=${onClose}>
    <div class="reported"><${Card} n=${card} view=${view} words=${words} size=${92} />
      <div>${source && html`<p class="source"><a href=${source.url} target="_blank" rel="noreferrer">${t("reveal-source", { title: source.title })}</a></p>`}<p>${t("report-intro")}</p></div></div>
    ${sent
      ? html`<p class="thanks" role="status">${t("report-thanks")}</p><${Primary} onPress=${onClose}>${t("close")}<//>`
      : html`<form onSubmit=${send}>
          <div class="row"><label class="grow">${t("report-year")}<input class="field" type="number" inputmode="numeric" min="1" max="99999" step="1" value=${doubt.year} onInput=${(event) => change({ year: event.target.value })} /></label>
            <label class="btn2 chip"><input type="checkbox" checked=${doubt.bc} onChange=${(event) => change({ bc: event.target.checked })} />${t("report-bc")}</label></div>
          <label>${t("report-why")}<textarea class="field" rows="3" maxlength=${LONGEST} value=${doubt.why} onInput=${(event) => change({ why: event.target.value })}></textarea></label>
          ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
          <button type="submit" class="btn" disabled=${busy || (!year && !doubt.why.trim())}>${t("report-send")}</button>
        </form>`}
  <//>`;
}
