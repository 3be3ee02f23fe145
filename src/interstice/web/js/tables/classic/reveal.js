/** Turns over the player's own card: right, or by how many years it missed. */
import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "/web/js/dress.js";
import { t } from "/web/js/i18n.js";
import { hold } from "/web/js/pace.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";
import { rich } from "/web/js/parts/rich.js";
import { claimWords } from "/web/js/tables/classic/claim.js";
import { countText } from "/web/js/years.js";

/** How long a card takes to settle into the line, or to go into the box. */
const LEAVING = 380;

export function Reveal({ found, view, seat, words, onDone }) {
  const dialog = useRef(null);
  useEffect(() => {
    dialog.current.showModal();
    dialog.current.querySelector(".btn").focus();
  }, []);
  useEffect(() => hold(), []);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    if (leaving || still()) onDone();
    setLeaving(true);
  };
  useEffect(() => {
    if (!leaving) return undefined;
    const soon = setTimeout(onDone, LEAVING);
    return () => clearTimeout(soon);
  }, [leaving]);
  const title = words.title(view.cards[found.card].face);
  const years = countText(found.off);
  const [sentence, spanYears] = claimWords(found.span, words);
  return html`<dialog class="reveal" ref=${dialog} aria-labelledby="reveal-title" onClose=${onDone} onClick=${(event) => event.target.closest(".note") === null && leave()}>
    <div class=${`revealed ${found.right ? "right" : "wrong"} ${leaving ? "leaving" : ""}`}>
      <div class="turned turns"><${Card} n=${found.card} view=${view} words=${words} eager dated /><span class="stamp">${t(found.right ? "classic-right" : "classic-missed")}</span></div>
      <div class="note paper line">
        <p class="kicker">${words.player(seat).name} · ${title}</p>
        <h1 id="reveal-title">${found.right ? t("classic-right-title") : t("classic-missed-by", { n: found.off, years })}</h1>
        <p>${rich(found.right ? `${sentence}-right` : `${sentence}-laid`, spanYears)}${found.right ? "" : ` ${belongs(found, view, words)}`}</p>
        <${Scale} found=${found} view=${view} words=${words} years=${years} />
        <div class="outcome">
          <span><${Icon} name=${found.right ? "check" : "box"} />${found.right ? t("classic-left", { n: view.hands[seat].length }) : t("classic-to-box")}</span>
          <${Primary} onPress=${leave}>${t("go-on")}<//>
        </div>
      </div>
    </div>
  </dialog>`;
}

/** Where a card that missed belongs. */
function belongs({ line, year }, view, words) {
  const place = line.filter((n) => view.cards[n].year <= year).length;
  const name = (n) => words.quoted(view.cards[n].face);
  if (place < line.length) return t("classic-belongs-before", { title: name(line[place]) });
  return t("classic-belongs-after", { title: name(line[place - 1]) });
}

function Scale({ found, view, words, years }) {
  const { line, year, span } = found;
  const place = line.filter((n) => view.cards[n].year <= year).length;
  const close = [line[place - 1], line[place]].map((n) => view.cards[n]?.year);
  const marked = [...new Set([span.left, span.right, ...close].filter((each) => each !== undefined && each !== year))];
  const all = [...marked, year].sort((one, other) => one - other);
  const [low, high] = [all[0], all.at(-1)];
  const wide = high - low || 1;
  const at = (each) => 8 + ((each - low) / wide) * 84;
  const labels = spread(all.map(at));
  const [from, to] = [span.left === undefined ? 0 : at(span.left), span.right === undefined ? 100 : at(span.right)];
  const edge = year < (span.left ?? -Infinity) ? from : to;
  return html`<div class="scale" aria-hidden="true"><span class="bar"></span>
    <s style=${{ left: `${from}%`, width: `${to - from}%` }}></s>
    ${marked.map((each) => html`<u key=${each} style=${{ left: `${at(each)}%` }}></u>`)}
    ${all.map((each, index) => html`<em key=${`y${each}`} class=${each === year ? "true" : ""} style=${{ left: `${labels[index]}%` }}>${words.year(each)}</em>`)}
    ${!found.right && html`<span class="arrow" style=${{ left: `${Math.min(at(year), edge)}%`, width: `${Math.abs(edge - at(year))}%` }}></span>
      <span class="years" style=${{ left: `${Math.min(80, Math.max(20, (edge + at(year)) / 2))}%` }}>${t("classic-years", { n: found.off, years })}</span>`}
    <span class="year-dot" style=${{ left: `${at(year)}%` }}></span>
  </div>`;
}

/** @param {number[]} places In order. @returns {number[]} The same, moved apart so that labels do not touch. */
function spread(places, least = 17) {
  const moved = [...places];
  for (let pass = 0; pass < 30; pass++) {
    for (let at = 1; at < moved.length; at++) {
      const short = least - (moved[at] - moved[at - 1]);
      if (short > 0) {
        moved[at - 1] -= short / 2;
        moved[at] += short / 2;
      }
    }
  }
  const over = Math.max(0, moved.at(-1) - 95);
  return moved.map((place) => Math.max(5, place - over));
}
