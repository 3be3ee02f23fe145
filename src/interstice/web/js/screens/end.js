/** How it went: who won, the whole line, and a rematch. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Mark, Menu, away } from "/web/js/parts/top.js";
import { reckon } from "/web/js/screens/reckoning.js";
import { command } from "/web/js/socket.js";
import { aloud } from "/web/js/store.js";
import { countText } from "/web/js/years.js";

/** @param {{ view: any, seat: number | null, words: any, room: any, game: string }} props */
export function End({ view, seat, words, room, game }) {
  const [story, setStory] = useState(null);
  const [trouble, setTrouble] = useState("");
  const host = room.host === room.me;
  const classic = view.rules === "classic";
  const said = headline(view, seat, words);
  useEffect(() => {
    aloud.value = said;
    if (!classic) return;
    fetch(`/api/games/${game}`).then((answer) => answer.ok && answer.json()).then((log) => log && setStory(reckon(log)), () => {});
  }, [game]);
  const again = () => command("start").catch((refused) => setTrouble(refused.why || t("trouble")));
  const share = () => {
    const text = shareText(view, words, story, said);
    if (navigator.share) navigator.share({ text }).catch(() => {});
    else if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => (aloud.value = t("copied")));
  };
  const line = view.line.length ? view.line : view.row.flat();
  const mine = new Set(story?.placed.filter((each) => each.seat === seat).map((each) => each.card));
  const winner = view.winners[0];
  return html`<div class="end">
    <header class="top"><div class="l"><${Mark} /><span class="game only-d">${t(`preset-${room.preset}`)}</span></div><div class="r"><${Menu} /></div></header>
    <main>
      <section class="win"><div class="rays"></div><div class="lau">
        <span class="wr"><${Icon} name="laurels" />${winner !== undefined && html`<${Avatar} player=${words.player(winner)} size=${96} />`}</span>
        <div><h1>${said}</h1><p>${view.score !== null ? t("end-score", { n: view.score }) : t("end-round", { n: view.round })}</p></div>
      </div></section>
      ${line.length > 0 && html`<section class="felt runner" tabindex="0" aria-label=${t("end-line")}><ol class="tl">${line.map((n) => html`<li key=${n} class=${mine.has(n) ? "hl" : ""}><${Card} n=${n} view=${view} words=${words} eager /></li>`)}</ol></section>`}
      <section class="lower">
        <${Panel} class="tb"><h2>${t("how-it-went")}</h2><${Scores} ...${{ view, words, story, seat }} /><//>
        ${story?.surprise && html`<${Surprise} ...${{ story, view, words }} />`}
        <div class="go">
          ${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}
          ${host ? html`<${Primary} onPress=${again}>${t("rematch")}<//>` : html`<p class="paper hint">${t("host-rematch")}</p>`}
          <div class="two"><button type="button" class="btn2" onClick=${share} aria-label=${t("share")}><${Icon} name="share" /><span>${t("share")}</span></button>
          <a class="btn2" href="/" aria-label=${t("to-start")} onClick=${away("/")}><${Icon} name="home" /><span>${t("to-start")}</span></a></div>
        </div>
      </section>
    </main>
  </div>`;
}

function headline(view, seat, words) {
  if (view.score !== null) return t(view.winners.length ? "end-together" : "end-lost");
  if (view.winners.includes(seat)) return view.winners.length > 1 ? t("end-you-shared") : t("end-you");
  if (!view.winners.length) return t("end-nobody");
  return t("end-wins", { name: view.winners.map((who) => words.player(who).name).join(", "), n: view.winners.length });
}

function Scores({ view, words, story, seat }) {
  const order = view.players.map((_, who) => who);
  const right = (who) => story?.by[who]?.filter((each) => each.right).length ?? 0;
  order.sort((one, other) => view.winners.includes(other) - view.winners.includes(one) || view.totals[other] - view.totals[one] || right(other) - right(one));
  return html`<table>
    <thead><tr><th scope="col"><span class="hidden">${t("name")}</span></th>${story && html`<th scope="col">${t("end-right")}</th><th scope="col" class="c3">${t("end-run")}</th><th scope="col">${t("end-off")}</th>`}</tr></thead>
    <tbody>${order.map((who) => {
      const own = story?.by[who] ?? [];
      const misses = own.filter((each) => !each.right);
      const average = misses.length ? Math.round(misses.reduce((sum, each) => sum + each.off, 0) / misses.length) : null;
      return html`<tr key=${who} class=${view.winners.includes(who) ? "w" : ""}><th scope="row"><span class="n"><${Avatar} player=${words.player(who)} size=${40} /><span>${words.player(who).name}${who === seat && words.player(who).name !== t("you") ? ` (${t("you")})` : ""}</span></span></th>
        ${story
          ? html`<td><span class="sq" aria-hidden="true">${own.map((each) => html`<i class=${each.right ? "" : "x"}></i>`)}</span>${right(who)}/${own.length}</td><td class="c3">${bestRun(own)}</td><td>${average === null ? "–" : countText(average, words.language)}</td>`
          : view.rules === "swiss" && html`<td>${view.totals[who] || view.racks[who].length}</td>`}</tr>`;
    })}</tbody>
  </table>`;
}

function bestRun(own) {
  let best = 0;
  let run = 0;
  for (const each of own) {
    run = each.right ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

function Surprise({ story, view, words }) {
  const { card, seat, off, early } = story.surprise;
  if (view.cards[card]?.year === undefined) return null;
  return html`<${Panel} class="sp"><h2>${t("end-surprise")}</h2><div class="r"><${Card} n=${card} view=${view} words=${words} eager />
    <p>${t(early ? "end-surprise-early" : "end-surprise-late", { name: words.player(seat).name, n: off, years: countText(off, words.language) })}</p></div><//>`;
}

/** A pattern without dates, so that it spoils nothing. */
function shareText(view, words, story, said) {
  const rows = view.players.map((_, who) => `${(story?.by[who] ?? []).map((each) => (each.right ? "▮" : "▯")).join("")} ${words.player(who).name}`);
  return [`Interstice · ${said}`, ...rows, location.origin].join("\n");
}
