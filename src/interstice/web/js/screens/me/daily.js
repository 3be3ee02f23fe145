/** The daily line on a page: days in a row, the average, and this week. */
import { language, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Titled } from "/web/js/parts/titled.js";
import { Rings } from "/web/js/parts/week.js";

/** @param {{ daily: any, mine: boolean }} props */
export function DailyPanel({ daily: { streak, tenths }, mine }) {
  const said = [
    t("today-streak", { n: streak.days }),
    t("me-daily-best", { n: streak.best }),
    tenths !== null && t("me-daily-average", { average: (tenths / 10).toLocaleString(language.value) }),
  ];
  return html`<${Titled} title=${t("daily-title")} to=${mine ? "/daily" : ""} word=${t("me-calendar")}>
    <p class="sub">${(streak.days ? said : said.slice(1)).filter(Boolean).join(" · ")}</p><${Rings} week=${streak.week} /><//>`;
}
