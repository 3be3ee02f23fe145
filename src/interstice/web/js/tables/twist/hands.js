import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Avatar } from "/web/js/parts/seats.js";

/** What is to be said of a card that lies before somebody, besides its title. */
function cardLabel({ n, view, words, matches }) {
  const { face, front, year } = view.cards[n];
  const parts = [words.title(face), words.t(`twist-icon-${front}`)];
  if (view.sideways.includes(n)) parts.push(words.t("twist-sideways", { year: words.year(year) }));
  if (matches) parts.push(words.t("twist-matches"));
  return parts.join(", ");
}

/** Another player with their cards, fronts up. */
export function Mate({ who, view, words, icon, point }) {
  const player = words.player(who);
  const now = view.turn === who && !view.over;
  const hand = view.hands[who];
  return html`<section class=${`paper tw-mate${now ? " now" : ""}${view.left.includes(who) ? " gone" : ""}`} aria-label=${words.t("twist-mate", { name: player.name, cards: hand.length })}>
    <${Avatar} player=${words.player(who)} size=${44} />
    <div class="tw-who"><b>${player.name}</b><small>${mateState(who, view, words)}</small></div>
    <ul class="tw-fan">
      ${hand.map((n) => {
        const matches = view.cards[n].front === icon && !view.over;
        const aside = view.sideways.includes(n);
        return html`<li key=${n} class=${[aside && "aside", matches && "lit"].filter(Boolean).join(" ")}>
          <${Card} n=${n} view=${view} words=${words} dated=${false} label=${cardLabel({ n, view, words, matches })} onPress=${point && (() => point(n))} />
          ${!point && html`<span class="hidden">${cardLabel({ n, view, words, matches })}</span>`}
          ${aside && html`<small aria-hidden="true">${words.year(view.cards[n].year)}</small>`}
        </li>`;
      })}
    </ul>
  </section>`;
}

function mateState(who, view, words) {
  if (view.left.includes(who)) return words.t("twist-state-left");
  if (view.over) return "";
  if (view.turn === who) return words.t("twist-state-turn");
  const seats = view.playing.length;
  const away = (view.playing.indexOf(who) - view.playing.indexOf(view.turn) + seats) % seats;
  return away === 1 ? words.t("twist-state-next") : "";
}

/** The own hand: cards to choose, those that match lit, those laid sideways with their year. */
export function Hand({ seat, view, words, icon, chosen, choose, open }) {
  return html`<ul class="tw-hand" aria-label=${words.t("twist-hand")}>
    ${view.hands[seat].map((n) => {
      const matches = view.cards[n].front === icon && !view.over;
      const aside = view.sideways.includes(n);
      const note = aside ? words.t("twist-sideways", { year: words.year(view.cards[n].year) }) : matches ? words.t("twist-matches") : "";
      const classes = [aside && "aside", matches && "lit", chosen === n && "up", !open.includes(n) && "shut"];
      return html`<li key=${n} class=${classes.filter(Boolean).join(" ")}>
        ${note && html`<span class="tw-note" aria-hidden="true">${matches && !aside && html`<${Icon} name=${icon} />`}<span class="only-d">${note}</span>${aside && html`<span class="only-p">${words.year(view.cards[n].year)}</span>`}</span>`}
        <${Card} n=${n} view=${view} words=${words} dated=${false} selected=${chosen === n} label=${cardLabel({ n, view, words, matches })} onPress=${() => choose(n)} />
      </li>`;
    })}
  </ul>`;
}
