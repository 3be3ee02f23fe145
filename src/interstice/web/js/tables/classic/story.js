/** Shows what happened: reveals the player's own card, shows the others' cards where they were laid, and puts notes at the seats. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { labelled, listed, t } from "/web/js/i18n.js";
import { makeVoice } from "/web/js/parts/voice.js";
import { aloud } from "/web/js/store.js";
import { isOut, playOffNews } from "/web/js/tables/classic/play-off.js";
import { laid, leftOf } from "/web/js/tables/laid.js";
import { countText } from "/web/js/years.js";

/** How long somebody's card is shown where they laid it. */
const GUEST = 2500;

/** @param {any} props `replay`: the page that shows it also describes it. */
export function useStory({ view, seat, words, last, onOwn, replay = false }) {
  const [story, setStory] = useState({ notes: {}, guest: null });
  const seen = useRef(null);
  const { tell, stop } = useMemo(() => makeVoice((text) => replay || (aloud.value = text)), []);
  useEffect(() => stop, []);
  useEffect(() => {
    const before = seen.current;
    seen.current = view;
    if (before === null) {
      tell([...whatLies(view, seat, words), turnOf(view, seat, words)].filter(Boolean).join(" "));
      return;
    }
    const events = last?.events ?? [];
    const all = laid(events, view);
    if (!all.length) return;
    const own = all.find((each) => each.seat === seat && each.year !== undefined);
    const news = playOffNews(before, view, events, seat, words);
    const drew = events.find((each) => each.event === "Drew" && each.seat === seat)?.card;
    if (own) onOwn({ ...own, view, news, drew, left: leftOf(before, events, seat) });
    const notes = Object.fromEntries(all.map((each) => [each.seat, t(each.right ? "classic-note-placed" : "classic-note-missed", { title: words.quoted(view.cards[each.card]?.face) })]));
    const guest = all.findLast((each) => each.seat !== seat && each.year !== undefined) ?? null;
    // What the panel shows of one's own card is read out there.
    const others = all.filter((each) => each !== own);
    if (others.length) tell([...others.map((each) => told(each, view, words, leftOf(before, events, each.seat))), !own && news, !own && view.asks.length && turnOf(view, seat, words)].filter(Boolean).join(" "));
    setStory((was) => ({ notes: { ...was.notes, ...notes }, guest: guest && { ...guest, says: slip(guest, words) } }));
  }, [last]);
  useEffect(() => {
    if (!story.guest) return undefined;
    const soon = setTimeout(() => setStory((was) => ({ ...was, guest: null })), GUEST);
    return () => clearTimeout(soon);
  }, [story.guest]);
  /** After the reveal, the player's own card settles like the others'. */
  const settle = (own) => {
    const left = !isOut(own.view, own.seat) && t("classic-left", { n: own.left });
    const drew = own.drew !== undefined && t("classic-drew", { title: words.quoted(own.view.cards[own.drew].face) });
    tell([left, drew, own.news, turnOf(own.view, seat, words)].filter(Boolean).join(" "));
    if (own.right) setStory((was) => ({ ...was, guest: { ...own, says: slip(own, words) } }));
  };
  return { ...story, settle };
}

const missed = (each) => t("classic-missed-by", { n: each.off, years: countText(each.off) });
const slip = (each, words) => labelled(words.player(each.seat).name, each.right ? t("reveal-stamp-right") : missed(each));

function told(each, view, words, left) {
  const facts = { name: words.player(each.seat).called, title: words.quoted(view.cards[each.card]?.face), year: each.year === undefined ? "" : words.year(each.year), n: each.off, years: countText(each.off) };
  return `${t(each.right ? "classic-told-right" : "classic-told-missed", facts)} ${t("classic-told-left", { n: left })}`;
}

/** What somebody who comes to the table has to know: the card that the line begins with, and their hand. */
function whatLies({ line, cards, hands, over }, seat, words) {
  const hand = (!over && hands[seat ?? -1]) || [];
  return [
    line.length === 1 && `${labelled(t("zone-line"), `${words.title(cards[line[0]].face)}, ${words.year(cards[line[0]].year)}`)}.`,
    hand.length > 0 && `${labelled(t("hand"), listed(hand.map((n) => words.title(cards[n].face))))}.`,
  ];
}

/** Whose turn it is. */
const turnOf = (view, seat, words) => (view.over ? "" : `${view.turn === seat ? t("seat-you-now") : t("classic-others", { name: words.player(view.turn).name })}.`);
