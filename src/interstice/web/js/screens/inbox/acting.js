/** What a moderator can do about a report: choose, say why, do it. */
import { useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { Choice } from "/web/js/parts/choice.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { nameOf } from "/web/js/parts/said.js";
import { ask } from "/web/js/screens/inbox/ask.js";

/** For how many hours everywhere; 0: in this room. */
const HOURS = [0, 1, 24, 168];
/** 0: for good. */
const DAYS = [1, 7, 30, 0];

/** @param {string} deck Whether it is a player's own, which only they can change. */
const isPrivate = (deck) => deck.startsWith("pin-") && !deck.startsWith("pin-host-");

/** @param {any} told @returns {string[]} What makes sense for this report. */
function waysOf({ report, card, deck, room, lines }) {
  if (report.kind !== "person") return ["dismiss", card && !isPrivate(report.deck) && "accept", deck?.owner && "ban"].filter(Boolean);
  return ["dismiss", lines.length && room && "hide", "mute", room && !room.closed && "close", "ban"].filter(Boolean);
}

/** @param {{ told: any, picked: number[], onActed: () => void }} props */
export function Acting({ told, picked, onActed }) {
  const { report, card, room, lines } = told;
  const [wish, setWish] = useState({ act: "", why: "", person: report.kind === "person" ? report.about : "", hours: room ? 0 : 24, days: 7, newcomers: false, year: String(report.year ?? card?.year ?? "") });
  const [trouble, setTrouble] = useState("");
  const [done, setDone] = useState(false);
  const set = (more) => {
    setDone(false);
    setWish({ ...wish, ...more });
  };
  const { act, why } = wish;
  const fields = { dismiss: {}, hide: { lines: picked }, mute: { person: wish.person, hours: wish.hours }, close: {}, ban: { person: wish.person, days: wish.days, newcomers: wish.newcomers }, accept: { year: Number(wish.year) || null } };
  const act_ = (event) => {
    event.preventDefault();
    setTrouble("");
    ask("POST", `/reports/${report.id}/acts`, { act, why: why.trim(), ...fields[act] }).then(() => {
      set({ act: "", why: "" });
      setDone(true);
      onActed();
    }, (refused) => setTrouble(sorry(refused)));
  };
  const people = new Map([[report.about, report.name || nameOf({ person: report.about })], ...lines.map((line) => [line.person, nameOf(line)])]);
  const who = people.size > 1 && html`<${Choice} label=${t("inbox-who")} values=${[...people]} chosen=${wish.person} onChoose=${(person) => set({ person })} />`;
  const hours = HOURS.filter((n) => n || room).map((n) => [n, n ? t("inbox-hours", { n }) : t("inbox-here")]);
  const days = DAYS.map((n) => [n, n ? t("inbox-days", { n }) : t("inbox-for-good")]);
  return html`<form class="acting" onSubmit=${act_}>
    <div class="choices" role="group" aria-label=${t("inbox-do")}>${waysOf(told).map(
      (way) => html`<button type="button" class="btn2" key=${way} aria-pressed=${act === way} onClick=${() => set({ act: act === way ? "" : way })}>${t(`inbox-${way}`, { n: picked.length })}</button>`,
    )}</div>
    ${done && html`<p role="status">${t("inbox-done")}</p>`}
    ${act === "hide" && html`<p class="hint">${t("inbox-hide-hint")}</p>`}
    ${(act === "mute" || act === "ban") && who}
    ${act === "mute" && html`<${Choice} label=${t("inbox-how-long")} values=${hours} chosen=${wish.hours} onChoose=${(n) => set({ hours: n })} />`}
    ${act === "ban" && html`<${Choice} label=${t("inbox-how-long")} values=${days} chosen=${wish.days} onChoose=${(n) => set({ days: n })} />
      <label class="also"><input type="checkbox" checked=${wish.newcomers} onChange=${(event) => set({ newcomers: event.target.checked })} />${t("inbox-newcomers")}</label>
      ${wish.newcomers && html`<p class="bad" role="alert">${t("inbox-newcomers-hint")}</p>`}`}
    ${act === "accept" && html`<label>${t("inbox-right-year")}<input class="field" type="number" required value=${wish.year} onInput=${(event) => set({ year: event.target.value })} /><span class="hint">${t("inbox-bc-hint")}</span></label>`}
    ${act && html`<label>${t("inbox-why")}<input class="field" required maxlength="300" autocomplete="off" value=${why} onInput=${(event) => set({ why: event.target.value })} /><span class="hint">${t("inbox-why-hint")}</span></label>
      ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
      <${Primary} type="submit" disabled=${!why.trim() || (act === "hide" && !picked.length)}>${t(`inbox-${act}`, { n: picked.length })}<//>`}
  </form>`;
}
