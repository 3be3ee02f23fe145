import { need } from "/web/js/i18n.js";
import { chosenLanguage } from "/web/js/store.js";

/** @param {string} language @param {string[]} files Speak a language, with the words of these files. */
export async function speak(language, ...files) {
  chosenLanguage.value = language;
  await need(...files);
}
