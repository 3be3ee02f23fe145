/** How a score compares with the best one. Scores count by deck, with three lives, all cards and no clock. */
import { bestOf, keepBest } from "/web/js/best.js";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { room } from "/web/js/store.js";

/** Decks that people have made, by which nobody can be compared. The server goes by the same rule. */
const OWN = /^(own:|link:|pin-)/;

/** @param {any} room @returns {string} What its scores count for; empty if for nothing. */
export function countsFor({ options, decks, themes, era, fame, clock }) {
  const usual = (options.lives ?? 3) === 3 && (options.cards ?? "all") === "all" && clock === "none";
  const whole = decks.length === 1 && !OWN.test(decks[0]) && !themes.length && !era && fame === "all";
  return usual && whole ? decks[0] : "";
}

/** What was best before a game, by its final line, so that drawing the page again compares with the same. */
const before = new WeakMap();

/** @param {{ view: any }} props */
export function Standing({ view }) {
  const decks = room.value && !view.left.length ? countsFor(room.value) : "";
  if (!decks) return null;
  if (!before.has(view.line)) before.set(view.line, bestOf(decks));
  const was = before.get(view.line);
  if (was === undefined || view.score > was) keepBest(decks, view.score);
  if (was === undefined) return null;
  return html`<p class="solo-best">${view.score > was ? t("solo-new-best", { n: was }) : t("solo-best", { n: was })}</p>`;
}
