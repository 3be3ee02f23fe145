/** Titles, pictures, years and players, for tables to show in the current language. */
import { character } from "/web/js/bots.js";
import { language, spelt, spoken, t } from "/web/js/i18n.js";
import { lookOf } from "/web/js/parts/themes.js";
import { decks, name, room } from "/web/js/store.js";
import { yearText } from "/web/js/years.js";

const ANIMALS = ["fox", "owl", "rabbit", "bear", "deer", "frog", "elephant", "hedgehog"];

/** Quotation marks within quotation marks, in each language. */
const INNER = {
  en: [/“([^”]*)”/g, "‘$1’"],
  de: [/[„«]([^“»]*)[“»]/g, "‚$1‘"],
  fr: [/«\s*([^»]*?)\s*»/g, "“$1”"],
  it: [/«([^»]*)»/g, "“$1”"],
  nl: [/‘([^’]*)’/g, "“$1”"],
};

/** @param {string} title @param {string} language @returns {string} The title, ready to be put in quotation marks. */
const quotable = (title, language) => spelt(title.replace(INNER[language][0], INNER[language][1]));

/**
 * Who has a seat: `bot` names the bot that plays there, `person` is the public id of whoever holds it.
 * @typedef {{ name: string, bot?: string, person?: string, here?: boolean, takenOver?: boolean, animal?: string, colour?: number }} Sitter
 */

/**
 * @param {any} room @param {{ holders?: string[], bots?: string[], views: Record<string, any> }} told What the server says of the game.
 * @returns {Sitter[]} The players of a game, by its seats. By now the room may seat other people.
 */
export function playersOf(room, { holders = [], bots = [], views }) {
  const [{ players }] = Object.values(views);
  return players.map(({ name }, seat) => {
    const [person, bot] = [holders[seat], bots[seat]];
    const sitter = room.seats.find((held) => held?.person === person && !held.bot);
    const { animal, colour } = sitter ?? {};
    return { name, person, bot, animal, colour, here: Boolean(bot) || (sitter?.here ?? true), takenOver: room.taken_over.includes(seat) };
  });
}

/** @param {any} log A saved game; older ones do not say where bots played. @returns {Sitter[]} */
export const playersIn = ({ players, bots = [] }) => players.map(({ name }, seat) => ({ name, bot: bots[seat] }));

const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * @template T @param {(T | null | undefined)[]} wanted What bots have of their own, and people have chosen, by seat. @param {T[]} all
 * @returns {T[]} What every seat has: no two the same, so those who come later, or did not choose, get what is left.
 */
function shared(wanted, all) {
  const own = wanted.map((its, seat) => (wanted.indexOf(its) === seat ? its : null));
  const taken = new Set(own);
  const given = own.map((its, seat) => its ?? (taken.has(all[seat % 8]) ? null : all[seat % 8]));
  const left = all.filter((each) => !given.includes(each));
  return given.map((each, seat) => each ?? left.shift() ?? all[seat % 8]);
}

/** @param {(Sitter | null)[]} sitters @returns {(seat: number) => { animal: string, colour: string, level: number }} The badge of each. */
function badgesOf(sitters) {
  const known = sitters.map((sitter) => character(sitter?.bot));
  const animals = shared(known.map((each, seat) => each?.animal ?? (sitters[seat]?.animal || null)), ANIMALS);
  const colours = shared(known.map((each, seat) => each?.colour ?? (sitters[seat]?.colour || null)), COLOURS);
  return (seat) => ({ animal: animals[seat] ?? ANIMALS[seat % 8], colour: `var(--p${colours[seat] ?? (seat % 8) + 1})`, level: known[seat]?.level ?? 0 });
}

/**
 * @param {string[]} ids The decks that are played with.
 * @param {(Sitter | null)[]} [sitters] By seat.
 * @param {number | null} [own] The seat of whoever reads this.
 */
export function makeWords(ids, sitters = [], own = null) {
  const deckOf = (face) => ids.find((id) => decks.value[id]?.cards[face]) ?? ids[0];
  const card = (face) => decks.value[deckOf(face)]?.cards[face];
  const badge = badgesOf(sitters);
  const isYou = (seat) => seat === own && !name.value;
  const words = {
    language: language.value,
    spoken: spoken.value,
    title: (face) => card(face)?.title ?? (ids.some((id) => decks.value[id]?.gone) ? t("a-card") : ""),
    quoted: (face) => quotable(card(face)?.title ?? "", language.value),
    /** What a photo on it shows. */
    alt: (face) => card(face)?.alt ?? "",
    theme: (face) => card(face)?.theme ?? "",
    themeWord: (face) => decks.value[deckOf(face)]?.themes[card(face)?.theme] ?? "",
    /** Of an own deck only. */
    look(face) {
      const own = decks.value[deckOf(face)]?.looks?.[card(face)?.theme];
      return own && lookOf(own);
    },
    picture: (face) => `/art/${deckOf(face)}/${face}.svg`,
    year: yearText,
    player(seat) {
      const { name: given = "", person, bot = "", here = true, takenOver = false } = sitters[seat] ?? {};
      // Strangers see no names, and people who had everything about them deleted have left none.
      const called = given || (sitters[seat] ? t(room.value?.named === false ? "player-number" : "a-player", { n: seat + 1 }) : "");
      return {
        // Players who gave no name are guests to everybody else.
        name: isYou(seat) ? t("you") : called,
        /** Whether they are called "you" here. */
        you: isYou(seat),
        /** For sentences about a player, where "you" would need another verb. */
        called,
        person,
        seat,
        ...badge(seat),
        here,
        bot,
        takenOver,
      };
    },
    /** @param {string} person The player who is this person, if any. */
    playerOf(person) {
      const seat = sitters.findIndex((sitter) => sitter?.person === person && !sitter.bot);
      return seat < 0 ? undefined : words.player(seat);
    },
  };
  return words;
}
