/** A card that has been turned over: its year, whether it lay right or by how much it missed, and what there is to know about it. */
import { untracked } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { still } from "/web/js/dress.js";
import { useFact } from "/web/js/facts.js";
import { useReport } from "/web/js/features/reporting.js";
import { Scale, widthOf } from "/web/js/features/reveal/scale.js";
import { labelled, t } from "/web/js/i18n.js";
import { askedSoon, hold } from "/web/js/pace.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";
import { Source } from "/web/js/parts/source.js";
import { revealing, turnedOver } from "/web/js/reveal.js";
import { happened } from "/web/js/store.js";
import { countText } from "/web/js/years.js";

/** How long a card takes to settle, or to go into the box. */
const LEAVING = 380;
/** How long to wait for the fact before the rest is read out. */
const LATE = 1200;
/** How many events of the past games may look at. */
const PAST = 60;

/**
 * Opens the panel when one of the player's own cards is turned over, and when somebody looks at another.
 * @param {{ game: import("/web/js/tables/plain/game.js").GameTable, id: string, seats: number[], words: any }} props
 */
export function Reveals({ game, id, seats, words }) {
  const now = useRef(null);
  now.current = { game, seats, words };
  useLayoutEffect(() => {
    let before = null;
    let past = [];
    const learn = ({ views, events }) => {
      const { game, seats, words } = now.current;
      const view = views[seats[0] ?? -1];
      // After a lost connection the latest events are told again.
      const isNew = before && view.entries !== before.entries;
      if (isNew) turnOver(game.turned(events, { view, before, past, words }).map((each) => ({ ...each, view })), seats);
      before = view;
      past = [...past, ...events].slice(-PAST);
    };
    // At once and not in a later render, so that the panel is there together with what it tells of.
    const stop = happened.subscribe((told) => told?.game === id && untracked(() => learn(told)));
    return () => {
      stop();
      revealing.value = null;
      turnedOver.value = {};
    };
  }, [id]);
  const turned = revealing.value;
  return turned && html`<${Reveal} key=${turned.card} ...${{ turned, words, game: id }} own=${seats.includes(turned.seat)} alone=${seats.length < 2} onDone=${() => (revealing.value = null)} />`;
}

/** @param {import("/web/js/reveal.js").Turned[]} found @param {number[]} seats The player's own. */
function turnOver(found, seats) {
  const isOwn = ({ seat }) => seats.includes(seat);
  const all = found.toSorted((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  turnedOver.value = { ...turnedOver.value, ...Object.fromEntries(all.map((each) => [each.card, each])) };
  revealing.value = found.findLast(isOwn) ?? revealing.value;
}

/** @param {import("/web/js/reveal.js").Turned} turned @param {number} year @param {any} words @returns {string} Whether it lay right, and if not, by how much it missed. */
export function verdictOf({ card, right, span, off, verdict, view }, year, words) {
  if (verdict !== undefined || right === null || !span) return verdict ?? "";
  if (!right) return t(year < (span.left ?? -Infinity) ? "reveal-late" : "reveal-early", { n: off, years: countText(off) });
  const twin = [span.left, span.right].includes(year) && Object.keys(view.cards).find((n) => Number(n) !== card && view.cards[n].year === year);
  return twin ? t("reveal-same-year", { title: words.quoted(view.cards[twin].face) }) : t("reveal-right");
}

/** @param {{ turned: import("/web/js/reveal.js").Turned, words: any, game: string, own: boolean, alone: boolean, onDone: () => void }} props `alone`: whether the player has this device to themselves. */
function Reveal({ turned, words, game, own, alone, onDone }) {
  const { card, seat, right, span, outcome, view } = turned;
  const { face, year } = view.cards[card];
  const fact = useFact(game, face);
  const dialog = useRef(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened.showModal();
    opened.querySelector(".btn").focus();
    // At once, not after the next frame: the end of a round must not come in between.
    const release = hold();
    return () => {
      release();
      // Closing returns the focus.
      opened.close();
    };
  }, []);
  // Read out once, with the fact; but nobody waits long for it.
  const [late, setLate] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(soon);
  }, []);
  const { leaving, leave } = useLeaving(onDone);
  const { Report, report, shut } = useReport();
  const title = words.title(face);
  const written = fact?.circa ? t("year-about", { year: words.year(year) }) : words.year(year);
  const says = verdictOf(turned, year, words);
  const kind = right === null ? "" : right ? "right" : "wrong";
  const wide = widthOf(span ?? { left: undefined, right: undefined });
  // Whose verdict is its own, nobody said where it belongs.
  const gap = turned.verdict !== undefined ? "" : !own ? t("reveal-gap-of", { name: words.player(seat).called }) : right && wide ? t("reveal-gap-wide", { n: wide, years: countText(wide) }) : t("reveal-gap");
  const pressed = (event) => {
    if ((event.key !== "Enter" && event.key !== " ") || event.target.closest("a, button, dialog") !== dialog.current) return;
    event.preventDefault();
    leave();
  };
  const cancel = (event) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    leave();
  };
  return html`<dialog class="reveal" ref=${dialog} aria-labelledby="reveal-title" onCancel=${cancel} onKeyDown=${pressed} onClick=${(event) => event.target.closest(".note, .turned, dialog") === dialog.current && leave()}>
    <div class=${`revealed ${kind} ${leaving ? "leaving" : ""}`}>
      <div class="turned turns"><${Card} n=${card} view=${view} words=${words} eager dated />${kind && html`<span class="stamp" aria-hidden="true">${t(`reveal-stamp-${kind}`)}</span>`}</div>
      <div class="note paper">
        <p class="hidden" role="status">${(fact || late) && [says && `${says}.`, `${title}, ${written.replace(/\.$/, "")}.`, fact?.note].filter(Boolean).join(" ")}</p>
        <div class="foot"><span class="small">${askedSoon.value ? html`<b>${t("seat-you-now")}</b>` : own ? outcome : ""}</span><${Primary} onPress=${leave}>${t("go-on")}<//></div>
        <p class="who">${own && alone ? title : labelled(words.player(seat).name, title)}</p>
        <div class="head"><p class="written" style=${{ "--n": written.length }}>${written}</p>
          <h1 class=${says ? "verdict" : "hidden"} id="reveal-title">${kind && html`<${Icon} name=${right ? "check" : "cross"} />`}${says || title}</h1></div>
        <div class="taught">
          ${span && html`<${Scale} turned=${turned} year=${year} words=${words} whose=${gap} wide=${innerWidth > 600 ? Math.min(564, innerWidth - 420) : innerWidth - 56} />`}
          <p class="fact">${fact?.note}</p>
          <div class="sources">${fact?.source ? html`<${Source} source=${fact.source} named />` : html`<span></span>`}
            <button type="button" class="as-link" onClick=${report}>${t("reveal-report")}</button></div>
        </div>
      </div>
    </div>
    ${Report && html`<${Report} ...${{ card, view, words, game, source: fact?.source }} onClose=${shut} />`}
  </dialog>`;
}

/** Lets the card go before the panel closes. @param {() => void} onDone */
function useLeaving(onDone) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const soon = setTimeout(onDone, LEAVING);
    return () => clearTimeout(soon);
  }, [leaving]);
  const leave = () => (leaving || still() ? onDone() : setLeaving(true));
  return { leaving, leave };
}
