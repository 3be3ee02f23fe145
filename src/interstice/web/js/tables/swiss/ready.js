/** Who has read the end of a round and is ready to go on. */
import { useEffect, useState } from "preact/hooks";
import { stepsBehind } from "/web/js/pace.js";
import { command } from "/web/js/socket.js";
import { happened, room } from "/web/js/store.js";

/** How long others may go on reading once two are ready, in milliseconds. */
const PATIENCE = 30_000;
/** So many people wait for the rest. */
const SOME = 2;

/**
 * @param {any} room @param {{ holders?: string[], bots?: string[] } | null} told @param {number | null} entries
 * @returns {{ people: string[], ready: string[] }} The people who play and are here, and those of them who have read this many entries.
 */
export function readersOf(room, told, entries) {
  if (entries === null) return { people: [], ready: [] };
  const playing = new Set((told?.holders ?? []).filter((_, seat) => !told.bots?.[seat]));
  const seated = (room?.seats ?? []).filter((held) => held && !held.bot && held.here !== false && playing.has(held.person));
  const people = [...new Set(seated.map(({ person }) => person))];
  return { people, ready: people.filter((person) => seated.some((held) => held.person === person && (held.read ?? 0) >= entries)) };
}

/**
 * @param {number | null} entries How many entries there were when the round ended; null: nobody waits for anybody. @param {boolean} asked Whether the player begins the next one.
 * @param {() => void} goOn
 * @returns {{ n: number, all: number, waits: boolean, is: (person: string) => boolean, agree: () => void }}
 * `waits`: the player is ready, and somebody else is not.
 */
export function useReady(entries, asked, goOn) {
  const { people, ready } = readersOf(room.value, happened.value, entries);
  const [agreed, setAgreed] = useState(false);
  const [n, all] = [ready.length, people.length];
  const company = all > 1;
  const some = company && n >= SOME;
  useEffect(() => {
    const late = some && setTimeout(goOn, PATIENCE);
    return () => clearTimeout(late);
  }, [some]);
  // Once the game itself goes on, players who are ready no longer wait for those who are still reading.
  const waits = agreed && company && n < all && !asked && !stepsBehind.value;
  useEffect(() => {
    if (agreed && !waits) goOn();
  }, [agreed, waits]);
  const agree = () => {
    if (company) say(entries);
    setAgreed(true);
  };
  return { n, all, waits, is: (person) => company && ready.includes(person), agree };
}

/** Tells the others; if that fails, they wait a little longer. */
function say(entries) {
  const { seats, me } = room.value;
  for (const [seat, held] of seats.entries()) if (held?.person === me && !held.bot) command("ready", { seat, entries }).catch(() => {});
}
