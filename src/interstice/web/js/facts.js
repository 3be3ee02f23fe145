/** What is said about a card once it has been turned over; fetched when somebody looks, because the server gives it only then. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inWords, language } from "/web/js/i18n.js";
import { fetchMine } from "/web/js/parts/fetched.js";

/** @typedef {{ note?: string, source?: { title: string, url: string } | null, circa?: boolean, credit?: string }} Fact Empty if there is none. */

/** By address. @type {import("@preact/signals").Signal<Record<string, Fact>>} */
const known = signal({});

/** @param {string} game @param {string | null | undefined} face A card that has been turned over. @returns {Fact | undefined} Undefined until it has come. */
export function useFact(game, face) {
  const address = face ? `/api/games/${game}/notes?language=${language.value}&face=${face}` : "";
  useEffect(() => {
    if (!address || known.value[address]) return;
    fetchMine(address)
      .then((answer) => (answer.ok ? inWords(answer) : {}))
      .then((said) => (known.value = { ...known.value, [address]: said[face] ?? {} }), () => {});
  }, [address]);
  return known.value[address];
}
