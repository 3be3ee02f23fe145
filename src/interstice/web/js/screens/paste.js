/** A pasted table or a file becomes cards: of a new deck, or of one that is there. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Menu } from "/web/js/features/top.js";
import { sorry, t } from "/web/js/i18n.js";
import { ask, spokenIn } from "/web/js/own.js";
import { useFetched, useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Primary } from "/web/js/parts/panel.js";
import { keepRows, leftRows, takeFile, useDrop } from "/web/js/screens/mine/given.js";
import { LanguageSelect } from "/web/js/screens/mine/languages.js";
import { HowFar, sendFile } from "/web/js/screens/mine/progress.js";
import { Checking } from "/web/js/screens/paste/checking.js";
import { Giving } from "/web/js/screens/paste/giving.js";
import { bring, carried, shownOn, unpack } from "/web/js/screens/paste/photos.js";
import { addedTo, bodyOf, deckName, kindsOf, leftOf, leftOver, nameOfFile, upTo } from "/web/js/screens/paste/table.js";
import { go } from "/web/js/store.js";

/** Where the table of a new deck is kept in the meantime. */
const NEW = "new";

/** @param {{ id: string }} props The deck that the cards are for; none: a new one. */
export function Paste({ id }) {
  const file = useRef(/** @type {File | null} */ (null));
  const pictures = useRef(/** @type {Record<string, string>} */ ({}));
  const [table, setTable] = useState(null);
  const [before, setBefore] = useState([]);
  const [settled, setSettled] = useState(/** @type {Set<string>} */ (new Set()));
  const [typed, setName] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  /** How much of a file has been sent. */
  const [sent, setSent] = useState(1);
  const [trouble, setTrouble] = useState("");
  const name = typed ?? (table ? spokenIn(table.name) || deckName(table) : "");
  const asked = useRef(0);
  const { found: deck } = useFetched(id ? `/api/own/${id}` : "/api/own", true);
  const read = async (how) => {
    const number = ++asked.current;
    setBusy(true);
    setSent(1);
    setTrouble("");
    try {
      const found = await how();
      if (number === asked.current) setTable(found);
    } catch (refused) {
      setTrouble(sorry(refused));
    }
    setBusy(false);
  };
  const readFile = (given, sheet = "") => {
    // Another file or sheet takes the place of a table; Undo brings that back as it was.
    if (table) setBefore([...before, { table, settled }]);
    setSettled(new Set());
    const isNew = given !== file.current;
    file.current = given;
    read(async () => {
      const { slim, pictures: came } = await unpack(given);
      pictures.current = came;
      const found = await sendFile(`previews/file?deck=${id}${sheet === "" ? "" : `&sheet=${sheet}`}`, slim, setSent);
      if (isNew) setName(spokenIn(found.name) ? null : nameOfFile(given.name));
      return found;
    });
  };
  const readRows = ({ rows, columns, heading, language, first, photos = [] }) => read(() => ask("POST", "previews", { rows, columns, heading, language, photos, deck: id }).then((found) => ({ ...found, photos, first: first ?? table?.first ?? found.first, sheets: table?.sheets ?? found.sheets, sheet: table?.sheet ?? 0, guessed: false })));
  const change = (wish) => {
    setBefore([...before, { table, settled }]);
    // It is shown at once; what is wrong follows.
    setTable({ ...table, ...wish });
    readRows({ ...table, ...wish });
  };
  const settle = ({ row, word }) => {
    setBefore([...before, { table, settled }]);
    setSettled(new Set([...settled, `${row} ${word}`]));
  };
  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    asked.current += 1;
    setBefore(before.slice(0, -1));
    setTable(last.table);
    setSettled(last.settled);
  };
  useDrop(readFile);
  useEffect(() => {
    document.title = `${t("paste-title")} · Interstice`;
    const given = takeFile();
    const left = leftRows(id || NEW);
    if (given) readFile(given);
    else if (left) {
      setName(left.name ?? null);
      setSettled(new Set(left.settled));
      readRows(left);
    }
  }, []);
  useLayoutEffect(() => {
    // Kept at once, so that nothing is lost if the page is left. Photos out of a file are too large to keep.
    if (table) keepRows(id || NEW, { rows: table.rows, columns: table.columns, heading: table.heading, language: table.language, first: table.first, name: typed, settled: [...settled] });
  }, [table, typed, settled]);
  const again = () => {
    keepRows(id || NEW, null);
    setTable(null);
    setName(null);
    setBefore([]);
    setSettled(new Set());
  };
  useEffect(() => {
    const press = (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.closest("input, textarea")) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const back = id ? `/decks/mine/${id}` : "/decks/mine";
  return html`<div class=${`paste ${table ? "checks" : ""}`}>
    <header class="desk-bar"><${To} class="icon-btn" to=${back} aria-label=${t(id ? "paste-to-deck" : "mine")}><${Icon} name="left" /><//>
      <b class="small-caps grow">${id ? spokenIn(deck?.about?.name ?? {}) : t("mine")}</b>
      ${table && html`<button type="button" class="icon-btn" aria-label=${t("edit-undo")} title=${`${t("edit-undo")} (Ctrl+Z)`} disabled=${!before.length} onClick=${undo}><${Icon} name="undo" /></button>`}<${Menu} /></header>
    ${!table ? html`<main><${Giving} ...${{ busy, sent, trouble }} onText=${(text) => read(() => ((pictures.current = {}), ask("POST", "previews", { text, deck: id })))} onFile=${readFile} /></main>`
      : html`<main class="checking"><${Above} ...${{ table, change, name, trouble }} setName=${!id && setName} onSheet=${(sheet) => readFile(file.current, sheet)} onAgain=${again} />
        <${Checking} table=${table} left=${leftOf(table, settled)} change=${change} settle=${settle}><${Onward} ...${{ id, deck, table, name: typed === null && spokenIn(table.name) ? "" : name.trim() || t("mine-new-name"), settled }} pictures=${pictures.current} /><//></main>`}
  </div>`;
}

/** What was understood of the table as a whole. */
function Above({ table, change, name, setName, trouble, onSheet, onAgain }) {
  const n = bodyOf(table).length;
  const good = n > 0 && table.cards.length === n;
  return html`<div class="above"><div class="grow"><h1>${t("paste-check")}</h1><p class=${good ? "all-good" : ""}>${good && html`<${Icon} name="check" />`}${t(good ? "paste-all-good" : "paste-rows", { n })}</p></div>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${table.sheets.length > 1 && html`<label>${t("paste-sheet")}<select class="field" value=${table.sheet} onChange=${({ target }) => onSheet(Number(target.value))}>${table.sheets.map((name, at) => html`<option key=${at} value=${at} selected=${at === table.sheet}>${name}</option>`)}</select></label>`}
    ${setName && html`<label>${t("paste-name")}<input class="fld" maxlength="60" value=${name} placeholder=${t("mine-new-name")} onInput=${({ target }) => setName(target.value)} /></label>`}
    <${LanguageSelect} label=${t(table.guessed ? "paste-language-unsure" : "paste-language")} value=${table.language} onChoose=${(language) => change({ language })} />
    <label class="own-tick"><input type="checkbox" checked=${table.heading >= 0} onChange=${({ target }) => change({ heading: target.checked ? 0 : -1 })} />${t("paste-has-heading")}</label>
    <button type="button" class="btn2" onClick=${onAgain}><${Icon} name="again" />${t("paste-again")}</button></div>`;
}

/** Makes the cards. Without a `name`, the deck has those that are in the table. Rows that are still wrong are kept on this device. */
function Onward({ id, deck, table, name, settled, pictures }) {
  const [made, setMade] = useState({ id: "", without: 0 });
  /** How many of the photos in a file have been sent. */
  const [part, setPart] = useState(1);
  const left = leftOf(table, settled);
  const { wrong } = kindsOf(table, left);
  const most = deck?.most_cards ?? Infinity;
  const taken = upTo(table, most - (deck?.cards?.length ?? 0));
  const n = taken.cards.length;
  const { rows, columns, heading, language, photos } = taken;
  const shown = shownOn(taken.cards, pictures);
  const along = id ? {} : carried(shown, pictures);
  const add = async () => {
    const changes = addedTo(taken, deck.about);
    await ask("POST", `own/${id}/changes`, { changes });
    return { id, lost: 0, cards: changes.filter(({ field }) => field === "card").map(({ card }) => card) };
  };
  const make = async () => {
    const { id: fresh, left_out } = await ask("POST", "own", { name, language, table: { rows, columns, heading, language, photos }, pictures: along });
    const page = shown.every((photo) => photo in along) ? { cards: [] } : await ask("GET", `own/${fresh}`);
    return { id: fresh, lost: left_out.length, cards: page.cards.map(({ id: card }) => card) };
  };
  const going = useTry(async () => {
    if (made.id) return go(`/decks/mine/${made.id}`);
    const now = await (id ? add() : make());
    const rest = leftOver(table, left, rows.length);
    if (!id) keepRows(NEW, null);
    keepRows(now.id, rest.rows.length > rest.heading + 1 ? rest : null);
    const wanted = now.cards.map((card, at) => ({ card, photo: taken.cards[at].card.photo })).filter(({ photo }) => shown.includes(photo) && !(photo in along));
    const without = now.lost + (await bring(now.id, wanted, pictures, setPart));
    return without ? setMade({ id: now.id, without }) : go(`/decks/mine/${now.id}`);
  });
  if (made.id) return html`<p class="bad grow" role="alert">${t("paste-left-out", { n: made.without })}</p><${Primary} onPress=${going.begin}>${t("go-on")}<//>`;
  if (going.busy && part < 1) return html`<${HowFar} says=${t("paste-sending")} part=${part} />`;
  return html`<p class="fine grow">${going.trouble ? html`<b class="bad" role="alert">${going.trouble}</b>` : n < table.cards.length ? t("paste-most", { most }) : n ? wrong.size > 0 && t("paste-wait") : t("paste-no-good")}</p>
    <${Primary} disabled=${!n || going.busy || Boolean(id && !deck)} onPress=${going.begin}>${t("paste-go", { n })}<//>`;
}
