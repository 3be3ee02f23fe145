/** Twist: all build a wall of years together, for one score. */
import { t } from "/web/js/i18n.js";
import { rightColumn } from "/web/js/tables/ending.js";
import { Board, Emblem, Result, Standing, howGood, moments } from "/web/js/tables/twist/end.js";
import { leaflets } from "/web/js/tables/twist/leaflets.js";
import { scoreOf } from "/web/js/tables/twist/score.js";
import { TwistTable } from "/web/js/tables/twist/table.js";
import { told } from "/web/js/tables/twist/tell.js";
import { turned } from "/web/js/tables/twist/turned.js";

/** @type {Partial<import("/web/js/tables/plain/game.js").GameTable>} */
export const game = {
  Table: TwistTable,
  words: [],
  round: () => "",
  endsItself: true,
  tell: told,
  turned,
  sounds: { Joined: "right", LaidSideways: "wrong", Discarded: "place", Ended: "end" },
  longer: { Discarded: 1500 },
  keys: [["← →", "keys-card"], ["Enter", "keys-play"], ["D", "keys-discard"], ["S", "keys-stop"], ["Esc", "keys-back"]],
  hints: [
    ["twist-stop", "stop", ".tw-stop"],
    ["twist-sideways", (view, seat) => view.hands[seat].some((card) => view.sideways.includes(card)), ".tw-hand .aside"],
    ["twist-play", "play", ".tw-hand"],
    ["twist-slots", (view) => view.slots.length, ".tw-hole"],
    ["twist-icons", "discard", ".tw-hand"],
    ["twist-wide", (view, seat, ask) => ask.play && view.row.length > 2, ".tw-hole"],
    ["twist-advice", (view, seat, ask, company) => company, ".tw-mate"],
  ],
  guide: () => import("/web/js/tables/twist/guide.js"),
  leaflets,
  headline: (view) => t(`twist-rank-${scoreOf(view).rank + 1}`),
  howWon: howGood,
  Emblem,
  Standing,
  Board,
  Result,
  scoresFirst: false,
  moments,
  columns: (_, story) => [rightColumn(story)],
  reckons: ({ lay }) => ({
    Joined: (e) => e.seat !== null && lay(e.seat, e.card, true),
    LaidSideways: (e) => lay(e.seat, e.card, false),
  }),
};
