/** Lines of chat, as their readers see them. */
import { t } from "/web/js/i18n.js";
import { room } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";

/** @param {{ text: string, phrase?: string }} line @returns {string} What somebody said, in the reader's language. */
export const textOf = ({ text, phrase }) => (phrase ? t(`phrase-${phrase}`) : text);

/**
 * People without a seat have no name, but a number that is the same for everybody.
 * @param {{ person: string, name?: string }} someone @returns {string}
 */
export const nameOf = ({ person, name }) =>
  name || makeWords([], room.value?.seats ?? []).playerOf(person)?.name || t("guest-number", { n: (parseInt(person.slice(0, 6), 16) % 900) + 100 });
