/** Changes that wait in this browser. Each tab keeps its own, and leaves those of others where they are. */

/** @typedef {{ changes: import("/web/js/screens/mine/outbox.js").Change[], clashes: any[] }} Kept */

const key = (deck) => `interstice.outbox.${deck}`;

/** @param {string} deck @returns {Kept} */
export function stored(deck) {
  try {
    return { changes: [], clashes: [], ...JSON.parse(localStorage.getItem(key(deck))) };
  } catch {
    return { changes: [], clashes: [] };
  }
}

/** @param {string} deck @returns {boolean} Whether changes of a deck wait in this browser. */
export const waitsHere = (deck) => stored(deck).changes.length > 0;

/** What is there without what this tab had there, and with what it has now. */
function updated(there, before, now) {
  const had = before.map((each) => JSON.stringify(each));
  return [...there.filter((each) => !had.includes(JSON.stringify(each))), ...now];
}

/** @param {string} deck @param {Kept} before What this tab stored last. @param {Kept} now */
export function store(deck, before, now) {
  const there = stored(deck);
  const kept = { changes: updated(there.changes, before.changes, now.changes), clashes: updated(there.clashes, before.clashes, now.clashes) };
  try {
    if (kept.changes.length + kept.clashes.length) localStorage.setItem(key(deck), JSON.stringify(kept));
    else localStorage.removeItem(key(deck));
  } catch {
    // Storage may be blocked or full; then changes wait as long as the page.
  }
}
