/** Hints for a first game: each appears once, when it helps. */
import { useEffect, useState } from "preact/hooks";
import { need, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { hintsRead } from "/web/js/store.js";

/** @param {{ game: import("/web/js/tables/plain/game.js").GameTable, view: any, seat: number }} props */
export function Hint({ game, view, seat }) {
  const [ready, setReady] = useState(false);
  const read = hintsRead.value.split(" ");
  const wanted = !read.includes("none") && !view.over;
  useEffect(() => {
    if (wanted) need("hints").then(() => setReady(true));
  }, [wanted]);
  if (!wanted || !ready) return null;
  const ask = Object.fromEntries(view.asks.map((each) => [each.move, each]));
  const id = game.hints.find(([each, when]) => !read.includes(each) && (typeof when === "string" ? ask[when] : when(view, seat, ask)))?.[0];
  if (!id) return null;
  const done = (which) => () => (hintsRead.value = `${hintsRead.value} ${which}`.trim());
  return html`<div class="hint-slip paper" role="status" key=${id}><p>${t(`hint-${id}`)}</p>
    <div class="row"><button type="button" class="btn3" onClick=${done("none")}>${t("hints-none")}</button>
      <button type="button" class="btn2" onClick=${done(id)}>${t("hints-read")}</button></div></div>`;
}
