/** How a day went: the score on felt, how everybody did, the hardest card, the streak, and a text to share. */
import { useEffect, useRef, useState } from "preact/hooks";
import { LONG, dayText, playDaily, timeText } from "/web/js/daily.js";
import { sorry, t } from "/web/js/i18n.js";
import { Ages } from "/web/js/parts/ages.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { useKeys } from "/web/js/parts/keys.js";
import { To } from "/web/js/parts/link.js";
import { Primary } from "/web/js/parts/panel.js";
import { Share } from "/web/js/screens/end/share.js";
import { Everybody, Hardest, Squares, Week } from "/web/js/screens/daily/panels.js";
import { shareText, spokenMarks } from "/web/js/screens/daily/text.js";
import { go, name } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";

/** @param {{ result: any }} props As the server tells it. */
export function Result({ result }) {
  const { day, right, out_of, marks, counts, withdrawn, is_today, is_over, cards } = result;
  const [sharing, setSharing] = useState(false);
  const [trouble, setTrouble] = useState("");
  const played = right !== null;
  useKeys({ s: () => played && setSharing(true), Escape: () => go("/") });
  const words = makeWords(result.decks);
  const compared = played && comparison(result);
  const title = played ? t("daily-score", { right, all: out_of }) : "";
  const to = `${location.origin}/daily/${day}`;
  const heading = useRef(null);
  // Whatever had the focus at the table is gone; and the score is read out.
  useEffect(() => heading.current.focus({ preventScroll: true }), []);
  const again = () => playDaily(day).catch((refused) => setTrouble(sorry(refused)));
  return html`<main class="daily-page">
    ${withdrawn.map(({ face, why }) => html`<p key=${face} class="paper notice" role="status">${t("daily-withdrawn", { title: titleOf(face, cards), why: sentence(why) })}</p>`)}
    ${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}
    ${played
      ? html`<section class="score felt"><h1 ref=${heading} tabindex="-1"><span class="year">${right}</span> ${t("daily-of")} <span class="year">${out_of}</span></h1>
          <${Squares} marks=${marks} label=${spokenMarks(marks)} />
          ${compared && html`<p>${compared}</p>`}${counts && !is_today && !is_over && html`<p class="small">${t("daily-counts-for", { day: dayText(day, { weekday: "long" }) })}</p>`}</section>`
      : html`<section class="score felt"><h1 class="day" ref=${heading} tabindex="-1">${dayText(day, LONG)}</h1><p>${t("daily-for-fun")}</p>${is_over && html`<${Primary} onPress=${again}>${t("daily-play-again")}<//>`}</section>`}
    ${played && html`<div class="foot"><${Primary} onPress=${() => setSharing(true)}><${Icon} name="share" />${t("daily-share")}<//></div>`}
    ${result.players > 0 && html`<${Everybody} result=${result} />`}
    ${result.hardest && html`<${Hardest} result=${result} words=${words} />`}
    ${counts && html`<${Week} streak=${result.streak} />`}
    <nav class="links" aria-label=${t("daily-more")}>
      <details class="facts"><summary class="btn2"><${Icon} name="cards" />${t("daily-facts")}</summary><${Ages} cards=${cards} picture=${words.picture} /></details>
      ${played && is_over && html`<button type="button" class="btn2" onClick=${again}><${Icon} name="again" />${t("daily-play-again")}</button>`}
      ${result.game && html`<${To} class="btn2" to=${`/replay/${result.game}`}><${Icon} name="play" />${t("daily-replay")}<//>`}
      <${To} class="btn2" to="/daily"><${Icon} name="hourglass" />${t("daily-earlier")}<//>
    </nav>
    <${Next} seconds=${result.left} />
    ${sharing && html`<${Share} title=${dayText(day, LONG)} how=${title} text=${shareText(result, to)} to=${to} onClose=${() => setSharing(false)}
      rows=${[{ name: name.value || t("you"), colour: "var(--p1)", laid: marks.filter((mark) => mark !== null), score: `${right}/${out_of}` }]} />`}
  </main>`;
}

/** The host's reason, which may end without a full stop. */
const sentence = (text) => text.replace(/[^.!?…]$/, "$&.");

const titleOf = (face, cards) => cards.find(({ id }) => id === face)?.title ?? face;

/** @param {any} result @returns {string} How the score compares with that of others. */
function comparison({ counts, right, out_of, players, better_than, is_today }) {
  if (!counts) return t("daily-late");
  const all = right === out_of ? t("daily-all") : "";
  const others = better_than !== null ? t("daily-better", { n: Math.min(9, better_than) }) : players < 20 && is_today ? t("daily-first", { n: players }) : "";
  return [all, others].filter(Boolean).join(" ");
}

function Next({ seconds }) {
  const [ends] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return html`<p class="next">${ends > now ? t("daily-next", { time: timeText(ends - now) }) : html`<${To} to="/">${t("today-new")}<//>`}</p>`;
}
