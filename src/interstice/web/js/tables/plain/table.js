/** The plain table, for games without one of their own: a row for every zone, and a form for every ask. */
import { useState } from "preact/hooks";
import { readable, said, t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { Clock } from "/web/js/parts/clock.js";
import { html } from "/web/js/parts/html.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Seats } from "/web/js/parts/seats.js";
import { Voice } from "/web/js/parts/voice.js";
import { tellPlainly } from "/web/js/tables/plain/tell.js";
import { useSend } from "/web/js/tables/send.js";

/** What every view has: shown first, last, elsewhere or not at all. */
const SHARED = new Set(["rules", "options", "players", "seat", "entries", "asks", "cards", "round", "turn", "order", "yet", "playing", "left", "over", "winners", "score", "line", "hands", "gone", "top", "pile"]);
/** Longer domains become a drop-down list. */
const BUTTONS = 12;

/** @param {import("/web/js/tables/plain/game.js").TableProps} props */
export function PlainTable({ view, seat, asks, act, words, last, replay }) {
  const sending = useSend(view, act);
  const own = Object.keys(view).filter((name) => !SHARED.has(name));
  return html`<${Seats} view=${view} seat=${seat} words=${words} />
    <div class="plain">
      ${["line", ...own, "hands"].map((name) => html`<${Zone} key=${name} ...${{ name, view, words }} />`)}
      <${Clock} seat=${seat} />
      ${sending.trouble && html`<p class="paper bad" role="alert">${sending.trouble}</p>`}
      ${asks.map((ask) => html`<${Ask} key=${`${view.entries} ${ask.move}`} ...${{ ask, sending, view, words }} />`)}
      <${Voice} says=${replay ? "" : tellPlainly(last?.events ?? [], view, words)} />
    </div>`;
}

/** A zone that we may never have heard of: something for each seat, cards in lists or alone, or just a value. */
function Zone({ name, view, words }) {
  const value = view[name];
  const called = said(`zone-${name}`, readable(name));
  const heading = html`<h2>${called}</h2>`;
  const flat = [value ?? []].flat(2);
  if (!flat.length || value === false) return null;
  if (Array.isArray(value) && value.length === view.players.length && value.every(Number.isInteger))
    return html`<section class="felt zone">${heading}<ul class="row">${value.map((number, who) => html`<li class="paper" key=${who}>${words.player(who).called} <b>${number}</b></li>`)}</ul></section>`;
  if (flat.every((n) => view.cards[n]))
    return html`<section class="felt zone">${heading}<div class="row" role="group" tabindex="0" aria-label=${called}>${flat.map((n) => html`<${Card} key=${n} n=${n} view=${view} words=${words} size=${112} />`)}</div></section>`;
  return typeof value === "object" ? null : html`<section class="felt zone">${heading}<p class="paper">${String(value)}</p></section>`;
}

function Ask({ ask: { move, ...fields }, sending, view, words }) {
  const [chosen, setChosen] = useState({});
  const names = Object.keys(fields);
  const called = said(`move-${move}`, readable(move));
  const label = (field, value) => (field === "card" && words.title(view.cards[value]?.face)) || (field === "seat" && words.player(value).name) || (typeof value === "string" ? value : JSON.stringify(value));
  const choose = (field, at) => setChosen({ ...chosen, [field]: at });
  return html`<${Panel} class="plain-ask"><h2>${called}</h2>
    ${names.map((field) => {
      const values = fields[field].map((value) => label(field, value));
      const word = said(`field-${field}`, readable(field));
      return values.length > BUTTONS
        ? html`<label key=${field}><b>${word}</b> <select class="field" onChange=${(event) => choose(field, Number(event.target.value))}>
            <option value="-1"></option>${values.map((value, at) => html`<option key=${at} value=${at} selected=${chosen[field] === at}>${value}</option>`)}</select></label>`
        : html`<div class="choices" role="group" aria-label=${word} key=${field}><b>${word}</b>
            ${values.map((value, at) => html`<button type="button" key=${at} class="btn2" aria-pressed=${chosen[field] === at} onClick=${() => choose(field, at)}>${value}</button>`)}</div>`;
    })}
    <${Primary} disabled=${sending.busy || names.some((field) => !(chosen[field] in fields[field]))} onPress=${() => sending.send({ move, ...Object.fromEntries(names.map((field) => [field, fields[field][chosen[field]]])) })}>${called}<//>
  <//>`;
}
