/** Classic: everyone plays their hand into one shared timeline. */
import { t } from "/web/js/i18n.js";
import { leaflets } from "/web/js/tables/classic/leaflets.js";
import { isPlayOff } from "/web/js/tables/classic/play-off.js";
import { ClassicTable } from "/web/js/tables/classic/table.js";
import { bestRun, countRight, meanOff, rightColumn } from "/web/js/tables/ending.js";
import { laid, leftOf } from "/web/js/tables/laid.js";
import { LINE, teller } from "/web/js/tables/tell.js";

/** @type {Partial<import("/web/js/tables/plain/game.js").GameTable>} */
export const game = {
  Table: ClassicTable,
  words: [],
  round: (view) => (isPlayOff(view) && !view.over ? t("play-off", { n: view.playing.length }) : t("round", { n: view.round })),
  countsTurns: true,
  endsItself: true,
  tell: teller(LINE),
  turned: (events, { view, before }) =>
    laid(events, view, before.line)
      .filter(({ year }) => year !== undefined)
      .map((each) => ({ ...each, outcome: outcomeOf(each, events, before) })),
  keys: [["↑ ↓", "keys-card"], ["← →", "keys-gap"], ["Enter", "keys-place"], ["Esc", "keys-back"]],
  hints: [
    ["classic-card", "place", "[data-hand]", "ArrowUp ArrowDown"],
    ["classic-gap", "place", "[data-gap]", "ArrowLeft ArrowRight"],
    ["classic-icons", (view, seat, ask) => ask.place && view.cards[view.hands[seat][0]]?.front, "[data-hand]"],
    ["classic-playoff", (view, seat) => isPlayOff(view) && view.playing.includes(seat), ".progress"],
    ["classic-miss", (view) => view.gone.length, ".box, .phone-counts"],
    ["classic-round", (view) => view.round > 1, ".progress"],
    ["classic-last", (view) => !isPlayOff(view) && view.hands.some((hand) => hand.length === 1), ".seats"],
  ],
  guide: () => import("/web/js/tables/classic/guide.js"),
  leaflets,
  howWon(view, story) {
    const own = story.by[view.winners[0]];
    return `${t("end-round", { n: view.round })}, ${t("end-of", { right: countRight(own), all: own.length })}`;
  },
  columns: (_, story) => [
    rightColumn(story),
    { head: t("end-run"), class: "if-room", cell: (who) => bestRun(story.by[who]) },
    { head: t("end-off"), cell: (who) => meanOff(story.by[who]) },
  ],
};

/** A card that missed is replaced, except at the end. */
function outcomeOf({ seat, right }, events, before) {
  if (right) return t("classic-left", { n: leftOf(before, events, seat) });
  return t(events.some((event) => event.event === "Drew" && event.seat === seat) ? "classic-to-box" : "classic-to-box-only");
}
