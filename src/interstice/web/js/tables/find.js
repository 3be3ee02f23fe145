/** Finds the game for a rule set. Each game has a folder, fetched on demand. */
import { useEffect, useState } from "preact/hooks";
import { need } from "/web/js/i18n.js";
import { loaded } from "/web/js/parts/trouble.js";
import { plain } from "/web/js/tables/plain/game.js";

const FOLDERS = {
  classic: () => import("/web/js/tables/classic/game.js"),
  solo: () => import("/web/js/tables/solo/game.js"),
  swiss: () => import("/web/js/tables/swiss/game.js"),
  twist: () => import("/web/js/tables/twist/game.js"),
};

/**
 * @param {string} rules @returns {Promise<import("/web/js/tables/plain/game.js").GameTable>} The game, once its
 * words have come too. The plain game fills in whatever a folder leaves out, and serves games without one.
 */
export async function findGame(rules) {
  const game = Object.hasOwn(FOLDERS, rules) ? await fetched(rules) : plain;
  await words(...game.words);
  return game;
}

/** @param {string} rules @returns {Promise<any>} Fetches the game's code ahead of time; nobody waits for it, so it may fail. */
export const fetchAhead = async (rules) => FOLDERS[rules]?.();

/** Without its words a game can still be played. */
const words = (...files) => need(...files).catch(() => {});

/** Fetches a folder and its words at the same time. */
async function fetched(rules) {
  const [{ game }] = await loaded(Promise.all([FOLDERS[rules](), words(rules)]));
  return { ...plain, ...game };
}

/** @param {string} [rules] @returns {import("/web/js/tables/plain/game.js").GameTable | null} Null until it has been fetched. */
export function useGame(rules) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    if (rules) findGame(rules).then((game) => setFound({ rules, game }));
  }, [rules]);
  return found?.rules === rules ? found.game : null;
}
