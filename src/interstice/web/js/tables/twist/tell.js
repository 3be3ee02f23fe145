/**
 * What happened, in sentences, for the live region.
 * @param {any[]} events
 * @returns {string}
 */
export function told(events, view, words) {
  const begun = events.some((event) => event.event === "RoundBegan");
  const heard = begun ? events.filter((event) => event.event === "RoundBegan") : events;
  return heard.map((event) => (TELLERS[event.event] ?? nothing)(event, view, words)).filter(Boolean).join(" ");
}

const nothing = () => "";
const name = (seat, words) => words.player(seat).called;
const card = (n, view, words) => {
  const seen = view.cards[n];
  const known = seen?.year !== undefined && seen.year !== null;
  return { title: seen ? words.quoted(seen.face) : "", year: known ? words.year(seen.year) : "", icon: seen?.back ? words.t(`twist-icon-${seen.back}`) : "" };
};

const TELLERS = {
  RoundBegan: (e, view, words) => words.t("twist-told-begun", { name: name(e.order[0], words) }),
  TurnPassed: (e, view, words) => words.t("twist-told-turn", { name: name(e.seat, words) }),
  Joined: (e, view, words) => words.t(`twist-told-${e.where}`, { name: name(e.seat, words), ...card(e.card, view, words) }),
  LaidSideways: (e, view, words) => words.t("twist-told-sideways", { name: name(e.seat, words), ...card(e.card, view, words) }),
  Discarded: (e, view, words) => words.t("twist-told-discarded", { name: name(e.seat, words), ...card(e.card, view, words) }),
  Drew: (e, view, words) => words.t("twist-told-drew", { name: name(e.seat, words), ...card(e.card, view, words) }),
  SeatLeft: (e, view, words) => words.t("twist-told-gone", { name: name(e.seat, words) }),
  Ended: (e, view, words) => words.t("twist-told-ended", { points: e.score ?? 0 }),
};

/** The latest thing worth a slip of paper: a card that found its place or did not. */
export function slipOf(events, view, words) {
  const event = events.findLast(({ event: kind, seat }) => ["Joined", "LaidSideways", "Discarded"].includes(kind) && seat !== null);
  return event ? TELLERS[event.event](event, view, words) : "";
}
