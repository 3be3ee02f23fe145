/** What a room has agreed on, in words. */
import { labelled, said, t } from "/web/js/i18n.js";
import { presets } from "/web/js/opening.js";
import { decks } from "/web/js/store.js";
import { yearText } from "/web/js/years.js";

/** Earlier and later than anything on a card. */
export const EVER = [-100_000_000, 100_000];

/** @param {string} id @param {any} [option] @returns The option's name; if there is no word for it, the rule set's own description. */
export const optionWord = (id, option) => said(`option-${id}`, option?.says ?? id);

/** @param {string} id @param {any} choice */
export function choiceWord(id, choice) {
  if (typeof choice === "boolean") return t(choice ? "yes" : "no");
  return said(`choice-${id}-${choice}`, String(choice));
}

/** @param {any} room @returns {string[]} How it differs from its preset: options, cards, clock, and whether it is listed. */
export function differences(room) {
  const preset = presets.value[room.preset];
  if (!preset) return [];
  const usual = (id) => JSON.stringify(preset.options[id] ?? preset.agreements[id]?.default);
  const options = Object.entries(room.options).filter(([id, value]) => JSON.stringify(value) !== usual(id));
  const played = room.decks.map((id) => decks.value[id]);
  return [
    ...options.map(([id, value]) => labelled(optionWord(id, preset.agreements[id]), [value].flat().map((each) => choiceWord(id, each)).join(", "))),
    room.decks.join() !== preset.deck && labelled(t("setup-decks"), played.map((deck) => deck.name).join(" + ")),
    room.themes.length > 0 && labelled(t("setup-themes"), room.themes.map((theme) => played.find((deck) => deck.themes[theme]).themes[theme]).join(", ")),
    (room.fame ?? "all") !== "all" && t(`foyer-${room.fame}`),
    room.era && labelled(t("setup-era"), room.era.map((year) => (EVER.includes(year) ? "…" : yearText(year))).join(" – ")),
    room.clock === "turn" && t("foyer-turn", { n: room.seconds }),
    room.clock === "budget" && t("foyer-budget", { n: room.seconds }),
    room.listed && t("foyer-listed"),
    room.talk === "phrases" && t("foyer-phrases"),
  ].filter(Boolean);
}

/** @param {any} room @returns {string} Who begins by its rules: youngest, oldest or random; empty if it is not known. */
export const firstOf = (room) => room.options.first ?? presets.value[room.preset]?.agreements.first?.default ?? "";

/** @param {any} room @param {string} [agesDecide] What ages decide in this game. @returns {string} Who begins, and what is different for children. */
export function whoBegins(room, agesDecide) {
  const first = firstOf(room);
  return first && [t(`begins-${first}`), agesDecide && t(agesDecide)].filter(Boolean).join(" ");
}
