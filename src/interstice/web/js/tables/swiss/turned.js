import { t } from "/web/js/i18n.js";
import { spanOf } from "/web/js/tables/gap.js";
import { signed } from "/web/js/tables/signed.js";
import { RACK } from "/web/js/tables/swiss/rack.js";
import { missedBy } from "/web/js/years.js";

/**
 * The cards that some events put on racks, and everybody's wrong marks for them: the year of a card is seen when somebody gets it.
 * @type {import("/web/js/tables/plain/game.js").GameTable["turned"]}
 */
export function turned(events, { view, before, past, words }) {
  // Whatever comes up after the racks have been emptied is dealt.
  const dealt = events.findIndex(({ event }) => event === "Gathered");
  const played = dealt < 0 ? events : events.slice(0, dealt);
  const read = past.findLastIndex(({ event }) => event === "Announced");
  const found = [];
  let { trying, reader } = before;
  let failed = past.slice(read + 1).filter(({ event }) => event === "TryFailed");
  for (const each of played) {
    if (each.event === "Announced") [trying, reader, failed] = [null, each.reader, []];
    if (each.event === "TryBegan") trying = each.seat;
    if (each.event === "TryFailed") failed.push(each);
    if (each.event !== "Inserted") continue;
    const { seat, card, place } = each;
    const span = (who, gap) => spanOf(view.cards, before.racks[who], gap);
    const { year } = view.cards[card] ?? {};
    if (year === undefined) continue;
    const name = words.player(seat).called;
    for (const { seat: who, gap } of failed) found.push({ seat: who, card, right: false, span: span(who, gap), off: missedBy(year, span(who, gap)), outcome: t("swiss-turned-gets", { name }) });
    const outcome = t("swiss-turned-rack", { n: before.racks[seat].length + 1, all: RACK });
    if (seat === trying && !failed.some((one) => one.seat === seat && one.gap === place)) found.push({ seat, card, right: true, span: span(seat, place), off: 0, outcome: [outcome, stakeWon(played, seat)].filter(Boolean).join(" ") });
    else found.push({ seat, card, right: null, off: 0, verdict: t(reader === null ? "swiss-turned-star" : "swiss-turned-reader"), outcome });
  }
  return found;
}

/** What came of a stake, which is paid right after it has been returned, unless the bank is empty. */
function stakeWon(events, who) {
  const at = events.findIndex(({ event, seat }) => event === "StakeReturned" && seat === who);
  if (at < 0) return "";
  const { event, chips } = events[at + 1];
  return t("swiss-turned-stake", { stake: events[at].chips, chips: signed(event === "Paid" ? chips : 0) });
}
