/** The daily line after it was played: the score, how everybody did, the streak; and a calendar of earlier days. */
import { useEffect } from "preact/hooks";
import { LONG, dayText, playDaily } from "/web/js/daily.js";
import { Top } from "/web/js/features/top.js";
import { language, needDecks, t } from "/web/js/i18n.js";
import { useFetched, useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { To } from "/web/js/parts/link.js";
import { Primary } from "/web/js/parts/panel.js";
import { decks } from "/web/js/store.js";
import { Sorry } from "/web/js/parts/trouble.js";
import { Calendar } from "/web/js/screens/daily/calendar.js";
import { Result } from "/web/js/screens/daily/result.js";

/** @param {{ id: string }} props A day, or nothing for the calendar. */
export function Daily({ id }) {
  const heading = id ? t("daily-title") : t("daily-earlier");
  useEffect(() => {
    document.title = `${heading} · Interstice`;
  }, [heading]);
  return html`<div class="daily"><${Top}><div class="daily-title"><b>${heading}</b>${id && html`<span>${dayText(id, LONG)}</span>`}</div><//>
    ${id ? html`<${Day} key=${id} day=${id} />` : html`<${Calendar} />`}</div>`;
}

function Day({ day }) {
  const { found, failed } = useFetched(`/api/daily/${day}?language=${language.value}`, true);
  useEffect(() => {
    if (found) needDecks(found.decks);
  }, [found, language.value]);
  if (failed === 404) return html`<${NotYet} day=${day} />`;
  if (failed) return html`<${Sorry} title=${t("daily-title")} way=${html`<${ToStart} />`}>${t(failed < 0 ? "today-offline" : "trouble")}<//>`;
  if (!found?.decks.every((deck) => decks.value[deck])) return html`<main class="daily-page" aria-busy="true"></main>`;
  return html`<${Result} result=${found} />`;
}

const ToStart = () => html`<${To} class="btn" to="/">${t("to-start")}<//>`;

/** For whoever has not played this line: they may have been sent here by somebody who has. */
function NotYet({ day }) {
  const { found: now, failed } = useFetched("/api/daily", true);
  const { busy, trouble, begin } = useTry(() => playDaily(day));
  if (!now && !failed) return html`<main class="daily-page" aria-busy="true"></main>`;
  if (now?.day !== day) return html`<${Sorry} title=${t("daily-not-yet")} way=${html`<${ToStart} />`}>${t("daily-not-yet-why")}<//>`;
  const [about, word] = now.state === "begun" ? [t("today-begun", { n: now.placed }), "today-continue"] : [t("today-about"), "today-play"];
  const way = html`${trouble && html`<p class="bad" role="alert">${trouble}</p>`}<${Primary} disabled=${busy} onPress=${begin}>${t(word)}<//>`;
  return html`<${Sorry} title=${t("today-line")} way=${way}>${about}<//>`;
}
