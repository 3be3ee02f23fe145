/** Swiss: everyone fills a rack of their own, with the luck of a wheel; the superversion adds stakes and ratings. */
import { t } from "/web/js/i18n.js";
import { totalColumn, rightColumn } from "/web/js/tables/ending.js";
import { RackBoard } from "/web/js/tables/swiss/board.js";
import { Sign, leaflets } from "/web/js/tables/swiss/leaflets.js";
import { reckons } from "/web/js/tables/swiss/reckons.js";
import { SwissTable } from "/web/js/tables/swiss/table.js";
import { told } from "/web/js/tables/swiss/tell.js";
import { turned } from "/web/js/tables/swiss/turned.js";

/** @type {Partial<import("/web/js/tables/plain/game.js").GameTable>} */
export const game = {
  Table: SwissTable,
  words: [],
  round: (view) => (view.options.rounds > 1 ? t("round-of", { n: view.round, all: view.options.rounds }) : ""),
  secret: (view) => Boolean(view.options.betting),
  tell: told,
  turned,
  sounds: { Inserted: "right", Gave: "right", TryFailed: "wrong", StakeLost: "wrong", Removed: "wrong", Spun: "place", Marked: "place", Ended: "end" },
  longer: { Spun: 1700, Rolled: 2000, Announced: 1500, TryFailed: 1500, RatingsShown: 2000, Removed: 1500, Gave: 1500 },
  keys: [["← →", "keys-gap-or-card"], ["Enter", "keys-confirm"], ["Esc", "keys-back"]],
  hints: [
    ["swiss-stake", (view, seat, ask) => ask.mark?.stake.length > 1, ".sw-stakes"],
    ["swiss-rate", "rate", ".sw-board"],
    ["swiss-steal", (view, seat, ask) => ask.mark && seat !== view.turn, ".sw-ledge.own"],
    ["swiss-tries", (view, seat, ask) => ask.mark && view.spun === "two-tries", ".sw-ledge.own"],
    ["swiss-rack", "mark", ".sw-ledge.own"],
    ["swiss-give", "give", ".sw-ledge.own"],
    ["swiss-grump", "remove", ".sw-ledge.own"],
    ["swiss-spin", "spin", ".sw-go"],
    ["swiss-read", "read", ".sw-go"],
    ["swiss-duel", "challenge", ".sw-ask .btn2"],
    ["swiss-super", (view) => view.options.betting, ".sw-me"],
    ["swiss-chips", (view, seat) => !view.options.betting && view.chips[seat], ".sw-me"],
  ],
  agesDecide: "ages-kids",
  guide: () => import("/web/js/tables/swiss/guide.js"),
  leaflets,
  Sign,
  howWon: (view) => t("end-chips", { n: view.totals[view.winners[0]], rounds: view.round }),
  Board: RackBoard,
  columns(view, { rounds, ratings, ...story }) {
    const count = (own) => own.filter(Boolean).length;
    return [
      rightColumn(story),
      ...(ratings.some((own) => own.length) ? [{ head: t("end-ratings"), class: "if-room", cell: (who) => `${count(ratings[who])}/${ratings[who].length}` }] : []),
      ...(rounds.length > 1 ? rounds.map(roundColumn) : []),
      totalColumn(view),
    ];
  },
  reckons,
};

const roundColumn = ({ points, winners }, at) => ({ head: t("end-swiss-round", { n: at + 1 }), class: "if-room", best: (who) => winners.includes(who), cell: (who) => points[who] });
