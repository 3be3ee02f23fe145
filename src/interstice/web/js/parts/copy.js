import { t } from "/web/js/i18n.js";
import { aloud } from "/web/js/store.js";

/** @param {HTMLInputElement | HTMLTextAreaElement} field @returns {Promise<boolean>} Whether its text was copied. */
export async function copy(field) {
  field.select();
  // The clipboard API needs https; on a home network the old way still works.
  const done = await (navigator.clipboard?.writeText(field.value).then(() => true, () => false) ?? false);
  if (!done && !document.execCommand("copy")) return false;
  aloud.value = t("copied");
  return true;
}
