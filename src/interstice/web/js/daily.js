/** The daily line, as the start page and its own pages need it: what the server says of today, and how days and times are written. */
import { signal } from "@preact/signals";
import { regional, t } from "/web/js/i18n.js";
import { playBegun } from "/web/js/opening.js";
import { fetchMine } from "/web/js/parts/fetched.js";

/** What the server says of today's line, with the moment at which it ends; null until it has answered. @type {import("@preact/signals").Signal<any>} */
export const today = signal(null);

export async function needToday() {
  const answer = await fetchMine("/api/daily");
  if (!answer.ok) throw await answer.json();
  const said = await answer.json();
  today.value = { ...said, ends: Date.now() + said.left * 1000 };
}

/** @param {string} day Plays its line, or goes on with it. */
export const playDaily = (day) => playBegun(`daily/${day}`);

/** @param {string} day @param {Intl.DateTimeFormatOptions} how @returns {string} A day, or a part of it, in the current language. */
export const dayText = (day, how) => new Intl.DateTimeFormat(regional.value, { timeZone: "UTC", ...how }).format(new Date(`${day}T00:00:00Z`));
/** @type {Intl.DateTimeFormatOptions} */
export const LONG = { weekday: "long", day: "numeric", month: "long" };

/** @param {number} milliseconds @returns {string} In minutes, or in seconds below ten minutes. */
export function timeText(milliseconds) {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return all < 600 ? t("time-seconds", { m, s }) : h ? t("time-hours", { h, m }) : t("time-minutes", { m });
}
