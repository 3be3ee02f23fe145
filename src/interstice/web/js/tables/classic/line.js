/** The line on its felt: cards and the gaps between them, always within reach however many there are. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { gapLabel } from "/web/js/tables/classic/claim.js";
import { lay } from "/web/js/tables/classic/lay.js";
import { Slip } from "/web/js/tables/slip.js";
import { glide } from "/web/js/tables/motion.js";
import { Strip } from "/web/js/tables/strip.js";
import { YearTile } from "/web/js/tables/year-tile.js";

/** How far from the ends of the line a note stays, in pixels. */
const EDGE = 8;

/** @param {any} props `guest`: the card that has just been laid, perhaps by somebody else; with `stays` it lies in the line even if it was wrong; `lineRef`: a ref that gets what dragging needs to know. */
export function Line({ view, words, held, gap, open, chooseGap, dragging, guest, lineRef }) {
  const track = useRef(null);
  const laid = useRef(null);
  const looked = useRef({ eye: null, near: null });
  const mouseAt = useRef(null);
  const shown = gap === null && guest ? guest : null;
  const stays = shown?.right || shown?.stays;
  const place = () => {
    const { eye, near } = looked.current;
    if (gap !== null) laid.current.place({ gap, dragging });
    else if (shown) laid.current.place(stays ? { eye: shown.gap } : { gap: shown.gap });
    else laid.current.place(near === null ? { eye } : { gap: near, near: true });
  };
  /** Follows where the player looks: at the mouse or, without one, at the middle of the screen. */
  const look = (x) => {
    const on = laid.current;
    const now = { eye: on.overlaps() ? on.cardAt(x) : null, near: mouseAt.current !== null && open && held !== null && !dragging ? on.gapAt(x) : null };
    if (now.eye === looked.current.eye && now.near === looked.current.near) return;
    looked.current = now;
    if (gap === null) place();
  };
  const lookAhead = () => look(mouseAt.current ?? laid.current.centre());

  const now = useRef(null);
  now.current = { place, lookAhead };
  useLayoutEffect(() => {
    laid.current = lay(track.current);
    const remeasure = () => {
      laid.current.measure();
      now.current.lookAhead();
      now.current.place();
    };
    remeasure();
    track.current.scrollLeft = laid.current.middle(0) - 24;
    const size = new ResizeObserver(remeasure);
    size.observe(track.current);
    return () => {
      size.disconnect();
      laid.current.leave();
    };
  }, []);
  useLayoutEffect(() => {
    laid.current.count();
    lookAhead();
  }, [view.line.length]);
  const slip = useRef(null);
  useLayoutEffect(() => {
    place();
    if (!slip.current) return;
    const half = slip.current.firstElementChild.offsetWidth / 2 + EDGE;
    const most = track.current.firstElementChild.offsetWidth - half;
    slip.current.style.left = `${Math.max(half, Math.min(laid.current.middle(shown.gap), most))}px`;
  });
  useLayoutEffect(() => {
    const seen = gap ?? shown?.gap;
    if (seen !== undefined && !dragging) glide(track.current, laid.current.middle(seen));
  }, [gap, shown, dragging, view.line.length]);
  lineRef.current = {
    felt: () => track.current.parentElement.getBoundingClientRect(),
    gapAt: (x) => laid.current.gapAt(x),
    show: (gap) => laid.current.place({ gap, dragging: true }),
    scroll: (by) => by && (track.current.scrollLeft += by),
  };

  const fresh = stays ? shown.card : null;
  // Memoised, so that a drag does not compare the cards again.
  const cards = useMemo(
    () => view.line.map((n) => html`<div class=${`spot${fresh === n ? " fresh turns" : ""}`} key=${n}><${Card} n=${n} view=${view} words=${words} eager size="100%" /><${YearTile} n=${n} view=${view} words=${words} /></div>`),
    [view.line.join(), words.spoken, fresh],
  );
  const mouse = (event) => {
    if (event.pointerType !== "mouse") return;
    mouseAt.current = event.type === "pointerleave" ? null : event.clientX;
    if (mouseAt.current !== null || !laid.current.overlaps()) lookAhead();
  };
  /** Beside the gaps, too, a press is one on the nearest. */
  const press = (event) => {
    const at = event.target.closest("[data-gap]");
    if (at) chooseGap(Number(at.dataset.gap));
    else track.current.querySelector(`[data-gap="${laid.current.gapAt(event.clientX)}"]`).click();
  };
  const facts = [view.line.join(), words.spoken];
  const years = useMemo(() => view.line.map((n) => words.year(view.cards[n].year)), facts);
  const labels = useMemo(() => [...view.line, 0].map((_, at) => gapLabel(words, view, at)), facts);
  const drawn = useRef(new Map());
  // A press focuses too, but if the line moved then, it would end on another gap than it began on.
  const focused = (at) => (event) => event.target.matches(":focus-visible") && laid.current.place({ eye: at - 0.5 });
  const Gap = (at) => {
    const chosen = gap === at;
    const mine = chosen && held !== null;
    const guestHere = shown?.gap === at ? shown : null;
    // An unchanged gap is not rendered again either.
    const [was, ...before] = drawn.current.get(at) ?? [];
    const like = [labels, open, chosen, mine && held, dragging && chosen, guestHere];
    if (was && like.every((each, i) => each === before[i])) return was;
    const made = html`<button type="button" key=${`g${at}`} class=${`gap ${chosen ? "chosen" : ""}`} data-gap=${at} disabled=${!open} aria-pressed=${chosen} aria-label=${mine ? `${words.title(view.cards[held].face)}, ${labels[at]}` : labels[at]} onFocus=${focused(at)}>
      <span class="slot"></span>
      ${mine && !dragging && html`<span class="held"><${Card} n=${held} view=${view} words=${words} eager class="carried" /></span>`}
      ${guestHere && !stays && html`<span class="guest turns" key=${shown.card}><${Card} n=${shown.card} view=${view} words=${words} eager size="var(--lw)" /></span>`}
    </button>`;
    drawn.current.set(at, [made, ...like]);
    return made;
  };
  return html`<${Strip} years=${years} scroller=${track} before=${held === null ? null : gap} />
    <div class="track" ref=${track} role="group" aria-label=${t("zone-line")} tabindex=${!open && "0"} onPointerMove=${mouse} onPointerLeave=${mouse} onScroll=${lookAhead} onClick=${open && press}>
      <div class=${`timeline ${open && held !== null ? "open" : ""}`}>${Gap(0)}${cards.map((card, at) => [card, Gap(at + 1)])}</div>
      ${shown && html`<div class=${`slip-place ${stays ? "stays" : ""} ${shown.right ? "right" : "wrong"}`} key=${shown.card} ref=${slip}><${Slip} card=${shown.card} class="slip paper"><${Icon} name=${shown.right ? "check" : "close"} />${shown.says}<//></div>`}
    </div>`;
}
