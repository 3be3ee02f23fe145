/** The best scores of this browser: one for each choice of decks, with three lives, all cards and no clock. */
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { kept, room } from "/web/js/store.js";

/** By deck, `events:23`, separated by spaces. */
const best = kept("solo-best", "");
const scores = () => Object.fromEntries(best.value.split(" ").filter(Boolean).map((each) => [each.split(":")[0], Number(each.split(":")[1])]));

/** @param {any} room @returns {string} What its score counts for; empty if for nothing. */
export function countsFor({ options, decks, themes, era, fame, clock }) {
  const usual = (options.lives ?? 3) === 3 && (options.cards ?? "all") === "all" && clock === "none";
  return usual && !themes.length && !era && fame === "all" ? [...decks].sort().join("+") : "";
}

/** @param {string} decks @returns {number | undefined} */
export const bestOf = (decks) => scores()[decks];

/** Which scores were the best before a game, by its room and entries, so that drawing the page twice compares with the same. */
const before = new WeakMap();

/** @param {{ view: any }} props How the score compares with the best one so far. */
export function Standing({ view }) {
  const decks = room.value ? countsFor(room.value) : "";
  if (!decks) return null;
  if (!before.has(view.line)) before.set(view.line, bestOf(decks));
  const was = before.get(view.line);
  if (was === undefined || view.score > was) best.value = Object.entries({ ...scores(), [decks]: view.score }).map(([id, score]) => `${id}:${score}`).join(" ");
  if (was === undefined) return null;
  return html`<p class="solo-best">${view.score > was ? t("solo-new-best", { n: was }) : t("solo-best", { n: was })}</p>`;
}
