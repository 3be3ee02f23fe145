/** The end of Twist: the score and its rank, the wall, why the game ended, and the team's best and worst moments. */
import { listed, t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";
import { Laurels } from "/web/js/tables/ending.js";
import { useElapsed } from "/web/js/tables/elapsed.js";
import { signed } from "/web/js/tables/signed.js";
import { Rows } from "/web/js/tables/twist/rows.js";
import { BEGINS, RANKS, missing, scoreOf } from "/web/js/tables/twist/score.js";
import { twistStory } from "/web/js/tables/twist/story.js";
import { countText } from "/web/js/years.js";

/** Milliseconds in which the score is counted. */
const COUNT = 900;
/** The first rank that deserves laurels and praise. */
const PRAISED = 2;

/** @param {{ view: any, words: any }} props A plaque with the score: slate below 0, then brass; laurels only for a good one. */
export function Emblem({ view, words }) {
  const { row, slots, score, rank } = scoreOf(view);
  const [at] = useElapsed((at) => at >= COUNT);
  const counted = countedAt(2 * row + slots, score, at);
  if (rank >= PRAISED) return html`<${Laurels} view=${{ ...view, score: counted }} words=${words} />`;
  return html`<b class=${`year tw-plaque ${rank ? "brass" : "slate"}`}><span>${countText(counted)}</span></b>`;
}

/** @param {number} from @param {number} to @param {number} at Milliseconds since the counting began. @returns {number} What is shown then. */
export const countedAt = (from, to, at) => Math.round(from + (to - from) * Math.min(1, at / COUNT));

/** @param {any} view @returns {string} How good that was, and how far the next rank is. */
export function howGood(view) {
  const now = scoreOf(view);
  const short = missing(now);
  if (!short) return t("twist-end-top");
  return t(now.rank === 0 ? "twist-end-lowest" : now.rank < PRAISED ? "twist-end-short" : "twist-end-well", { points: short });
}

/** @param {{ view: any }} props The ranks as a bar of steps. */
export function Standing({ view }) {
  const { rank } = scoreOf(view);
  return html`<div class="tw-standing">
    <div class=${`tw-steps ${rank ? "" : "slate"}`} aria-hidden="true">${Array.from({ length: RANKS }, (_, at) => html`<i key=${at} class=${at <= rank ? "on" : ""}></i>`)}</div>
    <p><span>${t("twist-end-rank", { rank: rank + 1, ranks: RANKS })}</span>
      ${rank < BEGINS.length && html`<span>${t("twist-end-next", { rank: t(`twist-rank-${rank + 2}`), points: BEGINS[rank] })}</span>`}</p>
  </div>`;
}

/** @param {any} story As reckoned from the log. @returns {import("/web/js/tables/twist/story.js").TwistStory} */
const told = (story) => (story.twist ??= twistStory(story.log, story.cards));

/** @param {{ view: any, words: any, story: any }} props The wall; the worst card has a brass edge, and what did not fit lies beside it. */
export function Board({ view, words, story }) {
  const { why, worst } = story ? told(story) : { why: null, worst: null };
  const count = (cards) => cards.reduce((sum, own) => sum + own.length, 0);
  return html`<section class="felt tw-wall-end">
    <ul class="tw-rest"><li><b class="year">${scoreOf(view).rest}</b> ${t("twist-end-rest")}</li><li>${t("twist-end-pile", { cards: view.pile })}</li><li>${t("twist-end-hands", { cards: count(view.hands) })}</li><li>${t("twist-end-discards", { cards: view.discards.length })}</li></ul>
    <${Rows} view=${view} words=${words} fresh=${null} marked=${worst?.card ?? null} />
    <div class="tw-misfits">${why?.kind === "none" && html`<p>${t("twist-end-misfits")}</p><ul>${why.cards.map((n) => html`<li key=${n}><${Card} n=${n} view=${story} words=${words} dated eager /></li>`)}</ul>`}</div>
  </section>`;
}

/** @param {{ view: any, words: any, story: any, seat: number | null }} props Why the game ended, and what the score is made of. */
export function Result({ view, words, story, seat }) {
  const { why, saved } = told(story);
  const { row, slots, rest, score } = scoreOf(view);
  const who = { name: words.player(why.seat).called, you: why.seat === seat ? "yes" : "no", cards: why.cards.length };
  const sum = [["twist-in-row", row, signed(2 * row)], ["twist-in-slots", slots, signed(slots)], ["twist-not-placed", rest, signed(-rest)]];
  return html`<${Panel} class="tw-why">
    <h2>${t("twist-why")}</h2><p>${t(`twist-why-${why.kind}`, who)}</p>
    ${why.kind === "none" && html`<ul class="tw-tried">${why.cards.map((n) => html`<li key=${n}><b class="year">${words.year(story.cards[n].year)}</b> <span>${words.title(story.cards[n].face)}</span></li>`)}</ul>`}
    ${saved && html`<h2>${t("twist-saved")}</h2><p>${t("twist-saved-discard", { title: words.quoted(story.cards[saved.card].face), icon: t(`twist-icon-${saved.icon}`) })} ${saved.left > 0 && t("twist-saved-left", { cards: saved.left })}</p>`}
    <dl class="tw-sum">${sum.map(([id, cards, points]) => html`<div key=${id}><dt>${t(id, { cards })}</dt><dd class="year">${points}</dd></div>`)}<div><dt>${t("twist-score")}</dt><dd class="year">${countText(score)}</dd></div></dl>
  <//>`;
}

/** The team's moments: the turn with the most points, and the card that was most in the way, or else the last turn. @type {import("/web/js/tables/plain/game.js").GameTable["moments"]} */
export function moments(view, story, seat, words) {
  const { best, worst, why } = told(story);
  const years = (cards) => listed(cards.map((n) => words.year(story.cards[n].year)));
  const by = (who) => ({ name: words.player(who).called, you: who === seat ? "yes" : "no" });
  const failed = why.kind === "none" && { card: why.cards[0], says: t("twist-why-none", { ...by(why.seat), cards: why.cards.length }), tag: t("twist-end-last") };
  return {
    best: best && { card: best.cards.at(-1), says: t("twist-end-best", { ...by(best.seat), cards: best.cards.length, years: years(best.cards) }), tag: signed(best.points) },
    worst: worst ? { card: worst.card, says: t("twist-end-blocked", { years: years(worst.wanted), n: worst.wanted.length }), tag: t("twist-end-in-the-way", { n: worst.wanted.length }) } : failed || null,
  };
}
