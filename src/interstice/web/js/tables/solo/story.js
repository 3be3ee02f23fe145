/** Tells what happened to the card that was placed, and shows where it went once its panel is closed. */
import { useEffect, useRef, useState } from "preact/hooks";
import { labelled, t } from "/web/js/i18n.js";
import { aloud } from "/web/js/store.js";
import { laid } from "/web/js/tables/laid.js";
import { countText } from "/web/js/years.js";

/** How long a card is marked where it went. */
const MARKED = 2500;

/** @param {{ right: boolean | null }} turned @param {any} view The view after it. @returns {string} What becomes of a card that was turned over. */
export function outcomeOf({ right }, view) {
  if (right) return t("solo-right", { n: view.right });
  return view.lives === null ? t("solo-put-right") : `${t("solo-put-right")} ${t("solo-lives", { n: view.lives })}`;
}

/** @param {{ view: any, words: any, last: any, revealed: boolean, replay?: boolean }} props `revealed`: whether the card is still being looked at; `replay`: the page that shows it also describes it. @returns {any} The card to mark, as Line shows it. */
export function useStory({ view, words, last, revealed, replay }) {
  const [guest, setGuest] = useState(null);
  const begun = useRef(false);
  const waiting = useRef(null);
  useEffect(() => {
    const card = view.top !== null && !view.over && words.title(view.cards[view.top].face);
    if (!begun.current) {
      begun.current = true;
      if (card && !replay) aloud.value = labelled(t("solo-card"), card);
      return;
    }
    const { events = [] } = last ?? {};
    const put = events.find(({ event }) => event === "PutRight");
    const found = laid(events, view)[0] ?? (put && { card: put.card, right: null, off: 0, year: view.cards[put.card]?.year });
    if (!found) return;
    const says = found.right ? t("reveal-stamp-right") : found.right === null ? t("solo-given-up") : t("classic-missed-by", { n: found.off, years: countText(found.off) });
    // What the panel shows of the card is read out there.
    const what = !revealed && `${labelled(`${words.title(view.cards[found.card].face)}, ${words.year(found.year)}`, says)}.`;
    const told = [what, outcomeOf(found, view), card && labelled(t("solo-next"), card)].filter(Boolean).join(" ");
    waiting.current = { ...found, gap: put?.gap ?? found.gap, right: Boolean(found.right), stays: true, says, told };
  }, [last]);
  useEffect(() => {
    if (revealed || !waiting.current) return undefined;
    setGuest(waiting.current);
    if (!replay) aloud.value = waiting.current.told;
    waiting.current = null;
    const soon = setTimeout(() => setGuest(null), MARKED);
    return () => clearTimeout(soon);
  }, [revealed, last]);
  return guest;
}
