/** Open rooms to join and games to watch, kept up to date; and a way to be matched with a stranger. */
import { useEffect, useState } from "preact/hooks";
import { needBots } from "/web/js/bots.js";
import { Page } from "/web/js/features/page.js";
import { LANGUAGES, labelled, language, t } from "/web/js/i18n.js";
import { needPresets, playWithStranger, presets } from "/web/js/opening.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { FIRST, nameOf } from "/web/js/tables/covers.js";
import { makeWords } from "/web/js/words.js";

const AGAIN = 2000;

export function Watch() {
  const rooms = useOpenRooms();
  const [preset, setPreset] = useState(FIRST);
  const { busy, trouble, begin } = useTry(() => playWithStranger(preset));
  useEffect(() => {
    needPresets();
    needBots().catch(() => {});
  }, []);
  return html`<${Page} title=${t("place-watch")}>
    <header><h1>${t("watch-title")}</h1><p>${t("watch-intro")}</p></header>
    <div aria-live="polite">${rooms && (rooms.length ? html`<ul class="tables">${rooms.map((room) => html`<${Room} key=${room.code} room=${room} />`)}</ul>` : html`<${Panel} class="nothing"><${Icon} name="hourglass" /><h2>${t("watch-none")}</h2><p>${t("watch-none-how")}</p><//>`)}</div>
    <${Panel} class="match"><h2>${t("watch-match")}</h2><p>${t("watch-match-how")}</p>
      <div class="row"><select class="field grow" aria-label=${t("watch-game")} value=${preset} onChange=${(event) => setPreset(event.target.value)}>
        ${Object.keys(presets.value).map((id) => html`<option key=${id} value=${id}>${nameOf(id)}</option>`)}</select>
      <${Primary} disabled=${busy} onPress=${begin}>${t("watch-match-go")}<//></div>
      ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}<//>
  <//>`;
}

function Room({ room }) {
  const sitting = room.seats.filter(Boolean);
  const free = room.seats.length - sitting.length;
  const open = free > 0 && !room.playing;
  const words = makeWords(room.decks, sitting);
  const word = t(open ? "join" : "watch-look");
  const called = labelled(word, [nameOf(room.preset), ...sitting.map((_, seat) => words.player(seat).name)].join(", "));
  return html`<li class="paper"><div class="grow"><b class="heading">${nameOf(room.preset)}</b>
      <div class="row who">${sitting.map((_, seat) => html`<span class="row" key=${seat}><${Avatar} player=${words.player(seat)} size=${30} />${words.player(seat).name}</span>`)}</div>
      <small>${room.playing ? t("watch-playing") : t("watch-free", { n: free })} · ${LANGUAGES[room.language]}</small></div>
    <${To} class="btn2" to=${`/room/${room.code}`} aria-label=${called}><${Icon} name=${open ? "plus" : "eye"} />${word}<//></li>`;
}

/** The listed rooms, streamed by the server one list a line; null before the first. It reconnects when the stream ends. */
function useOpenRooms() {
  const [rooms, setRooms] = useState(null);
  useEffect(() => {
    const stop = new AbortController();
    let timer = 0;
    const listen = async () => {
      try {
        const answer = await fetch(`/api/lobby?language=${language.value}`, { signal: stop.signal });
        const lines = answer.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let rest = ""; ; ) {
          const { value, done } = await lines.read();
          if (done) break;
          const said = (rest + value).split("\n");
          rest = said.pop();
          const last = said.findLast(Boolean);
          if (last) setRooms(JSON.parse(last));
        }
      } catch {
        // No connection; try again.
      }
      if (!stop.signal.aborted) timer = setTimeout(listen, AGAIN);
    };
    listen();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return rooms;
}
