/** One game, and every way to play it. */
import { useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { playNow, playWithFriends, playWithStranger } from "/web/js/opening.js";
import { Choice } from "/web/js/parts/choice.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";

/** @param {{ game: any, onSetUp: (preset: string) => void, onClose: () => void }} props */
export function Game({ game, onSetUp, onClose }) {
  const [preset, setPreset] = useState(game.presets[0]);
  const [trouble, setTrouble] = useState("");
  const way = (how) => () => how().catch((refused) => setTrouble(sorry(refused)));
  const other = (icon, word, onClick) => html`<button type="button" class="btn2" onClick=${onClick}><${Icon} name=${icon} />${t(word)}</button>`;
  return html`<${Dialog} title=${t(`game-${game.id}`)} class="game" onClose=${onClose}>
    <div class="about"><span class="im"><img src=${`/web/art/${game.picture}.svg`} alt="" /></span>
      <div><p>${t(`game-${game.id}-about`)}</p><small><${Icon} name="people" />${t("game-size", { people: game.people, minutes: game.minutes })}</small></div></div>
    ${game.presets.length > 1 && html`<${Choice} label=${t("choose-variant")} values=${game.presets.map((id) => [id, t(`variant-${id}`)])} chosen=${preset} onChoose=${setPreset} />`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    <div class="ways">
      ${other("friends", "with-friends", way(() => playWithFriends(preset)))}
      ${other("people", "with-stranger", way(() => playWithStranger(preset)))}
      ${other("tune", "set-up", () => onSetUp(preset))}
      <${Primary} onPress=${way(() => playNow(preset, 3))}>${t("against-bots")}<//>
    </div>
  <//>`;
}
