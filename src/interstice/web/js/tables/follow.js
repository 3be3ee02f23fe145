/** Follows a log event by event, to know what lies on the table. Cards are numbered in the order they come up. */

/** @param {any} log As /api/games/{game} tells it. @returns {{ view: any, follow: (event: any) => void }} */
export function following(log) {
  const printed = Object.fromEntries(log.deck.map((card) => [card.face, card]));
  const view = { cards: [], line: [], racks: log.players.map(() => []), read: null };
  const follow = (event) => {
    // A spin has a face, too, but no card.
    if (event.card !== undefined && event.face) view.cards.push(printed[event.face]);
    MOVES[event.event]?.(event, view);
  };
  return { view, follow };
}

/** How events move cards in the line and the racks, whatever the game. */
const MOVES = {
  Started: (e, { line }) => line.push(e.card),
  Placed: (e, { line }) => line.splice(e.gap, 0, e.card),
  PutRight: (e, { line }) => line.splice(e.gap, 0, e.card),
  Announced: (e, view) => (view.read = e.card),
  Gathered: (e, { racks }) => racks.forEach((rack) => rack.splice(0)),
  Inserted: (e, { racks }) => racks[e.seat].splice(e.place, 0, e.card),
  Removed: (e, { racks }) => racks[e.seat].splice(racks[e.seat].indexOf(e.card), 1),
  Gave(e, { racks }) {
    racks[e.seat].splice(racks[e.seat].indexOf(e.card), 1);
    racks[e.to].splice(e.place, 0, e.card);
  },
};
