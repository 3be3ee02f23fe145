/** Works out slowly, from the moves of a log and year by year, what everyone got right. */

/** @returns {number} The years between, counted one by one; there was no year 0. */
function counted(from, to) {
  let years = 0;
  for (let year = Math.min(from, to); year < Math.max(from, to); year++) if (year !== 0) years++;
  return years;
}

/** Whether a year fits a gap in a sorted row, and if not, by how much it misses. */
function judged(year, row, gap) {
  const [left, right] = [row[gap - 1] ?? -Infinity, row[gap] ?? Infinity];
  const span = { left: row[gap - 1], right: row[gap] };
  if (year < left) return { right: false, off: counted(year, left), early: false, truth: "earlier", span };
  if (year > right) return { right: false, off: counted(year, right), early: true, truth: "later", span };
  return { right: true, off: 0, early: false, truth: "right", span };
}

const without = (row, year) => row.toSpliced(row.indexOf(year), 1);
const sorted = (row) => row.toSorted((one, other) => one - other);

export function recount(log) {
  const printed = Object.fromEntries(log.deck.map(({ face, year }) => [face, year]));
  /** The year of every card that has come up, in order. */
  const years = [];
  let line = [];
  const racks = log.players.map(() => []);
  const laid = [];
  const ratings = log.players.map(() => []);
  const rounds = [];
  let [read, marked] = [null, null];
  let pending = {};
  for (const [at, { seat, move, events }] of log.entries.entries()) {
    const lay = (card, { right, off, early, span }) => laid.push((pending = { seat, card, right, off, early, span, step: at + 1 }));
    if (move?.move === "place") lay(move.card, judged(years[move.card], line, move.gap));
    if (move?.move === "mark") lay(read, (marked = judged(years[read], racks[seat], move.gap)));
    if (move?.move === "rate") ratings[seat].push(move.verdict === marked.truth);
    if (move?.move === "play") lay(move.card, { right: events.some(({ event }) => event === "Joined"), off: 0, early: false, span: { left: undefined, right: undefined } });
    for (const event of events) {
      // A card that others rate is turned over when all have decided.
      if (event.event === "TryFailed" || event.event === "Inserted") [pending.step, pending] = [at + 1, {}];
      if (event.face && event.event !== "Spun") years.push(printed[event.face]);
      const year = years[event.card];
      const own = racks[event.seat];
      if (event.event === "Announced") read = event.card;
      if (event.event === "Started" || event.event === "Placed") line = sorted([...line, year]);
      if (event.event === "Gathered") racks.fill([]);
      if (event.event === "Inserted") racks[event.seat] = sorted([...own, year]);
      if (event.event === "Removed") racks[event.seat] = without(own, year);
      if (event.event === "Gave") [racks[event.seat], racks[event.to]] = [without(own, year), sorted([...racks[event.to], year])];
      if (event.event === "RoundScored") rounds.push(event);
    }
  }
  return { laid, ratings, rounds, line, racks, years };
}
