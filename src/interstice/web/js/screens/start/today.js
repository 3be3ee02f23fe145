/** Today's line on the start page: a slip with a leaf of the calendar. */
import { useEffect, useState } from "preact/hooks";
import { dayText, needToday, playDaily, timeText, today } from "/web/js/daily.js";
import { regional, sorry, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { aloud } from "/web/js/store.js";

export function TodayLine() {
  const now = today.value;
  const [trouble, setTrouble] = useState("");
  const connected = useOnline();
  const left = useTimeLeft(now?.ends);
  const day = now?.day ?? new Date().toISOString().slice(0, 10);
  const { state = "new", streak } = now ?? {};
  const play = () => playDaily(day).catch((refused) => setTrouble(sorry(refused)));
  const off = !connected || !now;
  return html`<section class=${`today paper line ${state}`} aria-labelledby="today-line">
    <${Leaf} day=${now && day} done=${state === "done"} />
    <div class="text"><h2 id="today-line">${t("today-line")}</h2>
      <p>${state === "begun" ? t("today-begun", { n: now.placed }) : state === "done" ? t("today-done", { right: now.right, all: now.out_of }) : t("today-about")}</p>
      <div class="standing">${now && html`<span><${Icon} name="flame" />${streakText(streak, state)}</span>
        <button type="button" class="time" aria-label=${`${t("today-left", { time: timeText(left) })}, ${t("today-until", { time: localTime(now.ends) })}`} onClick=${(event) => event.currentTarget.classList.toggle("local")}>
          <${Icon} name="hourglass" /><span class="left">${t("today-left", { time: timeText(left) })}</span><span class="until">${t("today-until", { time: localTime(now.ends) })}</span></button>`}</div>
      ${(trouble || !connected) && html`<p class="bad" role="alert">${trouble || t("today-offline")}</p>`}</div>
    ${state === "done" ? html`<${To} class="btn teal" to=${`/daily/${day}`}>${t("today-see")}<//>` : html`<button type="button" class="btn teal" disabled=${off} onClick=${play}>${t(state === "begun" ? "today-continue" : "today-play")}</button>`}
  </section>`;
}

function Leaf({ day, done }) {
  // Until the server has said which day it is, the leaf is blank.
  if (!day) return html`<div class="leaf" aria-hidden="true"><span></span></div>`;
  return html`<div class="leaf" aria-hidden="true"><span>${dayText(day, { month: "long" })}</span><b class="year">${dayText(day, { day: "numeric" }).replace(/\D/g, "")}</b><span class="weekday">${dayText(day, { weekday: "long" })}</span>
    ${done && html`<i><${Icon} name="check" /></i>`}</div>`;
}

/** How many days in a row, or what to do about it. */
function streakText({ days, is_at_risk }, state) {
  if (!days) return t("today-streak-none");
  return t(is_at_risk && state !== "done" ? "today-streak-risk" : "today-streak", { n: days });
}

const localTime = (at) => new Intl.DateTimeFormat(regional.value, { hour: "2-digit", minute: "2-digit" }).format(new Date(at));

/** Counts down, and fetches the new line when a day is over. */
function useTimeLeft(ends) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    needToday().catch(() => {});
  }, []);
  useEffect(() => {
    if (!ends) return undefined;
    const tick = async () => {
      setNow(Date.now());
      if (Date.now() < ends) return;
      const day = today.value.day;
      await needToday().catch(() => {});
      if (today.value.day !== day) aloud.value = t("today-new");
    };
    const clock = setInterval(tick, ends - Date.now() < 660_000 ? 1000 : 15_000);
    return () => clearInterval(clock);
  }, [ends, ends && ends - now < 660_000]);
  return ends ? ends - now : 0;
}

function useOnline() {
  const [online, setOnline] = useState(globalThis.navigator?.onLine !== false);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) needToday().catch(() => {});
    };
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return online;
}
