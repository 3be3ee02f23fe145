import { t } from "/web/js/i18n.js";

/** The points at which each rank but the lowest begins. */
export const BEGINS = [0, 11, 21, 31, 41, 51, 61];

const count = (stacks) => stacks.reduce((sum, stack) => sum + stack.length, 0);

/** The score if the game ended now, and what it is made of. */
export function scoreOf(view) {
  const row = count(view.row);
  const slots = count(view.slots);
  const rest = view.discards.length + view.pile + count(view.hands);
  const score = view.score ?? 2 * row + slots - rest;
  return { row, slots, rest, score, rank: BEGINS.filter((points) => score >= points).length };
}

/** The points of a rank, from 0 to 7, in words. */
export function pointsOf(rank) {
  if (rank === 0) return t("twist-below");
  if (rank === BEGINS.length) return t("twist-more", { points: String(BEGINS[rank - 1]) });
  return `${BEGINS[rank - 1]}–${BEGINS[rank] - 1}`;
}

/** How many points are missing for the next rank; 0 at the top. */
export function missing({ score, rank }) {
  return rank === BEGINS.length ? 0 : BEGINS[rank] - score;
}

export const RANKS = BEGINS.length + 1;
