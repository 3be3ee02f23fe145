/** The table of a game alone: the line with its gaps, and below it the card to place, with points and lives. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { onButton, useKeys } from "/web/js/parts/keys.js";
import { rich } from "/web/js/parts/rich.js";
import { revealing } from "/web/js/reveal.js";
import { aloud, room } from "/web/js/store.js";
import { claimWords, gapLabel } from "/web/js/tables/classic/claim.js";
import { useDrag } from "/web/js/tables/classic/drag.js";
import { Line } from "/web/js/tables/classic/line.js";
import { Buttons, Prompt } from "/web/js/tables/classic/prompt.js";
import { Ruler } from "/web/js/tables/classic/ruler.js";
import { spanOf } from "/web/js/tables/gap.js";
import { useSend } from "/web/js/tables/send.js";
import { useStory } from "/web/js/tables/solo/story.js";

/** @param {import("/web/js/tables/plain/game.js").TableProps} props */
export function SoloTable({ view, seat, asks, act, words, last, replay, onEnd }) {
  const ask = asks.find((each) => each.move === "place");
  const card = view.over ? null : view.top;
  const [gap, setGap] = useState(null);
  const { busy, trouble, send, forget } = useSend(view, act);
  const found = Boolean(revealing.value);
  const guest = useStory({ view, words, last, revealed: found, replay });
  const line = useRef(null);
  const open = Boolean(ask) && !found && !busy;
  const held = open ? card : null;

  const chooseGap = (chosen) => {
    if (!open) return;
    setGap(chosen);
    forget();
    aloud.value = gapLabel(words, view, chosen);
  };
  const drop = () => setGap(null);
  const place = () => open && gap !== null && send({ move: "place", card, gap });
  const giveUp = () => open && send({ move: "giveup", card });
  const drag = useDrag({ line, open, onLift: () => {}, onOver: setGap });
  const gaps = open ? view.line.length : -1;
  useKeys({
    ArrowLeft: () => gaps >= 0 && chooseGap(gap === null ? Math.floor(gaps / 2) : Math.max(0, gap - 1)),
    ArrowRight: () => gaps >= 0 && chooseGap(gap === null ? Math.ceil(gaps / 2) : Math.min(gaps, gap + 1)),
    Enter: (event) => {
      const { hand, gap: at } = /** @type {HTMLElement} */ (event.target).dataset ?? {};
      // On any other button, Enter presses that button.
      if (gap === null || (onButton(event) && hand === undefined && at !== String(gap))) return false;
      return place();
    },
    Escape: () => (gap === null ? false : drop()),
  });
  useEffect(drop, [view.entries]);
  useEffect(() => {
    if (!view.over || found) return undefined;
    const soon = setTimeout(onEnd, 1600);
    return () => clearTimeout(soon);
  }, [view.over, found]);

  const span = held !== null && gap !== null ? spanOf(view.cards, view.line, gap) : null;
  const [id, years] = span ? claimWords(span, words) : [];
  const shared = { view, words, held, gap, span, open, place, drop, trouble, seat, ask };
  const wide = { "--n": view.line.length };
  return html`<div class="runner felt" style=${wide}>
      <${Line} ...${shared} chooseGap=${chooseGap} dragging=${drag.dragged !== null} guest=${guest} lineRef=${line} />
      <${Ruler} view=${view} words=${words} span=${span} />
      <p class="between phone-only">${id ? rich(id, years) : ""}</p>
    </div>
    <div class="low">
      <${Buttons} ...${shared} />
      <${Standing} view=${view} giveUp=${ask && view.lives === null && !room.value?.daily ? giveUp : null} disabled=${!open} />
      <div class=${`hand ${ask ? "" : "waits"}`} role="group" aria-label=${t("solo-card")} style=${{ "--n": 1 }}>
        ${card !== null && html`<div class=${`place ${gap === null ? "" : "away"}`} key=${card} style=${{ "--turn": 0 }}>
          <${Card} n=${card} view=${view} words=${words} eager ...${seat !== null && { onPress: () => !drag.wasDrag() && drop(), button: { onPointerDown: drag.begin(card), "data-hand": card } }} />
        </div>`}
      </div>
      <${Prompt} ...${shared} />
    </div>
    ${drag.dragged !== null && html`<div class="floating" style=${wide} ref=${drag.floating}><${Card} n=${drag.dragged} view=${view} words=${words} eager class="carried" /></div>`}`;
}

/** Points, lives, and how many cards are left. */
function Standing({ view, giveUp, disabled }) {
  const { lives, right, pile, options } = view;
  return html`<div class="solo-standing" role="group" aria-label=${t("solo-standing")}>
    <p class="points"><b class="year">${right}</b> ${t("solo-points", { n: right })}</p>
    ${lives === null
      ? html`<p>${t("solo-missed", { n: view.line.length - 1 - right })}</p>`
      : html`<p class="lives" role="img" aria-label=${t("solo-lives", { n: lives })}>${Array.from({ length: options.lives }, (_, at) => html`<${Icon} key=${at} name="heart" class=${at < lives ? "on" : ""} />`)}</p>`}
    <p class="pile-left"><${Icon} name="pile" />${t("pile", { n: pile })}</p>
    ${giveUp && html`<button type="button" class="btn3" disabled=${disabled} onClick=${giveUp}><${Icon} name="eye" />${t("solo-show-me")}</button>`}
  </div>`;
}
