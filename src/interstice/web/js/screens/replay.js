/** A finished game, step by step on its own table; then all its cards, and a check of its luck. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { needBots } from "/web/js/bots.js";
import { Enlarge } from "/web/js/features/enlarge.js";
import { Page } from "/web/js/features/page.js";
import { Progress } from "/web/js/features/progress.js";
import { Top } from "/web/js/features/top.js";
import { labelled, language, listed, need, needDecks, spoken, t } from "/web/js/i18n.js";
import { Ages } from "/web/js/parts/ages.js";
import { fetchMine, useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { useKeys } from "/web/js/parts/keys.js";
import { To } from "/web/js/parts/link.js";
import { Panel } from "/web/js/parts/panel.js";
import { reckon } from "/web/js/screens/end/reckoning.js";
import { Luck } from "/web/js/screens/replay/luck.js";
import { marksOf, nextMark } from "/web/js/screens/replay/marks.js";
import { tellAll } from "/web/js/screens/replay/story.js";
import { decks, letterKeys } from "/web/js/store.js";
import { nameWith } from "/web/js/tables/covers.js";
import { findGame } from "/web/js/tables/find.js";
import { makeWords, playersIn } from "/web/js/words.js";

const PACE = 1600;
/** What one can jump by, with the key for it; with Shift it goes back. */
const JUMPS = { turn: "t", round: "r", mistake: "m" };
const back = (step) => step - 1;
const on = (step) => step + 1;

/** @param {{ id: string }} props */
export function Replay({ id }) {
  const { found: about, failed } = useFetched(`/api/games/${id}/about`, true);
  const { found: log, failed: kept } = useFetched(`/api/games/${id}?language=${language.value}`, true);
  const [game, setGame] = useState(null);
  useEffect(() => {
    if (!about || !log) return;
    if (log.bots?.some(Boolean)) needBots().catch(() => {});
    Promise.all([findGame(log.rules), needDecks(about.decks), need("table")]).then(([found]) => setGame(found));
  }, [about, log]);
  if (about?.over && kept === 404) return html`<${Result} about=${about} />`;
  if (failed || kept === -1 || (about && !about.over)) {
    const why = failed === 404 ? "replay-missing" : failed ? "trouble" : "replay-not-over";
    return html`<${Page} title=${t("replay")}><${Panel} class="sorry"><h1>${t("replay-none")}</h1><p>${t(why)}</p><${To} class="btn" to="/watch">${t("replay-watch")}<//><//><//>`;
  }
  if (!game || !about.decks.every((deck) => decks.value[deck])) return html`<${Page} title=${t("replay")} />`;
  return html`<${Film} ...${{ about, log, game }} />`;
}

/** What others may know of a game with somebody's own cards: how it ended. */
function Result({ about }) {
  const name = nameWith(about.preset, about.decks);
  const names = about.winners.map((seat) => about.players[seat]);
  const won = about.score !== null ? t("end-score", { n: about.score }) : names.length ? t("end-wins", { name: listed(names), n: names.length }) : t("end-nobody");
  return html`<${Page} title=${labelled(t("replay"), name)}><${Panel} class="sorry"><h1>${labelled(name, won)}</h1><p>${t("replay-private")}</p><${To} class="btn" to="/watch">${t("replay-watch")}<//><//><//>`;
}

function Film({ about, log, game }) {
  const last = log.entries.length;
  const [step, setStep] = useState(() => Math.min(Math.max(Number(location.hash.slice(1)) || 1, 1), last));
  const [playing, setPlaying] = useState(false);
  const view = useView(about.id, step, last);
  const marks = useMemo(() => marksOf(log, game, about.yours), [log]);
  const [own = null, ...more] = about.yours;
  // Several people at one device are called by their names.
  const words = makeWords(about.decks, playersIn(log), more.length ? null : own);
  const story = useMemo(() => tellAll(log, game.tell, words), [log, spoken.value, decks.value]);
  // From the current step: keys may come faster than renders.
  const go = (to) => {
    setPlaying(false);
    setStep((now) => Math.min(Math.max(to(now), 1), last));
  };
  useEffect(() => {
    document.title = `${labelled(t("replay"), nameWith(about.preset, about.decks))} · Interstice`;
    history.replaceState(null, "", `#${step}`);
  }, [step]);
  useEffect(() => {
    if (!playing) return undefined;
    if (step === last) return setPlaying(false);
    const soon = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(soon);
  }, [playing, step]);
  const jump = (kind, way) => go((now) => nextMark(marks[kind], now, way) ?? now);
  const letters = letterKeys.value === "off" ? {} : Object.fromEntries(Object.entries(JUMPS).flatMap(([kind, letter]) => [[letter, () => jump(kind, 1)], [letter.toUpperCase(), () => jump(kind, -1)]]));
  // Before the table gets them, where they would choose gaps.
  useKeys({ ArrowLeft: () => go(back), ArrowRight: () => go(on), Home: () => go(() => 1), End: () => go(() => last), ...letters }, true);
  const told = useMemo(() => ({ events: view ? log.entries[view.entries - 1].events : [], entries: view?.entries }), [view]);
  const past = async () => ({ entries: log.entries.slice(0, view.entries).map(({ events }) => events), cards: reckon(log, game).cards });
  const { found: timeline } = useFetched(`/api/games/${about.id}/timeline?language=${language.value}`, true, true);
  return html`<div class=${`table replay table-${log.rules}`}>
      <${Top} game=${nameWith(about.preset, about.decks)}>${view && html`<${Progress} game=${game} view=${view} words=${words} />`}<//>
      <main class="board" id="board">${view && html`<${game.Table} view=${view} seat=${null} words=${words} last=${told} asks=${[]} act=${async () => {}} past=${past} replay onEnd=${() => {}} />`}</main>
      <${Controls} ...${{ step, last, go, jump, marks, own: about.yours.length > 0, playing, said: story[step - 1] }} onPlay=${() => (step === last ? (setStep(1), setPlaying(true)) : setPlaying(!playing))} />
    </div>
    <div class="page wide after"><div class="pair"><${Moves} ...${{ log, story, step, go, words }} /><${Luck} game=${about.id} luck=${log.luck} guided=${about.guided} /></div>
      ${timeline && html`<section><h2>${t("replay-cards")}</h2><${Ages} cards=${timeline} picture=${words.picture} /></section>`}</div>
    ${view && html`<${Enlarge} view=${view} words=${words} game=${about.id} />`}`;
}

/** The view after `step` entries. The previous one stays until it arrives; the next is fetched ahead. */
function useView(game, step, last) {
  const [view, setView] = useState(null);
  const known = useRef(new Map());
  useEffect(() => {
    let wanted = true;
    const ask = (number) => {
      if (!known.current.has(number)) known.current.set(number, fetchMine(`/api/games/${game}/steps/${number}`).then((answer) => answer.json()));
      return known.current.get(number);
    };
    ask(step).then((found) => wanted && setView(found), () => known.current.delete(step));
    if (step < last) ask(step + 1).catch(() => known.current.delete(step + 1));
    return () => {
      wanted = false;
    };
  }, [step]);
  return view;
}

function Controls({ step, last, go, jump, marks, own, playing, onPlay, said }) {
  const button = (word, icon, how, off) => html`<button type="button" class="icon-btn" aria-label=${t(word)} title=${t(word)} disabled=${off} onClick=${how}><${Icon} name=${icon} /></button>`;
  return html`<div class="paper controls"><p class="said" tabindex="0" role="status">${said}</p>
    <div class="row">${button("replay-first", "first", () => go(() => 1), step === 1)}${button("replay-back", "left", () => go(back), step === 1)}
      ${button(playing ? "replay-pause" : "replay-play", playing ? "pause" : "play", onPlay)}
      ${button("replay-on", "right", () => go(on), step === last)}${button("replay-last", "last", () => go(() => last), step === last)}
      <input class="grow" type="range" min="1" max=${last} value=${step} aria-label=${t("replay-step")} aria-valuetext=${labelled(`${step}/${last}`, said)} onInput=${(event) => go(() => Number(event.target.value))} />
      <span class="count">${step}/${last}</span></div>
    <div class="row jumps">${Object.keys(JUMPS).map((kind) => marks[kind].length > 0 && html`<${Jumps} key=${kind} ...${{ kind, own, step, marks: marks[kind] }} onJump=${(way) => jump(kind, way)} />`)}</div></div>`;
}

/** Two buttons, to the one before and the next, and which of them the reader is at. */
function Jumps({ kind, own, step, marks, onJump }) {
  const button = (way, word) => html`<button type="button" class="icon-btn" aria-label=${t(`replay-${kind}-${word}`)} title=${`${t(`replay-${kind}-${word}`)} (${way > 0 ? JUMPS[kind] : JUMPS[kind].toUpperCase()})`}
    disabled=${nextMark(marks, step, way) === undefined} onClick=${() => onJump(way)}><${Icon} name=${way > 0 ? "right" : "left"} /></button>`;
  const passed = marks.filter((mark) => mark <= step).length;
  return html`<span class="jump">${button(-1, "back")}<span>${t(kind === "mistake" && own ? "replay-mistake-own" : `replay-${kind}`)} <b>${passed}/${marks.length}</b></span>${button(1, "on")}</span>`;
}

/** Who did what; a click goes to that step. */
function Moves({ log, story, step, go, words }) {
  const list = useRef(null);
  useEffect(() => {
    const now = list.current.querySelector("[aria-current]");
    list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [step]);
  return html`<${Panel} class="moves"><h2>${t("replay-moves")}</h2><ol ref=${list} tabindex="0" aria-label=${t("replay-moves")}>${story.map((said, at) => {
    const { seat } = log.entries[at];
    return html`<li key=${at}><button type="button" aria-current=${at + 1 === step ? "step" : undefined} onClick=${() => go(() => at + 1)}>
      <i style=${{ "--pc": seat === null ? "var(--rule)" : words.player(seat).colour }}></i><span>${said}</span></button></li>`;
  })}</ol><//>`;
}
