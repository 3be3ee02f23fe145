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
  /** What it begins with: what the card shows by itself, if its title names anything. */
  const [first, setFirst] = useState(parseArt("rings"));
  const [words, setWords] = useState("");
  const [found, setFound] = useState([]);
  const names = useRef({});
  const { id, about } = desk.deck.value;
  const picture = card.art ? parseArt(card.art) : first;
  const title = spokenIn(card.title ?? {}, spoken);
  useEffect(() => {
    if (!card.art && title) ask("POST", "drawings/proposals", { title, language: spoken }).then(({ art, neutral }) => neutral || setFirst(parseArt(art)), () => {});
  }, []);
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
  const set = (next) => {
    setFirst({ scene: next.scene, figures: [] });
    if (next.figures.length || card.art) desk.change({ card: card.id, field: "art", to: next.figures.length ? artLine(next) : "" }, ...(card.photo ? [{ card: card.id, field: "photo", to: "" }] : []));
  };
  const { scene, figures } = picture;
  const { palette } = themeOf(about, card);
  const put = (at, figure) => set({ scene, figures: figures.map((each, n) => (n === at ? figure : each)) });
  const drop = (at) => set({ scene, figures: figures.filter((_, n) => n !== at) });
  return html`<div class="compose">
    <${Scenes} palette=${palette} chosen=${scene} onChoose=${(to) => set({ scene: to, figures })} />
    <${Window} figures=${figures} put=${put} drop=${drop} names=${names.current}>
      ${figures.length ? html`<${Drawn} deck=${id} about=${about} card=${{ id: card.id, theme: card.theme, art: artLine(picture) }} />` : html`<img src=${sceneAddress(scene, palette)} alt="" />`}<//>
    <div class="parts">
      <input class="fld" type="search" aria-label=${t("picture-find")} placeholder=${t("picture-find")} value=${words} onInput=${({ target }) => setWords(target.value)} />
      <ul class="glyphs" aria-label=${t("picture-glyphs")}>${found.map((each) => html`<li key=${each.id}><button type="button" aria-label=${each.name} title=${each.name} disabled=${figures.length >= MOST_FIGURES} onClick=${() => set(withGlyph(picture, each.id))}><img src=${address(each.id)} alt="" loading="lazy" /></button></li>`)}</ul>
    </div>
    ${!matchMedia("(pointer: coarse)").matches && html`<p class="fine">${t("picture-keys")}</p>`}
    ${!figures.length && html`<p class="fine">${t("picture-none", { title: title || t("edit-untitled") })}</p>`}
  </div>`;
}

/** The window of the card, with a handle on every glyph. One that is dragged follows the pointer by itself; it is drawn when it is let go. */
function Window({ figures, put, drop, names, children }) {
  const box = useRef(null);
  /** What is dragged: which glyph, its figure by now, and where on it the pointer is. */
  const [held, setHeld] = useState(/** @type {{ at: number, figure: import("/web/js/screens/editor/art.js").Figure, dx: number, dy: number } | null} */ (null));
  /** The glyph that can be removed by a button: the last that was touched. */
  const [chosen, setChosen] = useState(figures.length - 1);
  useEffect(() => setChosen(figures.length - 1), [figures.length]);
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
      setChosen(at);
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
  const label = ({ glyph }, at) => t("picture-figure", { n: at + 1, name: names[glyph] ?? glyph.split(":")[1].replaceAll("-", " ") });
  const one = (figure, at) => {
    const isHeld = held?.at === at;
    const { x, y, size } = isHeld ? held.figure : figure;
    return html`<button type="button" key=${at} class=${`figure ${isHeld ? "held" : ""}`} aria-label=${label(figure, at)} style=${{ left: `${x}%`, top: `${y}%`, width: `${size}%` }} onFocus=${() => setChosen(at)} onKeyDown=${press(at, figure)} ...${drag(at, figure)}>${isHeld && html`<img src=${address(figure.glyph)} alt="" draggable=${false} />`}</button>
      ${chosen === at && html`<button type="button" key=${`x${at}`} class="off-figure" aria-label=${t("picture-remove", { n: at + 1 })} style=${{ left: `${Math.min(90, x + size / 2)}%`, top: `${Math.max(8, y - size * 0.4)}%` }} onClick=${() => drop(at)}><${Icon} name="close" /></button>`}`;
  };
  const now = figures[chosen];
  const tool = (word, sign, key) => html`<button type="button" aria-label=${t(word)} title=${t(word)} onClick=${() => put(chosen, byKey(now, { key, shiftKey: false }))}>${sign}</button>`;
  return html`<div><div class="window" ref=${box}>${children}${figures.map(one)}</div>
    ${now && html`<div class="seg tools" role="group" aria-label=${label(now, chosen)}>${tool("picture-smaller", "−", "-")}${tool("picture-larger", "+", "+")}${tool("picture-turn", "↻", "r")}${tool("picture-flip", "⇆", "f")}</div>`}</div>`;
}
