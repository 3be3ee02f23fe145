/** What everyone got right, and in Swiss what the rounds brought. */
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Avatar } from "/web/js/parts/seats.js";
import { countText } from "/web/js/years.js";

const count = (marks) => marks.filter(Boolean).length;

function bestRun(marks) {
  let [best, run] = [0, 0];
  for (const right of marks) best = Math.max(best, (run = right ? run + 1 : 0));
  return best;
}

/** @param {{ view: any, words: any, story: any, seat: number | null }} props */
export function Scores({ view, words, story, seat }) {
  const marks = (who) => story.by[who].map((each) => each.right);
  const order = view.players.map((_, who) => who);
  order.sort((one, other) => view.winners.includes(other) - view.winners.includes(one) || view.totals[other] - view.totals[one] || count(marks(other)) - count(marks(one)));
  const rounds = story.rounds.length > 1 ? story.rounds : [];
  const swiss = view.rules === "swiss";
  const rated = story.ratings.some((own) => own.length);
  const head = (said, more = "") => html`<th scope="col" class=${more}>${said}</th>`;
  return html`<table>
    <thead><tr>${head(html`<span class="hidden">${t("name")}</span>`)}${head(t("end-right"))}
      ${swiss ? html`${rated && head(t("end-ratings"), "c3")}${rounds.map((_, at) => head(t("end-swiss-round", { n: at + 1 }), "c3"))}${head(t("end-total"))}` : view.rules === "classic" && html`${head(t("end-run"), "c3")}${head(t("end-off"))}`}</tr></thead>
    <tbody>${order.map((who) => {
      const own = marks(who);
      const misses = story.by[who].filter((each) => !each.right);
      const off = misses.length ? countText(Math.round(misses.reduce((sum, each) => sum + each.off, 0) / misses.length)) : "–";
      const player = words.player(who);
      return html`<tr key=${who} class=${view.winners.includes(who) && view.score === null ? "w" : ""}><th scope="row"><span class="n"><${Avatar} player=${player} size=${40} /><span>${player.name}${who === seat && player.name !== t("you") ? ` (${t("you")})` : ""}</span></span></th>
        <td><span class="sq" aria-hidden="true">${own.slice(-24).map((right) => html`<i class=${right ? "" : "x"}></i>`)}</span>${count(own)}/${own.length}</td>
        ${swiss
          ? html`${rated && html`<td class="c3">${count(story.ratings[who])}/${story.ratings[who].length}</td>`}${rounds.map((round) => html`<td class=${`c3 ${round.winners.includes(who) ? "best" : ""}`}>${round.points[who]}</td>`)}<td>${view.totals[who]}</td>`
          : view.rules === "classic" && html`<td class="c3">${bestRun(own)}</td><td>${off}</td>`}</tr>`;
    })}</tbody>
  </table>`;
}
