/** Solo: one person, one line, a few lives. */
import { t } from "/web/js/i18n.js";
import { bestRun, meanOff, momentsOf, rightColumn } from "/web/js/tables/ending.js";
import { spanOf } from "/web/js/tables/gap.js";
import { laid } from "/web/js/tables/laid.js";
import { Standing } from "/web/js/tables/solo/best.js";
import { leaflets } from "/web/js/tables/solo/leaflets.js";
import { outcomeOf } from "/web/js/tables/solo/story.js";
import { SoloTable } from "/web/js/tables/solo/table.js";
import { LINE, teller } from "/web/js/tables/tell.js";

/** A card that was given up was laid between no years. */
const isPlaced = ({ span: { left, right } }) => left !== undefined || right !== undefined;

/**
 * Of the misses, the one that was farthest off; a card that was given up only if none was laid wrong.
 * @type {import("/web/js/tables/plain/game.js").GameTable["moments"]}
 */
function moments(view, story, seat, words) {
  const placed = { ...story, laid: story.laid.filter(isPlaced), by: story.by.map((laid) => laid.filter(isPlaced)) };
  const { best, worst } = momentsOf(view, placed, seat, words);
  const given = story.laid.find((each) => !each.right && !isPlaced(each));
  return { best, worst: worst ?? (given ? { card: given.card, who: undefined, says: t("solo-worst", { title: words.quoted(story.cards[given.card].face) }) } : null) };
}

/** @type {Partial<import("/web/js/tables/plain/game.js").GameTable>} */
export const game = {
  Table: SoloTable,
  looks: ["classic"],
  words: ["classic"],
  round: () => "",
  endsItself: true,
  tell: teller({
    ...LINE,
    GivenUp: "solo-told-given-up",
    PutRight: (say, event, view) => view.lives !== null && t("solo-lives", { n: view.lives }),
    Ended: (say, { score }) => t("solo-told-ended", { n: score }),
  }),
  turned: (events, { view, before }) => {
    const placed = laid(events, view, before.line);
    const given = events.filter(({ event }) => event === "GivenUp").map(({ seat, card }) => ({ seat, card, right: null, off: 0 }));
    return [...placed, ...given].map((each) => ({ ...each, outcome: outcomeOf(each, view) }));
  },
  sounds: { Placed: "right", Missed: "wrong", GivenUp: "wrong", Ended: "end" },
  keys: [["← →", "keys-gap"], ["Enter", "keys-place"], ["Esc", "keys-back"]],
  hints: [
    ["solo-gap", "place", "[data-gap]", "ArrowLeft ArrowRight"],
    ["solo-miss", (view) => view.lives !== null && view.lives < view.options.lives, ".lives"],
  ],
  leaflets,
  headline: (view) => t("solo-score", { n: view.score }),
  howWon: (view, story) => t(view.left.length ? "solo-over-left" : view.lives === 0 ? "solo-over-lives" : "solo-over-pile", { n: story.laid.length }),
  Standing,
  moments,
  columns: (_, story) => [
    rightColumn(story),
    { head: t("end-run"), class: "if-room", cell: (who) => bestRun(story.by[who]) },
    { head: t("end-off"), cell: (who) => meanOff(story.by[who].filter(isPlaced)) },
  ],
  reckons: ({ table, lay }) => ({
    Placed: (e) => lay(e.seat, e.card, true, spanOf(table.cards, table.line, e.gap)),
    Missed: (e) => lay(e.seat, e.card, false, spanOf(table.cards, table.line, e.gap)),
    GivenUp: (e) => lay(e.seat, e.card, false),
  }),
};
