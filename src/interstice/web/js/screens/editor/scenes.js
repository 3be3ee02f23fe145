/** Where a composed picture is set: a row of small pictures, one of which is chosen. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { ask } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";

/** @param {string} scene @param {string} palette @returns {string} The address of its picture. */
export const sceneAddress = (scene, palette) => `/art/scenes/${palette}/${scene}.svg`;

/** @param {{ palette: string, chosen: string, onChoose: (scene: string) => void }} props The arrow keys go from scene to scene, as in every group of radio buttons. */
export function Scenes({ palette, chosen, onChoose }) {
  const [scenes, setScenes] = useState(/** @type {{ id: string, name: string }[]} */ ([]));
  const row = useRef(null);
  useEffect(() => void ask("GET", `drawings/scenes?language=${language.value}`).then(setScenes, () => {}), [language.value]);
  useLayoutEffect(() => {
    const one = row.current.querySelector(":checked")?.parentElement;
    const { scrollLeft, clientWidth } = row.current;
    const isSeen = one?.offsetLeft >= scrollLeft && one?.offsetLeft + one?.offsetWidth <= scrollLeft + clientWidth;
    if (one && !isSeen) row.current.scrollLeft = one.offsetLeft - (clientWidth - one.offsetWidth) / 2;
  }, [scenes, chosen]);
  return html`<fieldset class="scenes"><legend class="label">${t("picture-scene")}<em>${scenes.find(({ id }) => id === chosen)?.name}</em></legend>
    <div ref=${row}>${scenes.map(({ id, name }) => html`<label key=${id} title=${name}><input type="radio" name="scene" aria-label=${name} checked=${id === chosen} onChange=${() => onChoose(id)} /><img src=${sceneAddress(id, palette)} alt="" loading="lazy" /></label>`)}</div></fieldset>`;
}
