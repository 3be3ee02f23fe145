/** A room: who sits where until the game begins, then the table, then how it went. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { need, needDecks, t } from "/web/js/i18n.js";
import { Banner } from "/web/js/parts/banner.js";
import { html } from "/web/js/parts/html.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Top, away } from "/web/js/parts/top.js";
import { End } from "/web/js/screens/end.js";
import { Lobby } from "/web/js/screens/lobby.js";
import { command, enter } from "/web/js/socket.js";
import { decks, happened, link, refusal, room } from "/web/js/store.js";
import { Plain } from "/web/js/tables/plain.js";
import { makeWords } from "/web/js/words.js";

const TABLES = {
  classic: async () => (await import("/web/js/tables/classic.js")).ClassicTable,
  swiss: async () => (await import("/web/js/tables/swiss.js")).SwissTable,
  twist: async () => (await import("/web/js/tables/twist.js")).TwistTable,
};

/** @param {{ code: string }} props */
export function Room({ code }) {
  useEffect(() => enter(code), [code]);
  const now = room.value;
  useEffect(() => {
    if (now) needDecks(now.decks);
  }, [now?.decks.join()]);
  if (link.value === "refused") return html`<${Refused} />`;
  if (!now || !now.decks.every((id) => decks.value[id])) return html`<${Top} /><p class="waiting">${t("joining")}</p>`;
  const told = happened.value;
  const playing = now.game !== null && told?.game === now.game;
  return html`<div class="room-screen">${playing ? html`<${Playing} key=${now.game} room=${now} told=${told} />` : html`<${Lobby} room=${now} />`}</div>`;
}

function Refused() {
  return html`<${Top} /><main class="waiting"><${Panel} class="sorry"><h1>${t("no-room")}</h1><p>${t(`refused-${refusal.value}`)}</p>
    <a class="btn" href="/" onClick=${away("/")}>${t("to-start")}</a><//></main>`;
}

/** Of the seats that this browser plays, the one that is asked; else the first. */
function ownSeat(views) {
  const seats = Object.keys(views).map(Number);
  return seats.find((seat) => seat >= 0 && views[seat].asks.length) ?? seats.find((seat) => seat >= 0) ?? null;
}

function Playing({ room, told }) {
  const seat = ownSeat(told.views);
  const view = told.views[seat ?? -1];
  const words = makeWords(room, view);
  const [Table, setTable] = useState(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const from = TABLES[view.rules];
    Promise.all([from?.().catch(() => Plain) ?? Plain, need(view.rules).catch(() => {})]).then(([made]) => setTable(() => made ?? Plain));
  }, [view.rules]);
  useEffect(() => {
    document.title = `${view.asks.length ? `● ${t("your-turn")}` : t(`preset-${room.preset}`)} · Interstice`;
  });
  const act = (move) => command("act", { seat, move, entries: view.entries });
  const last = useMemo(() => ({ events: told.events, entries: told.entries }), [told]);
  // Someone who comes to a finished game sees how it went at once.
  const arrivedLate = useRef(view.over);
  if (view.over && (shown || arrivedLate.current)) return html`<${End} ...${{ view, seat, words, room, game: told.game }} />`;
  const props = { view, seat, words, last, act, asks: view.asks, onEnd: () => setShown(true) };
  return html`<div class=${`table table-${view.rules}`}>
    <${Top} game=${t(`preset-${room.preset}`)} onLeave=${seat !== null && !view.over ? () => leaveGame(seat) : undefined}><${Round} view=${view} words=${words} /><//>
    <${Banner} />
    ${Table && html`<${Table} ...${props} />`}
    ${view.over && view.rules !== "classic" && html`<div class="over-bar"><${Primary} onPress=${() => setShown(true)}>${t("how-it-went")}<//></div>`}
  </div>`;
}

async function leaveGame(seat) {
  if (!confirm(t("leave-sure"))) return;
  await command("quit", { seat }).catch(() => {});
}

/** The round, with one pip for each seat: filled has played, haloed is on turn. */
function Round({ view, words }) {
  const order = view.order.length ? view.order : view.players.map((_, seat) => seat);
  const played = order.filter((who) => !view.yet.includes(who) && who !== view.turn).length;
  return html`<div class="round row">
    <span>${t("round", { n: view.round })}</span>
    <span class="pips" role="img" aria-label=${t("pips", { played, all: order.length })}>
      ${order.map((who) => html`<i key=${who} class=${`pip ${!view.over && who === view.turn ? "now" : view.yet.includes(who) ? "" : "on"}`} style=${{ "--pc": words.player(who).colour }}></i>`)}
    </span>
  </div>`;
}
