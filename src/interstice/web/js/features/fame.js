/** Which cards are played with, by how well known they are: of shipped decks, own ones, or both. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { ask } from "/web/js/own.js";
import { Choice } from "/web/js/parts/choice.js";
import { html } from "/web/js/parts/html.js";
import { FAMES, halfIsEnough } from "/web/js/tables/covers.js";

/**
 * @param {{ id: string, size?: number, cards?: object, fame?: boolean }[]} chosen Decks; the server is asked about those of one's own.
 * @returns {boolean} Whether they say how well known their cards are, and half of these are enough.
 */
export function useOffersFame(chosen) {
  const [known, setKnown] = useState({});
  useEffect(() => {
    const asked = chosen.filter(({ id, fame }) => fame === undefined && id.startsWith("own:") && !(id in known));
    asked.forEach(({ id }) => ask("GET", `own/${id.slice(4)}`).then(({ fame }) => setKnown((was) => ({ ...was, [id]: fame })), () => {}));
  }, [chosen.map(({ id }) => id).join()]);
  const size = chosen.reduce((sum, deck) => sum + (deck.size ?? Object.keys(deck.cards ?? {}).length), 0);
  return chosen.every((deck) => deck.fame ?? known[deck.id]) && halfIsEnough(size);
}

/** @param {{ fame: string, onChoose: (fame: string) => void, class?: string }} props */
export const FameChoice = ({ fame, onChoose, class: more }) => html`<${Choice} class=${more} label=${t("fame")} hint=${fame !== "all" && t(`fame-${fame}-hint`)} chosen=${fame} onChoose=${onChoose} values=${FAMES.map((each) => [each, t(`fame-${each}`)])} />`;
