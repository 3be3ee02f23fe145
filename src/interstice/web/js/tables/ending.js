/** Building blocks for the end of a game. */
import { listed, t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Avatar } from "/web/js/parts/seats.js";
import { spanWords } from "/web/js/tables/gap.js";
import { countText, yearsApart } from "/web/js/years.js";

/** @param {any} props Cards in a row; those in `mine` are lit. */
export const Row = ({ cards, mine, ...rest }) => html`<ol class="timeline">${cards.map((n) => html`<li key=${n} class=${mine?.has(n) ? "mine" : ""}><${Card} n=${n} ...${rest} eager /></li>`)}</ol>`;

/** @param {{ view: any, words: any, mine: Set<number> }} props The line as it lies at the end. */
export function LineBoard({ view, words, mine }) {
  return view.line?.length > 0 && html`<section class="felt runner" tabindex="0" aria-label=${t("end-line")}><${Row} cards=${view.line} mine=${mine} view=${view} words=${words} /></section>`;
}

/** @param {{ view: any, words: any }} props The winner's badge, or the score of a game played together, in laurels. */
export function Laurels({ view, words }) {
  const winner = view.score === null ? view.winners[0] : undefined;
  return html`<span class="wreath"><${Icon} name="laurels" />${winner !== undefined ? html`<${Avatar} player=${words.player(winner)} size=${96} />` : view.score !== null && html`<b class="year">${countText(view.score)}</b>`}</span>`;
}

/** How wide the gap is that a card was placed in; one at an end of the row has no limit. */
const wide = ({ span: { left, right } }) => (left === undefined || right === undefined ? Infinity : yearsApart(left, right));

/**
 * Best: the right card in the narrowest gap. Worst: the card that missed by the most years.
 * @type {import("/web/js/tables/plain/game.js").GameTable["moments"]}
 */
export function momentsOf(view, story, seat, words) {
  const own = seat === null ? story.laid : story.by[seat];
  const first = (better) => (most, each) => (most === null || better(each, most) ? each : most);
  const best = own.filter(({ right }) => right).reduce(first((each, most) => wide(each) < wide(most)), null);
  const worst = own.filter(({ right }) => !right).reduce(first((each, most) => each.off > most.off), null);
  const who = (each) => (seat === null ? words.player(each.seat).called : undefined);
  const told = (each, id, more) => ({ card: each.card, who: who(each), says: t(id, { title: words.quoted(story.cards[each.card].face), ...more }) });
  return {
    best: best && told(best, ...whereRight(best.span, words)),
    worst: worst && told(worst, worst.early ? "end-worst-early" : "end-worst-late", { n: worst.off, years: countText(worst.off) }),
  };
}

/** @returns {[string, Record<string, string>]} The message that says where a card was right; without years for games that lay cards elsewhere. */
function whereRight(span, words) {
  if (span.left === undefined && span.right === undefined) return ["end-best-placed", {}];
  return spanWords({ before: "end-best-before", after: "end-best-after", between: "end-best-between" }, span, words);
}

/** @param {any[]} laid @returns {number} How many of them are right. */
export const countRight = (laid) => laid.filter(({ right }) => right).length;

/** @param {any[]} laid @returns {number} The longest run of right ones. */
export function bestRun(laid) {
  let [best, run] = [0, 0];
  for (const { right } of laid) best = Math.max(best, (run = right ? run + 1 : 0));
  return best;
}

/** @param {any[]} laid @returns {string} By how many years the wrong ones missed, on average. */
export function meanOff(laid) {
  const misses = laid.filter(({ right }) => !right);
  return misses.length ? countText(Math.round(misses.reduce((sum, { off }) => sum + off, 0) / misses.length)) : "–";
}

/** @typedef {{ head: string, cell: (who: number) => any, class?: string, best?: (who: number) => boolean }} Column A column of the scores; the class `c3` hides it where there is no room. */

/** @returns {Column} How many cards each player got right: a square for each of the last 24, and the count. */
export const rightColumn = (story) => ({
  head: t("end-right"),
  cell(who) {
    const own = story.by[who];
    return html`<span class="squares" aria-hidden="true">${own.slice(-24).map(({ right }) => html`<i class=${right ? "" : "missed"}></i>`)}</span>${countRight(own)}/${own.length}`;
  },
});

/** @returns {Column} */
export const totalColumn = (view) => ({ head: t("end-total"), cell: (who) => view.totals[who] });
