/** Words in five languages, by Fluent. Files load when they are needed; English fills the gaps. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { joined, swissSpelling } from "/web/js/spelling.js";
import { chosenLanguage, decks } from "/web/js/store.js";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", nl: "Nederlands" };

export const language = computed(() => [chosenLanguage.value, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? "en");

/** By which dates, times and lists are written: our English is British. */
export const regional = computed(() => (language.value === "en" ? "en-GB" : language.value));

const needed = new Set(["app", "room"]);
/** By language and file. @type {Record<string, Promise<FluentResource>>} */
const fetched = {};
/** By language. @type {import("@preact/signals").Signal<Record<string, FluentBundle>>} */
const bundles = signal({});

/** Changes whenever the language changes or more words arrive; a dependency for useMemo. */
export const spoken = computed(() => [language.value, bundles.value]);

/** @param {string[]} files Loads these files of words, now and in any language chosen later. */
export async function need(...files) {
  files.forEach((file) => needed.add(file));
  await load(language.value);
}

/** @param {string} locale */
async function load(locale) {
  const resources = await Promise.all([...needed].map((file) => (fetched[`${locale}/${file}`] ??= fetchWords(locale, file))));
  const bundle = bundles.value[locale] ?? new FluentBundle(locale, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  bundles.value = { ...bundles.value, [locale]: bundle };
}

async function fetchWords(locale, file) {
  const answer = await fetch(`/lang/${locale}/${file}.ftl`);
  return new FluentResource(answer.ok ? spelt(await answer.text(), locale) : "");
}

/** @param {string} text @param {string} [locale] @returns {string} As the reader spells it: in the Swiss way, where the first German that the browser asks for is Swiss. */
export const spelt = (text, locale = language.value) => (locale === "de" && /^((?!de).)*de-ch/i.test(navigator.languages.join()) ? swissSpelling(text) : text);

/** @param {Response} answer @returns {Promise<any>} What the server has said in the current language. */
export const inWords = (answer) => answer.text().then((text) => JSON.parse(spelt(text)));

/** @param {string} id @param {Record<string, string | number>} [args] @returns {string} */
export function t(id, args) {
  // Until the words of a newly chosen language arrive, use whatever is there.
  for (const locale of [language.value, "en", ...Object.keys(bundles.value)]) {
    const bundle = bundles.value[locale];
    const message = bundle?.getMessage(id);
    if (message?.value) return joined(bundle.formatPattern(message.value, args), locale);
  }
  return id;
}

/** @param {string} id @param {string} otherwise @returns {string} The message, or `otherwise` if there is none. */
export const said = (id, otherwise) => (t(id) === id ? otherwise : t(id));

/** @param {string} name @returns {string} A name from the code as plain words: "CardStolen" and "card_stolen" become "Card stolen". */
export function readable(name) {
  const words = name.replace(/(?<=[a-z])[A-Z]|[_-]./g, (letter) => ` ${letter.at(-1)}`).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {string} label @param {string | number} value @returns {string} Both, with the colon that the language puts between them. */
export const labelled = (label, value) => t("labelled", { label, value });

/** @param {string[]} names @returns {string} All of them in one phrase, in British English without a comma before "and". */
export const listed = (names) => new Intl.ListFormat(regional.value).format(names);

/** @param {any} refused A refusal from the server. @returns {string} The reason, in the current language if it has a message. */
export function sorry(refused) {
  if (refused?.status === 0) return t("no-connection");
  return refused?.word ? t(`sorry-${refused.word}`, refused.given) : refused?.why || t("trouble");
}

/** Whether any words have loaded. */
export const ready = computed(() => Object.keys(bundles.value).length > 0);

/** @param {string[]} ids Loads these decks' titles in the current language. */
export async function needDecks(ids) {
  const now = language.value;
  const missing = ids.filter((id) => decks.value[id]?.language !== now);
  if (!missing.length) return;
  const pages = await Promise.all(missing.map(async (id) => inWords(await fetch(`/api/decks/${id}?language=${now}`))));
  const more = {};
  for (const page of pages) {
    const cards = Object.fromEntries(page.cards.map((card) => [card.id, card]));
    more[page.id] = { ...page, cards, language: now };
  }
  decks.value = { ...decks.value, ...more };
}

language.subscribe((now) => {
  document.documentElement.lang = now;
  load(now);
  needDecks(Object.keys(decks.value));
});
