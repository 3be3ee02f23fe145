import { t } from "/web/js/i18n.js";
import { teller } from "/web/js/tables/tell.js";

const tell = teller({
  RoundBegan: "twist-told-begun",
  TurnPassed: "twist-told-turn",
  Joined: (say, e) => say(`twist-told-${e.where}`),
  LaidSideways: "twist-told-sideways",
  Discarded: (say, e, view) => say("twist-told-discarded", { icon: t(`twist-icon-${view.cards[e.card]?.back}`) }),
  Drew: "twist-told-drew",
  SeatLeft: "twist-told-gone",
  Ended: (say, e) => say("twist-told-ended", { points: e.score ?? 0 }),
});

/** What happened, for screen readers and replays. The set-up is described only as the beginning of the game. */
export function told(events, view, words) {
  const begun = events.filter(({ event }) => event === "RoundBegan");
  return tell(begun.length ? begun : events, view, words);
}

/** What became of the last card played or discarded. @returns {{ card: number, says: string } | null} */
export function slipOf(events, view, words) {
  const event = events.findLast(({ event: kind, seat }) => ["Joined", "LaidSideways", "Discarded"].includes(kind) && seat !== null);
  return event ? { card: event.card, says: tell([event], view, words) } : null;
}
