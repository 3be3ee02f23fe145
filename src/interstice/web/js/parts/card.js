import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { theme } from "/web/js/parts/themes.js";
import { pointed } from "/web/js/store.js";

/**
 * A card: frame, picture, title, and its year once known. A front has no plaque.
 *
 * @param {object} props
 * @param {number | null} props.n The card's number in the view; null for a card face down.
 * @param {any} props.view
 * @param {any} props.words
 * @param {number | string} [props.size] Its width, in pixels or as CSS; by default the style sheet's `--w`.
 * @param {boolean} [props.dated] Whether its date side is up; by default, whether its year is known.
 * @param {boolean} [props.selected]
 * @param {(event: Event) => void} [props.onPress] Makes it a button.
 * @param {string} [props.label] Its accessible name, if it is a button, in place of the title and the year or theme.
 * @param {string} [props.class]
 * @param {object} [props.button] More attributes for the button.
 * @param {boolean} [props.eager] Loads its picture at once.
 */
export function Card({ n, view, words, size, dated, selected, onPress, label, class: more = "", button, eager }) {
  const style = size === undefined ? undefined : { "--w": typeof size === "number" ? `${size}px` : size };
  if (n === null || n === undefined) {
    return html`<div class=${`card back ${more}`} style=${style}><div class="inner"><div class="face"><div class="picture"></div></div></div></div>`;
  }
  const seen = view.cards[n];
  const up = dated ?? (seen.year !== undefined && seen.year !== null);
  const title = words.title(seen.face);
  const year = up ? words.year(seen.year) : "";
  const { ink, badge } = words.look?.(seen.face) ?? theme(seen.theme || words.theme(seen.face));
  const word = up ? "" : (words.themeWord?.(seen.face) ?? "");
  const alt = words.alt?.(seen.face) ?? "";
  const called = [label ?? [title, up ? year : word], alt].flat().filter(Boolean).join(", ");
  const seal = (up && seen.back) || seen.front;
  const classes = ["card", up ? "date" : "front", `ink-${ink}`, year.length > 5 && "long-year", selected && "selected", more];
  const face = html`<span class="face">
    <span class="picture"><img src=${words.picture(seen.face)} alt=${alt} draggable="false" loading=${eager ? "eager" : "lazy"} decoding="async" /></span>
    <span class="badge"><${Icon} name=${badge} /></span>
    ${seal && html`<span class=${`seal seal-${seal}`}><${Icon} name=${seal} /></span>`}
    <span class=${`title ${title.length > 44 ? "longer" : title.length > 26 ? "long" : ""}`}>${title}</span>${" "}
    ${up ? html`<span class="plaque"><span>${year}</span></span>` : html`<span class="ornament">${word}</span>`}
  </span>`;
  const inside = onPress
    ? html`<button type="button" class="inner" aria-label=${called} aria-pressed=${selected === undefined ? undefined : selected} onClick=${onPress} ...${button}>${face}</button>`
    : html`<div class="inner" title=${title}>${face}</div>`;
  const by = pointed.value?.card === n && words.playerOf?.(pointed.value.person);
  const pointing = by !== false && html`<span class="pointer" style=${{ "--pc": by?.colour }}>${by && html`<${Icon} name=${by.animal} />`}<${Icon} name="finger" /></span>`;
  return html`<div class=${classes.filter(Boolean).join(" ")} style=${style} data-card=${n}>${inside}${pointing}</div>`;
}
