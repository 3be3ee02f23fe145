/** What a game is in the browser, and the plain game: it stands in for whatever a game leaves out, and for games that have no folder here. */
import { t } from "/web/js/i18n.js";
import { LineBoard, Surprise, countRight, rightColumn, totalColumn, whoWon } from "/web/js/tables/ending.js";
import { spanOf } from "/web/js/tables/gap.js";
import { PlainTable } from "/web/js/tables/plain/table.js";
import { tellPlainly } from "/web/js/tables/plain/tell.js";

/**
 * All that a screen may want of a game. `tables/<rules>/game.js` exports it as `game` and says only what is special there; the rest is as
 * below. `view` is what the server shows, `words` is made by words.js, and `story` by screens/end/reckoning.js.
 *
 * @typedef {object} GameTable
 *
 * While it is played:
 * @property {(props: TableProps) => any} Table
 * @property {string[]} words Files of words that it needs besides its own, `<rules>.ftl`; those below are for `tell` and `howWon`.
 * @property {(view: any) => string} round Which round it is; empty where rounds mean little.
 * @property {boolean} countsTurns Whether rounds are short, so that the bar shows who has played in this one.
 * @property {(view: any) => boolean} secret Whether some seats see what others at the same device must not.
 * @property {boolean} endsItself Whether the table calls `onEnd` when the last card has been seen; otherwise a button leads to the end.
 * @property {(events: any[], view: any, words: any) => string} tell What happened, in sentences.
 * @property {Record<string, import("/web/js/sound.js").Sound>} sounds By the name of the event.
 * @property {[keys: string, word: string][]} keys What keys do here, for the help.
 * @property {[id: string, when: string | ((view: any, seat: number, ask: Record<string, any>) => any)][]} hints For a first game: when
 * something is asked, or when something holds. The first that helps and was not read is shown.
 *
 * Before it:
 * @property {string} agesDecide The message that says what ages decide, besides who begins.
 * @property {Record<string, Leaflet>} leaflets The rules, by preset.
 * @property {(props: { id: string }) => any} Sign A sign before a paragraph of the rules.
 *
 * After it:
 * @property {(view: any, seat: number | null, words: any) => string} headline
 * @property {(view: any, story: any) => string} howWon In what way the winner has won.
 * @property {(props: { view: any, words: any, mine: Set<number> }) => any} Board What lies on the table in the end; `mine` are one's own cards.
 * @property {(view: any, story: any) => import("/web/js/tables/ending.js").Column[]} columns Of the scores, after the name.
 * @property {(props: { view: any, words: any, story: any }) => any} Beside What stands beside the scores.
 * @property {(book: Book) => Record<string, (event: any) => void>} reckons What each event means for the scores; it runs before the
 * event changes the table.
 */

/**
 * @typedef {object} TableProps
 * @property {any} view
 * @property {number | null} seat Whose table it is; nobody's, for those who only watch.
 * @property {any[]} asks What is asked of that seat: each the name of a move, and for each of its fields what it may be.
 * @property {(move: object) => Promise<void>} act Makes a move; use it through send.js.
 * @property {any} words
 * @property {{ events: any[], entries: number }} last What just happened.
 * @property {(card: number) => void} [point] Points at a card for all to see, if anybody is there.
 * @property {() => void} onEnd
 */

/**
 * @typedef {object} Leaflet
 * @property {number} bots How many one plays against when one tries it.
 * @property {() => any} Example Some cards as they lie on the table; made by example.js.
 * @property {string} need The ids of paragraphs, without `rules-`; so are the next three.
 * @property {string} turn
 * @property {string} end
 * @property {string} cases
 */

/**
 * @typedef {object} Book
 * @property {any} table The cards, the line and the racks, as they lie before the event.
 * @property {(seat: number, card: number, right: boolean, span?: import("/web/js/tables/gap.js").Span) => void} lay Notes a card that
 * somebody laid, and between which years if it was wrong.
 * @property {{ rounds: any[], ratings: boolean[][] }} story What rounds brought, and which ratings of each seat were right.
 */

/** @type {GameTable} */
export const plain = {
  Table: PlainTable,
  words: ["classic", "pages", "end"],
  round: (view) => (view.round > 1 ? t("round", { n: view.round }) : ""),
  countsTurns: false,
  secret: () => false,
  endsItself: false,
  tell: tellPlainly,
  sounds: { Placed: "right", Missed: "wrong", Ended: "end" },
  keys: [],
  hints: [],

  agesDecide: "",
  leaflets: {},
  Sign: () => null,

  headline: whoWon,
  howWon(view, story) {
    if (view.score !== null) return t("end-score", { n: view.score });
    const own = story.by[view.winners[0]];
    return own.length ? t("end-of", { right: countRight(own), all: own.length }) : "";
  },
  Board: LineBoard,
  columns: (view, story) => [...(story.laid.length ? [rightColumn(story)] : []), ...(view.totals?.some(Boolean) ? [totalColumn(view)] : [])],
  Beside: Surprise,
  reckons: ({ table, lay, story }) => ({
    Placed: (e) => lay(e.seat, e.card, true),
    Missed: (e) => lay(e.seat, e.card, false, spanOf(table.cards, table.line, e.gap)),
    RoundScored: (e) => story.rounds.push(e),
  }),
};
