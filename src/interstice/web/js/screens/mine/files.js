/** The files of an own deck: to print, as tables, for Anki. */
import { useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { fetchMine } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { save } from "/web/js/parts/save.js";
import { LanguageSelect } from "/web/js/screens/mine/languages.js";

/** Each with what its button says. */
const FILES = { "print.pdf?paper=A4": "A4", "print.pdf?paper=Letter": "Letter", "cards.xlsx": "XLSX", "cards.csv": "CSV", "cards.json": "JSON", "cards.apkg": "Anki" };

/** @param {string} deck @param {string} file @param {string} name @param {string} [language] Fetches a file and saves it under the deck's name. */
export async function saveFile(deck, file, name, language = "") {
  const answer = await fetchMine(`/api/own/${deck}/files/${file}${file.includes("?") ? "&" : "?"}language=${language}`);
  if (!answer.ok) throw await answer.json();
  const ending = file.split("?")[0].split(".")[1];
  save(await answer.blob(), `${name.replace(/[\\/:*?"<>|]/g, "").trim() || "deck"}.${ending}`);
}

/** @param {{ deck: string, name: string, languages: string[], before?: () => Promise<any>, onClose: () => void }} props `before`: what must be done first. */
export function Files({ deck, name, languages, before = () => Promise.resolve(), onClose }) {
  const [language, setLanguage] = useState(languages[0] ?? "");
  const [busy, setBusy] = useState("");
  const [trouble, setTrouble] = useState("");
  const fetchFile = (file) => async () => {
    setBusy(file);
    setTrouble("");
    try {
      await before();
      await saveFile(deck, file, name, language);
    } catch (refused) {
      setTrouble(sorry(refused));
    }
    setBusy("");
  };
  const button = (file) => html`<button type="button" class="btn2" key=${file} disabled=${Boolean(busy)} onClick=${fetchFile(file)}>${file.startsWith("print") ? t("deck-print", { paper: FILES[file] }) : FILES[file]}</button>`;
  return html`<${Dialog} title=${t("deck-files")} class="own-files" onClose=${onClose}>
    <p>${t("deck-files-how")}</p>
    ${languages.length > 1 && html`<${LanguageSelect} label=${t("edit-language")} value=${language} codes=${languages} onChoose=${setLanguage} />`}
    <div class="choices">${Object.keys(FILES).map(button)}</div>
    <p role="status">${busy && html`<progress aria-label=${t("files-making")}></progress> ${t("files-making")}`}</p>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
  <//>`;
}
