/** A picture put together by hand: a scene, and up to three glyphs that are dragged or moved by keys. */
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { ask, spokenIn } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { MOST_FIGURES, artLine, byKey, changed, parseArt, withGlyph } from "/web/js/screens/editor/art.js";
import { Drawn } from "/web/js/screens/mine/look.js";

const address = (glyph) => `/art/glyphs/${glyph.replace(":", "/")}.svg`;
/** Milliseconds after the last key. */
const SOON = 300;

/** @param {{ desk: any, card: any, spoken: string }} props */
export function Compose({ desk, card, spoken }) {
  const [scenes, setScenes] = useState([]);
  const [words, setWords] = useState("");
  const [found, setFound] = useState([]);
  const names = useRef({});
  const { id, about } = desk.deck.value;
  const picture = card.art ? parseArt(card.art) : { scene: "", figures: [] };
  useEffect(() => void ask("GET", `drawings/scenes?language=${language.value}`).then(setScenes, () => {}), [language.value]);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => ask("GET", `drawings/glyphs?words=${encodeURIComponent(words.slice(0, 60))}&language=${words ? language.value : spoken}`).then(({ glyphs }) => {
          for (const each of glyphs) names.current[each.id] = each.name;
          if (wanted) setFound(glyphs);
        }, () => {}), SOON);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [words, spoken]);
  const set = (next) => desk.change({ card: card.id, field: "art", to: next.figures.length ? artLine(next) : "" }, ...(card.photo ? [{ card: card.id, field: "photo", to: "" }] : []));
  const scene = picture.scene || scenes[0]?.id || "rings";
  const put = (at, figure) => set({ scene, figures: picture.figures.map((each, n) => (n === at ? figure : each)) });
  const drop = (at) => set({ scene, figures: picture.figures.filter((_, n) => n !== at) });
  return html`<div class="compose">
    <${Window} ...${{ id, about, card, picture, put, drop }} names=${names.current} />
    <div class="parts">
      <label class="line-of">${t("picture-scene")}<select class="field" value=${scene} onChange=${({ target }) => picture.figures.length && set({ ...picture, scene: target.value })} disabled=${!picture.figures.length}>${scenes.map((each) => html`<option key=${each.id} value=${each.id} selected=${each.id === scene}>${each.name}</option>`)}</select></label>
      <input class="fld" type="search" aria-label=${t("picture-find")} placeholder=${t("picture-find")} value=${words} onInput=${({ target }) => setWords(target.value)} />
      <ul class="glyphs" aria-label=${t("picture-glyphs")}>${found.map((each) => html`<li key=${each.id}><button type="button" aria-label=${each.name} title=${each.name} disabled=${picture.figures.length >= MOST_FIGURES} onClick=${() => set(withGlyph({ ...picture, scene }, each.id))}><img src=${address(each.id)} alt="" loading="lazy" /></button></li>`)}</ul>
    </div>
    <p class="fine">${t("picture-keys")}</p>
    ${!picture.figures.length && html`<p class="fine">${t("picture-none", { title: spokenIn(card.title ?? {}, spoken) || t("edit-untitled") })}</p>`}
  </div>`;
}

/** The window of the card, with a handle on every glyph. */
function Window({ id, about, card, picture, put, drop, names }) {
  const box = useRef(null);
  const [held, setHeld] = useState(-1);
  const press = (at, figure) => (event) => {
    if (event.key === "Delete" || event.key === "Backspace") return drop(at);
    const next = !event.altKey && !event.ctrlKey && byKey(figure, event);
    if (!next) return undefined;
    event.preventDefault();
    return put(at, next);
  };
  const drag = (at, figure) => ({
    onPointerDown: (event) => {
      event.target.setPointerCapture(event.pointerId);
      setHeld(at);
    },
    onPointerMove: (event) => {
      if (held !== at) return;
      const { left, top, width, height } = box.current.getBoundingClientRect();
      put(at, changed(figure, { x: (100 * (event.clientX - left)) / width, y: (100 * (event.clientY - top)) / height }));
    },
    onPointerUp: () => setHeld(-1),
    onPointerCancel: () => setHeld(-1),
  });
  return html`<div class="window" ref=${box}><${Drawn} deck=${id} about=${about} card=${{ ...card, photo: "" }} />
    ${picture.figures.map((figure, at) => html`<button type="button" key=${at} class="figure" aria-label=${t("picture-figure", { n: at + 1, name: names[figure.glyph] ?? figure.glyph.split(":")[1].replaceAll("-", " ") })} style=${{ left: `${figure.x}%`, top: `${figure.y}%`, width: `${figure.size}%` }} onKeyDown=${press(at, figure)} ...${drag(at, figure)}></button>
      <button type="button" key=${`x${at}`} class="off-figure" aria-label=${t("picture-remove", { n: at + 1 })} style=${{ left: `${figure.x}%`, top: `${figure.y}%` }} onClick=${() => drop(at)}><${Icon} name="close" /></button>`)}</div>`;
}
