/** A result to show others: squares and a sentence, without a title or a year of any card. */
import { dayText } from "/web/js/daily.js";
import { t } from "/web/js/i18n.js";

const SQUARES = new Map([[true, "🟩"], [false, "🟥"], [null, "⬜"]]);
const WORDS = new Map([[true, "daily-mark-right"], [false, "daily-mark-wrong"], [null, "daily-mark-out"]]);

/** @param {(boolean | null)[]} marks @returns {string} The squares in words, for those who do not see them. */
export const spokenMarks = (marks) => marks.map((mark) => t(WORDS.get(mark))).join(", ");

/** @param {any} result @param {string} to Where to play it. @returns {string} */
export function shareText({ day, right, out_of, marks }, to) {
  const when = dayText(day, { day: "numeric", month: "long" });
  return [`Interstice · ${when} · ${t("daily-score", { right, all: out_of })}`, marks.map((mark) => SQUARES.get(mark)).join(""), spokenMarks(marks), to].join("\n");
}
