/** The files of an own deck: to print, as tables, for Anki. */
import { useState } from "preact/hooks";
import { LANGUAGES, sorry, language as spoken, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { save } from "/web/js/parts/save.js";
import { LanguageSelect } from "/web/js/screens/mine/languages.js";
import { HowFar, fetchFile } from "/web/js/screens/mine/progress.js";

/** Each with what its button says. */
const FILES = { "print.pdf?paper=A4": "A4", "print.pdf?paper=Letter": "Letter", "extras.pdf": "", "cards.xlsx": "XLSX", "cards.csv": "CSV", "cards.json": "JSON", "cards.apkg": "Anki" };

/** @param {string} deck @param {string} file @param {string} name @param {string} [language] @param {(part: number) => void} [onPart] Fetches a file and saves it under the deck's name. */
export async function saveFile(deck, file, name, language = "", onPart = () => {}) {
  save(await fetchFile(`own/${deck}/files/${file}${file.includes("?") ? "&" : "?"}language=${language}`, onPart), fileName(file, name));
}

/** @param {string} file @param {string} name Of the deck. @returns {string} What it is saved as. Cards and the other pieces are both PDFs, and one must not replace the other. */
export function fileName(file, name) {
  const [what, ending] = file.split("?")[0].split(".");
  const more = what === "extras" ? ` – ${t("deck-extras").replace(/ *\(.*/, "")}` : "";
  return `${name.replace(/[\\/:*?"<>|]/g, "").trim() || "deck"}${more}.${ending}`;
}

/** @param {{ deck: string, name: string, languages: string[], cards: number, before?: () => Promise<any>, onClose: () => void }} props `before`: what must be done first. */
export function Files({ deck, name, languages, cards, before = () => Promise.resolve(), onClose }) {
  const [language, setLanguage] = useState(languages[0] ?? "");
  const [busy, setBusy] = useState("");
  /** How much of the file has come; null while it is being made. */
  const [part, setPart] = useState(/** @type {number | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const fetchFile = (file) => async () => {
    setBusy(file);
    setPart(null);
    setTrouble("");
    try {
      await before();
      // The other pieces say what games say, in one of our languages.
      await saveFile(deck, file, name, file === "extras.pdf" && !(language in LANGUAGES) ? spoken.value : language, setPart);
    } catch (refused) {
      setTrouble(sorry(refused));
    }
    setBusy("");
  };
  const button = (file) => html`<button type="button" class="btn2" key=${file} disabled=${Boolean(busy)} onClick=${fetchFile(file)}>${file.startsWith("print") ? t("deck-print", { paper: FILES[file] }) : FILES[file] || t("deck-extras")}</button>`;
  return html`<${Dialog} title=${t("deck-files")} class="own-files" onClose=${onClose}>
    <p>${t("deck-files-how")}</p>
    <p class="fine">${t("deck-extras-how")}</p>
    ${languages.length > 1 && html`<${LanguageSelect} label=${t("edit-language")} value=${language} codes=${languages} onChoose=${setLanguage} />`}
    <div class="choices">${Object.keys(FILES).map(button)}</div>
    ${busy && html`<${HowFar} says=${part === null ? t("files-making", { n: cards }) : t("files-fetching")} part=${part ?? 1} />`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
  <//>`;
}
