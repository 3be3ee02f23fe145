import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Avatar } from "/web/js/parts/seats.js";
import { about } from "/web/js/tables/tell.js";

/** Each verdict with its icon. */
const VERDICTS = { earlier: "earlier", right: "check", later: "later" };

/** The superversion's rating board: three fields, and who has decided. The ratings stay hidden until everyone has. */
export function RatingBoard({ view, seat, words, rate, pass, busy, shown }) {
  const open = view.raters.length > 0;
  const on = (verdict) => Object.keys(view.ratings).map(Number).filter((who) => view.ratings[who] === verdict);
  const decided = open ? whoDecided(view) : [];
  return html`<section class="paper line sw-board" aria-label=${t("swiss-board")}>
    <h3>${t(rate ? "swiss-board-you" : "swiss-board")}</h3>
    <div class="sw-fields">
      ${Object.entries(VERDICTS).map(([verdict, icon]) => {
        const inside = html`<${Icon} name=${icon} />
          <b>${t(`swiss-verdict-${verdict}`)}</b>
          <small>${t(`swiss-pays-${verdict === "right" ? "right" : view.options.doubt}`)}</small>
          <span class=${`sw-markers${shown ? " shown" : ""}`}>
            ${on(verdict).map((who) => html`<span key=${who}><${Avatar} player=${words.player(who)} size=${26} /><span class="hidden">${words.player(who).name}</span></span>`)}
          </span>`;
        return rate
          ? html`<button key=${verdict} type="button" class=${`sw-field ${verdict} open`} disabled=${busy} onClick=${() => rate(verdict)}>${inside}</button>`
          : html`<div key=${verdict} class=${`sw-field ${verdict}`}>${inside}</div>`;
      })}
    </div>
    ${open && html`<div class="sw-deciding">
      ${decided.map((who) => html`<span key=${who}><i class="sw-marker-back" aria-hidden="true"></i>${about(words.player(who), "swiss-rated", { name: words.player(who).called })}</span>`)}
      ${view.raters.filter((who) => who !== seat).map((who) => html`<span key=${who}><${Avatar} player=${words.player(who)} size=${26} />${t("swiss-thinks", { name: words.player(who).called })}</span>`)}
    </div>`}
    ${pass && html`<button type="button" class="btn2 sw-pass" disabled=${busy} onClick=${pass}>${t("swiss-pass")}</button>`}
  </section>`;
}

/** Those who could rate and are no longer asked. */
function whoDecided(view) {
  const away = [view.turn, view.reader, ...view.raters];
  return view.playing.filter((who) => !away.includes(who) && (view.chips[who] > 0 || who in view.ratings));
}
