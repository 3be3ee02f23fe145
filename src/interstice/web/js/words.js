/** What tables say and show: titles, pictures, years and people, in the current language. */
import { language, spelt, spoken, t } from "/web/js/i18n.js";
import { decks, name } from "/web/js/store.js";
import { yearText } from "/web/js/years.js";

const ANIMALS = ["fox", "owl", "rabbit", "bear", "deer", "frog", "elephant", "hedgehog"];
const BOT = /^(?:Guesser|Random) (\d+)$/;
const BOT_NAMES = ["Ada", "Luca", "Jonas", "Aïcha", "Mei", "Otto", "Nora", "Emil", "Ines", "Tom", "Lena", "Omar", "Zoë", "Hugo", "Anna", "Milo"];

/**
 * Bots have people's names, though of nobody at the table; an icon says what they are.
 * @param {string} called @param {{ name: string }[]} players @returns {string}
 */
function calledName(called, players) {
  const at = Number(BOT.exec(called)?.[1]) - 1;
  const taken = players.map((each) => each.name.toLowerCase());
  return [BOT_NAMES[at], BOT_NAMES[at + 8]].find((name) => name && !taken.includes(name.toLowerCase())) ?? called;
}

/** Marks within marks of quotation, as each language has them. */
const INNER = {
  en: [/“([^”]*)”/g, "‘$1’"],
  de: [/[„«]([^“»]*)[“»]/g, "‚$1‘"],
  fr: [/«\s*([^»]*?)\s*»/g, "“$1”"],
  it: [/«([^»]*)»/g, "“$1”"],
  nl: [/‘([^’]*)’/g, "“$1”"],
};

/** @param {string} title @param {string} language A title that will stand between quotation marks. */
const quotable = (title, language) => spelt(title.replace(INNER[language][0], INNER[language][1]));

/** @param {any} room @param {any} [view] */
export function makeWords(room, view) {
  const deckOf = (face) => room.decks.find((id) => decks.value[id]?.cards[face]) ?? room.decks[0];
  const card = (face) => decks.value[deckOf(face)]?.cards[face];
  const words = {
    language: language.value,
    spoken: spoken.value,
    title: (face) => card(face)?.title ?? "",
    quoted: (face) => quotable(card(face)?.title ?? "", language.value),
    theme: (face) => card(face)?.theme ?? "",
    themeWord: (face) => decks.value[deckOf(face)]?.themes[card(face)?.theme] ?? "",
    picture: (face) => `/art/${deckOf(face)}/${face}.svg`,
    year: yearText,
    player(seat) {
      const called = view?.players[seat]?.name ?? "";
      const shown = calledName(called, view?.players ?? []);
      // The players of a game are those who sat when it began, in this order; some may have stood up since.
      const sitting = room.seats.filter((held) => held?.name === called);
      const inOrder = room.seats.filter(Boolean)[seat];
      const sitter = sitting.includes(inOrder) ? inOrder : sitting[0];
      return {
        // Who has said no name is a guest for the others.
        name: seat === view?.seat && !name.value ? t("you") : shown,
        /** In sentences about somebody, where "you" would need another verb. */
        called: shown,
        person: sitter?.person,
        seat,
        colour: `var(--p${(seat % 8) + 1})`,
        animal: ANIMALS[seat % 8],
        here: sitter?.here ?? true,
        bot: sitter ? Boolean(sitter.bot) : BOT.test(called),
        takenOver: room.taken_over.includes(seat),
      };
    },
    /** @param {string} person Their seat as a player, if they have one. */
    playerOf(person) {
      const seat = view?.players.findIndex((_, who) => words.player(who).person === person && !words.player(who).bot) ?? -1;
      return seat < 0 ? undefined : words.player(seat);
    },
  };
  return words;
}
