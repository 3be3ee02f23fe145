/** A table for rules that have no drawing of their own: every zone in a row, every ask as buttons. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Seats } from "/web/js/parts/seats.js";

const ZONES = ["line", "row", "slots", "racks", "discards", "hands"];

export function Plain({ view, seat, asks, act, words }) {
  const cards = (zone) => zone.flat().map((n) => html`<${Card} key=${n} n=${n} view=${view} words=${words} size=${112} />`);
  return html`<${Seats} view=${view} seat=${seat} words=${words} />
    <div class="plain">
      ${ZONES.filter((zone) => view[zone].flat().length).map((zone) => html`<section class="felt zone" key=${zone}><h2>${t(`zone-${zone}`)}</h2><div class="row">${cards(view[zone])}</div></section>`)}
      ${view.read !== null && html`<section class="felt zone"><h2>${t("zone-read")}</h2><div class="row">${cards([view.read])}</div></section>`}
      ${asks.map((ask) => html`<${Question} key=${ask.move} ...${{ ask, act, view, words }} />`)}
    </div>`;
}

function Question({ ask, act, view, words }) {
  const { move, ...fields } = ask;
  const [chosen, setChosen] = useState({});
  const names = Object.keys(fields);
  const label = (field, value) => (field === "card" ? words.title(view.cards[value].face) : field === "seat" ? words.player(value).name : String(value));
  return html`<${Panel} class="question"><h2>${t(`move-${move}`)}</h2>
    ${names.map((field) => html`<div class="choices" role="group" aria-label=${t(`field-${field}`)} key=${field}><b>${t(`field-${field}`)}</b>
      ${fields[field].map((value) => html`<button type="button" class="btn2" aria-pressed=${chosen[field] === value} onClick=${() => setChosen({ ...chosen, [field]: value })}>${label(field, value)}</button>`)}</div>`)}
    <${Primary} disabled=${names.some((field) => !fields[field].includes(chosen[field]))} onPress=${() => act({ move, ...chosen })}>${t(`move-${move}`)}<//>
  <//>`;
}
