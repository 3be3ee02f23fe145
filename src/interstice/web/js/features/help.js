import { t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";

/** What keys do at every table. */
const EVERYWHERE = [["I", "keys-enlarge"], ["N", "keys-skip"], ["C", "keys-chat"], ["?", "keys-help"]];

/** @param {{ keys: string[][], preset: string, onClose: () => void }} props Lists the keys; `keys` are the game's own. */
export function Help({ keys: own, preset, onClose }) {
  return html`<${Dialog} title=${t("help")} class="help" onClose=${onClose}>
    <table><caption class="hidden">${t("keys")}</caption><tbody>${[...own, ...EVERYWHERE].map(
      ([keys, word]) => html`<tr key=${word}><th scope="row">${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</th><td>${t(word)}</td></tr>`,
    )}</tbody></table>
    <p>${t("help-press")}</p>
    <div class="choices last"><a class="btn2" href=${`/rules/${preset}`} target="_blank">${t("help-rules")}</a></div>
  <//>`;
}
