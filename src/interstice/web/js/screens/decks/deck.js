/** One deck: its cards by theme, era and title, or in order of time; to turn over, print and download. */
import { useMemo, useState } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { language, t } from "/web/js/i18n.js";
import { ask, playNow } from "/web/js/opening.js";
import { Ages, Told } from "/web/js/parts/ages.js";
import { Card } from "/web/js/parts/card.js";
import { useFetched, useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { HowHard } from "/web/js/screens/decks/hard.js";
import { fronts } from "/web/js/screens/decks.js";
import { go } from "/web/js/store.js";
import { FAMES, FIRST, PRESETS, fameWish, halfIsEnough, isAlone, offersFame, presetsWith } from "/web/js/tables/covers.js";
import { yearText } from "/web/js/years.js";

/** Where one era ends and the next begins. */
const BOUNDS = [-Infinity, 1, 1500, 1800, 1900, 1950, Infinity];

/** @param {{ deck: any }} props */
export function Deck({ deck }) {
  const now = language.value;
  const { found, failed } = useFetched(`/api/decks/${deck.id}/timeline?language=${now}`);
  const [wish, setWish] = useState({ theme: "", era: "", text: "", line: false });
  const preset = presetsWith(deck.id).find((each) => !isAlone(each));
  const [fame, setFame] = useState("all");
  const knowsFame = preset ? offersFame(preset) : deck.fame && halfIsEnough(deck.size);
  // A deck of the host belongs to no game.
  const { busy, trouble, begin } = useTry(() => (preset ? playNow(preset, 2, fameWish(preset, fame)) : playNow(FIRST, 2, { decks: [deck.id], fame, options: {} })));
  const cards = useMemo(() => (found ? chosen(found, wish, now) : []), [found, wish]);
  const change = (more) => setWish({ ...wish, ...more });
  const [picked, setPicked] = useState(/** @type {Set<string> | null} */ (null));
  return html`<${Page} title=${deck.name} class="wide">
    <${To} class="btn3 up" to="/decks"><${Icon} name="left" />${t("decks-all")}<//>
    <header><h1>${deck.name}</h1><p>${t("decks-size", { n: deck.size, languages: deck.languages.length })}</p></header>
    <${Search} ...${{ deck, wish, change }} />
    <${Copying} ...${{ deck, cards, picked, setPicked }} />
    ${failed ? html`<p class="paper bad" role="alert">${t("trouble")}</p>` : found && html`<p class="hidden" role="status">${t("cards", { n: cards.length })}</p>
      ${!cards.length && html`<p class="paper nothing">${t("deck-none")}</p>`}
      ${wish.line ? html`<${Ages} cards=${cards} picture=${(card) => `/art/${deck.id}/${card}.svg`} />` : html`<${Grid} deck=${deck} cards=${cards} all=${found} picked=${picked} setPicked=${setPicked} />`}`}
    ${found && html`<${HowHard} deck=${deck.id} cards=${found} />`}
    <${Files} deck=${deck} />
    ${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}
    <div class="onward">${knowsFame && html`<select class="field" aria-label=${t("fame")} value=${fame} onChange=${(event) => setFame(event.target.value)}>${FAMES.map((each) => html`<option key=${each} value=${each}>${t(`fame-${each}`)}</option>`)}</select>`}<${Primary} disabled=${busy} onPress=${begin}>${t("deck-play")}<//></div>
  <//>`;
}

/** The cards that match: in order of time in the line view, otherwise by title, which gives nothing away. */
function chosen(all, { theme, era, text, line }, now) {
  const wanted = text.trim().toLocaleLowerCase(now);
  const found = all.filter(
    (card) => (!theme || card.theme === theme) && (era === "" || (BOUNDS[era] <= card.year && card.year < BOUNDS[+era + 1])) && card.title.toLocaleLowerCase(now).includes(wanted),
  );
  return line ? found : found.sort((one, other) => one.title.localeCompare(other.title, now, { ignorePunctuation: true }));
}

function eraName(at) {
  const [from, to] = [BOUNDS[at], BOUNDS[at + 1]];
  if (!at) return t("deck-era-first");
  return to === Infinity ? t("deck-era-last", { year: yearText(from) }) : `${yearText(from)}–${yearText(to - 1)}`;
}

function Search({ deck, wish, change }) {
  const pick = (name) => (event) => change({ [name]: event.target.value });
  const view = (line, word, icon) => html`<button type="button" class="btn2" aria-pressed=${wish.line === line} onClick=${() => change({ line })}><${Icon} name=${icon} />${t(word)}</button>`;
  return html`<search class="seek row">
    <input class="field" type="search" aria-label=${t("deck-search")} placeholder=${t("deck-search")} value=${wish.text} onInput=${pick("text")} />
    <select class="field" aria-label=${t("deck-theme")} value=${wish.theme} onChange=${pick("theme")}>
      <option value="">${t("deck-themes")}</option>${Object.entries(deck.themes).map(([id, name]) => html`<option key=${id} value=${id}>${name}</option>`)}
    </select>
    <select class="field" aria-label=${t("deck-era")} value=${wish.era} onChange=${pick("era")}>
      <option value="">${t("deck-eras")}</option>${BOUNDS.slice(1).map((_, at) => html`<option key=${at} value=${at}>${eraName(at)}</option>`)}
    </select>
    <span class="row views" role="group" aria-label=${t("deck-view")}>${view(false, "deck-cards", "cards")}${view(true, "deck-line", "hourglass")}</span>
  </search>`;
}

/** Copies the deck, or some of its cards, into a deck of your own. */
function Copying({ deck, cards, picked, setPicked }) {
  const copying = useTry(() => ask("own", { name: deck.name, language: language.value, deck: deck.id, cards: picked.size ? [...picked] : null }).then(({ id }) => go(`/decks/mine/${id}`)));
  if (!picked) return html`<button type="button" class="btn3 up" onClick=${() => setPicked(new Set())}><${Icon} name="copy" />${t("deck-copy")}</button>`;
  return html`<${Panel} class="files"><p>${t("deck-copy-how")}</p>
    ${copying.trouble && html`<p class="bad" role="alert">${copying.trouble}</p>`}
    <div class="choices"><button type="button" class="btn2" onClick=${() => setPicked(new Set([...picked, ...cards.map(({ id }) => id)]))}>${t("deck-copy-shown", { n: cards.length })}</button>
      <button type="button" class="btn2" onClick=${() => setPicked(null)}>${t("deck-copy-stop")}</button>
      <button type="button" class="btn2" disabled=${copying.busy} onClick=${copying.begin}><${Icon} name="copy" />${t("deck-copy-go", { n: picked.size || deck.size })}</button></div><//>`;
}

/** Fronts; a tap turns a card over and back, or picks it to be copied. */
function Grid({ deck, cards, all, picked, setPicked }) {
  const [turned, setTurned] = useState(() => new Set());
  const toggled = (before, id) => {
    const next = new Set(before);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  const turn = (id) => () => (picked ? setPicked(toggled(picked, id)) : setTurned((before) => toggled(before, id)));
  const words = { ...fronts({ ...deck, cards: all }), year: yearText };
  return html`${!picked && html`<p class="how">${t("deck-how")}</p>`}<ul class="grid">${cards.map((card) => {
    const up = !picked && turned.has(card.id);
    const isPicked = picked?.has(card.id);
    return html`<li key=${card.id} class=${up ? "known" : ""}><${Card} n=${0} view=${{ cards: [{ face: card.id, theme: card.theme, year: card.year }] }} words=${words} dated=${up} selected=${isPicked} onPress=${turn(card.id)} button=${{ "aria-pressed": picked ? isPicked : up }} />
      ${up && html`<${Told} card=${card} />`}</li>`;
  })}</ul>`;
}

function Files({ deck }) {
  const file = (name, label) => html`<a class="btn2" href=${`/api/decks/${deck.id}/${name}${name.includes("?") ? "&" : "?"}language=${language.value}`} download>${label}</a>`;
  const hasPieces = presetsWith(deck.id).some((preset) => PRESETS[preset].pieces);
  return html`<${Panel} class="files"><h2>${t("deck-files")}</h2><p>${t("deck-files-how")}</p>${hasPieces && html`<p class="fine">${t("deck-extras-how")}</p>`}
    <div class="choices">${file("print.pdf?paper=A4", t("deck-print", { paper: "A4" }))}${file("print.pdf?paper=Letter", t("deck-print", { paper: "Letter" }))}
      ${hasPieces && file("extras.pdf", t("deck-extras"))}
      ${file("cards.xlsx", "XLSX")}${file("cards.csv", "CSV")}${file("cards.json", "JSON")}${file("cards.apkg", "Anki")}</div>
    <p class="fine">${t("deck-licence", { licence: deck.licence })}</p><//>`;
}
