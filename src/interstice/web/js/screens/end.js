/** How it went: who won and how, what lies on the table, what everyone got right, and a rematch. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Top } from "/web/js/features/top.js";
import { language, need, sorry, t } from "/web/js/i18n.js";
import { Ages } from "/web/js/parts/ages.js";
import { Card } from "/web/js/parts/card.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { away } from "/web/js/parts/link.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Board, Later } from "/web/js/screens/end/board.js";
import { reckon } from "/web/js/screens/end/reckoning.js";
import { Scores } from "/web/js/screens/end/scores.js";
import { Share } from "/web/js/screens/end/share.js";
import { command } from "/web/js/socket.js";
import { aloud } from "/web/js/store.js";
import { scoreOf } from "/web/js/tables/twist/score.js";
import { countText } from "/web/js/years.js";

/** @param {{ view: any, seat: number | null, words: any, room: any, game: string }} props */
export function End({ view, seat, words, room, game }) {
  const [trouble, setTrouble] = useState("");
  const [sharing, setSharing] = useState(false);
  const { found: log } = useFetched(`/api/games/${game}`);
  const { found: ages } = useFetched(`/api/games/${game}/timeline?language=${language.value}`);
  useEffect(() => void need("end", view.rules), []);
  const story = useMemo(() => log && reckon(log), [log]);
  const said = headline(view, seat, words);
  const how = story ? howWon(view, story) : "";
  useEffect(() => {
    aloud.value = `${said}. ${how}`;
  }, [said, how]);
  const again = () => command("start").catch((refused) => setTrouble(sorry(refused)));
  const mine = new Set(story?.laid.filter((each) => each.right && each.seat === seat).map((each) => each.card));
  const rows = story && view.players.map((_, who) => ({ name: words.player(who).called, colour: words.player(who).colour, marks: story.by[who].map((each) => each.right), score: view.rules === "swiss" ? String(view.totals[who]) : "" }));
  const winner = view.score === null ? view.winners[0] : undefined;
  return html`<div class=${`end end-${view.rules}`}>
    <${Top} game=${t(`preset-${room.preset}`)} />
    <main>
      <section class="win"><div class="rays"></div><div class="lau">
        <span class="wr"><${Icon} name="laurels" />${winner !== undefined ? html`<${Avatar} player=${words.player(winner)} size=${96} />` : view.score !== null && html`<b class="yr">${countText(view.score)}</b>`}</span>
        <div><h1>${said}</h1><p>${how}</p></div>
      </div></section>
      <${Board} view=${view} words=${words} mine=${mine} />
      <section class="lower">
        <${Panel} class="tb" tabindex="0" role="group" aria-label=${t("how-it-went")}><h2>${t("how-it-went")}</h2>${story && html`<${Scores} ...${{ view, words, story, seat }} />`}<//>
        ${view.rules === "twist" ? html`<${Later} from=${() => import("/web/js/tables/twist/ladder.js")} name="Ladder" view=${view} />` : story?.surprise && html`<${Surprise} ...${{ story, words }} />`}
        <div class="go">
          ${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}
          ${room.host === room.me ? html`<${Primary} onPress=${again}>${t("rematch")}<//>` : html`<p class="paper hint">${t("host-rematch")}</p>`}
          <div class="two"><button type="button" class="btn2" disabled=${!story} onClick=${() => setSharing(true)} aria-label=${t("share")}><${Icon} name="share" /><span>${t("share")}</span></button>
          <a class="btn2" href=${`/replay/${game}`} aria-label=${t("end-replay")} onClick=${away(`/replay/${game}`)}><${Icon} name="play" /><span>${t("end-replay")}</span></a>
          <a class="btn2" href="/" aria-label=${t("to-start")} onClick=${away("/")}><${Icon} name="home" /><span>${t("to-start")}</span></a></div>
        </div>
      </section>
      <section class="notes">${ages?.length > 0 && html`<details><summary class="paper">${t("end-notes", { n: ages.length })}</summary><${Ages} cards=${ages} picture=${words.picture} /></details>`}
        <a class="btn3" href=${`/api/games/${game}`} download=${`${game}.json`}><${Icon} name="box" />${t("end-log")}</a></section>
    </main>
    ${sharing && html`<${Share} title=${headline(view, null, words)} how=${how} rows=${rows} onClose=${() => setSharing(false)} />`}
  </div>`;
}

function headline(view, seat, words) {
  if (view.score !== null) return t(`twist-rank-${scoreOf(view).rank + 1}`);
  if (view.winners.includes(seat)) return view.winners.length > 1 ? t("end-you-shared") : t("end-you");
  if (!view.winners.length) return t("end-nobody");
  const names = view.winners.map((who) => words.player(who).called);
  return t("end-wins", { name: new Intl.ListFormat(words.language).format(names), n: names.length });
}

/** In what way the winner has won. */
function howWon(view, story) {
  if (view.score !== null) return `${t("end-score", { n: view.score })}. ${t(view.score < 0 ? "end-lost" : "end-together")}`;
  const [winner] = view.winners;
  if (winner === undefined) return "";
  if (view.left.length && view.playing.length === 1) return t("end-forfeit");
  if (view.rules === "swiss") return t("end-chips", { n: view.totals[winner], rounds: view.round });
  const own = story.by[winner];
  return `${t("end-round", { n: view.round })}, ${t("end-of", { right: own.filter((each) => each.right).length, all: own.length })}`;
}

function Surprise({ story, words }) {
  const { card, seat, off, early } = story.surprise;
  return html`<${Panel} class="sp"><h2>${t("end-surprise")}</h2><div class="r"><${Card} n=${card} view=${story} words=${words} eager />
    <p>${t(early ? "end-surprise-early" : "end-surprise-late", { name: words.player(seat).called, n: off, years: countText(off) })}</p></div><//>`;
}
