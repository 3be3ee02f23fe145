import { useState } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { ask } from "/web/js/opening.js";
import { Card } from "/web/js/parts/card.js";
import { Choice } from "/web/js/parts/choice.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { Source } from "/web/js/parts/source.js";

export const LONGEST = 500;

/** @param {{ card: number, view: any, words: any, game: string, source?: { title: string, url: string } | null, onClose: () => void }} props Reports a card whose date seems wrong. */
export function Report({ card, view, words, game, source, onClose }) {
  const { face, year: printed } = view.cards[card];
  const [doubt, setDoubt] = useState({ year: "", bc: false });
  const change = (more) => setDoubt((was) => ({ ...was, ...more }));
  const typed = Number(doubt.year);
  const year = typed ? (doubt.bc ? -typed : typed) : null;
  const send = async (why) => {
    if (year !== null && year === printed) throw { word: "report-same" };
    return ask("cards/reports", { face, language: language.value, year, why, game });
  };
  const above = html`<div class="reported"><${Card} n=${card} view=${view} words=${words} size=${92} />
      <div>${source && html`<p class="source"><${Source} source=${source} named /></p>`}<p>${t("report-intro")}</p></div></div>`;
  return html`<${Asking} ...${{ title: "reveal-report", question: "report-why", above, says: year !== null, send, onClose }}>
    <div class="row"><label class="grow">${t("report-year")}<input class="field" type="number" inputmode="numeric" min="1" max="99999" step="1" value=${doubt.year} onInput=${(event) => change({ year: event.target.value })} /></label>
      <label class="btn2 chip"><input type="checkbox" checked=${doubt.bc} onChange=${(event) => change({ bc: event.target.checked })} />${t("report-bc")}</label></div><//>`;
}

/** @param {{ decks: { id: string, name: string }[], onClose: () => void }} props Reports one of these decks, which somebody has made; `id` as a room or a link names it. */
export function ReportDeck({ decks, onClose }) {
  const [deck, setDeck] = useState(decks[0].id);
  const send = (why) => ask(`decks/${deck}/reports`, { why });
  return html`<${Asking} ...${{ title: "report-deck", question: "report-deck-why", send, onClose }}>
    ${decks.length > 1 && html`<${Choice} label=${t("report-deck-which")} values=${decks.map(({ id, name }) => [id, name])} chosen=${deck} onChoose=${setDeck} />`}<//>`;
}

/** @param {{ title: string, question: string, above?: any, says?: boolean, send: (why: string) => Promise<any>, onClose: () => void, children?: any }} props `says`: whether it can be sent without a reason. */
function Asking({ title, question, above, says, send, onClose, children }) {
  const [why, setWhy] = useState("");
  const [sent, setSent] = useState(false);
  const { busy, trouble, begin } = useTry(async () => {
    await send(why.trim());
    setSent(true);
  });
  const submit = (event) => {
    event.preventDefault();
    begin();
  };
  return html`<${Dialog} title=${t(title)} class="report" onClose=${onClose}>
    ${above}
    ${sent
      ? html`<p class="thanks" role="status">${t("report-thanks")}</p><${Primary} onPress=${onClose}>${t("close")}<//>`
      : html`<form onSubmit=${submit}>${children}
          <label>${t(question)}<textarea class="field" rows="3" maxlength=${LONGEST} value=${why} onInput=${(event) => setWhy(event.target.value)}></textarea></label>
          ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
          <button type="submit" class="btn" disabled=${busy || (!says && !why.trim())}>${t("report-send")}</button>
        </form>`}
  <//>`;
}
