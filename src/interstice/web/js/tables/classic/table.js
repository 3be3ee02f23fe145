/** The classic table: the line with its gaps, and the player's hand below. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { onButton, useKeys } from "/web/js/parts/keys.js";
import { rich } from "/web/js/parts/rich.js";
import { Seats } from "/web/js/parts/seats.js";
import { revealing } from "/web/js/reveal.js";
import { aloud } from "/web/js/store.js";
import { claimWords, gapLabel } from "/web/js/tables/classic/claim.js";
import { useDrag } from "/web/js/tables/classic/drag.js";
import { Line } from "/web/js/tables/classic/line.js";
import { isOut, playOffText } from "/web/js/tables/classic/play-off.js";
import { Buttons, Prompt } from "/web/js/tables/classic/prompt.js";
import { Ruler } from "/web/js/tables/classic/ruler.js";
import { useStory } from "/web/js/tables/classic/story.js";
import { spanOf } from "/web/js/tables/gap.js";
import { useSend } from "/web/js/tables/send.js";

/** @param {import("/web/js/tables/plain/game.js").TableProps} props */
export function ClassicTable({ view, seat, asks, act, words, last, replay, onEnd }) {
  const ask = asks.find((each) => each.move === "place");
  const hand = view.hands[seat ?? view.turn] ?? [];
  const [held, setHeld] = useState(null);
  const [gap, setGap] = useState(null);
  const { busy, trouble, send, forget } = useSend(view, act);
  const found = revealing.value;
  const own = useRef(null);
  const story = useStory({ view, seat, words, last, replay, onOwn: (laid) => (own.current = laid) });
  const line = useRef(null);
  const open = Boolean(ask) && !found && !busy;

  const titleOf = (card) => words.title(view.cards[card].face);
  const lift = (card) => {
    setHeld(card);
    forget();
  };
  const drop = () => {
    setHeld(null);
    setGap(null);
  };
  const chooseGap = (chosen) => {
    if (!open) return;
    if (held === null) setHeld(hand[0]);
    setGap(chosen);
    aloud.value = [held === null && titleOf(hand[0]), gapLabel(words, view, chosen)].filter(Boolean).join(". ");
  };
  const place = () => open && held !== null && gap !== null && send({ move: "place", card: held, gap });
  const drag = useDrag({ line, open, onLift: lift, onOver: setGap });
  const gaps = open ? view.line.length : -1;
  const turn = (by) => {
    if (!hand.length || found) return false;
    const card = hand[(hand.indexOf(held) + by + hand.length) % hand.length];
    aloud.value = titleOf(card);
    return lift(card);
  };
  useKeys({
    ArrowUp: () => turn(held === null ? 0 : -1),
    ArrowDown: () => turn(1),
    ArrowLeft: () => gaps >= 0 && chooseGap(gap === null ? Math.floor(gaps / 2) : Math.max(0, gap - 1)),
    ArrowRight: () => gaps >= 0 && chooseGap(gap === null ? Math.ceil(gaps / 2) : Math.min(gaps, gap + 1)),
    Enter: (event) => {
      const { hand: card, gap: at } = /** @type {HTMLElement} */ (event.target).dataset ?? {};
      // On any other button, Enter presses that button.
      if (gap === null || (onButton(event) && card !== String(held) && at !== String(gap))) return false;
      return place();
    },
    Escape: () => (held === null && gap === null ? false : gap === null ? drop() : setGap(null)),
  });

  useEffect(() => {
    if (held !== null && !hand.includes(held)) drop();
    if (!ask) setGap(null);
  }, [view.entries]);
  useEffect(() => {
    if (!view.over || found) return undefined;
    const soon = setTimeout(onEnd, 1600);
    return () => clearTimeout(soon);
  }, [view.over, found]);

  useEffect(() => {
    if (found || !own.current) return;
    story.settle(own.current);
    own.current = null;
  }, [found]);

  const press = (card) => () => {
    if (drag.wasDrag()) return;
    if (held === card) drop();
    else lift(card);
  };
  const span = held !== null && gap !== null ? spanOf(view.cards, view.line, gap) : null;
  const [id, years] = open && span ? claimWords(span, words) : [];
  const shared = { view, words, held, gap, span, open, place, drop, trouble, seat, ask };
  const wide = { "--n": view.line.length };
  // Memoised, so that dragging stays smooth. New words come whenever the room has changed.
  const facts = [view, words, story.notes];
  const seats = useMemo(() => html`<${Seats} view=${view} seat=${seat} words=${words} notes=${story.notes} />`, facts);
  const piles = useMemo(() => html`<${Piles} view=${view} words=${words} />`, facts);
  return html`${seats}
    <div class="runner felt" style=${wide}>
      <${Line} ...${shared} chooseGap=${chooseGap} dragging=${drag.dragged !== null} guest=${story.guest} lineRef=${line} />
      <${Ruler} view=${view} words=${words} span=${span} />
      <p class="between phone-only">${id ? rich(id, years) : ""}</p>
    </div>
    <div class="low">
      <${Buttons} ...${shared} />
      ${piles}
      <div class=${`hand ${ask ? "" : "waits"}`} role="group" aria-label=${seat === null ? words.player(view.turn).name : t("hand")} tabindex=${seat === null && "0"} style=${{ "--n": Math.max(hand.length, 1) }}>
        ${hand.map((n, at) => html`<div class=${`place ${held === n ? "up" : ""} ${held === n && gap !== null ? "away" : ""}`} key=${n} style=${{ "--turn": at - (hand.length - 1) / 2 }}>
          <${Card} n=${n} view=${view} words=${words} eager selected=${held === n} ...${seat !== null && { onPress: press(n), button: { onPointerDown: drag.begin(n), "data-hand": n } }} />
        </div>`)}
        ${isOut(view, seat) && html`<p class="out-note paper phone-only">${playOffText(view, seat, words)}</p>`}
      </div>
      <${Prompt} ...${shared} />
      <div class="phone-counts phone-only row"><span><${Icon} name="pile" />${t("pile", { n: view.pile })}</span><span><${Icon} name="box" />${t("box", { n: view.gone.length })}</span></div>
    </div>
    ${drag.dragged !== null && html`<div class="floating" style=${wide} ref=${drag.floating}><${Card} n=${drag.dragged} view=${view} words=${words} eager class="carried" /></div>`}`;
}

function Piles({ view, words }) {
  return html`<div class="piles desktop-only">
    <div class="labelled-pile"><div class="pile">${view.pile > 1 && html`<${Card} n=${null} />`}${view.top !== null ? html`<${Card} n=${view.top} view=${view} words=${words} />` : html`<${Card} n=${null} />`}</div>
      <span>${t("pile", { n: view.pile })}</span></div>
    <div class="labelled-pile"><div class="box">${view.gone.slice(-2).map((n, at) => html`<${Card} key=${n} n=${n} view=${view} words=${words} size=${70} class=${`gone${at}`} />`)}<div class="box-front" aria-hidden="true">${t("the-box")}</div></div>
      <span>${t("box", { n: view.gone.length })}</span></div>
  </div>`;
}
