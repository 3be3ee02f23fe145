/** Where games are found: a folder each, fetched when it is wanted. */
import { useEffect, useState } from "preact/hooks";
import { need } from "/web/js/i18n.js";
import { loaded } from "/web/js/parts/trouble.js";
import { plain } from "/web/js/tables/plain/game.js";

const FOLDERS = {
  classic: () => import("/web/js/tables/classic/game.js"),
  swiss: () => import("/web/js/tables/swiss/game.js"),
  twist: () => import("/web/js/tables/twist/game.js"),
};

/**
 * @param {string} rules @returns {Promise<import("/web/js/tables/plain/game.js").GameTable>} The game with its words; what its folder
 * does not say, and all of a game without a folder, is as at the plain table.
 */
export async function findGame(rules) {
  const game = Object.hasOwn(FOLDERS, rules) ? await fetched(rules) : plain;
  await words(...game.words);
  return game;
}

/** Without its words a game can still be played. */
const words = (...files) => need(...files).catch(() => {});

/** A folder, and at the same time its words. */
async function fetched(rules) {
  const [{ game }] = await loaded(Promise.all([FOLDERS[rules](), words(rules)]));
  return { ...plain, ...game };
}

/** @param {string} [rules] @returns {import("/web/js/tables/plain/game.js").GameTable | null} Null until it has come. */
export function useGame(rules) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    if (rules) findGame(rules).then((game) => setFound({ rules, game }));
  }, [rules]);
  return found?.rules === rules ? found.game : null;
}
