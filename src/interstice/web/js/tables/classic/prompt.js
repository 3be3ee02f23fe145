/** Tells the player what to do: a panel on large screens, a row of buttons on phones. */
import { t } from "/web/js/i18n.js";
import { Clock } from "/web/js/parts/clock.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { rich } from "/web/js/parts/rich.js";
import { claimWords } from "/web/js/tables/classic/claim.js";
import { isOut, playOffText } from "/web/js/tables/classic/play-off.js";

function said({ view, words, held, gap, ask, seat }) {
  if (view.over) return [t("classic-over"), ""];
  const others = t("classic-others", { name: words.player(view.turn).called });
  if (seat === null) return [t("watching-you"), others];
  if (!ask) return [others, isOut(view, seat) ? playOffText(view, seat, words) : t("classic-plan")];
  if (held === null) return [t("your-turn"), t("classic-choose-card-long")];
  return [words.title(view.cards[held].face), gap === null ? t("classic-choose-gap-long") : null];
}

export function Prompt(props) {
  const { words, gap, held, span, open, place, drop, trouble, ask } = props;
  const [heading, text] = said(props);
  const [id, years] = span ? claimWords(span, words) : [];
  return html`<${Panel} class="ask desktop-only">
    <${Clock} seat=${props.seat} />
    <h2>${heading}</h2>
    <p>${text ?? (id ? rich(`${id}-ask`, years) : "")}</p>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${ask && html`<${Primary} disabled=${!open || held === null || gap === null} onPress=${place}>${t("classic-place")}<//>
    <div class="foot row"><button type="button" class="btn3" disabled=${held === null} onClick=${drop}><${Icon} name="undo" />${t("take-back")} <kbd>Esc</kbd></button>
      <span class="keys"><kbd>←</kbd> <kbd>→</kbd> ${t("keys-gap")}</span></div>`}
  <//>`;
}

export function Buttons(props) {
  const { words, gap, held, open, place, drop, ask, trouble } = props;
  const label = !ask ? said(props)[0] : held === null ? t("classic-choose-card") : gap === null ? t("classic-choose-gap") : t("classic-place");
  return html`<div class="phone-buttons phone-only row">
    ${trouble && html`<p class="bad paper" role="alert">${trouble}</p>`}
    <button type="button" class="btn2" disabled=${held === null} aria-label=${t("take-back")} onClick=${drop}><${Icon} name="undo" /></button>
    <${Primary} disabled=${!open || held === null || gap === null} onPress=${place}>${label}<//>
  </div>`;
}
