/**
 * Saved games. Each was made once, with its own seed, three seats and few cards, for example
 *
 *     interstice play superversion --seats 3 --bots guesser,random,guesser --option rounds=2 --seed 0…07 --delay 0 --log game.json
 *     python -m json.tool --compact game.json tests/js/games/superversion.json
 *
 * classic: themes, hand=3, seed 8. superversion: rounds=2, seed 7. twist: cards=14, seed 9.
 */
import { readFileSync } from "node:fs";
import { findGame } from "/web/js/tables/find.js";

const log = (name) => JSON.parse(readFileSync(new URL(`games/${name}.json`, import.meta.url), "utf-8"));

export const GAMES = { classic: log("classic"), superversion: log("superversion"), twist: log("twist") };

/** What the client knows about each game, by rule set. */
export const TABLES = Object.fromEntries(await Promise.all(["classic", "swiss", "twist"].map(async (rules) => [rules, await findGame(rules)])));

/** @param {any} log @returns The part of its last view that says who won. */
export function endOf({ rules, players, entries }) {
  const events = entries.flatMap((entry) => entry.events);
  const { winners, score } = events.find(({ event }) => event === "Ended");
  const rounds = events.filter(({ event }) => event === "RoundScored");
  return { rules, players, winners, score, seat: null, totals: players.map((_, seat) => rounds.reduce((sum, { points }) => sum + points[seat], 0)) };
}
