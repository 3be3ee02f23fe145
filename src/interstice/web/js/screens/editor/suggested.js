/** Pictures that fit the title. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { ask, spokenIn } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";
import { artLine, parseArt } from "/web/js/screens/editor/art.js";
import { Drawn, HOURGLASS, themeOf } from "/web/js/screens/mine/look.js";

const MOST = 5;
/** Where the same glyphs could be, too. */
const SCENES = ["rings", "sky", "temple", "street"];
/** Milliseconds after the last key. */
const SOON = 700;

/** What a card shows of which nobody has chosen the picture. */
const BY_ITSELF = "";

/** @param {any} about @param {any} card @param {string} spoken @returns {Promise<string[]>} First what it shows by itself, then pictures by its title, its fact and its theme, then the same in other scenes. */
async function suggestions(about, card, spoken) {
  const texts = [card.title, card.note, about.themes[card.theme]?.name].map((words) => spokenIn(words ?? {}, spoken)).filter(Boolean);
  const [first, ...others] = await Promise.all(texts.map((title) => ask("POST", "drawings/proposals", { title, language: spoken })));
  const arts = [first.art, ...others.filter(({ neutral }) => !neutral).map(({ art }) => art)];
  const { figures } = parseArt(first.art);
  const all = new Set([...arts, ...SCENES.map((scene) => artLine({ scene, figures }))]);
  // A card whose title names something shows just that by itself, and one of which nothing is known the same neutral picture.
  if (!first.neutral || themeOf(about, card).badge === HOURGLASS) all.delete(first.art);
  return [BY_ITSELF, ...all].slice(0, MOST);
}

/** @param {{ desk: any, card: any, spoken: string }} props */
export function Suggested({ desk, card, spoken }) {
  const [found, setFound] = useState([]);
  const { id, about } = desk.deck.value;
  const title = spokenIn(card.title ?? {}, spoken);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => title && suggestions(about, card, spoken).then((all) => wanted && setFound(all), () => {}), SOON);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [title, spoken]);
  const now = card.art ?? BY_ITSELF;
  const all = found.length && !found.includes(now) ? [...found.slice(0, MOST - 1), now] : found;
  const choose = (art) => desk.change({ card: card.id, field: "art", to: art }, ...(card.photo ? [{ card: card.id, field: "photo", to: "" }] : []));
  if (!all.length) return title ? null : html`<p class="fine">${t("picture-type-first")}</p>`;
  return html`<ul class="suggestions">${all.map((art, n) => html`<li key=${art}><button type="button" aria-label=${t("picture-suggestion", { n: n + 1 })} aria-pressed=${!card.photo && now === art} onClick=${() => choose(art)}><${Drawn} deck=${id} about=${about} card=${{ id: card.id, theme: card.theme, title: card.title, art }} /></button></li>`)}</ul>`;
}
