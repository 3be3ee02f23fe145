/** The classic table: one line of time on felt, one's hand before it, and the gaps between. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { rich } from "/web/js/parts/rich.js";
import { Seats } from "/web/js/parts/seats.js";
import { aloud } from "/web/js/store.js";
import { around, laid, spanWords } from "/web/js/tables/classic/claim.js";
import { useDrag } from "/web/js/tables/classic/drag.js";
import { Reveal } from "/web/js/tables/classic/reveal.js";
import { Ruler } from "/web/js/tables/classic/ruler.js";
import { countText } from "/web/js/years.js";

const SLIP = 2600;

export function ClassicTable({ view, seat, asks, act, words, last, onEnd }) {
  const { t } = words;
  const ask = asks.find((each) => each.move === "place");
  const hand = view.hands[seat ?? view.turn] ?? [];
  const [held, setHeld] = useState(null);
  const [gap, setGap] = useState(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [found, setFound] = useState(null);
  const story = useStory({ view, seat, words, last, onOwn: setFound });
  const runner = useRef(null);
  const open = Boolean(ask) && !found && !busy;

  const lift = (card) => {
    setHeld(card);
    setTrouble("");
  };
  const drop = () => {
    setHeld(null);
    setGap(null);
  };
  const chooseGap = (chosen) => {
    if (!open) return;
    if (held === null) setHeld(hand[0]);
    setGap(chosen);
    aloud.value = gapLabel(words, view, chosen);
  };
  const place = async () => {
    if (!open || held === null || gap === null) return;
    setBusy(true);
    try {
      await act({ move: "place", card: held, gap });
      drop();
    } catch (refused) {
      setTrouble(refused.code === "stale" ? t("too-late") : refused.why || t("trouble"));
    }
    setBusy(false);
  };
  const drag = useDrag({ runner, onLift: lift, onOver: (chosen) => setGap(open ? chosen : null) });
  useKeys({ active: !found, hand, held, gap, gaps: open ? view.line.length + 1 : 0, lift, chooseGap, place, back: () => (gap === null ? drop() : setGap(null)) });

  useEffect(() => {
    if (held !== null && !hand.includes(held)) drop();
    if (!ask) setGap(null);
  }, [view.entries]);
  useEffect(() => {
    if (!view.over || found) return undefined;
    const soon = setTimeout(onEnd, 1600);
    return () => clearTimeout(soon);
  }, [view.over, found]);

  const press = (card) => () => {
    if (drag.wasDrag()) return;
    if (held === card) drop();
    else lift(card);
  };
  const span = held !== null && gap !== null ? around(view, view.line, gap) : null;
  const shared = { view, words, held, gap, span, open, place, drop, trouble, seat, ask };
  return html`<${Seats} view=${view} seat=${seat} words=${words} notes=${story.notes} />
    <div class="runner felt" ref=${runner}>
      <${Strip} ...${shared} runner=${runner} />
      <${Line} ...${shared} chooseGap=${chooseGap} dragging=${drag.dragged !== null} fresh=${story.fresh} />
      <${Ruler} view=${view} words=${words} span=${span} />
      ${story.slip && gap === null ? html`<${Slip} slip=${story.slip} words=${words} view=${view} />` : html`<p class="between only-p">${open && span ? rich(t, ...sentence(words, span)) : ""}</p>`}
    </div>
    <div class="low">
      <${Buttons} ...${shared} />
      <${Piles} view=${view} words=${words} />
      <div class=${`hand ${ask ? "" : "waits"}`} role="group" aria-label=${t("hand")} style=${{ "--n": Math.max(hand.length, 1) }}>
        ${hand.map((n, at) => html`<div class=${`place ${held === n ? "up" : ""} ${held === n && gap !== null ? "away" : ""}`} key=${n} style=${{ "--turn": at - (hand.length - 1) / 2 }}>
          <${Card} n=${n} view=${view} words=${words} eager selected=${held === n} onPress=${seat === null ? undefined : press(n)} button=${seat === null ? undefined : { onPointerDown: drag.begin(n), "data-hand": n }} />
        </div>`)}
      </div>
      <${Question} ...${shared} />
      <${Foot} view=${view} words=${words} />
    </div>
    ${drag.dragged !== null && html`<div class="floating" ref=${drag.floating}><${Card} n=${drag.dragged} view=${view} words=${words} eager class="carried" /></div>`}
    ${found && html`<${Reveal} found=${found} view=${found.view} seat=${seat} words=${words} onDone=${() => setFound(null)} />`}`;
}

const sentence = (words, span) => {
  const [id, years] = spanWords(words, span);
  return [id, {}, years];
};

function gapLabel(words, view, gap) {
  const [id, years] = spanWords(words, around(view, view.line, gap));
  return words.t("classic-gap", { n: gap + 1, all: view.line.length + 1, where: words.t(id, years) });
}

/** What happened, from message to message: one's own card to reveal, the others' as slips and notes. */
function useStory({ view, seat, words, last, onOwn }) {
  const [story, setStory] = useState({ notes: {}, slip: null, fresh: null });
  const line = useRef(null);
  useEffect(() => {
    const before = line.current;
    line.current = view.line;
    if (before === null) return undefined;
    const all = laid(last.events, view, before);
    const own = all.find((each) => each.seat === seat);
    if (own && own.year !== undefined) onOwn({ ...own, view });
    const notes = Object.fromEntries(all.map((each) => [each.seat, words.t(each.right ? "classic-note-placed" : "classic-note-missed", { title: words.quoted(view.cards[each.card]?.face) })]));
    const others = all.filter((each) => each.seat !== seat && each.year !== undefined);
    if (all.length) {
      aloud.value = all.map((each) => (each.seat === seat ? toldOwn(each, view, words) : told(each, view, words))).join(" ") + (view.asks.length ? ` ${words.t("seat-you-now")}` : "");
      setStory((was) => ({ notes: { ...was.notes, ...notes }, slip: others.at(-1) ?? null, fresh: others.findLast((each) => each.right)?.card ?? null }));
    }
    return undefined;
  }, [last]);
  useEffect(() => {
    if (!story.slip) return undefined;
    const soon = setTimeout(() => setStory((was) => ({ ...was, slip: null, fresh: null })), SLIP);
    return () => clearTimeout(soon);
  }, [story.slip]);
  return story;
}

function told(each, view, words) {
  const facts = { name: words.player(each.seat).name, title: words.quoted(view.cards[each.card]?.face), year: each.year === undefined ? "" : words.year(each.year), n: each.off, years: countText(each.off, words.language) };
  return words.t(each.right ? "classic-told-right" : "classic-told-missed", facts);
}

function toldOwn(each, view, words) {
  const result = each.right ? words.t("classic-right-title") : words.t("classic-missed-by", { n: each.off, years: countText(each.off, words.language) });
  const seen = view.cards[each.card] ?? {};
  return `${words.title(seen.face)}${seen.year === undefined ? "" : `, ${words.year(seen.year)}`}: ${result} ${words.t("classic-left", { n: view.hands[each.seat].length })}`;
}

function useKeys({ active, hand, held, gap, gaps, lift, chooseGap, place, back }) {
  // Before the next key comes, however fast somebody types.
  useLayoutEffect(() => {
    const turn = (by) => lift(hand[(hand.indexOf(held) + by + hand.length) % hand.length] ?? hand[0]);
    const keys = {
      ArrowUp: () => (held === null ? lift(hand.at(-1)) : turn(-1)),
      ArrowDown: () => (held === null ? lift(hand[0]) : turn(1)),
      ArrowLeft: () => gaps && chooseGap(gap === null ? Math.floor((gaps - 1) / 2) : Math.max(0, gap - 1)),
      ArrowRight: () => gaps && chooseGap(gap === null ? Math.floor(gaps / 2) : Math.min(gaps - 1, gap + 1)),
      Enter: place,
      Escape: back,
    };
    const pressed = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (!active || !hand.length || !keys[event.key] || target.closest("dialog, input, select") || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Enter") {
        const { hand: card, gap: at } = target.dataset;
        // On any other button, Enter presses that button.
        if (target.closest("button, a") && card !== String(held) && at !== String(gap)) return;
        if (gap === null) return;
      }
      event.preventDefault();
      keys[event.key]();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

function Line({ view, words, held, gap, open, chooseGap, dragging, fresh }) {
  const scroller = useRef(null);
  useEffect(() => {
    if (gap === null || dragging) return;
    const box = scroller.current;
    const chosen = box.querySelector(".gap.chosen");
    if (chosen) box.scrollTo({ left: chosen.offsetLeft + chosen.offsetWidth / 2 - box.clientWidth / 2, behavior: "smooth" });
  }, [gap, held, dragging]);
  const side = (at) => (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    chooseGap(event.clientX < box.left + box.width / 2 ? at : at + 1);
  };
  const Gap = (at) => html`<button type="button" key=${`g${at}`} class=${`gap ${open && held !== null ? "open" : ""} ${gap === at ? "chosen" : ""}`} data-gap=${at} disabled=${!open} aria-pressed=${gap === at} aria-label=${gap === at && held !== null ? `${words.title(view.cards[held].face)}, ${gapLabel(words, view, at)}` : gapLabel(words, view, at)} onClick=${() => chooseGap(at)}>
    <span class="slot"></span>
    ${gap === at && held !== null && !dragging && html`<span class="held"><${Card} n=${held} view=${view} words=${words} eager class="carried" /></span>`}
  </button>`;
  const near = (at) => (gap === at + 1 ? "nl" : gap === at ? "nr" : "");
  return html`<div class="track" ref=${scroller} style=${{ "--n": view.line.length }}><div class="tl">
    ${Gap(0)}
    ${view.line.map((n, at) => [
      html`<div class=${`spot ${near(at)} ${fresh === n ? "fresh" : ""}`} key=${n} onClick=${open ? side(at) : undefined}><${Card} n=${n} view=${view} words=${words} eager size="100%" /></div>`,
      Gap(at + 1),
    ])}
  </div></div>`;
}

/** The whole line at a glance, for narrow screens: a year each, and a window for what is in sight. */
function Strip({ view, words, gap, held, runner }) {
  const window_ = useRef(null);
  useEffect(() => {
    const scroller = runner.current.querySelector(".track");
    const follow = () => {
      const part = (value) => `${(value / scroller.scrollWidth) * 100}%`;
      window_.current.style.left = part(scroller.scrollLeft);
      window_.current.style.width = part(scroller.clientWidth);
    };
    follow();
    scroller.addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", follow);
    return () => {
      scroller.removeEventListener("scroll", follow);
      removeEventListener("resize", follow);
    };
  }, [view.line.length, gap]);
  const jump = (event) => {
    const scroller = runner.current.querySelector(".track");
    const box = event.currentTarget.getBoundingClientRect();
    scroller.scrollTo({ left: ((event.clientX - box.left) / box.width) * scroller.scrollWidth - scroller.clientWidth / 2, behavior: "smooth" });
  };
  const every = Math.ceil(view.line.length / 9);
  const items = view.line.map((n, at) => html`<span key=${n}>${at % every ? "" : words.year(view.cards[n].year)}</span>`);
  if (gap !== null && held !== null) items.splice(gap, 0, html`<span key="g" class="g">?</span>`);
  return html`<div class="strip only-p row" aria-hidden="true" onClick=${jump}><i class="win" ref=${window_}></i>${items}</div>`;
}

function Slip({ slip, words, view }) {
  return html`<p class=${`slip paper ${slip.right ? "right" : "wrong"}`}><${Icon} name=${slip.right ? "check" : "close"} />${told(slip, view, words)}</p>`;
}

function prompt({ view, words, held, gap, ask, seat }) {
  const { t } = words;
  if (view.over) return [t("classic-over"), ""];
  if (seat === null) return [t("watching-you"), t("classic-others", { name: words.player(view.turn).name })];
  if (!ask) return [t("classic-others", { name: words.player(view.turn).name }), t("classic-plan")];
  if (held === null) return [t("your-turn"), t("classic-choose-card-long")];
  return [words.title(view.cards[held].face), gap === null ? t("classic-choose-gap-long") : null];
}

function Question(props) {
  const { words, gap, held, span, open, place, drop, trouble, ask } = props;
  const { t } = words;
  const [heading, text] = prompt(props);
  return html`<${Panel} class="ask only-d">
    <h2>${heading}</h2>
    <p>${text ?? (span ? rich(t, `${sentence(words, span)[0]}-ask`, {}, sentence(words, span)[2]) : "")}</p>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${ask && html`<${Primary} disabled=${!open || held === null || gap === null} onPress=${place}>${t("classic-place")}<//>
    <div class="foot row"><button type="button" class="btn3" disabled=${held === null} onClick=${drop}><${Icon} name="undo" />${t("take-back")} <kbd>Esc</kbd></button>
      <span class="keys"><kbd>←</kbd> <kbd>→</kbd> ${t("keys-gap")}</span></div>`}
  <//>`;
}

/** The same question for a thumb. */
function Buttons(props) {
  const { words, gap, held, open, place, drop, ask, trouble } = props;
  const { t } = words;
  const [heading] = prompt(props);
  const label = !ask ? heading : held === null ? t("classic-choose-card") : gap === null ? t("classic-choose-gap") : t("classic-place");
  return html`<div class="lowtop only-p row">
    ${trouble && html`<p class="bad paper" role="alert">${trouble}</p>`}
    <button type="button" class="btn2" disabled=${held === null} aria-label=${t("take-back")} onClick=${drop}><${Icon} name="undo" /></button>
    <${Primary} disabled=${!open || held === null || gap === null} onPress=${place}>${label}<//>
  </div>`;
}

function Piles({ view, words }) {
  const { t } = words;
  const gone = view.gone.slice(-2);
  return html`<div class="piles only-d">
    <div class="pl"><div class="pile">${view.pile > 1 && html`<${Card} n=${null} />`}${view.top !== null ? html`<${Card} n=${view.top} view=${view} words=${words} />` : html`<${Card} n=${null} />`}</div>
      <span>${t("pile", { n: view.pile })}</span></div>
    <div class="pl"><div class="box">${gone.map((n, at) => html`<${Card} key=${n} n=${n} view=${view} words=${words} size=${70} class=${`gone${at}`} />`)}<div class="boxf">${t("the-box")}</div></div>
      <span>${t("box", { n: view.gone.length })}</span></div>
  </div>`;
}

function Foot({ view, words }) {
  return html`<div class="foot-p only-p row"><span><${Icon} name="pile" />${words.t("pile", { n: view.pile })}</span><span><${Icon} name="box" />${words.t("box", { n: view.gone.length })}</span></div>`;
}
