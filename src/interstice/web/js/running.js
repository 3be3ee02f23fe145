/** The games that this browser plays in and that are not over yet, as far as it knows. */
import { kept } from "/web/js/store.js";

const MOST = 3;

/** The code of the room and the game's id, with a slash between; the latest first, separated by spaces. */
export const running = kept("running", "");

/** @returns {{ code: string, game: string }[]} The latest first. */
export const gamesRunning = () => running.value.split(" ").filter(Boolean).map((each) => ({ code: each.split("/")[0], game: each.split("/")[1] }));

const others = (game) => gamesRunning().filter((each) => each.game !== game);
const keep = (games) => (running.value = games.slice(0, MOST).map(({ code, game }) => `${code}/${game}`).join(" "));

/** @param {string} code @param {string} game We play in this game. */
export const runs = (code, game) => keep([{ code, game }, ...others(game)]);
/** @param {string} game It is over, or we have left it. */
export const stopped = (game) => keep(others(game));
