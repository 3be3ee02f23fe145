import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/**
 * The round, with one pip for each seat: a halo marks whose turn it is, and a filled pip has played this round.
 * @param {{ game: import("/web/js/tables/plain/game.js").GameTable, view: any, words: any }} props
 */
export function Progress({ game, view, words }) {
  const order = view.order.length ? view.order : view.players.map((_, seat) => seat);
  const played = order.filter((who) => !view.yet.includes(who) && who !== view.turn).length;
  const label = game.countsTurns ? t("pips", { played, all: order.length }) : words.player(view.turn).you ? t("seat-you-now") : t("pips-turn", { name: words.player(view.turn).called });
  const pip = (who) => (!view.over && who === view.turn ? "now" : game.countsTurns && view.yet.includes(who) ? "" : "on");
  const text = game.round(view);
  // Alone, nobody else is waited for.
  if (!text && order.length === 1) return null;
  return html`<div class="progress row">
    ${text && html`<span>${text}</span>`}
    <span class=${`pips ${order.length > 4 ? "many" : ""}`} role="img" aria-label=${label}>${order.map((who) => html`<i key=${who} class=${`pip ${pip(who)}`} style=${{ "--pc": words.player(who).colour }}></i>`)}</span>
  </div>`;
}
