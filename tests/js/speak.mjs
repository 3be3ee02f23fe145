import { need } from "/web/js/i18n.js";
import { chosenLanguage } from "/web/js/store.js";

/** @param {string} language @param {string[]} files Switches to a language, and loads these files of words. */
export async function speak(language, ...files) {
  chosenLanguage.value = language;
  await need(...files);
}
