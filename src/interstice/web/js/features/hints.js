/** Hints for a first game: each appears once, when it helps, on a slip that covers nothing one can press. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { need, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { forPage } from "/web/js/parts/keys.js";
import { useSpot } from "/web/js/parts/spot.js";
import { Afterwards } from "/web/js/parts/voice.js";
import { revealing } from "/web/js/reveal.js";
import { hintsRead } from "/web/js/store.js";

const AVOID = { controls: "a, button, input, select, summary, .chat", content: ".board .paper, .board .card, .tw-hole", first: "[data-mode=turning]" };

/** The hint on show. */
let shown = "";
const done = (which) => () => (hintsRead.value = `${hintsRead.value} ${which}`.trim());

/** After how many entries the player has made a move whose result has not been shown yet. */
const moving = signal(-1);

/** The player makes a move: the hint on show has served its purpose, and the next waits for the result. @param {number} entries */
export function moved(entries) {
  moving.value = entries;
  if (shown) done(shown)();
}

/** The move is over: it was refused, or its result is here. */
export const settled = () => void (moving.value = -1);

/** @param {{ game: import("/web/js/tables/plain/game.js").GameTable, view: any, seat: number, company?: boolean }} props `company`: whether other people are at the table. */
export function Hint({ game, view, seat, company = false }) {
  const [ready, setReady] = useState(false);
  const read = hintsRead.value.split(" ");
  const wanted = !read.includes("none") && !view.over && moving.value !== view.entries;
  useEffect(() => {
    if (wanted) need("hints").then(() => setReady(true));
  }, [wanted]);
  const ask = Object.fromEntries(view.asks.map((each) => [each.move, each]));
  const [found = "", , about = "", keys = ""] = (wanted && ready && game.hints.find(([each, when]) => !read.includes(each) && (typeof when === "string" ? ask[when] : when(view, seat, ask, company)))) || [];
  useEffect(() => settled, [view.entries]);
  // A card that was turned over comes first, and what is read out behind it is lost.
  const id = revealing.value ? "" : found;
  useEffect(() => {
    shown = id;
    return () => (shown = "");
  }, [id]);
  useActed(id, about, keys);
  // Where it would be in the way, it is only read out.
  const slip = useSpot(id, [about], AVOID, (placed, { free, hidden }) => (placed.style.visibility = free && !hidden ? "visible" : "hidden"));
  const says = found && t(`hint-${found}`);
  return html`<${Afterwards} says=${says} waits=${revealing.value !== null} />
    ${id && html`<aside class="hint-slip paper" key=${id} ref=${slip} data-about=${about} aria-label=${t("hints")}><p>${says}</p>
      <div class="row"><button type="button" class="btn3" onClick=${done("none")}>${t("hints-none")}</button>
        <button type="button" class="btn2" onClick=${done(id)}>${t("hints-read")}</button></div></aside>`}`;
}

/** A player who does what the hint speaks of has read it. */
function useActed(id, about, keys) {
  useEffect(() => {
    if (!id || !keys) return undefined;
    const pressed = (event) => event.target.closest(about) && done(id)();
    const typed = (event) => forPage(event) && keys.split(" ").includes(event.key) && done(id)();
    document.addEventListener("click", pressed);
    document.addEventListener("keydown", typed);
    return () => {
      document.removeEventListener("click", pressed);
      document.removeEventListener("keydown", typed);
    };
  }, [id]);
}
