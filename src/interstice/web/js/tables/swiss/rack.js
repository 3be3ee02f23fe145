import { useEffect, useRef } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Avatar } from "/web/js/parts/seats.js";
import { spanOf, spanWords } from "/web/js/tables/gap.js";
import { isAsked } from "/web/js/tables/swiss/say.js";
import { Chips, Child } from "/web/js/tables/swiss/signs.js";
import { YearTile } from "/web/js/tables/year-tile.js";

/** How many cards it holds. */
export const RACK = 8;

/** A gap in words, by the message `id-between`, `id-before` or `id-after`. */
export function gapText(id, rack, gap, view, words, more = {}) {
  const [said, { left = "", right = "" }] = spanWords({ before: `${id}-before`, after: `${id}-after`, between: `${id}-between` }, spanOf(view.cards, rack, gap), words);
  return t(said, { from: left, to: right, ...more });
}

/** Another player's rack: small cards, or coloured years where cards would not fit. */
export function OtherRack({ who, view, words, state, chips, gains, fresh, onPeek, target, onTarget, chosen }) {
  const player = words.player(who);
  const rack = view.racks[who];
  const now = isAsked(who, view);
  const years = rack.map((n) => words.year(view.cards[n].year)).join(", ");
  const pin = view.turn === who && view.read !== null ? view.mark : null;
  const wrong = view.failed.includes(who) || view.tried.includes(view.mark);
  const classes = ["sw-rack", "paper", now && "now", view.left.includes(who) && "gone", target && "open", chosen && "chosen"];
  return html`<article class=${classes.filter(Boolean).join(" ")}>
    ${target
      ? html`<button type="button" class="sw-peek target" aria-pressed=${chosen} aria-label=${t("swiss-duel-choose", { name: player.name })} onClick=${onTarget}></button>`
      : html`<button type="button" class="sw-peek" aria-label=${t("swiss-rack-open", { name: player.name, cards: rack.length, chips, state, years })} onClick=${onPeek}></button>`}
    <header class="sw-rack-head">
      <${Avatar} player=${words.player(who)} size=${38} />
      <div class="sw-who"><b>${player.name}</b><small>${state}</small></div><${Child} player=${view.players[who]} />
      ${view.totals.some(Boolean) && html`<span class="sw-total">${t("swiss-total", { total: view.totals[who] })}</span>`}
      <${Chips} seat=${who} count=${chips} gains=${gains} at=${view.entries} />
    </header>
    <div class="sw-ledge" aria-hidden="true">
      ${rack.map(
        (n, i) => html`${pin === i && html`<${Pin} wrong=${wrong} />`}
          <div key=${n} class=${`sw-held${fresh === n ? " turns" : ""}`}>
            <${Card} n=${n} view=${view} words=${words} dated=${true} />
            <${YearTile} n=${n} view=${view} words=${words} />
          </div>`,
      )}
      ${pin === rack.length && html`<${Pin} wrong=${wrong} />`}
      ${Array.from({ length: Math.max(0, RACK - rack.length) }, (_, i) => html`<i key=${`p${i}`} class="sw-place">${rack.length + i + 1}</i>`)}
    </div>
  </article>`;
}

/** The gap that the player whose turn it is has marked, for others to rate; or that it was wrong. */
function Pin({ wrong }) {
  return html`<span key="pin" class=${`sw-pin${wrong ? " wrong" : ""}`}><${Icon} name=${wrong ? "cross" : "pin"} /></span>`;
}

/**
 * The player's own rack: eight places, one of them taken by the marked gap. `gaps` can be marked and `picks`
 * can be chosen; each is empty unless the table asks for it.
 */
export function OwnLedge({ seat, view, words, gaps, gap, onGap, onConfirm, picks, pick, onPick, fresh }) {
  const rack = view.racks[seat];
  const ledge = useRef(null);
  useEffect(() => {
    const shown = ledge.current.querySelector(".sw-gap.chosen") ?? ledge.current.querySelector(".fresh");
    if (shown) shown.scrollIntoView({ inline: "center", block: "nearest" });
    else ledge.current.scrollTo({ left: 0 });
  }, [gap, fresh]);
  const spare = RACK - rack.length - (gap === null ? 0 : 1);
  const places = [];
  rack.forEach((n, i) => {
    places.push(...gapAt(i, false));
    places.push(html`<div key=${n} class=${`sw-own-card${fresh === n ? " fresh turns" : ""}`}>
      <${Card}
        n=${n}
        view=${view}
        words=${words}
        dated=${true}
        selected=${pick === n}
        onPress=${picks.includes(n) && (() => onPick(n))}
      />
    </div>`);
  });
  places.push(...gapAt(rack.length, spare > 0));
  const filled = gaps.includes(rack.length) && gap !== rack.length && spare > 0 ? 1 : 0;
  for (let i = filled; i < spare; i++) {
    places.push(html`<i key=${`p${i}`} class="sw-place" aria-hidden="true">${RACK - spare + i + 1}</i>`);
  }
  function gapAt(at, wide) {
    if (!gaps.includes(at)) return [];
    return [
      html`<${Gap}
        key=${`g${at}`}
        chosen=${gap === at}
        wide=${wide}
        label=${gapText("swiss-gap", rack, at, view, words, { gap: at + 1, gaps: rack.length + 1 })}
        onPress=${() => onGap(at)}
        onConfirm=${onConfirm}
      />`,
    ];
  }
  const name = t("swiss-own-rack", { cards: rack.length });
  return html`<div ref=${ledge} class="sw-ledge own" tabindex=${!gaps.length && !picks.length && "0"} role="group" aria-label=${name}>${places}</div>`;
}

function Gap({ chosen, wide, label, onPress, onConfirm }) {
  const onKeyDown = (event) => {
    if (event.key !== "Enter" || !chosen) return;
    event.preventDefault();
    event.stopPropagation();
    onConfirm();
  };
  const kind = chosen ? "chosen" : wide ? "wide" : "slit";
  return html`<button type="button" class=${`sw-gap ${kind}`} aria-pressed=${chosen} aria-label=${label} title=${label} onClick=${onPress} onKeyDown=${onKeyDown}>
    ${chosen ? html`<${Icon} name="pin" />` : html`<i></i>`}
  </button>`;
}
