import { t } from "/web/js/i18n.js";
import { Clock } from "/web/js/parts/clock.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { gapText } from "/web/js/tables/swiss/rack.js";

/** The panel at the bottom right: what the player may do now, with one primary button. */
export function AskPanel(props) {
  const Body = BODIES[props.mode] ?? Waiting;
  return html`<section class="paper line sw-ask" data-mode=${props.mode} aria-label=${t("swiss-ask")}><${Clock} seat=${props.seat} class="desktop-only" /><${Body} ...${props} />
    ${props.trouble && html`<p class="sw-trouble" role="alert">${props.trouble}</p>`}
  </section>`;
}

function Turn({ ask, send, busy, set, begin }) {
  return html`<h3>${t("swiss-turn-title")}</h3>
    <p>${t(begin === "spin" ? "swiss-turn-spin" : "swiss-turn-read")}</p>
    ${ask.challenge && html`<button type="button" class="btn2" disabled=${busy} onClick=${() => set({ duel: true })}>${t("swiss-duel-open")}</button>`}
    <${Primary} class="sw-go" disabled=${busy} onPress=${() => send({ move: begin })}>${t(begin === "spin" ? "swiss-spin" : "swiss-read")}<//>`;
}

function Duel({ words, ask, send, busy, set, target }) {
  const name = target === null ? "" : words.player(target).name;
  return html`<h3>${t("swiss-duel-title")}</h3>
    <p>${t("swiss-duel-hint")}</p>
    <div class="sw-targets" role="group" aria-label=${t("swiss-duel-title")}>
      ${ask.challenge.seat.map(
        (who) => html`<button key=${who} type="button" class=${who === target ? "on" : ""} aria-pressed=${who === target} onClick=${() => set({ target: who })}>
          <${Avatar} player=${words.player(who)} size=${32} /><span>${words.player(who).name}</span>
        </button>`,
      )}
    </div>
    <div class="sw-pair">
      <button type="button" class="btn2" onClick=${() => set({ duel: false, target: null })}>${t("swiss-back")}</button>
      <${Primary} class="sw-go" disabled=${busy || target === null} onPress=${() => send({ move: "challenge", seat: target })}>${target === null ? t("swiss-duel-whom") : t("swiss-duel-go", { name })}<//>
    </div>`;
}

function Mark({ words, view, seat, ask, gap, stake, set, confirm, busy }) {
  const stakes = ask.mark.stake;
  const rack = view.racks[seat];
  const done = gap === null ? t("swiss-choose-gap") : gapText("swiss-done", rack, gap, view, words);
  return html`<h3>${t(stakes.length > 1 ? "swiss-stake-title" : "swiss-mark-title", { chips: view.chips[seat] })}</h3>
    ${stakes.length > 1
      ? html`<div class="sw-stakes" role="group" aria-label=${t("swiss-stake-title", { chips: view.chips[seat] })}>
            ${stakes.map(
              (n) => html`<button key=${n} type="button" class=${n === stake ? "on" : ""} aria-pressed=${n === stake} aria-label=${t("swiss-stake", { chips: n })} onClick=${() => set({ stake: n })}>${n}</button>`,
            )}
          </div>
          <p>${t(view.options.bet_pays === "double" ? "swiss-stake-hint-double" : "swiss-stake-hint")}</p>`
      : html`<p>${t(seat === view.turn ? "swiss-mark-hint" : "swiss-mark-hint-other", { tries: view.tries })}</p>`}
    <${Primary} class="sw-go" disabled=${busy || gap === null} onPress=${confirm}>${done}<//>`;
}

function Choose({ words, view, mode, pick, confirm, busy }) {
  const title = pick === null ? "" : words.title(view.cards[pick].face);
  return html`<h3>${t(`swiss-${mode}-title`)}</h3>
    <p>${mode === "give" ? t("swiss-give-hint", { name: words.player(view.owing[1]).name }) : t("swiss-remove-hint")}</p>
    <${Primary} class="sw-go" disabled=${busy || pick === null} onPress=${confirm}>${t(pick === null ? "swiss-choose-card" : `swiss-${mode}-go`, { title })}<//>`;
}

function Rate() {
  return html`<h3>${t("swiss-rate-title")}</h3>
    <p>${t("swiss-rate-hint")}</p>`;
}

function Turning({ wheel }) {
  return html`<h3>${t("swiss-turning")}</h3>
    <button type="button" class="btn2" onClick=${wheel.land}>${t("swiss-land")}</button>`;
}

function Waiting({ view, waiting, seat }) {
  return html`<h3>${t(seat === null ? "swiss-watching" : "swiss-wait-title")}</h3>
    <p>${waiting}</p>
    ${view.options.rounds > 1 && html`<p>${t("swiss-round", { round: view.round, rounds: view.options.rounds })}</p>`}`;
}

function Over({ words, view }) {
  return html`<h3>${t("swiss-over")}</h3>
    <ol class="sw-totals">
      ${view.playing
        .toSorted((a, b) => view.totals[b] - view.totals[a])
        .map((who) => html`<li key=${who} class=${view.winners.includes(who) ? "won" : ""}><span>${words.player(who).name}</span><b>${view.totals[who]}</b></li>`)}
    </ol>`;
}

const BODIES = { turn: Turn, duel: Duel, mark: Mark, give: Choose, remove: Choose, rate: Rate, turning: Turning, over: Over };
