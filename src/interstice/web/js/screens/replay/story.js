/** A finished game as a story: a sentence or two for each entry of its log. */
import { t } from "/web/js/i18n.js";
import { following } from "/web/js/tables/follow.js";

/** @param {any} log @param {(events: any[], view: any, words: any) => string} tell @param {any} words @returns {string[]} */
export function tellAll(log, tell, words) {
  const { view, follow } = following(log);
  return log.entries.map(({ events }, at) => {
    const said = events.map((event) => {
      const before = [...view.line];
      follow(event);
      // The set-up is not told.
      return at && event.event !== "TurnPassed" ? tell([event], { ...view, before, log }, words) : "";
    });
    return said.filter(Boolean).join(" ") || t(at ? "replay-goes-on" : "replay-begins");
  });
}
