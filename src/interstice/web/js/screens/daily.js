/** The daily line after it was played: the score, how everybody did, the streak; and a calendar of earlier days. */
import { useEffect } from "preact/hooks";
import { LONG, dayText } from "/web/js/daily.js";
import { Top } from "/web/js/features/top.js";
import { language, needDecks, t } from "/web/js/i18n.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { To } from "/web/js/parts/link.js";
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
  if (failed) return html`<${Sorry} title=${t("daily-not-yet")} way=${html`<${To} class="btn" to="/">${t("to-start")}<//>`}>${t("daily-not-yet-why")}<//>`;
  if (!found?.decks.every((deck) => decks.value[deck])) return html`<main class="daily-page" aria-busy="true"></main>`;
  return html`<${Result} result=${found} />`;
}
