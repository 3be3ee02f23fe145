/** How the cards of an own deck look while they are being made. */
import { useEffect, useState } from "preact/hooks";
import { spokenIn } from "/web/js/own.js";
import { fetchMine } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { lookOf } from "/web/js/parts/themes.js";
import { yearText } from "/web/js/years.js";

const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
export const HOURGLASS = "game-icons:hourglass";
/** For a card of which nothing is known yet. */
const BLANK = `rings: ${HOURGLASS} 50 52 66`;
/** Milliseconds after the last key. */
const SOON = 500;
/** Milliseconds until the server is asked again. */
const LATER = 3000;
/** Pictures that were fetched, by what they show. @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** @param {any} about @param {any} card @returns {{ palette: string, badge: string }} */
export const themeOf = (about, card) => about.themes[card.theme] ?? { palette: "invention", badge: HOURGLASS };

const inPage = (blob) => new Promise((done) => {
  const reader = Object.assign(new FileReader(), { onload: () => done(reader.result) });
  reader.readAsDataURL(blob);
});

/** Only a few are fetched at once, so that saving never waits for pictures. */
const MOST = 3;
let busy = 0;
/** @type {(() => void)[]} */
const queue = [];

async function inTurn(how) {
  if (busy >= MOST) await new Promise((go) => queue.push(() => go(undefined)));
  busy += 1;
  try {
    return await how();
  } finally {
    busy -= 1;
    queue.shift()?.();
  }
}

/** @param {() => Promise<Response>} how @returns {Promise<Response>} If the server is asked for too much at once, it is asked again later. */
async function patiently(how) {
  for (;;) {
    const answer = await how();
    if (answer.status !== 429) return answer;
    await new Promise((go) => setTimeout(go, LATER));
  }
}

const titlesOf = (card) => Object.fromEntries(Object.entries(card.title ?? {}).filter(([, title]) => title));

/** A card without a picture gets one by its title, as it will in play. */
async function drawn(card, theme) {
  const title = titlesOf(card);
  const what = card.art ? { art: card.art } : Object.keys(title).length ? { title } : { art: BLANK };
  const body = JSON.stringify({ ...what, theme: "own", themes: { own: { name: {}, palette: theme.palette, badge: theme.badge } }, card: card.id });
  const answer = await patiently(() => fetch("/api/drawings", { method: "POST", headers: { "content-type": "application/json" }, body }));
  return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : NOTHING;
}

/** @param {string} deck @param {any} card @param {{ palette: string, badge: string }} theme @param {string} key @returns {Promise<string>} The address of its picture. */
function pictureOf(deck, card, theme, key) {
  if (!fetched.has(key)) {
    const found = inTurn(() => (card.photo ? fetchMine(`/api/own/${deck}/pictures/${card.photo}`).then((answer) => (answer.ok ? answer.blob().then(inPage) : NOTHING)) : drawn(card, theme)));
    fetched.set(key, found.catch(() => (fetched.delete(key), NOTHING)));
  }
  return fetched.get(key);
}

/** @param {string} deck @param {any} about @param {any} card @returns {string} The address of its picture, once it is there; until then of the one before. */
export function usePicture(deck, about, card) {
  const [shown, setShown] = useState(NOTHING);
  const theme = themeOf(about, card);
  const key = card.photo ? `${deck} ${card.photo}` : `${card.art || JSON.stringify(titlesOf(card))} ${card.id} ${theme.palette} ${card.art ? "" : theme.badge}`;
  useEffect(() => {
    let wanted = true;
    const fetchIt = () => pictureOf(deck, card, theme, key).then((address) => wanted && setShown(address));
    // While a title is being typed or a glyph is being moved, the picture can wait.
    const timer = setTimeout(fetchIt, fetched.has(key) || shown === NOTHING ? 0 : card.art ? SOON / 3 : SOON);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return shown;
}

/** @param {{ deck: string, about: any, card: any }} props The picture of a card alone. */
export const Drawn = ({ deck, about, card }) => html`<img src=${usePicture(deck, about, card)} alt="" draggable=${false} />`;

/** @param {any} about @param {any} card @param {string} picture @param {string} language @returns What a Card needs to be drawn. */
export function wordsFor(about, card, picture, language) {
  const theme = about.themes[card.theme];
  return {
    view: { cards: [{ face: "", year: card.year ?? null, front: card.icons?.[0], back: card.icons?.[1] }] },
    words: {
      title: () => spokenIn(card.title ?? {}, language),
      theme: () => "",
      themeWord: () => (theme ? spokenIn(theme.name, language) : ""),
      picture: () => picture,
      year: (year) => (year ? yearText(year) : "?"),
      look: () => lookOf(themeOf(about, card)),
    },
  };
}

