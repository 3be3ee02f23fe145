/** Which card is being worked on, and the steps from one to the next: by buttons, and by keys wherever the focus is. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { labelled, t } from "/web/js/i18n.js";
import { spokenIn } from "/web/js/own.js";
import { newId } from "/web/js/screens/mine/draft.js";
import { inOrder } from "/web/js/screens/editor/list.js";
import { aloud } from "/web/js/store.js";

/** @param {any} desk @param {{ spoken: string, order: string, title: string, isOff: boolean, onPick: () => void }} now `title`: the id of the field that comes first; `isOff`: whether a dialog has the keys. */
export function useSteps(desk, { spoken, order, title, isOff, onPick }) {
  const { cards, version } = desk.deck.value;
  const [chosen, setChosen] = useState(cards[0]?.id ?? "");
  /** The field that gets the focus once the next card is drawn. */
  const field = useRef("");
  const card = cards.find((each) => each.id === chosen) ?? cards[0];
  const at = cards.indexOf(card);
  const pick = (id) => {
    field.current ||= document.activeElement?.id.startsWith("field-") ? document.activeElement.id : "";
    setChosen(id);
    onPick();
  };
  const add = () => {
    const made = newId();
    desk.change({ card: made, field: "card", to: card?.theme ? { theme: card.theme } : {} }, ...(card && at < cards.length - 1 ? [{ card: made, field: "place", to: at + 1 }] : []));
    field.current = title;
    pick(made);
  };
  const remove = () => {
    desk.change({ card: card.id, field: "card", to: null });
    field.current = title;
    pick((cards[at + 1] ?? cards[at - 1])?.id ?? "");
    aloud.value = t("edit-deleted");
  };
  const move = (which, to) => {
    if (to < 0 || to >= cards.length || cards[to].id === which) return;
    desk.change({ card: which, field: "place", to });
    aloud.value = t("edit-place", { n: to + 1, all: cards.length });
  };
  const step = (by) => {
    const all = inOrder(desk.deck.value, order, "", spoken);
    const next = all[all.indexOf(card) + by];
    if (!next) return false;
    pick(next.id);
    aloud.value = labelled(t("edit-place", { n: all.indexOf(next) + 1, all: all.length }), spokenIn(next.title ?? {}, spoken));
    return true;
  };
  const next = () => {
    field.current = title;
    if (!step(1)) add();
  };
  const undo = async () => {
    const which = await desk.undo();
    if (which) setChosen(which);
    aloud.value = t("edit-undone");
  };
  useEffect(() => {
    if (!cards.length && version === 1) add();
  }, []);
  // At once, before the next key, however fast somebody types.
  useLayoutEffect(() => {
    const found = field.current && document.getElementById(field.current);
    if (!found) return;
    field.current = "";
    found.focus();
  });
  useDeskKeys({ undo, next, step, move: (by) => card && move(card.id, at + by) }, isOff);
  return { card, at, pick, add, remove, move, step, next, undo };
}

/** @param {{ undo: () => void, next: () => void, step: (by: number) => void, move: (by: number) => void }} keys @param {boolean} isOff */
function useDeskKeys({ undo, next, step, move }, isOff) {
  useLayoutEffect(() => {
    const meant = (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (event.altKey && by) return () => (event.shiftKey ? move(by) : step(by));
      if (!event.ctrlKey && !event.metaKey) return null;
      return event.key === "Enter" ? next : event.key.toLowerCase() === "z" && !event.shiftKey && undo;
    };
    const press = (event) => {
      const how = !isOff && !event.target.closest?.("dialog") && meant(event);
      if (!how) return;
      event.preventDefault();
      how();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
