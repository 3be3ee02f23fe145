/** A dialog with the presets of a cover, and every way to play them. */
import { useState } from "preact/hooks";
import { GuideOffer } from "/web/js/features/guided.js";
import { Size } from "/web/js/features/size.js";
import { said, sorry, t } from "/web/js/i18n.js";
import { playAlone, playWithFriends, playWithStranger } from "/web/js/opening.js";
import { Choice } from "/web/js/parts/choice.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";
import { aboutOf, coverName, isAlone, nameOf } from "/web/js/tables/covers.js";

/** @param {{ cover: import("/web/js/tables/covers.js").Cover, onSetUp: (preset: string) => void, onBots: (preset: string) => Promise<void>, onClose: () => void }} props */
export function Ways({ cover, onSetUp, onBots, onClose }) {
  const presets = Object.keys(cover.presets);
  const [first] = presets;
  const [preset, setPreset] = useState(first);
  const [trouble, setTrouble] = useState("");
  const way = (how) => () => how().catch((refused) => setTrouble(sorry(refused)));
  const other = (icon, word, onClick) => html`<button type="button" class="btn2" onClick=${onClick}><${Icon} name=${icon} />${t(word)}</button>`;
  return html`<${Dialog} title=${coverName(cover)} class="game" onClose=${onClose}>
    <div class="about"><span class="image"><img src=${cover.presets[first].picture} alt="" /></span>
      <div><p>${aboutOf(preset)}</p><${Size} preset=${preset} /></div></div>
    ${presets.length > 1 && html`<${Choice} label=${t("choose-variant")} values=${presets.map((id) => [id, said(`variant-${id}`, nameOf(id))])} chosen=${preset} onChoose=${setPreset} />`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    <${GuideOffer} preset=${preset} />
    <div class="ways">
      ${!isAlone(preset) && other("friends", "with-friends", way(() => playWithFriends(preset)))}
      ${!isAlone(preset) && other("people", "with-stranger", way(() => playWithStranger(preset)))}
      ${other("tune", "set-up", () => onSetUp(preset))}
      ${isAlone(preset) ? html`<${Primary} onPress=${way(() => playAlone(preset, {}))}>${t("play-alone")}<//>` : html`<${Primary} onPress=${way(() => onBots(preset))}>${t("against-bots")}<//>`}
    </div>
  <//>`;
}
