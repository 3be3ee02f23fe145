/** Offers to go on with the games that this browser plays in, the latest first. */
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
  const offered = gamesRunning().filter(({ game }) => found[game]);
  return html`${offered.map(({ code, game }) => html`<${To} key=${game} class="btn2 resume" to=${`/room/${code}`}>
    <${Icon} name="play" /><span>${t("resume")} <small>${[nameOf(found[game].preset), others(found[game])].filter(Boolean).join(" · ")}</small></span><//>`)}`;
}
