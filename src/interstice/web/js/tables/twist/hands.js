import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Avatar } from "/web/js/parts/seats.js";
import { turnsUntil } from "/web/js/tables/seating.js";

/** About a card in somebody's hand: whether it matches, its year if it was laid sideways, and both in words. */
function about(n, { view, words, icon }) {
  const { face, front, year } = view.cards[n];
  const matches = front === icon && !view.over;
  const aside = view.sideways.includes(n) && words.year(year);
  const notes = [aside && t("twist-sideways", { year: aside }), matches && t("twist-matches")].filter(Boolean);
  return { matches, aside, note: notes[0], label: [words.title(face), t(`twist-icon-${front}`), ...notes].join(", ") };
}

const classes = (...each) => each.filter(Boolean).join(" ");

/** @param {any} props Another player and their cards, fronts up. */
export function Mate({ who, point, ...table }) {
  const { view, words } = table;
  const player = words.player(who);
  const now = view.turn === who && !view.over;
  const hand = view.hands[who];
  return html`<section class=${`paper tw-mate${now ? " now" : ""}${view.left.includes(who) ? " gone" : ""}`} aria-label=${t("twist-mate", { name: player.name, cards: hand.length })}>
    <${Avatar} player=${words.player(who)} size=${44} />
    <div class="tw-who"><b>${player.name}</b><small>${mateState(who, view)}</small></div>
    <ul class="tw-fan">
      ${hand.map((n) => {
        const { matches, aside, label } = about(n, table);
        return html`<li key=${n} class=${classes(aside && "aside", matches && "lit")}>
          <${Card} n=${n} view=${view} words=${words} dated=${false} label=${label} onPress=${point && (() => point(n))} />
          ${!point && html`<span class="hidden">${label}</span>`}
          <span class="tw-title" aria-hidden="true">${aside && html`<b>${aside}</b> `}${words.title(view.cards[n].face)}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

function mateState(who, view) {
  if (view.left.includes(who)) return t("twist-state-left");
  if (view.over) return "";
  if (view.turn === who) return t("twist-state-turn");
  return turnsUntil(who, view) === 1 ? t("twist-state-next") : "";
}

/** @param {any} props The player's own hand: matching cards are lit, those laid sideways show their year. */
export function Hand({ seat, chosen, choose, open, advised = null, ...table }) {
  const { view, words, icon } = table;
  return html`<ul class="tw-hand" aria-label=${t("twist-hand")}>
    ${view.hands[seat].map((n) => {
      const { matches, aside, note, label } = about(n, table);
      return html`<li key=${n} class=${classes(aside && "aside", matches && "lit", chosen === n && "up", advised === n && "advised", !open.includes(n) && "shut")}>
        ${note && html`<span class="tw-note" aria-hidden="true">${matches && !aside && html`<${Icon} name=${icon} />`}<span class="desktop-only">${note}</span>${aside && html`<span class="phone-only">${aside}</span>`}</span>`}
        <${Card} n=${n} view=${view} words=${words} dated=${false} selected=${chosen === n} label=${label} onPress=${() => choose(n)} />
      </li>`;
    })}
  </ul>`;
}
