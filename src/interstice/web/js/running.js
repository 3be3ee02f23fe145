/** The games that this browser plays in and that are not over yet, as far as it knows. */
import { kept } from "/web/js/store.js";

const MOST = 3;

/** The code of the room, the game's id and, of a daily line, its day, with slashes between; the latest first, separated by spaces. */
export const running = kept("running", "");

/** @param {string[]} parts */
const read = ([code, game, day = ""]) => ({ code, game, day });

/** @returns {{ code: string, game: string, day: string }[]} The latest first; without a day if it is no daily line. */
export const gamesRunning = () => running.value.split(" ").filter(Boolean).map((each) => read(each.split("/")));

const others = (game) => gamesRunning().filter((each) => each.game !== game);
const keep = (games) => (running.value = games.slice(0, MOST).map(({ code, game, day }) => [code, game, day].filter(Boolean).join("/")).join(" "));

/** @param {string} code @param {string} game We play in this game. @param {string} day The day whose line it is; empty if it is none. */
export const runs = (code, game, day) => keep([{ code, game, day }, ...others(game)]);
/** @param {string} game It is over, or we have left it. */
export const stopped = (game) => keep(others(game));
