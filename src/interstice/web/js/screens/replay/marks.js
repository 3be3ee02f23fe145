/** The steps of a replay that one can jump to. */
import { reckon } from "/web/js/screens/end/reckoning.js";

/**
 * @param {any} log @param {import("/web/js/tables/plain/game.js").GameTable} game @param {number[]} own The reader's seats; none: everybody's mistakes count.
 * @returns {{ turn: number[], round: number[], mistake: number[] }} In order. A game of one round has no rounds to jump to.
 */
export function marksOf(log, game, own) {
  const steps = (...kinds) => log.entries.flatMap(({ events }, at) => (events.some(({ event }) => kinds.includes(event)) ? [at + 1] : []));
  const round = steps("RoundBegan");
  const wrong = reckon(log, game).laid.filter(({ right, seat }) => !right && (!own.length || own.includes(seat)));
  return { turn: steps("RoundBegan", "TurnPassed"), round: round.length > 1 ? round : [], mistake: [...new Set(wrong.map(({ step }) => step))] };
}

/** @param {number[]} marks @param {number} step @param {number} way 1: forwards, -1: back. @returns {number | undefined} The next of the marks. */
export const nextMark = (marks, step, way) => (way > 0 ? marks.find((mark) => mark > step) : marks.findLast((mark) => mark < step));
