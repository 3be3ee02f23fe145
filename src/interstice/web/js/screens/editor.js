/** A deck in the making: its cards in a list, the fields of one of them, and that card as it will look. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { spokenIn } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Primary } from "/web/js/parts/panel.js";
import { Sorry, loaded } from "/web/js/parts/trouble.js";
import { Form } from "/web/js/screens/editor/form.js";
import { Head } from "/web/js/screens/editor/head.js";
import { List } from "/web/js/screens/editor/list.js";
import { Live } from "/web/js/screens/editor/live.js";
import { useSteps } from "/web/js/screens/editor/steps.js";
import { languagesOf } from "/web/js/screens/mine/draft.js";
import { FileButton, give, leftRows, useDrop } from "/web/js/screens/mine/given.js";
import { PlayDeck } from "/web/js/screens/mine/play.js";
import { openDesk } from "/web/js/screens/mine/saving.js";

/** For fewer players than these, the cards are few. */
const FEW = 4;

/** @param {{ id: string }} props */
export function Editor({ id }) {
  const desk = useMemo(() => openDesk(id), [id]);
  useEffect(() => desk.open(), [desk]);
  if (desk.state.value === "gone") return html`<${Sorry} title=${t("edit-gone")} way=${html`<${To} class="btn" to="/decks/mine">${t("mine")}<//>`}>${t("sorry-no-deck")}<//>`;
  if (!desk.deck.value) return html`<main class="waiting"><p role="status">${desk.state.value === "away" ? t("no-connection") : "…"}</p></main>`;
  return html`<${Desk} desk=${desk} />`;
}

const NARROW = matchMedia("(max-width: 819px)");

/** Whether either the list or one card is shown, never both. */
function useNarrow() {
  const [is, setIs] = useState(NARROW.matches);
  useEffect(() => {
    const look = () => setIs(NARROW.matches);
    NARROW.addEventListener("change", look);
    return () => NARROW.removeEventListener("change", look);
  }, []);
  return is;
}

/** Whether the keyboard of a phone takes up much of the screen. */
function useKeyboard() {
  const [is, setIs] = useState(false);
  useEffect(() => {
    const look = () => setIs(NARROW.matches && (visualViewport?.height ?? innerHeight) < screen.height * 0.6);
    visualViewport?.addEventListener("resize", look);
    return () => visualViewport?.removeEventListener("resize", look);
  }, []);
  return is;
}

/** The pictures come after the cards, which can be seen and changed before; `photo` is one that was dropped or pasted. */
function usePictures() {
  const [Pictures, setPictures] = useState(null);
  const [photo, setPhoto] = useState(/** @type {File | null} */ (null));
  useEffect(() => {
    import("/web/js/screens/editor/pictures.js").then((module) => setPictures(() => module.Pictures), () => {});
    const paste = ({ clipboardData }) => {
      // Spreadsheets add a picture of the cells to their text.
      const image = !clipboardData?.getData("text/plain") && [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (image) setPhoto(image);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
  return { Pictures, photo, setPhoto };
}

/** @param {string} deck @returns {number} How many rows of a table are still to be put right. */
function useLeft(deck) {
  return useMemo(() => {
    const table = leftRows(deck);
    return table ? table.rows.length - table.heading - 1 : 0;
  }, [deck]);
}

function Desk({ desk }) {
  const deck = desk.deck.value;
  const languages = languagesOf(deck);
  const [shown, setShown] = useState(() => (languages.length ? languages.slice(0, 1) : [language.value]));
  const [spoken, setSpoken] = useState(shown[0]);
  const [order, setOrder] = useState("mine");
  const [isListing, setListing] = useState(deck.cards.length > 1);
  const [dialog, setDialog] = useState(null);
  const typing = useKeyboard();
  const isCard = !(useNarrow() && isListing);
  const { Pictures, photo, setPhoto } = usePictures();
  const drop = useDrop((file) => (file.type.startsWith("image/") ? setPhoto(file) : give(file, desk.id)));
  const { card, at, pick, add, remove, move, step, next, undo } = useSteps(desk, { spoken, order, title: `field-title-${shown[0]}`, isOff: Boolean(dialog), onPick: () => setListing(false) });
  const left = useLeft(desk.id);
  const shut = () => setDialog(null);
  const show = (codes) => {
    setShown(codes);
    setSpoken(codes.at(-1));
  };
  const name = spokenIn(deck.about.name, spoken);
  useEffect(() => {
    document.title = `${name} · Interstice`;
  }, [name]);
  const openFiles = async () => {
    const { Files } = await loaded(import("/web/js/screens/mine/files.js"));
    setDialog(html`<${Files} deck=${desk.id} name=${name} languages=${deck.languages} cards=${deck.finished} before=${desk.flush} onClose=${shut} />`);
  };
  const openSharing = async () => {
    const { Sharing } = await loaded(import("/web/js/screens/mine/sharing.js"));
    setDialog(html`<${Sharing} deck=${desk.id} links=${deck.links} onChange=${(links) => (desk.base.value = { ...desk.base.value, links })} onPlay=${openPlay} onClose=${shut} />`);
  };
  const openPlay = () => setDialog(html`<${PlayDeck} deck=${`own:${desk.id}`} name=${name} size=${deck.finished} players=${deck.players} before=${desk.flush} onClose=${shut} />`);
  const place = card ? t("edit-place", { n: at + 1, all: deck.cards.length }) : t("cards", { n: 0 });
  return html`<div class=${`bench ${isListing ? "listing" : ""} ${typing ? "typing" : ""} ${drop.over ? "dropping" : ""}`}>
    <${Head} ...${{ desk, spoken, place }} onUndo=${undo} onFiles=${openFiles} onShare=${openSharing} onPlay=${openPlay} />
    ${desk.refused.value && html`<p class="paper bad banner" role="alert">${desk.refused.value}</p>`}
    <main class="desk-main">
      <${List} ...${{ desk, spoken, chosen: card?.id, order, setOrder }} onChoose=${pick} onMove=${move}>
        ${deck.finished > 0 && deck.players < FEW && html`<p class="says"><span class="warn">${t("trouble-few", { cards: deck.finished, players: deck.players })}</span></p>`}
        <button type="button" class="btn2" onClick=${add}><${Icon} name="plus" />${t("edit-new")}</button>
        <${To} class="btn2" to=${`/decks/mine/${desk.id}/table`}><${Icon} name="table" />${left ? t("edit-left", { n: left }) : t("mine-paste")}<//>
        ${deck.cards.length < 2 && html`<${FileButton} deck=${desk.id} /><${To} class="btn2" to="/decks"><${Icon} name="cards" />${t("mine-copy")}<//>`}
      <//>
      ${card && isCard && html`<${Form} ...${{ desk, card, languages, shown, spoken }} setShown=${show} onSpeak=${setSpoken} onDelete=${remove} />
        <div class="sides"><${Live} ...${{ desk, card, spoken }} />
          ${Pictures && html`<${Pictures} ...${{ desk, card, spoken }} given=${photo} onTaken=${() => setPhoto(null)} />`}</div>`}
    </main>
    <footer class="desk-foot">
      <button type="button" class="btn2" aria-label=${t("edit-all")} title=${t("edit-all")} aria-pressed=${isListing} onClick=${() => setListing(!isListing)}><${Icon} name="cards" /></button>
      <button type="button" class="btn2" aria-label=${t("edit-back")} title=${t("edit-back")} disabled=${at <= 0} onClick=${() => step(-1)}><${Icon} name="left" /></button>
      <${Primary} onPress=${next}>${t(at < deck.cards.length - 1 ? "edit-next" : "edit-new")}<${Icon} name="right" /><//>
    </footer>
    ${dialog}
  </div>`;
}
