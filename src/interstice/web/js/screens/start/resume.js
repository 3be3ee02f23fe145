/** Offers to go on with a game that this browser plays in: the one that has waited longest, and the others if somebody asks for them. */
import { useEffect, useState } from "preact/hooks";
import { LONG, dayText, today } from "/web/js/daily.js";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { gamesRunning, running, stopped } from "/web/js/running.js";
import { token } from "/web/js/store.js";
import { nameOf } from "/web/js/tables/covers.js";

/** @param {{ players: string[], yours: number[] }} about @returns {string} Who else plays; at a shared device, everybody. */
function others({ players, yours }) {
  const found = players.filter((_, seat) => !yours.includes(seat));
  return (found.length || players.length === 1 ? found : players).join(", ");
}

const HOUR = 3_600_000;

/** Today's line has a slip of its own. That of the day before can be finished for an hour. */
function isOffered({ day }) {
  const now = today.value;
  return !day || (Boolean(now) && Date.parse(now.day) - Date.parse(day) === 24 * HOUR && now.ends - Date.now() > 23 * HOUR);
}

export function Resume() {
  const [found, setFound] = useState({});
  const [all, setAll] = useState(false);
  useEffect(() => {
    for (const { game, day } of gamesRunning()) {
      if (day && today.value?.day > day && !isOffered({ day })) stopped(game);
      else fetch(`/api/games/${game}/about`, { headers: { authorization: `Bearer ${token.value}` } }).then(async (answer) => {
        const about = answer.ok ? await answer.json() : null;
        // One that the server has forgotten is over, too.
        if (about ? about.over : answer.status === 404) stopped(game);
        else if (about) setFound((before) => ({ ...before, [game]: about }));
      }, () => {});
    }
  }, [running.value, today.value?.day]);
  // Those that wait for us come first, each since longest.
  const games = gamesRunning().toReversed().filter((each) => found[each.game] && isOffered(each)).sort((one, other) => Number(found[other.game].your_turn) - Number(found[one.game].your_turn));
  if (!games.length) return null;
  return html`<div class="resumes">${games.slice(0, all ? games.length : 1).map(({ code, game, day }) => html`<${Slip} key=${game} ...${{ code, day, about: found[game] }} />`)}
    ${games.length > 1 && html`<button type="button" class="btn2" aria-expanded=${all} onClick=${() => setAll(!all)}>${t("resume-more", { n: games.length - 1 })}</button>`}</div>`;
}

function Slip({ code, day, about }) {
  const { preset, your_turn } = about;
  return html`<${To} class=${`paper resume ${your_turn ? "turn" : ""}`} to=${`/room/${code}`}>
    <span class="grow"><b>${t(your_turn ? "your-turn" : "resume")}</b> <small>${[day ? dayText(day, LONG) : nameOf(preset), others(about)].filter(Boolean).join(" · ")}</small></span>
    <span class="go">${t("go-on")}</span><${Icon} name="right" /><//>`;
}
