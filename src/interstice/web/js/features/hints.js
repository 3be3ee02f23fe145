/** A first game teaches by doing: a slip of paper at the right moment, each once. */
import { useEffect, useState } from "preact/hooks";
import { need, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { hintsRead } from "/web/js/store.js";

const someOut = (view) => view.players.some((_, who) => !view.playing.includes(who) && !view.left.includes(who));

/**
 * By rule set: a hint's id, and when it helps: at an ask, or when something holds. The first that does and was not read is shown.
 * @type {Record<string, [string, string | ((view: any, seat: number, ask: Record<string, any>) => any)][]>}
 */
const HINTS = {
  classic: [
    ["classic-card", "place"],
    ["classic-gap", "place"],
    ["classic-icons", (view, seat, ask) => ask.place && view.cards[view.hands[seat][0]]?.front],
    ["classic-playoff", (view, seat) => someOut(view) && view.playing.includes(seat)],
    ["classic-miss", (view) => view.gone.length],
    ["classic-round", (view) => view.round > 1],
    ["classic-last", (view) => view.hands.some((hand) => hand.length === 1)],
  ],
  swiss: [
    ["swiss-stake", (view, seat, ask) => ask.mark?.stake.length > 1],
    ["swiss-rate", "rate"],
    ["swiss-steal", (view, seat, ask) => ask.mark && seat !== view.turn],
    ["swiss-tries", (view, seat, ask) => ask.mark && view.spun === "two-tries"],
    ["swiss-rack", "mark"],
    ["swiss-give", "give"],
    ["swiss-grump", "remove"],
    ["swiss-spin", "spin"],
    ["swiss-read", "read"],
    ["swiss-duel", "challenge"],
    ["swiss-super", (view) => view.options.betting],
    ["swiss-chips", (view, seat) => !view.options.betting && view.chips[seat]],
  ],
  twist: [
    ["twist-stop", "stop"],
    ["twist-sideways", (view) => view.sideways.length],
    ["twist-play", "play"],
    ["twist-slots", (view) => view.slots.length],
    ["twist-icons", "discard"],
    ["twist-wide", (view, seat, ask) => ask.play && view.row.length > 2],
    ["twist-advice", (view) => view.players.length > 1],
  ],
};

/** @param {{ view: any, seat: number }} props */
export function Hint({ view, seat }) {
  const [ready, setReady] = useState(false);
  const read = hintsRead.value.split(" ");
  const wanted = !read.includes("none") && !view.over;
  useEffect(() => {
    if (wanted) need("hints").then(() => setReady(true));
  }, [wanted]);
  if (!wanted || !ready) return null;
  const ask = Object.fromEntries(view.asks.map((each) => [each.move, each]));
  const id = HINTS[view.rules]?.find(([each, when]) => !read.includes(each) && (typeof when === "string" ? ask[when] : when(view, seat, ask)))?.[0];
  if (!id) return null;
  const done = (which) => () => (hintsRead.value = `${hintsRead.value} ${which}`.trim());
  return html`<div class="hint-slip paper" role="status" key=${id}><p>${t(`hint-${id}`)}</p>
    <div class="row"><button type="button" class="btn3" onClick=${done("none")}>${t("hints-none")}</button>
      <button type="button" class="btn2" onClick=${done(id)}>${t("hints-read")}</button></div></div>`;
}
