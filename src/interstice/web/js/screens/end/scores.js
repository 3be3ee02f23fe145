/** The score table: a row for each player, winners first, with the columns the game asks for. */
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Avatar } from "/web/js/parts/seats.js";
import { countRight } from "/web/js/tables/ending.js";

const classes = (...each) => each.filter(Boolean).join(" ") || undefined;

/** @param {{ game: import("/web/js/tables/plain/game.js").GameTable, view: any, words: any, story: any, seat: number | null }} props */
export function Scores({ game, view, words, story, seat }) {
  const columns = game.columns(view, story);
  const won = (who) => Number(view.winners.includes(who));
  const total = (who) => view.totals?.[who] ?? 0;
  const order = view.players.map((_, who) => who);
  order.sort((one, other) => won(other) - won(one) || total(other) - total(one) || countRight(story.by[other]) - countRight(story.by[one]));
  return html`<table>
    <thead><tr><th scope="col"><span class="hidden">${t("name")}</span></th>${columns.map(({ head, class: more }) => html`<th scope="col" class=${more}>${head}</th>`)}</tr></thead>
    <tbody>${order.map((who) => {
      const player = words.player(who);
      return html`<tr key=${who} class=${won(who) && view.score === null ? "winner" : ""}><th scope="row"><span class="name"><${Avatar} player=${player} size=${40} /><span>${player.name}${who === seat && player.name !== t("you") ? ` (${t("you")})` : ""}</span></span></th>
        ${columns.map((column) => html`<td class=${classes(column.class, column.best?.(who) && "best")}>${column.cell(who)}</td>`)}</tr>`;
    })}</tbody>
  </table>`;
}
