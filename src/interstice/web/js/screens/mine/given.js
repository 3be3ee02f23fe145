/** Files that somebody has chosen or dropped, on their way to the page that reads them. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { go } from "/web/js/store.js";

/** @type {File | null} */
let given = null;

/** @returns {File | null} The file, once. */
export function takeFile() {
  const file = given;
  given = null;
  return file;
}

/** @param {File} file @param {string} [deck] The deck that its cards are for; a new one if none is named. */
export function give(file, deck = "") {
  given = file;
  go(deck ? `/decks/mine/${deck}/table` : "/decks/mine/table");
}

/** @param {{ deck?: string, onFile?: (file: File) => void }} props */
export function FileButton({ deck = "", onFile = (file) => give(file, deck) }) {
  const chosen = ({ target }) => {
    if (target.files[0]) onFile(target.files[0]);
    target.value = "";
  };
  return html`<label class="btn2 file-button"><${Icon} name="file" />${t("mine-file")}<input type="file" accept=".xlsx,.ods,.csv,.tsv,.txt,.json" onChange=${chosen} /></label>`;
}

/** @param {(file: File) => void} [onFile] What to do with a file that is dropped anywhere on the page. @returns {{ over: boolean }} Whether one is being held over it. */
export function useDrop(onFile = give) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const isFile = (event) => event.dataTransfer?.types.includes("Files");
    const hold = (event) => isFile(event) && (event.preventDefault(), setOver(true));
    const leave = (event) => !event.relatedTarget && setOver(false);
    const drop = (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer.files[0]) onFile(event.dataTransfer.files[0]);
    };
    const events = /** @type {[string, (event: any) => void][]} */ ([["dragover", hold], ["dragleave", leave], ["drop", drop]]);
    events.forEach(([name, how]) => addEventListener(name, how));
    return () => events.forEach(([name, how]) => removeEventListener(name, how));
  });
  return { over };
}

const key = (deck) => `interstice.table.${deck}`;

/** @param {string} deck @returns {any} The rows of a table that are not good enough for a deck yet; null if there are none. */
export function leftRows(deck) {
  try {
    return JSON.parse(localStorage.getItem(key(deck)));
  } catch {
    return null;
  }
}

/** @param {string} deck @param {any} table Keeps what `leftRows` returns; nothing if it is null. */
export function keepRows(deck, table) {
  try {
    if (table) localStorage.setItem(key(deck), JSON.stringify(table));
    else localStorage.removeItem(key(deck));
  } catch {
    // Storage may be blocked or full; then those rows have to be pasted again.
  }
}
