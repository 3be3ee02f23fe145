/** A finished classic game, reckoned from its log: who laid what, rightly or by how much wrongly. */
import { missedBy } from "/web/js/years.js";

/** @param {any} log As /api/games/{game} tells it. */
export function reckon(log) {
  const year = Object.fromEntries(log.deck.map((card) => [card.face ?? card.id, card.year]));
  const face = {};
  const line = [];
  const all = [];
  let next = 0;
  const comeUp = (name) => {
    if (name) face[next++] = name;
  };
  for (const event of log.entries.flatMap((entry) => entry.events)) {
    if (event.event === "Topped" || event.event === "Drew") comeUp(event.face);
    if (event.event === "Topped") face[event.card] = event.face;
    if (event.event === "Started") line.push(event.card);
    if (event.event !== "Placed" && event.event !== "Missed") continue;
    const at = (n) => year[face[n]];
    const [left, right] = [at(line[event.gap - 1]), at(line[event.gap])];
    const ok = event.event === "Placed";
    const off = ok ? 0 : missedBy(at(event.card), left, right);
    all.push({ seat: event.seat, card: event.card, right: ok, off, early: !ok && right !== undefined && at(event.card) > right });
    if (ok) line.splice(event.gap, 0, event.card);
  }
  const by = log.players.map((_, seat) => all.filter((each) => each.seat === seat));
  const misses = all.filter((each) => !each.right).sort((one, other) => other.off - one.off);
  return { by, placed: all.filter((each) => each.right), surprise: misses[0] };
}
