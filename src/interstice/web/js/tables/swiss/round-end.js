/** The end of a round: who won it, how everybody's chips moved, and how things stand. Until it is closed, nothing else is shown. */
import { useEffect, useRef, useState } from "preact/hooks";
import { listed, t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { hold } from "/web/js/pace.js";
import { signed } from "/web/js/tables/signed.js";
import { Account, noteOf, reasonsOf } from "/web/js/tables/swiss/account.js";
import { useCounting, useSorting } from "/web/js/tables/swiss/counting.js";
import { ledgerOf } from "/web/js/tables/swiss/ledger.js";
import { RACK } from "/web/js/tables/swiss/rack.js";
import { useReady } from "/web/js/tables/swiss/ready.js";

/** @typedef {{ entries: any[][], cards: Record<number, any> }} Past What has happened so far, and every card that was turned over. */

/**
 * @param {object} props
 * @param {any} props.view @param {number | null} props.seat @param {any} props.words
 * @param {Past} props.past
 * @param {number} props.entries How many entries there were when the round ended.
 * @param {boolean} props.asked Whether the player begins the next round.
 * @param {() => void} props.onNext
 */
export function RoundEnd({ view, seat, words, past, entries, asked, onNext }) {
  const rounds = ledgerOf(past.entries, view.players.length, past.cards).filter(({ points }) => points);
  const now = rounds.at(-1);
  const total = (who) => rounds.reduce((sum, { points }) => sum + points[who], 0);
  const order = orderBy(view, now, total);
  const counting = useCounting(order.length);
  const dialog = useRef(null);
  const heading = useRef(null);
  useEffect(() => {
    dialog.current.showModal();
    heading.current.focus();
    return hold();
  }, []);
  const ready = useReady(view.over ? null : entries, asked, () => dialog.current?.close());
  const shared = { view, words, rounds, now, total, cards: past.cards };
  return html`<dialog class="sw-round" ref=${dialog} aria-labelledby="round-title" onClose=${onNext} onPointerDown=${counting.finish}>
    <header><span class="wreaths">${now.winners.map((who) => html`<span class="wreath" key=${who}><${Icon} name="laurels" /><${Avatar} player=${words.player(who)} size=${56} /></span>`)}</span>
      <div><h1 id="round-title" ref=${heading} tabindex="-1">${headline(now, rounds.length, view.options.rounds, seat, words)}</h1><p>${reason(now)}</p></div></header>
    <footer><p>${next(view, order, total, seat, view.options.rounds - rounds.length, words)} <b role="status">${ready.n > 0 && ready.n < ready.all && t("swiss-round-ready", { n: ready.n, all: ready.all })}</b></p>
      ${ready.waits
        ? html`<button type="button" class="btn2" onClick=${() => dialog.current.close()}>${t("swiss-round-hurry")}</button>`
        : html`<${Primary} onPress=${ready.agree}>${t(view.over ? "swiss-round-final" : "swiss-round-next")}<//>`}</footer>
    <${Standings} ...${shared} order=${order} all=${view.options.rounds} counting=${counting} isReady=${ready.is} />
    ${seat !== null && now.accounts[seat] && html`<div class="paper line sw-mine"><${Account} round=${now} seat=${seat} options=${view.options} title=${t("swiss-round-mine")} /></div>`}
  </dialog>`;
}

/** @returns {number[]} Who was in the round, the leader first; of equals, whoever won the round. */
export const orderBy = (view, now, total) => view.players.map((_, who) => who).filter((who) => now.racks[who].length || now.points[who]).sort((one, other) => total(other) - total(one) || Number(now.winners.includes(other)) - Number(now.winners.includes(one)));

/** How things stand, and what comes next. */
function next(view, order, total, seat, left, words) {
  const again = t(view.options.betting ? "swiss-round-again-chips" : "swiss-round-again");
  if (view.over) return view.options.rounds > 1 ? t("swiss-round-last") : "";
  return [standing(order, total, seat, left, words), again].filter(Boolean).join(" ");
}

/** Who won the round. */
export function headline({ winners }, round, rounds, seat, words) {
  if (winners.length === 1 && winners[0] === seat) return t("swiss-round-you", { round, rounds });
  const names = listed(winners.filter((who) => who !== seat).map((who) => words.player(who).name));
  return t(winners.includes(seat) ? "swiss-round-shared-you" : "swiss-round-won", { names, n: winners.length, round, rounds });
}

/** Why, what it is worth, and whether the bank could pay everything. */
export function reason({ winners, chips, full, accounts }) {
  const shared = winners.length > 1 ? "-shared" : "";
  const unpaid = accounts.some((account) => Object.values(account).some(({ empty }) => empty));
  return [t(`swiss-round-${full ? "full" : "pile"}${shared}`, { chips: chips[winners[0]] }), unpaid && t("swiss-round-bank")].filter(Boolean).join(" ");
}

/** How far ahead or behind the player is. */
export function standing(order, total, seat, left, words) {
  if (seat === null || !order.includes(seat) || order.length < 2) return "";
  const rival = order.find((who) => who !== seat);
  const ahead = total(seat) - total(rival);
  const facts = { n: Math.abs(ahead), name: words.player(rival).name, left };
  return t(`swiss-round-${ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level"}`, facts);
}

/** A row for each player, the leader first. On phones a row opens that player's account. */
function Standings({ view, words, rounds, now, total, cards, order, all, counting, isReady }) {
  const [open, setOpen] = useState(null);
  const before = (who) => total(who) - now.points[who];
  const earlier = order.toSorted((one, other) => before(other) - before(one));
  const sorted = counting.sorted ? order : earlier;
  const body = useSorting(sorted);
  /** The points of the round as far as they have been counted. */
  const points = (who) => Math.round(now.chips[who] * counting.counted(earlier.indexOf(who)) + (now.points[who] - now.chips[who]) * counting.doubled);
  const reasons = reasonsOf(view.options);
  const double = view.options.bet_pays === "double" ? "yes" : "no";
  const cell = (who, why) => {
    const entry = now.accounts[who][why];
    return html`<td key=${why} class="sw-moved">${entry ? html`<b class=${`year ${why === "start" ? "" : entry.chips < 0 ? "loss" : entry.chips > 0 ? "gain" : ""}`}>${why === "start" ? entry.chips : signed(entry.chips)}</b><small>${noteOf(why, entry)}</small>` : "–"}</td>`;
  };
  const row = (who) => {
    const player = words.player(who);
    const won = now.winners.includes(who);
    const rack = now.racks[who];
    const sums = rounds.map(({ points }) => points[who]);
    const felt = () => html`<div class="felt">${rack.map((n) => html`<${Card} key=${n} n=${n} view=${{ cards }} words=${words} dated eager />`)}${Array.from({ length: Math.max(0, RACK - rack.length) }, (_, at) => html`<i key=${`p${at}`}></i>`)}</div>`;
    return html`<tr key=${who} class=${won ? "won" : ""}>
      <th scope="row"><button type="button" class="sw-name" aria-expanded=${open === who} onClick=${() => setOpen(open === who ? null : who)}><${Avatar} player=${player} size=${50}>${!player.bot && isReady(player.person) && html`<i class="tick"><${Icon} name="check" /></i>`}<//><span><b>${player.name}</b><small>${t("swiss-round-cards", { cards: rack.length, all: RACK })}</small>
        <span class="sw-pips" aria-hidden="true" style=${{ "--pc": player.colour }}>${Array.from({ length: RACK }, (_, at) => html`<i key=${at} class=${at < rack.length ? "on" : ""}></i>`)}</span>
        <span class="sw-sums">${sums.slice(0, -1).map((points) => `${points} + `)}${won && counting.doubled ? html`<span class="sw-double">${now.chips[who]} × 2</span>` : points(who)}</span></span></button>
        ${open === who && html`<div class="sw-racked sw-opened">${felt()}</div><${Account} round=${now} seat=${who} options=${view.options} title=${t("swiss-round-theirs", { name: player.called })} />`}</th>
      <td class="sw-racked">${felt()}</td>
      ${reasons.map((why) => cell(who, why))}
      <td class="sw-sum"><b class="year">${points(who)}</b>${won && html`<small><span class=${`sw-double${counting.doubled ? "" : " yet"}`}>${now.chips[who]} × 2</span></small>`}</td>
      ${Array.from({ length: all }, (_, at) => html`<td key=${`r${at}`} class=${`sw-of-round year ${at === rounds.length - 1 ? "now" : ""}`}>${at === rounds.length - 1 ? points(who) : (sums[at] ?? "·")}</td>`)}
      <td class="sw-all year">${before(who) + points(who)}</td></tr>`;
  };
  return html`<div class="paper sw-standings" style=${{ "--players": String(order.length) }} tabindex="0" role="group" aria-label=${t("swiss-round-standings")}><table>
    <thead><tr><th scope="col">${t("swiss-round-standings")}</th><th scope="col" class="sw-racked">${t("swiss-round-rack")}</th>
      ${reasons.map((why) => html`<th scope="col" key=${why} class="sw-moved" title=${t(`swiss-rule-${why}`, { double })}>${t(`swiss-why-${why}`)}</th>`)}
      <th scope="col" class="sw-sum">${t("swiss-round-this")}</th>${Array.from({ length: all }, (_, at) => html`<th scope="col" key=${at} class="sw-of-round"><span class="hidden">${t("swiss-round", { round: at + 1, rounds: all })}</span><span aria-hidden="true">${at + 1}</span></th>`)}<th scope="col">${t("swiss-round-total")}</th></tr></thead>
    <tbody ref=${body}>${sorted.map(row)}</tbody></table></div>`;
}
