/** Who sits where, seen from a seat. */

/** @param {any} view @param {number | null} seat @returns {number[]} The other seats, clockwise; all seats for a spectator. */
export const others = (view, seat) => view.players.map((_, at) => ((seat ?? -1) + 1 + at) % view.players.length).filter((who) => who !== seat);

/** @param {number} who @param {any} view @returns {number} How many turns until this seat's, among those still playing. */
export function turnsUntil(who, { playing, turn }) {
  return (playing.indexOf(who) - playing.indexOf(turn) + playing.length) % playing.length;
}
