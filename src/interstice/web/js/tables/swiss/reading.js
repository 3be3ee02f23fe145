import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Slip } from "/web/js/tables/slip.js";
import { Chips } from "/web/js/tables/swiss/signs.js";
import { about } from "/web/js/tables/tell.js";
import { countText, missedBy } from "/web/js/years.js";

/** By how much each player missed the latest card, once its year is known. */
export function missedWords({ outcome, tries }, view, words) {
  const year = view.cards[outcome?.card]?.year;
  if (outcome?.kind !== "inserted" || year === undefined) return [];
  return tries.map(({ seat, span }) => {
    const off = missedBy(year, span);
    return t("swiss-missed", { name: words.player(seat).name, n: off, years: countText(off) });
  });
}

/** The middle of the felt: the card being read and its reader, or what became of the latest card. */
export function Reading({ view, words, sentence, memory, turning }) {
  if (turning) return html`<div class="sw-question"></div>`;
  if (view.read !== null) return html`<${Asked} view=${view} words=${words} sentence=${sentence} />`;
  return html`<div class="sw-question" key="calm">
    ${memory.outcome?.card !== undefined && view.cards[memory.outcome.card] && html`<div class=${`sw-asked turns ${memory.outcome.kind}`} key=${memory.outcome.card}>
      <${Card} n=${memory.outcome.card} view=${view} words=${words} dated=${true} />
    </div>`}
    <div class="sw-say">
      ${memory.outcome && html`<${Slip} card=${memory.outcome.card} class="sw-slip">${outcomeText(memory.outcome, view, words)}<//>`}
      <ul class="sw-missed">${missedWords(memory, view, words).map((said) => html`<li key=${said}><${Icon} name="cross" />${said}</li>`)}</ul>
      <p>${sentence}</p>
    </div>
  </div>`;
}

function Asked({ view, words, sentence }) {
  return html`<div class="sw-question">
    <div class="sw-asked" key=${view.read}>
      <${Card} n=${view.read} view=${view} words=${words} dated=${false} />
    </div>
    <div class="sw-say">
      ${view.reader !== null && html`<div class="sw-reader"><${Avatar} player=${words.player(view.reader)} size=${40} />${about(words.player(view.reader), "swiss-reads", { name: words.player(view.reader).called })}</div>`}
      <h2>${t(view.spun === "two-tries" ? "swiss-face-two-tries" : "swiss-face-question")}</h2>
      <p>${sentence}</p>
      ${view.stake > 0 && html`<p class="sw-staked">${t("swiss-staked")} <${Chips} count=${view.stake} /></p>`}
    </div>
  </div>`;
}

function outcomeText({ kind, seat, card }, view, words) {
  if (kind === "buried") return t("swiss-told-buried");
  const seen = view.cards[card];
  const title = seen ? words.quoted(seen.face) : "";
  return about(words.player(seat), `swiss-outcome-${kind}`, { name: words.player(seat).called, title });
}
