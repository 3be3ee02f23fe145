/** What the browser needs to know about a game, and the plain game: the default for every member, and for games without a folder. */
import { t } from "/web/js/i18n.js";
import { Laurels, LineBoard, countRight, momentsOf, rightColumn, totalColumn } from "/web/js/tables/ending.js";
import { spanOf } from "/web/js/tables/gap.js";
import { laid } from "/web/js/tables/laid.js";
import { PlainTable } from "/web/js/tables/plain/table.js";
import { tellPlainly } from "/web/js/tables/plain/tell.js";
import { whoWon } from "/web/js/tables/tell.js";

/**
 * Everything a screen may ask about a game. `tables/<rules>/game.js` exports one as `game` and leaves out whatever the plain game below
 * does well enough. The server sends `view`, words.js makes `words`, and screens/end/reckoning.js makes `story`.
 *
 * @typedef {object} GameTable
 *
 * During the game:
 * @property {(props: TableProps) => any} Table
 * @property {string[]} looks Other rule sets whose table it looks like.
 * @property {string[]} words Files of words it needs besides its own, `<rules>.ftl`.
 * @property {(view: any) => string} round The round, in words; empty if rounds do not matter.
 * @property {boolean} countsTurns Whether the top bar shows who has played this round.
 * @property {(view: any) => boolean} secret Whether seats hide something from each other, so that a shared device must be covered when it is passed on.
 * @property {boolean} endsItself Whether the table itself calls `onEnd`; otherwise players press a button to see how it went.
 * @property {(events: any[], view: any, words: any) => string} tell What happened, in sentences.
 * @property {(events: any[], around: Around) => Omit<import("/web/js/reveal.js").Turned, "view">[]} turned The cards that some events turned over.
 * @property {Record<string, import("/web/js/sound.js").Sound>} sounds What each event sounds like.
 * @property {Record<string, number>} longer Events that take longer to see than others, with how many milliseconds.
 * @property {[keys: string, word: string][]} keys What the keys do, for the help dialog.
 * @property {[id: string, when: string | ((view: any, seat: number, ask: Record<string, any>, company: boolean) => any), about?: string, keys?: string][]} hints
 * Advice for a first game: its message, and the ask or the condition that calls for it; `company`: whether other people are there; a selector for what it speaks of; and the keys that
 * do the same as pressing that, if this is all it asks for. Players see the first one that applies and that they have not read; a move counts as reading.
 * @property {() => Promise<{ steps: import("/web/js/features/guide/steps.js").Step[] }>} guide Fetches the steps of its guided first game.
 *
 * Before the game:
 * @property {string} agesDecide The message that says what else the players' ages decide, besides who begins.
 * @property {Record<string, Leaflet>} leaflets The rules, by preset.
 * @property {(props: { id: string }) => any} Sign A picture before a paragraph of the rules, if it has one.
 *
 * After the game:
 * @property {(view: any, seat: number | null, words: any) => string} headline
 * @property {(view: any, story: any) => string} howWon How the winner won.
 * @property {(props: { view: any, words: any, mine: Set<number>, story: any }) => any} Board The cards as they lie at the end; `mine` are the player's own.
 * @property {(view: any, story: any) => import("/web/js/tables/ending.js").Column[]} columns The columns of the score table, after the name.
 * @property {(props: { view: any, words: any }) => any} Emblem What stands beside the headline.
 * @property {(props: { view: any }) => any} Standing What stands under the headline.
 * @property {(props: { view: any, words: any, story: any, seat: number | null }) => any} Result What else there is to say about the result.
 * @property {boolean} scoresFirst Whether the score table is what matters most; otherwise `Result` stands in its place, and it comes further down.
 * @property {(view: any, story: any, seat: number | null, words: any) => { best: Moment | null, worst: Moment | null }} moments The player's own best and worst moment; for
 * spectators, those of the whole table.
 * @property {(book: Book) => Record<string, (event: any) => void>} reckons What each event means for the scores. It
 * runs before the event moves any cards.
 */

/** @typedef {{ view: any, before: any, past: any[], words: any }} Around The views after and before some events, and the events before them. */

/**
 * @typedef {object} TableProps
 * @property {any} view
 * @property {number | null} seat The player's seat; null for spectators.
 * @property {any[]} asks What the seat may do: each ask names a move, and lists the values for each of its fields.
 * @property {(move: object) => Promise<void>} act Makes a move; call it through useSend.
 * @property {(seat: number) => Promise<any>} [advise] Asks the bot of a seat what to do; missing in replays.
 * @property {any} words
 * @property {{ events: any[], entries: number }} last What just happened.
 * @property {(card: number) => void} [point] Points at a card for everyone to see; missing when nobody else is there.
 * @property {() => Promise<{ entries: any[][], cards: Record<number, any> }>} [past] What has happened so far, entry by entry, and every card that was turned over.
 * @property {boolean} [replay] Whether it is a replay, where nothing waits until it is closed.
 * @property {() => void} onEnd Shows how the game went.
 */

/** @typedef {{ card: number, says: string, tag?: string, who?: string }} Moment A card, what happened to it in a sentence, a few words beside it, and whose it was. */

/**
 * @typedef {object} Leaflet
 * @property {number} bots How many bots to play against from the rules page.
 * @property {() => any} Example A picture of some cards on the table; example.js makes it.
 * @property {string} need Ids of messages in rules.ftl, without `rules-`, separated by spaces. So are the next three.
 * @property {string} turn
 * @property {string} end
 * @property {string} cases
 */

/**
 * @typedef {object} Book
 * @property {any} table The cards, the line and the racks before the event.
 * @property {(seat: number, card: number, right: boolean, span?: import("/web/js/tables/gap.js").Span) => void} lay Records that a
 * seat laid a card, and between which years.
 * @property {{ rounds: any[], ratings: boolean[][] }} story The scores of each round, and for each seat which of its ratings were right.
 */

/** @type {GameTable} */
export const plain = {
  Table: PlainTable,
  looks: [],
  words: ["classic", "pages", "end"],
  round: (view) => (view.round > 1 ? t("round", { n: view.round }) : ""),
  countsTurns: false,
  secret: () => false,
  endsItself: false,
  tell: tellPlainly,
  turned(events, { view, before }) {
    const placed = laid(events, view, before.line ?? []).filter(({ year }) => year !== undefined);
    const isNew = ({ seat = null, card }) => seat !== null && isDated(view, card) && !isDated(before, card) && !placed.some((each) => each.card === card);
    return [...placed, ...events.filter(isNew).map(({ seat, card }) => ({ seat, card, right: null, off: 0 }))];
  },
  sounds: { Placed: "right", Missed: "wrong", Ended: "end" },
  longer: {},
  keys: [],
  hints: [],
  guide: async () => ({ steps: [] }),

  agesDecide: "",
  leaflets: {},
  Sign: () => null,

  headline: (view, seat, words) => whoWon(view.winners, seat, words),
  howWon(view, story) {
    if (view.score !== null) return t("end-score", { n: view.score });
    const own = story.by[view.winners[0]];
    return own.length ? t("end-of", { right: countRight(own), all: own.length }) : "";
  },
  Board: LineBoard,
  columns: (view, story) => [...(story.laid.length ? [rightColumn(story)] : []), ...(view.totals?.some(Boolean) ? [totalColumn(view)] : [])],
  Emblem: Laurels,
  Standing: () => null,
  Result: () => null,
  scoresFirst: true,
  moments: momentsOf,
  reckons: ({ table, lay, story }) => ({
    Placed: (e) => lay(e.seat, e.card, true, spanOf(table.cards, table.line, e.gap)),
    Missed: (e) => lay(e.seat, e.card, false, spanOf(table.cards, table.line, e.gap)),
    RoundScored: (e) => story.rounds.push(e),
  }),
};

/** Whether a view shows the date of a card. */
function isDated(view, card) {
  return (view.cards[card]?.year ?? null) !== null;
}
