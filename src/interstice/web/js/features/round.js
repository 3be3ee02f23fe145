import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/** @param {any} view @returns {string} Which round it is, as far as the rules have rounds. */
function roundText(view) {
  if (view.rules === "twist") return "";
  if (view.rules === "swiss") return view.options.rounds > 1 ? t("round-of", { n: view.round, all: view.options.rounds }) : "";
  // Who is out without having left lost at the end of a round, so the others play it off.
  const out = view.players.some((_, seat) => !view.playing.includes(seat) && !view.left.includes(seat));
  return out && !view.over ? t("play-off", { n: view.playing.length }) : t("round", { n: view.round });
}

/** The round, with one pip for each seat: haloed is on turn, and where rounds are short, filled has played. */
export function Round({ view, words }) {
  const order = view.order.length ? view.order : view.players.map((_, seat) => seat);
  const counts = view.rules === "classic";
  const played = order.filter((who) => !view.yet.includes(who) && who !== view.turn).length;
  const label = counts ? t("pips", { played, all: order.length }) : t("pips-turn", { name: words.player(view.turn).called });
  const pip = (who) => (!view.over && who === view.turn ? "now" : counts && view.yet.includes(who) ? "" : "on");
  const text = roundText(view);
  return html`<div class="round row">
    ${text && html`<span>${text}</span>`}
    <span class=${`pips ${order.length > 4 ? "many" : ""}`} role="img" aria-label=${label}>${order.map((who) => html`<i key=${who} class=${`pip ${pip(who)}`} style=${{ "--pc": words.player(who).colour }}></i>`)}</span>
  </div>`;
}
