/** A picture put together by hand: a scene, and up to three glyphs that are dragged or moved by keys. */
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { ask, spokenIn } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { MOST_FIGURES, artLine, byKey, changed, parseArt, withGlyph } from "/web/js/screens/editor/art.js";
import { Scenes, sceneAddress } from "/web/js/screens/editor/scenes.js";
import { Drawn, themeOf } from "/web/js/screens/mine/look.js";

const address = (glyph) => `/art/glyphs/${glyph.replace(":", "/")}.svg`;
/** Milliseconds after the last key. */
const SOON = 300;

/** @param {{ desk: any, card: any, spoken: string }} props */
export function Compose({ desk, card, spoken }) {
  // A scene waits here for its first glyph.
  const [bare, setBare] = useState("");
  const [words, setWords] = useState("");
  const [found, setFound] = useState([]);
  const names = useRef({});
  const { id, about } = desk.deck.value;
  const picture = card.art ? parseArt(card.art) : { scene: "", figures: [] };
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
  const scene = picture.scene || bare || "rings";
  const { palette } = themeOf(about, card);
  const setScene = (to) => (picture.figures.length ? set({ ...picture, scene: to }) : setBare(to));
  const put = (at, figure) => set({ scene, figures: picture.figures.map((each, n) => (n === at ? figure : each)) });
  const drop = (at) => set({ scene, figures: picture.figures.filter((_, n) => n !== at) });
  return html`<div class="compose">
    <${Scenes} palette=${palette} chosen=${scene} onChoose=${setScene} />
    <${Window} ...${{ id, about, card, picture, put, drop }} bare=${!picture.figures.length && bare ? sceneAddress(bare, palette) : ""} names=${names.current} />
    <div class="parts">
      <input class="fld" type="search" aria-label=${t("picture-find")} placeholder=${t("picture-find")} value=${words} onInput=${({ target }) => setWords(target.value)} />
      <ul class="glyphs" aria-label=${t("picture-glyphs")}>${found.map((each) => html`<li key=${each.id}><button type="button" aria-label=${each.name} title=${each.name} disabled=${picture.figures.length >= MOST_FIGURES} onClick=${() => set(withGlyph({ ...picture, scene }, each.id))}><img src=${address(each.id)} alt="" loading="lazy" /></button></li>`)}</ul>
    </div>
    <p class="fine">${t("picture-keys")}</p>
    ${!picture.figures.length && html`<p class="fine">${t("picture-none", { title: spokenIn(card.title ?? {}, spoken) || t("edit-untitled") })}</p>`}
  </div>`;
}

/** The window of the card, with a handle on every glyph. One that is dragged follows the pointer by itself; it is drawn when it is let go. */
function Window({ id, about, card, picture, put, drop, bare, names }) {
  const box = useRef(null);
  /** What is dragged: which glyph, its figure by now, and where on it the pointer is. */
  const [held, setHeld] = useState(/** @type {{ at: number, figure: import("/web/js/screens/editor/art.js").Figure, dx: number, dy: number } | null} */ (null));
  const press = (at, figure) => (event) => {
    if (event.key === "Delete" || event.key === "Backspace") return drop(at);
    const next = !event.altKey && !event.ctrlKey && byKey(figure, event);
    if (!next) return undefined;
    event.preventDefault();
    return put(at, next);
  };
  const pointed = ({ clientX, clientY }) => {
    const { left, top, width, height } = box.current.getBoundingClientRect();
    return { x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height };
  };
  const drag = (at, figure) => ({
    onPointerDown: (event) => {
      if (event.button) return;
      event.target.setPointerCapture(event.pointerId);
      const { x, y } = pointed(event);
      setHeld({ at, figure, dx: figure.x - x, dy: figure.y - y });
    },
    onPointerMove: (event) => {
      if (held?.at !== at) return;
      const { x, y } = pointed(event);
      setHeld({ ...held, figure: changed(held.figure, { x: x + held.dx, y: y + held.dy }) });
    },
    onPointerUp: () => {
      if (held && (held.figure.x !== figure.x || held.figure.y !== figure.y)) put(at, held.figure);
      setHeld(null);
    },
    onPointerCancel: () => setHeld(null),
  });
  const one = (figure, at) => {
    const isHeld = held?.at === at;
    const { x, y, size } = isHeld ? held.figure : figure;
    const name = names[figure.glyph] ?? figure.glyph.split(":")[1].replaceAll("-", " ");
    return html`<button type="button" key=${at} class=${`figure ${isHeld ? "held" : ""}`} aria-label=${t("picture-figure", { n: at + 1, name })} style=${{ left: `${x}%`, top: `${y}%`, width: `${size}%` }} onKeyDown=${press(at, figure)} ...${drag(at, figure)}>${isHeld && html`<img src=${address(figure.glyph)} alt="" draggable=${false} />`}</button>
      <button type="button" key=${`x${at}`} class="off-figure" aria-label=${t("picture-remove", { n: at + 1 })} style=${{ left: `${x}%`, top: `${y}%` }} onClick=${() => drop(at)}><${Icon} name="close" /></button>`;
  };
  return html`<div class="window" ref=${box}>${bare ? html`<img src=${bare} alt="" />` : html`<${Drawn} deck=${id} about=${about} card=${{ ...card, photo: "" }} />`}${picture.figures.map(one)}</div>`;
}
