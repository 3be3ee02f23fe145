/** A room: the foyer until the game begins, then the table, then how it went. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { needBots } from "/web/js/bots.js";
import { Banner } from "/web/js/features/banner.js";
import { BigButton, JoinCorner, big } from "/web/js/features/bigscreen.js";
import { Chat } from "/web/js/features/chat.js";
import { Enlarge } from "/web/js/features/enlarge.js";
import { Guided } from "/web/js/features/guided.js";
import { Hello } from "/web/js/features/hello.js";
import { Help } from "/web/js/features/help.js";
import { Hint, moved, settled } from "/web/js/features/hints.js";
import { Pass, useHolder } from "/web/js/features/pass.js";
import { Progress } from "/web/js/features/progress.js";
import { Reveals } from "/web/js/features/reveal.js";
import { Skip } from "/web/js/features/skip.js";
import { Logo, Top } from "/web/js/features/top.js";
import { need, needDecks, said, t } from "/web/js/i18n.js";
import { beginning } from "/web/js/opening.js";
import { isQuick, longer, skip } from "/web/js/pace.js";
import { Clock, ClockVoice } from "/web/js/parts/clock.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { fetchMine } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { forPage } from "/web/js/parts/keys.js";
import { away } from "/web/js/parts/link.js";
import { Primary } from "/web/js/parts/panel.js";
import { Boundary, Sorry, loaded } from "/web/js/parts/trouble.js";
import { runs, stopped } from "/web/js/running.js";
import { revealing } from "/web/js/reveal.js";
import { command, enter } from "/web/js/socket.js";
import { hear, play } from "/web/js/sound.js";
import { aloud, chatOpen, decks, go, happened, letterKeys, link, refusal, room } from "/web/js/store.js";
import { nameWith, rulesOf } from "/web/js/tables/covers.js";
import { useGame } from "/web/js/tables/find.js";
import { makeWords, playersOf } from "/web/js/words.js";

/** @param {{ code: string }} props */
export function Room({ code }) {
  useEffect(() => enter(code), [code]);
  useEffect(() => void need("table"), []);
  const now = room.value;
  useEffect(() => {
    if (now) needDecks(now.decks);
  }, [now?.decks.join()]);
  const told = happened.value;
  const bots = (told?.bots ?? []).concat(now?.seats.map((held) => held?.bot) ?? []).some(Boolean);
  useEffect(() => {
    // Without them bots look like people.
    if (bots) needBots().catch(() => {});
  }, [bots]);
  if (link.value === "refused") {
    return html`<${Top} /><${Sorry} title=${t("no-room")} way=${html`<a class="btn" href="/" onClick=${away("/")}>${t("to-start")}</a>`}>${said(`refused-${refusal.value}`, t(`sorry-${refusal.value}`))}<//>`;
  }
  if (!now && link.value === "lost") return html`<${Top} /><${Sorry} title=${t("no-server")}>${t("no-server-wait")}<//>`;
  if (!now || !now.decks.every((id) => decks.value[id])) return html`<${Top} /><p class="waiting" role="status">${t("joining")}</p>`;
  const playing = now.game !== null && told?.game === now.game;
  return html`<div class="room-screen"><${Boundary}>
    ${playing ? html`<${Playing} key=${now.game} room=${now} told=${told} />` : html`${now.trouble && html`<p class="banner paper" role="alert">${t(`sorry-${now.trouble}`)}</p>`}<${Before} room=${now} /><${Chat} room=${now} people=${peopleOf(now.seats)} />`}
  <//></div>`;
}

/** @param {any} room @returns {boolean} Whether the line of a day is played there, and counts. */
const countsDaily = (room) => Boolean(room.daily) && !room.for_fun;

/** @param {any} room @returns {string} What is played there. */
const calledOf = (room) => (countsDaily(room) ? t("today-line") : nameWith(room.preset, room.decks));

/** @param {(import("/web/js/words.js").Sitter | null)[]} sitters @returns {any[]} Those who have a seat, as the chat shows them. */
function peopleOf(sitters) {
  const words = makeWords([], sitters);
  return sitters.map((_, seat) => words.player(seat)).filter((player) => player.person);
}

/** @param {{ room: any }} props The room before its game. The foyer is fetched only if the game does not begin by itself. */
function Before({ room }) {
  const [Foyer, setFoyer] = useState(null);
  // Fetched now, so that the table is ready when the game begins.
  useGame(rulesOf(room.preset));
  useEffect(() => {
    if (!beginning.value) loaded(import("/web/js/screens/foyer.js")).then((module) => setFoyer(() => module.Foyer));
  }, [beginning.value]);
  if (beginning.value || !Foyer) return html`<${Top} game=${calledOf(room)} /><p class="waiting" role="status">${t("joining")}</p>`;
  return html`<${Foyer} room=${room} />`;
}

function Playing({ room, told }) {
  const { seats, seat, next, pass } = useHolder(told.views);
  const view = told.views[seat ?? -1];
  const players = playersOf(room, told);
  // Where several people share a device, none of them is simply "you".
  const words = makeWords(room.decks, players, seats.length > 1 ? null : seat);
  const game = useGame(view.rules);
  const [shown, setShown] = useState(false);
  const [dialog, setDialog] = useState("");
  const shut = () => setDialog("");
  const asked = view.asks.length > 0;
  useEffect(() => {
    document.title = `${asked ? `● ${t("your-turn")}` : calledOf(room)} · Interstice`;
  });
  useEffect(() => {
    if (game) longer.value = game.longer;
  }, [game]);
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (game) hear(told.events, game.sounds, asked && !wasAsked.current);
    wasAsked.current = asked;
  }, [told]);
  const plays = !view.over && seats.some((each) => !view.left.includes(each));
  useEffect(() => {
    if (plays) runs(room.code, told.game, countsDaily(room) ? room.daily : "");
    else stopped(told.game);
  }, [plays]);
  const ended = view.over && shown;
  useLayoutEffect(() => scrollTo(0, 0), [Boolean(game), ended]);
  useLetters(() => setDialog("help"));
  // What was said last in this game is not about the next.
  useEffect(() => () => void (aloud.value = ""), []);
  const act = (move) => {
    play("place");
    moved(view.entries);
    skip();
    const sent = command("act", { game: happened.value.game, seat, move, entries: view.entries, ...(isQuick() && { quick: true }) });
    sent.catch(settled);
    return sent;
  };
  const people = peopleOf(players);
  const company = room.watching > 0 || new Set(people.filter((each) => !each.bot).map((each) => each.person)).size > 1;
  const point = company ? (card) => command("point", { card }).catch(() => {}) : undefined;
  const last = useMemo(() => ({ events: told.events, entries: told.entries }), [told]);
  const around = html`<${Enlarge} view=${view} words=${words} game=${told.game} point=${view.over ? undefined : point} /><${Chat} room=${room} people=${people} />`;
  const guided = (ended) => room.guided && seat !== null && html`<${Guided} ...${{ game, id: told.game, preset: room.preset, view, seat, words, told, ended }} />`;
  // Anyone who arrives after the end sees how it went at once.
  const arrivedLate = useRef(view.over);
  const [End, setEnd] = useState(null);
  useEffect(() => {
    if (view.over && countsDaily(room) && arrivedLate.current) go(`/daily/${room.daily}`);
    else if (view.over) loaded(import("/web/js/screens/end.js")).then((module) => setEnd(() => module.End));
  }, [view.over]);
  if (!game) return html`<div class="table"><${Top} game=${calledOf(room)} /></div>`;
  if (view.over && End && (shown || arrivedLate.current)) {
    return html`<${End} ...${{ game, view, seat: seats.length > 1 ? null : seat, words, room, id: told.game }} />${around}${guided(true)}`;
  }
  const advise = (mate) => command("advise", { game: told.game, seat: mate });
  const past = () => fetchMine(`/api/games/${told.game}/events`).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
  const props = { view, seat, words, last, act, advise, point, past, asks: view.asks, onEnd: () => (countsDaily(room) ? go(`/daily/${room.daily}`) : setShown(true)) };
  const large = seat === null && big.value;
  const progress = html`<${Progress} game=${game} view=${view} words=${words} /><${Clock} seat=${seat} class="phone-only" /><${Skip} />`;
  return html`<div class=${["table", ...game.looks.map((rules) => `table-${rules}`), `table-${view.rules}`].join(" ")}>
    <a class="skip btn2" href="#board">${t("skip")}</a>
    ${large
      ? html`<header class="top"><div class="bar-left"><${Logo} /><span class="game">${calledOf(room)}</span></div><div class="bar-middle row">${progress}</div><div class="bar-right"></div></header><${JoinCorner} code=${room.code} />`
      : html`<${Top} game=${calledOf(room)} onLeave=${seat !== null && !view.over && (() => setDialog("leave"))} onHelp=${() => setDialog("help")}>${progress}${seat === null && html`<${BigButton} />`}<//>`}
    <${Banner} />
    <${ClockVoice} seat=${seat} />
    ${seat !== null && next === null && !room.guided && html`<${Hint} game=${game} view=${view} seat=${seat} company=${company} />`}
    <main class="board" id="board" tabindex="-1" aria-label=${calledOf(room)}><${game.Table} ...${props} /></main>
    ${!room.guided && html`<${Hello} game=${told.game} view=${view} words=${words} />`}
    <${Reveals} id=${told.game} ...${{ game, seats, words }} />
    ${next !== null && !revealing.value && html`<${Pass} hides=${game.secret(view)} words=${words} next=${next} onPass=${pass} />`}
    ${view.over && !game.endsItself && html`<div class="over-bar"><${Primary} onPress=${() => setShown(true)}>${t("how-it-went")}<//></div>`}
    ${dialog === "help" && html`<${Help} keys=${game.keys} preset=${room.preset} onClose=${shut} />`}
    ${dialog === "leave" && html`<${Leave} seats=${seats} alone=${view.players.length === 1} onClose=${shut} />`}
    ${around}${guided(false)}
  </div>`;
}

/** @param {{ seats: number[], alone: boolean, onClose: () => void }} props */
function Leave({ seats, alone, onClose }) {
  const leave = async () => {
    const { game } = happened.value;
    await Promise.all(seats.map((seat) => command("quit", { game, seat }).catch(() => {})));
    stopped(game);
    go("/");
  };
  return html`<${Dialog} title=${t("leave-game")} onClose=${onClose}><p>${t(alone ? "leave-sure-alone" : "leave-sure")}</p>
    <div class="choices last"><button type="button" class="btn2" onClick=${onClose}>${t("leave-stay")}</button><${Primary} onPress=${leave}>${t("leave-go")}<//></div><//>`;
}

/** @param {() => void} help Single-letter shortcuts for every table; a setting turns them all off. */
function useLetters(help) {
  useEffect(() => {
    const pressed = (event) => {
      if (event.key.length !== 1 || event.key === " " || !forPage(event)) return;
      if (letterKeys.value === "off") event.stopImmediatePropagation();
      else if (event.key === "?") help();
      else if (event.key === "c") {
        event.preventDefault();
        chatOpen.value = !chatOpen.value;
      }
    };
    document.addEventListener("keydown", pressed, true);
    return () => document.removeEventListener("keydown", pressed, true);
  }, []);
}
