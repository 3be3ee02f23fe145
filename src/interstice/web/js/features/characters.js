/** Characters as they introduce themselves: badge, level, favourite theme and a sentence; and a dialog to pick one. */
import { SURPRISE, character, roster } from "/web/js/bots.js";
import { t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { theme } from "/web/js/parts/themes.js";

const LEVELS = Array.from({ length: 10 }, (_, at) => at + 1);

/** @param {string} id @returns {string} */
export const nameOf = (id) => (id === SURPRISE ? t("bots-surprise") : (character(id)?.name ?? ""));

/** @param {{ id: string }} props All there is to say about a character, or about a surprise. */
export function Introduced({ id }) {
  if (id === SURPRISE) {
    return html`<${Badge} animal="hourglass" colour="#5d4630" /><span class="who"><b>${t("bots-surprise")}</b></span>
      <span class="level">${t("bots-surprise-level")}</span><span class="about">${t("bots-surprise-about")}</span>`;
  }
  const { name, level, theme: loved, about, animal, colour, loves } = character(id);
  return html`<${Badge} animal=${animal} colour=${`var(--p${colour})`} />
    <span class="who"><b>${name}</b> <span class="theme"><${Icon} name=${theme(loves[0]).badge} />${loved}</span></span>
    <span class="level"><span class="dots" aria-hidden="true">${LEVELS.map((each) => html`<i class=${each <= level ? "on" : ""}></i>`)}</span> ${t("bot-level", { n: level })}</span>
    <span class="about">${about}</span>`;
}

function Badge({ animal, colour }) {
  return html`<span class="avatar" style=${{ "--pc": colour }}><${Icon} name=${animal} /></span>`;
}

/**
 * @param {{ title: string, without: string[], surprise?: boolean, onPick: (id: string) => void, onClose: () => void }} props
 * Offers all characters but those `without`.
 */
export function Picker({ title, without, surprise, onPick, onClose }) {
  const offered = [...roster.value.map(({ id }) => id), ...(surprise ? [SURPRISE] : [])].filter((id) => !without.includes(id));
  const pick = (id) => () => {
    onPick(id);
    onClose();
  };
  return html`<${Dialog} title=${title} class="picker" onClose=${onClose}>
    <ul class="roster">${offered.map((id) => html`<li key=${id}><button type="button" class="character" onClick=${pick(id)}><${Introduced} id=${id} /></button></li>`)}</ul>
  <//>`;
}
