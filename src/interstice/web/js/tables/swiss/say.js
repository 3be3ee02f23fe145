import { t } from "/web/js/i18n.js";
import { turnsUntil } from "/web/js/tables/seating.js";
import { gapText } from "/web/js/tables/swiss/rack.js";
import { about } from "/web/js/tables/tell.js";

/** What a seat is doing, in a few words beside its name. */
export function seatState(who, view, words) {
  return t(`swiss-state-${stateOf(who, view)}`, { you: words.player(who).you ? "yes" : "no" });
}

function stateOf(who, view) {
  if (view.left.includes(who)) return "left";
  if (view.over) return view.winners.includes(who) ? "won" : "over";
  if (view.owing?.[0] === who) return "gives";
  if (view.reader === who && view.read !== null) return "reads";
  if (view.raters.includes(who)) return "rates";
  if (view.trying === who && !view.raters.length) return "tries";
  if (view.read !== null && view.failed.includes(who)) return "failed";
  if (view.turn === who) return "turn";
  return ["wait", "next", "second"][turnsUntil(who, view)] ?? "wait";
}

/** Whether the table is waiting for this seat. */
export function isAsked(who, view) {
  if (view.over) return false;
  if (view.owing) return view.owing[0] === who;
  if (view.raters.length) return view.raters.includes(who);
  return (view.trying ?? view.turn) === who;
}

/** Who has to do what now, in a sentence for everyone. */
export function waitingFor(view, words) {
  const name = (who) => words.player(who).called;
  if (view.owing) return about(words.player(view.owing[1]), "swiss-wait-give", { name: name(view.owing[0]), other: name(view.owing[1]) });
  if (view.raters.length) return t("swiss-wait-rate", { names: view.raters.map(name).join(", ") });
  if (view.trying !== null) return t("swiss-wait-mark", { name: name(view.trying) });
  if (view.spun === "grump") return t("swiss-wait-remove", { name: name(view.turn) });
  return t(view.options.spinner === "on" ? "swiss-wait-spin" : "swiss-wait-read", { name: name(view.turn) });
}

/** The same for one seat, which is addressed as "you" if it has to act. */
export function sentenceFor({ view, seat, words, mode, stakes }) {
  if (mode === "turn" || mode === "duel") return t(view.options.spinner === "on" ? "swiss-you-spin" : "swiss-you-read");
  if (mode === "give") return t("swiss-give-hint", { name: words.player(view.owing[1]).name });
  if (mode === "remove") return t("swiss-remove-hint");
  if (mode === "mark") return t(markId(view, seat, stakes));
  if (view.raters.length && view.turn !== seat) {
    return gapText("swiss-claims", view.racks[view.turn], view.mark, view, words, { name: words.player(view.turn).name });
  }
  return view.over ? "" : waitingFor(view, words);
}

function markId(view, seat, stakes) {
  if (view.turn !== seat) return "swiss-you-mark-other";
  if (view.tried.length) return "swiss-you-mark-again";
  if (view.tries < 2) return "swiss-you-mark";
  return stakes ? "swiss-you-mark-two-unstaked" : "swiss-you-mark-two";
}
