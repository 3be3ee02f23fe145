/** What the start page and the list of rules show of each game. It loads no tables, so those pages come fast. */
import { labelled, readable, said, t } from "/web/js/i18n.js";
import { decks as known } from "/web/js/store.js";
import { covers as classic } from "/web/js/tables/classic/covers.js";
import { covers as solo } from "/web/js/tables/solo/covers.js";
import { covers as swiss } from "/web/js/tables/swiss/covers.js";
import { covers as twist } from "/web/js/tables/twist/covers.js";

/**
 * A cover on the start page, and its presets; the first one lends it its picture.
 * @typedef {{ id: string, presets: Record<string, Shown> }} Cover
 * How a preset is shown. `about`: whose sentence describes it, if not its cover's. `minutes`: about how many a game takes, where its length cannot be chosen.
 * `pieces`: whether it needs more than cards; the extra pieces can be printed. `together`: whether all play as a team.
 * `guide`: the preset whose guided first game explains it. `best`: the best score so far, if there is one.
 * @typedef {{ picture: string, guide?: string, minutes?: number, about?: string, pieces?: boolean, together?: boolean, lengths?: Lengths, best?: () => number | undefined }} Shown
 * An option that makes a game short, normal or long: its value for each, and about how many minutes it takes with three bots, by the moves of
 * simulated games: half a minute for each of one's own (20 s in the Swiss games), and 6 s for each of the bots'.
 * @typedef {{ option: string, values: number[], minutes: number[] }} Lengths
 */

export const LENGTHS = ["short", "normal", "long"];
const MOST_BOTS = 5;
/** The file of words that has the names of ranks. */
export const RANK_WORDS = "twist";

/** What the server offers, as the page says. @type {Record<string, { rules: string, deck: string, least: number, most: number, fame: boolean }>} */
const offered = Object.fromEntries(
  document.querySelector("meta[name=presets]").getAttribute("content").split(", ").map((each) => {
    const [preset, rules, deck, least, most, fame] = each.split(" ");
    return [preset, { rules, deck, least: Number(least), most: Number(most), fame: Boolean(fame) }];
  }),
);

export const isOffered = (preset) => Object.hasOwn(offered, preset);
/** @param {string} preset @returns {string} Its rule set. */
export const rulesOf = (preset) => offered[preset]?.rules;
/** @param {string} preset @returns {string} Its deck. */
export const deckOf = (preset) => offered[preset]?.deck;
/** @param {string} preset @returns {number} The fewest players it takes. */
export const leastOf = (preset) => offered[preset]?.least ?? 2;
/** @param {string} preset @returns {[least: number, most: number]} How many bots one person can play with. */
export const botsFor = (preset) => [Math.max(1, offered[preset].least - 1), Math.min(MOST_BOTS, offered[preset].most - 1)];
/** @param {string} preset @returns {boolean} Whether it is for one person alone. */
export const isAlone = (preset) => offered[preset]?.most === 1;
/** Which cards are played with. */
export const FAMES = ["known", "all", "hard"];
/** With fewer cards a table of four would run out of them in some games. */
const LEAST_HALF = 20;
/** @param {number} cards @returns {boolean} Whether half of so many are enough to play with. */
export const halfIsEnough = (cards) => Math.ceil(cards / 2) >= LEAST_HALF;
/** @param {string} preset @returns {boolean} Whether its cards can be chosen by fame. */
export const offersFame = (preset) => Boolean(offered[preset]?.fame);
/** @param {string} preset @param {string} fame @returns {{ fame?: string }} What to ask for; nothing where that cannot be chosen. */
export const fameWish = (preset, fame) => (offersFame(preset) ? { fame } : {});
/** @param {string} preset @param {number} [wanted] @returns {number} So many bots, or as close as the game allows. */
export function botsOf(preset, wanted = 3) {
  const [least, most] = botsFor(preset);
  return Math.min(Math.max(wanted, least), most);
}

const drawn = [...solo, ...classic, ...swiss, ...twist]
  .map(({ id, presets }) => ({ id, presets: Object.fromEntries(Object.entries(presets).filter(([preset]) => isOffered(preset))) }))
  .filter(({ presets }) => Object.keys(presets).length);
const others = Object.keys(offered).filter((preset) => !drawn.some(({ presets }) => preset in presets));

/** All of them; a preset that no folder knows has a cover of its own. @type {Cover[]} */
export const COVERS = [...drawn, ...others.map((preset) => ({ id: preset, presets: { [preset]: { picture: "/web/art/icon.svg" } } }))];
/** @type {Record<string, Shown>} */
export const PRESETS = Object.assign({}, ...COVERS.map(({ presets }) => presets));
/** The preset for players who just press play. */
export const [FIRST] = Object.keys(PRESETS).filter((preset) => !isAlone(preset));

/** @param {string} preset @param {string} length @returns {Record<string, number>} The options that make a game so long. */
export function lengthOptions(preset, length) {
  const lengths = PRESETS[preset]?.lengths;
  return lengths ? { [lengths.option]: lengths.values[Math.max(0, LENGTHS.indexOf(length))] } : {};
}

/** @param {string} deck @returns {string[]} The presets that use it. */
export const presetsWith = (deck) => Object.keys(PRESETS).filter((preset) => deckOf(preset) === deck);

/** @param {string} preset @returns {string} */
export const nameOf = (preset) => said(`preset-${preset}`, readable(preset));
/** @param {Cover} cover @returns {string} */
export const coverName = (cover) => said(`game-${cover.id}`, readable(cover.id));
/** A name of more decks than this would be too long. */
const MOST_NAMED = 2;
/** @param {string} preset @param {string[]} decks Those that are played. @param {string[]} [names] As far as they are known. @returns {string} What is played, with the names of decks that are not the usual one. */
export function nameWith(preset, decks, names = decks.map((deck) => known.value[deck]?.name).filter(Boolean)) {
  const usual = deckOf(preset);
  if (!usual || decks.join() === usual) return nameOf(preset);
  // Some presets are called after their deck.
  const game = preset === usual ? coverName(COVERS.find(({ presets }) => preset in presets)) : nameOf(preset);
  return names.length && names.length <= MOST_NAMED ? labelled(game, names.join(" + ")) : game;
}
/** @param {string} cover @returns {string} A sentence about it. */
export const coverAbout = (cover) => said(`game-${cover}-about`, "");
/** @param {string} preset @returns {string} A sentence about how it is played. */
export const aboutOf = (preset) => coverAbout(PRESETS[preset]?.about ?? COVERS.find(({ presets }) => preset in presets)?.id);

/** @param {string} preset @returns {string} How many can play, and how long it takes. */
export function sizeOf(preset) {
  const { least, most } = offered[preset];
  const people = least === most ? `${least}` : `${least}–${most}`;
  const { lengths, minutes = lengths && `${lengths.minutes[0]}–${lengths.minutes.at(-1)}` } = PRESETS[preset];
  return minutes ? t("game-size", { people, minutes }) : people;
}
