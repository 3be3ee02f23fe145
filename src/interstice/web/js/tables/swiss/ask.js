import { Clock } from "/web/js/parts/clock.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { gapText } from "./rack.js";

/** The question panel, bottom right: what may be said now, and one primary button. */
export function AskPanel(props) {
  const Body = BODIES[props.mode] ?? Waiting;
  return html`<section class="paper line sw-ask" data-mode=${props.mode} aria-label=${props.words.t("swiss-ask")}><${Clock} seat=${props.seat} class="only-d" /><${Body} ...${props} />
    ${props.trouble && html`<p class="sw-trouble" role="alert">${props.words.t(props.trouble)}</p>`}
  </section>`;
}

function Turn({ words, ask, send, busy, setDuel, begin }) {
  return html`<h3>${words.t("swiss-turn-title")}</h3>
    <p>${words.t(begin === "spin" ? "swiss-turn-spin" : "swiss-turn-read")}</p>
    ${ask.challenge && html`<button type="button" class="btn2" disabled=${busy} onClick=${() => setDuel(true)}>${words.t("swiss-duel-open")}</button>`}
    <${Primary} class="sw-go" disabled=${busy} onPress=${() => send({ move: begin })}>${words.t(begin === "spin" ? "swiss-spin" : "swiss-read")}<//>`;
}

function Duel({ words, ask, send, busy, setDuel, target, setTarget }) {
  const name = target === null ? "" : words.player(target).name;
  return html`<h3>${words.t("swiss-duel-title")}</h3>
    <p>${words.t("swiss-duel-hint")}</p>
    <div class="sw-targets" role="group" aria-label=${words.t("swiss-duel-title")}>
      ${ask.challenge.seat.map(
        (who) => html`<button key=${who} type="button" class=${who === target ? "on" : ""} aria-pressed=${who === target} onClick=${() => setTarget(who)}>
          <${Avatar} player=${words.player(who)} size=${32} /><span>${words.player(who).name}</span>
        </button>`,
      )}
    </div>
    <div class="sw-pair">
      <button type="button" class="btn2" onClick=${() => setDuel(false)}>${words.t("swiss-back")}</button>
      <${Primary} class="sw-go" disabled=${busy || target === null} onPress=${() => send({ move: "challenge", seat: target })}>${target === null ? words.t("swiss-duel-whom") : words.t("swiss-duel-go", { name })}<//>
    </div>`;
}

function Mark({ words, view, seat, ask, gap, stake, setStake, confirm, busy }) {
  const stakes = ask.mark.stake;
  const rack = view.racks[seat];
  const done = gap === null ? words.t("swiss-choose-gap") : gapText("swiss-done", rack, gap, view, words);
  return html`<h3>${words.t(stakes.length > 1 ? "swiss-stake-title" : "swiss-mark-title", { chips: view.chips[seat] })}</h3>
    ${stakes.length > 1
      ? html`<div class="sw-stakes" role="group" aria-label=${words.t("swiss-stake-title", { chips: view.chips[seat] })}>
            ${stakes.map(
              (n) => html`<button key=${n} type="button" class=${n === stake ? "on" : ""} aria-pressed=${n === stake} aria-label=${words.t("swiss-stake", { chips: n })} onClick=${() => setStake(n)}>${n}</button>`,
            )}
          </div>
          <p>${words.t(view.options.bet_pays === "double" ? "swiss-stake-hint-double" : "swiss-stake-hint")}</p>`
      : html`<p>${words.t(seat === view.turn ? "swiss-mark-hint" : "swiss-mark-hint-other", { tries: view.tries })}</p>`}
    <${Primary} class="sw-go" disabled=${busy || gap === null} onPress=${confirm}>${done}<//>`;
}

function Choose({ words, view, mode, pick, confirm, busy }) {
  const title = pick === null ? "" : words.title(view.cards[pick].face);
  return html`<h3>${words.t(`swiss-${mode}-title`)}</h3>
    <p>${mode === "give" ? words.t("swiss-give-hint", { name: words.player(view.owing[1]).name }) : words.t("swiss-remove-hint")}</p>
    <${Primary} class="sw-go" disabled=${busy || pick === null} onPress=${confirm}>${words.t(pick === null ? "swiss-choose-card" : `swiss-${mode}-go`, { title })}<//>`;
}

function Rate({ words }) {
  return html`<h3>${words.t("swiss-rate-title")}</h3>
    <p>${words.t("swiss-rate-hint")}</p>`;
}

function Turning({ words, wheel }) {
  return html`<h3>${words.t("swiss-turning")}</h3>
    <button type="button" class="btn2" onClick=${wheel.land}>${words.t("swiss-land")}</button>`;
}

function Waiting({ words, view, waiting, seat }) {
  return html`<h3>${words.t(seat === null ? "swiss-watching" : "swiss-wait-title")}</h3>
    <p>${waiting}</p>
    ${view.options.rounds > 1 && html`<p>${words.t("swiss-round", { round: view.round, rounds: view.options.rounds })}</p>`}`;
}

function Over({ words, view }) {
  return html`<h3>${words.t("swiss-over")}</h3>
    <ol class="sw-totals">
      ${view.playing
        .toSorted((a, b) => view.totals[b] - view.totals[a])
        .map((who) => html`<li key=${who} class=${view.winners.includes(who) ? "won" : ""}><span>${words.player(who).name}</span><b>${view.totals[who]}</b></li>`)}
    </ol>`;
}

const BODIES = { turn: Turn, duel: Duel, mark: Mark, give: Choose, remove: Choose, rate: Rate, turning: Turning, over: Over };
