import { t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";

/** The keys of each rule set, and those that do the same at every table. */
const KEYS = {
  classic: [["↑ ↓", "keys-card"], ["← →", "keys-gap"], ["Enter", "keys-place"], ["Esc", "keys-back"]],
  swiss: [["← →", "keys-gap-or-card"], ["Enter", "keys-confirm"], ["Esc", "keys-back"]],
  twist: [["← →", "keys-card"], ["Enter", "keys-play"], ["D", "keys-discard"], ["S", "keys-stop"], ["Esc", "keys-back"]],
};
const EVERYWHERE = [["I", "keys-enlarge"], ["C", "keys-chat"], ["?", "keys-help"]];

/** @param {{ rules: string, preset: string, onClose: () => void }} props What every key does. */
export function Help({ rules, preset, onClose }) {
  return html`<${Dialog} title=${t("help")} class="help" onClose=${onClose}>
    <table><caption class="hidden">${t("keys")}</caption><tbody>${[...(KEYS[rules] ?? []), ...EVERYWHERE].map(
      ([keys, word]) => html`<tr key=${word}><th scope="row">${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</th><td>${t(word)}</td></tr>`,
    )}</tbody></table>
    <p>${t("help-press")}</p>
    <div class="choices last"><a class="btn2" href=${`/rules/${preset}`} target="_blank">${t("help-rules")}</a></div>
  <//>`;
}
