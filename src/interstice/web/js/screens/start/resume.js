/** Offers to go on with a game that this browser plays in: the one that has waited longest, and the others if somebody asks for them. */
import { useEffect, useState } from "preact/hooks";
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

export function Resume() {
  const [found, setFound] = useState({});
  const [all, setAll] = useState(false);
  useEffect(() => {
    for (const { game } of gamesRunning()) {
      fetch(`/api/games/${game}/about`, { headers: { authorization: `Bearer ${token.value}` } }).then(async (answer) => {
        const about = answer.ok ? await answer.json() : null;
        // One that the server has forgotten is over, too.
        if (about ? about.over : answer.status === 404) stopped(game);
        else if (about) setFound((before) => ({ ...before, [game]: about }));
      }, () => {});
    }
  }, [running.value]);
  // Those that wait for us come first, each since longest.
  const games = gamesRunning().toReversed().filter(({ game }) => found[game]).sort((one, other) => Number(found[other.game].your_turn) - Number(found[one.game].your_turn));
  if (!games.length) return null;
  return html`<div class="resumes">${games.slice(0, all ? games.length : 1).map(({ code, game }) => html`<${Slip} key=${game} code=${code} about=${found[game]} />`)}
    ${games.length > 1 && html`<button type="button" class="btn2" aria-expanded=${all} onClick=${() => setAll(!all)}>${t("resume-more", { n: games.length - 1 })}</button>`}</div>`;
}

function Slip({ code, about }) {
  const { preset, your_turn } = about;
  return html`<${To} class=${`paper resume ${your_turn ? "turn" : ""}`} to=${`/room/${code}`}>
    <span class="grow"><b>${t(your_turn ? "your-turn" : "resume")}</b> <small>${[nameOf(preset), others(about)].filter(Boolean).join(" · ")}</small></span>
    <span class="go">${t("go-on")}</span><${Icon} name="right" /><//>`;
}
