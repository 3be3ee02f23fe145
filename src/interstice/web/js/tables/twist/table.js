/** The Twist table: the wall of years, everyone's hand, and the score so far. */
import { useEffect, useState } from "preact/hooks";
import { still } from "/web/js/dress.js";
import { labelled, t } from "/web/js/i18n.js";
import { holding } from "/web/js/pace.js";
import { Clock } from "/web/js/parts/clock.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { onButton, useKeys } from "/web/js/parts/keys.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Voice } from "/web/js/parts/voice.js";
import { leftToTell } from "/web/js/reveal.js";
import { aloud } from "/web/js/store.js";
import { others } from "/web/js/tables/seating.js";
import { useSend } from "/web/js/tables/send.js";
import { Slip } from "/web/js/tables/slip.js";
import { useAdvice } from "/web/js/tables/twist/advice.js";
import { Hand, Mate } from "/web/js/tables/twist/hands.js";
import { Ladder } from "/web/js/tables/twist/ladder.js";
import { Piles } from "/web/js/tables/twist/piles.js";
import { Rows } from "/web/js/tables/twist/rows.js";
import { slipOf, told } from "/web/js/tables/twist/tell.js";

/** Milliseconds in which the last cards lie there before the result is shown. */
const REST = 1200;

/** @param {import("/web/js/tables/plain/game.js").TableProps} props */
export function TwistTable({ view, seat, asks, act, advise, words, last, point, replay, onEnd }) {
  useEnd(view.over, onEnd);
  const ask = Object.fromEntries(asks.map((one) => [one.move, one]));
  const answer = useAnswer(view, ask, act);
  const advice = useAdvice(view, words, asks.length && !answer.busy ? advise : undefined);
  const events = last?.events ?? [];
  const icon = view.discards.length ? view.cards[view.discards.at(-1)].back : null;
  const fresh = events.findLast(({ event }) => event === "Joined")?.card ?? null;
  const shared = { view, words, icon };
  const mates = others(view, seat);
  const hand = seat === null ? [] : view.hands[seat];
  const at = hand.indexOf(answer.card);
  const may = (move) => !answer.busy && answer.card !== null && ask[move]?.card.includes(answer.card);
  const turn = (n) => (event) => {
    if (!hand.length || event.target.closest?.(".tw-runner")) return false;
    const card = hand[(n + hand.length) % hand.length];
    if (card !== answer.card) answer.choose(card);
    // Its name is read out with the focus.
    const button = /** @type {HTMLElement | null} */ (document.querySelector(`.tw-hand [data-card="${card}"] button`));
    button?.focus();
    return true;
  };
  const onChosen = ({ target }) => Boolean(target.closest(`.tw-hand [data-card="${answer.card}"]`));
  const discard = () => {
    if (may("discard")) return answer.discard();
    if (answer.busy || answer.card === null) return false;
    aloud.value = asks.length ? t(ask.stop || view.misfits ? "twist-no-discard-played" : "twist-no-discard-icon") : sentence({ view, words, ask, card: null, point });
    return true;
  };
  useKeys({
    ArrowRight: turn(at + 1),
    ArrowLeft: turn(at < 0 ? -1 : at - 1),
    // On the chosen card, too, it plays that; on any other button, Enter presses the button.
    Enter: (event) => (!onButton(event) || onChosen(event)) && may("play") && answer.play(),
    d: discard,
    s: () => Boolean(ask.stop) && !answer.busy && answer.stop(),
    Escape: () => answer.card !== null && answer.choose(answer.card),
  });
  const risk = riskOf(view, ask);
  const left = leftToTell(events, seat);
  const asked = asks.length ? (risk ? t(risk) : sentence({ view, words, ask, card: null, point })) : "";
  const [arrived] = useState(view.entries);
  const lies = view.entries === arrived ? whatLies(view, words, icon) : [];
  const spoken = left ? [told(left, view, words), ...lies, asked].filter(Boolean).join(" ") : "";
  return html`<div class="twist" data-entries=${view.entries} data-mates=${mates.length} data-over=${view.over ? "yes" : "no"}>
    <div class="tw-mates" tabindex=${mates.length > 1 && "0"} role="group" aria-label=${t("twist-mates")}>${mates.map((who) => html`<${Mate} key=${who} who=${who} ...${shared} point=${point} />`)}</div>
    <${Rows} view=${view} words=${words} fresh=${fresh} />
    <${Ladder} view=${view} />
    <div class="tw-low">
      <${Piles} ...${shared} />
      ${seat !== null && html`<${Hand} seat=${seat} ...${shared} chosen=${answer.card} choose=${answer.choose} advised=${advice.mate && advice.card} open=${asks.length ? openCards(ask) : hand} />`}
      <${Acts} view=${view} words=${words} ask=${ask} answer=${answer} advice=${advice} icon=${icon} slip=${slipOf(events, view, words)} risk=${risk} point=${point} />
    </div>
    <${Voice} says=${replay ? "" : spoken} />
    <p class="hidden" role="status">${advice.mate && advice.says && labelled(advice.mate.name, advice.says)}</p>
  </div>`;
}

/** What somebody who comes to the table has to know: the card that the row begins with, and the icon that counts. */
function whatLies({ row, cards, over }, words, icon) {
  const [[first]] = row;
  return [row.length === 1 && `${labelled(t("twist-row"), `${words.title(cards[first].face)}, ${words.year(cards[first].year)}`)}.`, icon && !over && `${labelled(t("zone-discards"), t(`twist-icon-${icon}`))}.`];
}

/** Shows how it went once nobody looks at a card any more, or reads what a guide says of it. */
function useEnd(over, onEnd) {
  const rests = over && !holding.value;
  useEffect(() => {
    if (!rests) return undefined;
    const soon = setTimeout(onEnd, still() ? 0 : REST);
    return () => clearTimeout(soon);
  }, [rests]);
}

/** The cards that may be played or discarded. */
function openCards(ask) {
  return [...(ask.play?.card ?? []), ...(ask.discard?.card ?? [])];
}

/** What the player may do with the chosen card, or to end the turn. One button is the primary one. */
function Acts({ view, words, ask, answer, advice, icon, slip, risk, point }) {
  const may = (move) => answer.card !== null && ask[move]?.card.includes(answer.card);
  const asked = Object.keys(ask).length > 0;
  const stopping = ask.stop && answer.card === null;
  return html`<div class="tw-acts" role="group" aria-label=${t("twist-acts")}>
    <${Clock} seat=${view.seat} class="desktop-only" />
    <p key=${`say${view.entries}`} class="tw-say">${slip && html`<${Slip} card=${slip.card} class="tw-slip">${slip.says}<//>`} <span class=${risk ? "tw-slip tw-risk" : view.over ? "tw-slip" : asked && answer.card !== null ? "minor" : ""}>${risk ? t(risk) : sentence({ view, words, ask, card: answer.card, point })}</span></p>
    ${advice.mate && (advice.says
      ? html`<p class="paper tw-advice" aria-hidden="true"><${Avatar} player=${advice.mate} size=${32} /><span>${advice.says}</span></p>`
      : html`<button type="button" class="btn3 tw-ask" onClick=${advice.ask}><${Avatar} player=${advice.mate} size=${30} />${t("twist-ask", { name: advice.mate.name })}</button>`)}
    ${advice.trouble && html`<p class="tw-trouble" role="alert">${advice.trouble}</p>`}
    ${answer.trouble && html`<p class="tw-trouble" role="alert">${answer.trouble}</p>`}
    <div class="tw-buttons">
    ${ask.play && !stopping && html`<button type="button" class="btn tw-play" disabled=${!may("play") || answer.busy} onClick=${answer.play}>${t(answer.card === null ? "twist-choose" : "twist-play")}</button>`}
    ${ask.stop && html`<button type="button" class=${stopping ? "btn tw-stop" : "btn2 tw-stop"} disabled=${answer.busy} onClick=${answer.stop}>${t("twist-stop")}</button>`}
    ${(ask.discard || (ask.play && !ask.stop)) && html`<button type="button" class=${`${ask.play ? "btn2" : "btn"} tw-discard`} disabled=${!may("discard") || answer.busy} onClick=${answer.discard}><${Icon} name=${icon} />${t("twist-discard")}</button>`}
    ${!asked && point && answer.card !== null && html`<button type="button" class="btn2 tw-point" onClick=${() => point(answer.card)}>${t("twist-point")}</button>`}
    </div>
  </div>`;
}

/** @param {any} view @param {Record<string, any>} ask @returns {string} The message that warns of a turn that could end the game; empty if there is no need. */
export function riskOf(view, ask) {
  if (!ask.play || ask.stop) return "";
  const last = ask.play.card.length === 1;
  if (view.misfits) return last ? "twist-risk-last" : "twist-risk-next";
  if (!ask.discard) return last ? "twist-risk-only" : "twist-risk-play";
  return ask.play.card.length < 3 ? "twist-risk-or-discard" : "";
}

function sentence({ view, words, ask, card, point }) {
  if (view.over) return t(view.misfits && !view.placed ? "twist-over-none" : "twist-over");
  if (!Object.keys(ask).length) return t(point ? "twist-wait" : "twist-told-turn", { name: words.player(view.turn).called });
  if (ask.stop) return t(ask.play ? "twist-you-second" : "twist-you-stop");
  if (!ask.play) return t("twist-you-only-discard");
  return t(card === null ? "twist-you-choose" : "twist-you-act");
}

/** The chosen card, as long as it is in the hand, and the moves to make with it. */
function useAnswer(view, ask, act) {
  const [held, setHeld] = useState({ card: null, sent: false });
  const { busy, trouble, send, forget } = useSend(view, act);
  const mine = view.seat === null ? [] : view.hands[view.seat];
  // A card that was played and fits nowhere is no longer chosen; one that is only looked at stays chosen.
  const shut = held.sent && ask.play && !openCards(ask).includes(held.card);
  const card = mine.includes(held.card) && !shut ? held.card : null;
  const choose = (n) => {
    setHeld({ card: n === card ? null : n, sent: busy });
    forget();
  };
  const answer = (move) => {
    setHeld({ card, sent: true });
    send(move);
  };
  return {
    card,
    trouble,
    busy,
    choose,
    play: () => answer({ move: "play", card }),
    discard: () => answer({ move: "discard", card }),
    stop: () => answer({ move: "stop" }),
  };
}
