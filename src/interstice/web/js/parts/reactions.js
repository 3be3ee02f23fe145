import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { command } from "/web/js/socket.js";

/** As the server takes them. */
const REACTIONS = ["clap", "laugh", "wow", "think", "oops", "heart"];

/** @param {{ name: string }} props A little face, with its word for those who do not see it. */
export function Reaction({ name }) {
  return html`<svg class="rx" role="img" aria-label=${t(`reaction-${name}`)}><use href=${`/web/art/reactions.svg#${name}`} /></svg>`;
}

/** @param {{ onRefused: (refused: any) => void }} props The six, to press. */
export function Reactions({ onRefused }) {
  return html`<div class="reactions" role="group" aria-label=${t("reactions")}>${REACTIONS.map(
    (name) => html`<button type="button" key=${name} title=${t(`reaction-${name}`)} onClick=${() => command("react", { reaction: name }).catch(onRefused)}><${Reaction} name=${name} /></button>`,
  )}</div>`;
}
