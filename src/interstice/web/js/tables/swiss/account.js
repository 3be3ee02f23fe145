import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { REASONS } from "/web/js/tables/swiss/ledger.js";
import { signed } from "/web/js/tables/signed.js";

/** @param {any} options @returns {string[]} The reasons for which chips move in this game. */
export const reasonsOf = ({ betting }) => (betting ? REASONS : REASONS.filter((why) => !["start", "rating", "stake"].includes(why)));

/** @param {string} why @param {import("/web/js/tables/swiss/ledger.js").Account[string] | undefined} entry @returns {string} How often, or how it went. */
export const noteOf = (why, entry) => (!entry || why === "start" ? "" : t(`swiss-note-${why}`, { times: entry.times, good: entry.good }));

/** @param {string} why @param {import("/web/js/tables/swiss/ledger.js").Account[string]} entry @returns {string} The same, and how often the bank could not pay. */
const wholeNote = (why, entry) => [noteOf(why, entry), entry.empty > 0 && t("swiss-note-empty", { n: entry.empty })].filter(Boolean).join("; ");

/**
 * Why somebody's chips moved in a round, line by line.
 * @param {{ round: import("/web/js/tables/swiss/ledger.js").Round, seat: number, options: any, title: string }} props
 */
export function Account({ round, seat, options, title }) {
  const account = round.accounts[seat];
  const moved = reasonsOf(options).filter((why) => account[why]);
  const double = round.winners?.includes(seat);
  return html`<section class="sw-account"><h3>${title} <b class="year">${round.points?.[seat] ?? round.chips[seat]}</b></h3>
    <dl>${moved.map((why) => html`<div key=${why}><dt>${t(`swiss-why-${why}`)} <small>${wholeNote(why, account[why])}</small></dt><dd class=${`year ${why === "start" ? "" : account[why].chips < 0 ? "loss" : "gain"}`}>${why === "start" ? account[why].chips : signed(account[why].chips)}</dd></div>`)}
      ${double && html`<div><dt>${t("swiss-why-won")}</dt><dd class="year"><span class="sw-double">${round.chips[seat]} × 2</span></dd></div>`}
      ${!moved.length && html`<div><dt>${t("swiss-why-none")}</dt><dd></dd></div>`}</dl></section>`;
}
