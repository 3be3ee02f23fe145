/** How it went: who won and how, what lies on the table, what everyone got right, and a rematch. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { speakerOf } from "/web/js/features/hello.js";
import { Top } from "/web/js/features/top.js";
import { labelled, language, need, sorry, t } from "/web/js/i18n.js";
import { ownTable, playBegun } from "/web/js/opening.js";
import { Ages } from "/web/js/parts/ages.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { away } from "/web/js/parts/link.js";
import { saveGame } from "/web/js/parts/save.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Moments } from "/web/js/screens/end/moments.js";
import { reckon } from "/web/js/screens/end/reckoning.js";
import { Scores } from "/web/js/screens/end/scores.js";
import { Share } from "/web/js/screens/end/share.js";
import { command } from "/web/js/socket.js";
import { aloud } from "/web/js/store.js";
import { nameWith } from "/web/js/tables/covers.js";

/** @param {{ game: import("/web/js/tables/plain/game.js").GameTable, view: any, seat: number | null, words: any, room: any, id: string }} props */
export function End({ game, view, seat, words, room, id }) {
  const [trouble, setTrouble] = useState("");
  const [sharing, setSharing] = useState(false);
  const { found: log, failed } = useFetched(`/api/games/${id}`, true);
  const { found: ages } = useFetched(`/api/games/${id}/timeline?language=${language.value}`, true, true);
  const [ready, setReady] = useState(false);
  useEffect(() => void need("end").then(() => setReady(true)), []);
  const story = useMemo(() => log && reckon(log, game), [log]);
  const said = game.headline(view, seat, words);
  const how = story && ready ? howWon(game, view, story) : "";
  const speaker = speakerOf(id, view, words);
  // The heading has the focus, so it is read out anyway.
  const more = story && ready ? [how && how.replace(/[^.!]$/, "$&."), speaker && labelled(speaker.name, speaker.bye)].filter(Boolean).join(" ") : "";
  useEffect(() => {
    if (more) aloud.value = more;
  }, [more]);
  const heading = useRef(null);
  // Whatever had the focus at the table is gone.
  useEffect(() => heading.current.focus({ preventScroll: true }), []);
  useEffect(() => scrollTo(0, 0), []);
  // The line of a day is played once in a room.
  const again = () => (room.daily ? playBegun(`daily/${room.daily}`) : command("start")).catch((refused) => setTrouble(sorry(refused)));
  const deck = ownTable(room.code);
  const mine = new Set(story?.laid.filter((each) => each.right && each.seat === seat).map((each) => each.card));
  const rows = story && view.players.map((_, who) => ({ name: words.player(who).called, colour: words.player(who).colour, laid: story.by[who].map((each) => each.right), score: view.totals?.some(Boolean) ? String(view.totals[who]) : "" }));
  const scores = html`<${Panel} class="scores" tabindex="0" role="group" aria-label=${t("how-it-went")}><h2>${t("how-it-went")}</h2>${story && html`<${Scores} ...${{ game, view, words, story, seat }} />`}<//>`;
  return html`<div class=${`end end-${view.rules}`}>
    <${Top} game=${nameWith(room.preset, room.decks)} />
    <main style=${{ "--players": String(view.players.length) }}><div class="fold">
      <section class="win"><div class="rays"></div><div class="victory">
        <${game.Emblem} view=${view} words=${words} />
        <div class="said"><h1 ref=${heading} tabindex="-1">${said}</h1><p class="how">${how}</p>
          ${speaker && html`<p class="bye"><${Avatar} player=${words.player(speaker.seat)} size=${34} /><span>${labelled(speaker.name, speaker.bye)}</span></p>`}</div>
        <${game.Standing} view=${view} />
      </div></section>
      <section class="go">
        ${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}
        ${room.host === room.me ? html`<${Primary} onPress=${again}>${t(view.players.length === 1 ? "play-again" : "rematch")}<//>` : html`<p class="paper hint">${t("host-rematch")}</p>`}
        <button type="button" class="btn2" disabled=${!story} onClick=${() => setSharing(true)} aria-label=${t("share")}><${Icon} name="share" /><span>${t("share")}</span></button>
        <a class="btn2" href=${`/replay/${id}`} aria-label=${t("end-replay")} onClick=${away(`/replay/${id}`)}><${Icon} name="play" /><span>${t("end-replay")}</span></a>
        <a class="btn2" href="/" aria-label=${t("to-start")} onClick=${away("/")}><${Icon} name="home" /><span>${t("to-start")}</span></a>
      </section>
      <${game.Board} ...${{ view, words, mine, story, seat }} />
      <section class="result">${game.scoresFirst ? scores : story && html`<${game.Result} ...${{ view, words, story, seat }} />`}</section>
      <section class="moments">${story && html`<${Moments} ...${game.moments(view, story, seat, words)} story=${story} words=${words} />`}</section>
      </div>
      <section class="notes">${!game.scoresFirst && scores}${ages?.length > 0 && html`<details><summary class="paper">${t("end-notes", { n: ages.length })}</summary><${Ages} cards=${ages} picture=${words.picture} /></details>`}
        ${deck && html`<a class="btn3" href=${deck} onClick=${away(deck)}><${Icon} name="cards" />${t("end-deck")}</a>`}
        ${!failed && html`<a class="btn3" href=${`/api/games/${id}`} download=${`${id}.json`} onClick=${saveGame(id)}><${Icon} name="box" />${t("end-log")}</a>`}</section>
    </main>
    ${sharing && html`<${Share} title=${game.headline(view, null, words)} how=${how} rows=${rows} to=${`${location.origin}/replay/${id}`} onClose=${() => setSharing(false)} />`}
  </div>`;
}

/** @param {import("/web/js/tables/plain/game.js").GameTable} game @param {any} view @param {any} story @returns {string} How the winner won, if anybody did. */
function howWon(game, view, story) {
  if (view.score === null && !view.winners.length) return "";
  if (view.score === null && view.left.length && view.playing.length === 1) return t("end-forfeit");
  return game.howWon(view, story);
}
