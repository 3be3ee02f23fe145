import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { aloud } from "/web/js/store.js";

/** Milliseconds for which a button says that it has copied. */
const SAID = 2000;

/** @param {{ field: { current: any }, word: string }} props A button that copies the text of a field. */
export function Copy({ field, word }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), SAID);
    return () => clearTimeout(timer);
  }, [done]);
  return html`<button type="button" class="btn2" onClick=${() => copy(field.current).then(setDone)}><${Icon} name=${done ? "check" : "copy"} />${t(done ? "copied" : word)}</button>`;
}

/** @param {HTMLInputElement | HTMLTextAreaElement} field @returns {Promise<boolean>} Whether its text was copied. */
export async function copy(field) {
  field.select();
  // The clipboard API needs https; on a home network the old way still works.
  const done = await (navigator.clipboard?.writeText(field.value).then(() => true, () => false) ?? false);
  if (!done && !document.execCommand("copy")) return false;
  aloud.value = t("copied");
  return true;
}
