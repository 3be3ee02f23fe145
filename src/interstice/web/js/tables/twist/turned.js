import { t } from "/web/js/i18n.js";

/**
 * The cards that some events turned over, and where each of them belongs in the row.
 * @type {import("/web/js/tables/plain/game.js").GameTable["turned"]}
 */
export function turned(events, { view, before }) {
  const known = (card) => before.sideways.includes(card);
  return events
    .filter(({ event, seat = null, card }) => VERDICTS[event] && seat !== null && !known(card) && (view.cards[card]?.year ?? null) !== null)
    .map((each) => ({ seat: each.seat, card: each.card, off: 0, ...VERDICTS[each.event](each), ...(each.event !== "Discarded" && { span: spanFor(view.cards[each.card].year, view) }) }));
}

const VERDICTS = {
  Joined: ({ where }) => ({ right: true, verdict: t(`twist-turned-${where}`) }),
  LaidSideways: () => ({ right: false, verdict: t("twist-turned-taken") }),
  Discarded: () => ({ right: null, verdict: t("twist-turned-discarded") }),
};

/** The years beside a year in the row. */
function spanFor(year, view) {
  const years = view.row.map((stack) => view.cards[stack[0]].year);
  return { left: years.findLast((each) => each < year), right: years.find((each) => each > year) };
}
