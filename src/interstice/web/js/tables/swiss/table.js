/** The Swiss table: everybody's rack, the wheel and the dice, the card being read, and the superversion's bets. */
import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "/web/js/dress.js";
import { t } from "/web/js/i18n.js";
import { hold, holding } from "/web/js/pace.js";
import { html } from "/web/js/parts/html.js";
import { onButton, useKeys } from "/web/js/parts/keys.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Voice } from "/web/js/parts/voice.js";
import { leftToTell, revealing } from "/web/js/reveal.js";
import { others } from "/web/js/tables/seating.js";
import { useSend } from "/web/js/tables/send.js";
import { AskPanel } from "/web/js/tables/swiss/ask.js";
import { Dice } from "/web/js/tables/swiss/dice.js";
import { freshOn, gainsOf, useMemory } from "/web/js/tables/swiss/memory.js";
import { Peek } from "/web/js/tables/swiss/peek.js";
import { gapText, OtherRack, OwnLedge } from "/web/js/tables/swiss/rack.js";
import { RatingBoard } from "/web/js/tables/swiss/rating.js";
import { RoundEnd } from "/web/js/tables/swiss/round-end.js";
import { Reading, missedWords } from "/web/js/tables/swiss/reading.js";
import { seatState, sentenceFor, waitingFor } from "/web/js/tables/swiss/say.js";
import { Chips, Child } from "/web/js/tables/swiss/signs.js";
import { told } from "/web/js/tables/swiss/tell.js";
import { useTravel } from "/web/js/tables/swiss/travel.js";
import { useWheel, Wheel } from "/web/js/tables/swiss/wheel.js";

/** Milliseconds between the last card of a round and its scoreboard. */
const REST = 900;

/** @param {import("/web/js/tables/plain/game.js").TableProps} props */
export function SwissTable({ view, seat, asks, act, words, last, past, replay, onEnd }) {
  const ask = Object.fromEntries(asks.map((one) => [one.move, one]));
  const wheel = useWheel({ view, seat, last });
  const memory = useMemory(view, last, replay);
  const [peek, setPeek] = useState(null);
  const round = useRoundEnd(last, replay ? undefined : past);
  const leave = () => {
    round.close();
    if (view.over) onEnd();
  };
  const answer = useAnswer(view, ask, act);
  const turning = wheel.turning && view.options.spinner === "on";
  const mode = turning ? "turning" : modeOf(view, ask, answer.duel);
  const confirm = () => answer.confirm(mode);
  const domain = mode === "mark" ? ask.mark.gap : mode === "give" || mode === "remove" ? ask[mode].card : [];
  const at = domain.indexOf(mode === "mark" ? answer.gap : answer.pick);
  const choose = (chosen) => (!domain.length ? false : mode === "mark" ? answer.set({ gap: chosen }) : answer.set({ pick: chosen }));
  const begin = ask.spin ? "spin" : ask.read ? "read" : null;
  useKeys({
    ArrowRight: () => choose(domain[Math.min(at + 1, domain.length - 1)]),
    ArrowLeft: () => choose(domain[at < 0 ? domain.length - 1 : Math.max(at - 1, 0)]),
    Enter: (event) => (onButton(event) ? false : mode === "turning" ? wheel.land() : domain.length ? confirm() : mode === "turn" && !answer.busy ? answer.send({ move: begin }) : false),
    Escape: () => (mode === "duel" ? answer.set({ duel: false, target: null }) : choose(null)),
  });
  const table = useRef(null);
  useTravel(table, last);
  const shut = revealing.value === null;
  useEffect(() => {
    // Whoever has the focus elsewhere keeps it there.
    if (mode === "turn" && shut && ["BODY", "MAIN"].includes(document.activeElement?.tagName)) table.current.querySelector(".sw-ask .sw-go")?.focus({ preventScroll: true });
  }, [mode, shut, view.turn]);

  const stakes = ask.mark?.stake.length > 1;
  const sentence = sentenceFor({ view, seat, words, mode, stakes });
  const rivals = others(view, seat);
  const marked = seat === view.turn && view.raters.length > 0 ? view.mark : null;
  const shared = { view, seat, words };
  const fresh = (who) => freshOn(who, last);
  /** Whether the markers have just been turned over. */
  const turnedOver = (last?.events ?? []).some(({ event }) => event === "RatingsShown");
  const missed = (last?.events ?? []).some(({ event }) => event === "Inserted") ? missedWords(memory, view, words) : [];
  const spoken = spokenOf({ events: last?.events ?? [], view: { ...view, whys: memory.whys }, seat, words, missed, asked: asks.length ? sentenceFor({ view, seat, words, mode: modeOf(view, ask, false), stakes }) : "" });
  return html`<div class="swiss" ref=${table} data-entries=${view.entries} data-others=${rivals.length} data-betting=${view.options.betting ? "on" : "off"} data-mode=${mode}>
    <div class="sw-racks">
      ${rivals.map(
        (who) => html`<${OtherRack}
          key=${who}
          who=${who}
          view=${view}
          words=${words}
          state=${seatState(who, view, words)}
          chips=${view.chips[who]}
          gains=${gainsOf(who, last, memory)}
          fresh=${fresh(who)}
          onPeek=${() => setPeek(who)}
          target=${mode === "duel" && ask.challenge.seat.includes(who)}
          chosen=${answer.target === who}
          onTarget=${() => answer.set({ target: who })}
        />`,
      )}
    </div>
    <div class="felt sw-felt">
      <div class="sw-spin">
        ${memory.duel?.rolls.length === 2 && !turning
          ? html`<${Dice} duel=${memory.duel} words=${words} />`
          : view.options.spinner === "on" &&
            html`<${Wheel}
              sectors=${view.options.wheel}
              wheel=${wheel}
              label=${t(turning ? "swiss-land" : "swiss-spin")}
              onPress=${turning ? wheel.land : ask.spin && !answer.busy ? () => answer.send({ move: "spin" }) : undefined}
            />`}
        <div class="sw-bank"><span class="sw-stack" aria-hidden="true"><i class="sw-chip"></i><i class="sw-chip"></i><i class="sw-chip"></i><i class="sw-chip"></i></span><b>${t("swiss-bank")}</b><em>${view.bank}</em></div>
      </div>
      <${Reading} ...${shared} sentence=${sentence} memory=${memory} turning=${turning} />
      ${(view.raters.length > 0 || turnedOver) && html`<${RatingBoard}
        ...${shared}
        busy=${answer.busy}
        shown=${turnedOver}
        rate=${mode === "rate" && ((verdict) => answer.send({ move: "rate", verdict }))}
        pass=${mode === "rate" && ask.pass && (() => answer.send({ move: "pass" }))}
      />`}
    </div>
    <div class="sw-own">
      ${seat !== null && html`<${Me} ...${shared} gains=${gainsOf(seat, last, memory)} asked=${asks.find(({ move }) => move !== "pass")?.move} onPeek=${past && (() => setPeek(seat))} />
        <${OwnLedge}
          ...${shared}
          gaps=${marked !== null ? [marked] : mode === "mark" ? ask.mark.gap : []}
          gap=${marked ?? answer.gap}
          onGap=${(gap) => marked === null && answer.set({ gap })}
          onConfirm=${confirm}
          picks=${mode === "give" || mode === "remove" ? ask[mode].card : []}
          pick=${answer.pick}
          onPick=${(pick) => answer.set({ pick })}
          fresh=${fresh(seat)}
        />`}
      <${AskPanel} ...${shared} ...${answer} mode=${mode} ask=${ask} begin=${begin} confirm=${confirm} wheel=${wheel} waiting=${waitingFor(view, words)} />
    </div>
    ${peek !== null && html`<${Peek} who=${peek} view=${view} words=${words} past=${past} onClose=${() => setPeek(null)} />`}
    ${round.ended && html`<${RoundEnd} ...${shared} ...${round.ended} asked=${asks.length > 0} onNext=${leave} />`}
    <${Voice} says=${replay ? "" : spoken} />
    <p class="hidden" aria-live="polite">${answer.pick !== null && words.title(view.cards[answer.pick].face)}${mode === "mark" && answer.gap !== null ? gapText("swiss-gap", view.racks[seat], answer.gap, view, words, { gap: answer.gap + 1, gaps: view.racks[seat].length + 1 }) : ""}</p>
  </div>`;
}

/** What happened and what is asked now, to be read out. What is asked says that it is the player's turn. */
function spokenOf({ events, view, seat, words, missed, asked }) {
  const left = leftToTell(events, seat);
  if (!left) return "";
  const turns = left.filter(({ event, seat: who }) => !(asked && who === seat && ["TurnPassed", "TryBegan"].includes(event)));
  return [told(turns, view, words), ...missed.map((said) => `${said}.`), asked].filter(Boolean).join(" ");
}

/** @param {any} props `asked`: the move that is asked of the player, if any, who may be asked in somebody else's turn. */
function Me({ view, seat, words, gains, asked, onPeek }) {
  const player = words.player(seat);
  return html`<section class=${`paper line sw-me${asked ? " now" : ""}`}>
    <${Avatar} player=${words.player(seat)} size=${58} />
    <b class="sw-name">${player.name} <${Child} player=${view.players[seat]} /></b>
    ${asked ? html`<span class="tag">${t(`swiss-your-${seat === view.turn ? "turn" : asked}`)}</span>` : html`<small>${seatState(seat, view, words)}</small>`}
    <${Chips} seat=${seat} count=${view.chips[seat]} gains=${gains} at=${view.entries} />
    ${view.options.rounds > 1 && html`<small>${t("swiss-total", { total: view.totals[seat] })}</small>`}
    ${onPeek && html`<button type="button" class="sw-peek" aria-label=${t("swiss-account-open", { chips: view.chips[seat] })} onClick=${onPeek}></button>`}
  </section>`;
}

/** Shows the end of a round when there is one, until it is closed; first come the card that ended it, and a moment's rest. */
function useRoundEnd(last, past) {
  const [ended, setEnded] = useState(null);
  const [rested, setRested] = useState(false);
  const over = (last?.events ?? []).some(({ event }) => event === "RoundScored");
  useEffect(() => {
    // Without a connection the game goes on as if it had been closed.
    if (over && past) past().then((found) => setEnded({ past: found, entries: last.entries }), () => {});
  }, [over && last]);
  const waits = ended !== null && !rested;
  const own = useRef(0);
  useEffect(() => {
    if (!waits) return undefined;
    const release = hold();
    own.current = 1;
    return () => {
      own.current = 0;
      release();
    };
  }, [waits]);
  // Somebody may still be looking at the card, or reading what a guide says of it.
  const alone = waits && holding.value === own.current;
  useEffect(() => {
    if (!alone) return undefined;
    const soon = setTimeout(() => setRested(true), still() ? 0 : REST);
    return () => clearTimeout(soon);
  }, [alone]);
  const close = () => {
    setEnded(null);
    setRested(false);
  };
  return { ended: rested ? ended : null, close };
}

/** What the table asks of the player, in one word. */
function modeOf(view, ask, duel) {
  if (view.over) return "over";
  if (ask.rate) return "rate";
  if (ask.mark) return "mark";
  if (ask.give) return "give";
  if (ask.remove) return "remove";
  if (ask.spin || ask.read) return duel && ask.challenge ? "duel" : "turn";
  return "wait";
}

/** The player's answer so far; a new ask clears it. */
function useAnswer(view, ask, act) {
  const asked = [Object.keys(ask).join(), view.turn, view.read, view.tried.length, view.dueled, view.round].join("/");
  const blank = { asked, gap: null, stake: 0, pick: null, target: null, duel: false };
  const [held, setHeld] = useState(blank);
  const now = held.asked === asked ? held : blank;
  const set = (change) => setHeld((was) => ({ ...(was.asked === asked ? was : blank), ...change }));
  const { busy, trouble, send, forget } = useSend(view, act);
  // A later turn may ask the same again, and starts from nothing.
  useEffect(() => {
    forget();
    setHeld(blank);
  }, [asked]);
  const confirm = (mode) => {
    if (mode === "mark" && now.gap !== null) send({ move: "mark", gap: now.gap, stake: now.stake });
    if ((mode === "give" || mode === "remove") && now.pick !== null) send({ move: mode, card: now.pick });
  };
  return { ...now, busy, trouble, send, confirm, set };
}
