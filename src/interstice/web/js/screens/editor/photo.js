/** A photo of your own: chosen, taken, dropped or pasted, and cut to the shape of the window. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";
import { SHAPE, WHOLE, boxOf, settled } from "/web/js/screens/editor/crop.js";
import { HowFar, sendFile } from "/web/js/screens/mine/progress.js";

/** Pixels of the preview. */
const WIDTH = 240;
const HEIGHT = WIDTH / SHAPE;
/** What the server reads. An iPhone turns its own kind of photo into one of these only if they are named. */
const KINDS = "image/jpeg,image/png,image/webp";
/** What it takes at most. */
export const MOST = { bytes: 10_000_000, pixels: 40_000_000 };
/** Pixels of a part that is cut out here; the server makes it smaller still. */
const CUT = 1600;

/**
 * @param {File} file @param {ImageBitmap} photo @param {{ left: number, top: number, width: number, height: number }} box
 * @returns {Promise<{ body: Blob, query: string }>} The photo as it is, and its part for the server to cut out; or, if new phones make it too large, that part alone.
 */
export async function sendable(file, photo, box) {
  if (file.size <= MOST.bytes && photo.width * photo.height <= MOST.pixels) return { body: file, query: `?${Object.entries(box).map(([name, part]) => `${name}=${part.toFixed(5)}`).join("&")}` };
  const canvas = Object.assign(document.createElement("canvas"), { width: CUT, height: CUT / SHAPE });
  canvas.getContext("2d").drawImage(photo, box.left * photo.width, box.top * photo.height, box.width * photo.width, box.height * photo.height, 0, 0, canvas.width, canvas.height);
  return { body: await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.92)), query: "" };
}

/** @param {{ desk: any, card: any, given: File | null, onTaken: () => void }} props */
export function Photo({ desk, card, given, onTaken }) {
  const [file, setFile] = useState(given);
  useEffect(() => {
    if (given) setFile(given);
  }, [given]);
  const pick = ({ target }) => {
    if (target.files[0]) setFile(target.files[0]);
    target.value = "";
  };
  const done = (photo) => {
    desk.change({ card: card.id, field: "photo", to: photo });
    setFile(null);
    onTaken();
  };
  if (file) return html`<${Cutting} key=${file.name + file.lastModified} desk=${desk} file=${file} onDone=${done} onCancel=${() => (setFile(null), onTaken())} />`;
  const choose = (word, icon, more) => html`<label class="btn2 file-button"><${Icon} name=${icon} />${t(word)}<input type="file" accept=${KINDS} ...${more} onChange=${pick} /></label>`;
  return html`<div class="choices">${choose("picture-choose", "file", {})}${choose("picture-take", "eye", { capture: "environment" })}
    ${card.photo && html`<button type="button" class="btn2" onClick=${() => desk.change({ card: card.id, field: "photo", to: "" })}><${Icon} name="trash" />${t("picture-take-off")}</button>`}</div>
    <p class="fine">${t("picture-photo-how")}</p>`;
}

function Cutting({ desk, file, onDone, onCancel }) {
  const [photo, setPhoto] = useState(/** @type {ImageBitmap | null} */ (null));
  const [cut, setCut] = useState(WHOLE);
  const [trouble, setTrouble] = useState("");
  /** How much of it has been sent; null: it has not been used yet. */
  const [sent, setSent] = useState(/** @type {number | null} */ (null));
  const busy = sent !== null;
  const canvas = useRef(null);
  const held = useRef(/** @type {{ x: number, y: number, cut: typeof WHOLE } | null} */ (null));
  useEffect(() => void createImageBitmap(file).then(setPhoto, () => setTrouble(t("picture-unread"))), []);
  useLayoutEffect(() => {
    if (!photo) return;
    const { left, top, width, height } = boxOf(photo, cut);
    canvas.current.getContext("2d").drawImage(photo, left * photo.width, top * photo.height, width * photo.width, height * photo.height, 0, 0, WIDTH * 2, HEIGHT * 2);
  }, [photo, cut]);
  const set = (more) => photo && setCut(settled(photo, { ...cut, ...more }));
  const move = (event) => {
    if (!held.current || !photo) return;
    const { width, height } = boxOf(photo, cut);
    const box = canvas.current.getBoundingClientRect();
    set({ x: held.current.cut.x - ((event.clientX - held.current.x) / box.width) * width, y: held.current.cut.y - ((event.clientY - held.current.y) / box.height) * height });
  };
  const press = (event) => {
    const far = 0.04 / cut.zoom;
    const how = { ArrowLeft: { x: cut.x - far }, ArrowRight: { x: cut.x + far }, ArrowUp: { y: cut.y - far }, ArrowDown: { y: cut.y + far }, "+": { zoom: cut.zoom * 1.1 }, "-": { zoom: cut.zoom / 1.1 } }[event.key];
    if (!how || event.altKey) return;
    event.preventDefault();
    set(how);
  };
  const send = async () => {
    setSent(0);
    setTrouble("");
    try {
      const { body, query } = await sendable(file, photo, boxOf(photo, cut));
      onDone((await sendFile(`own/${desk.id}/pictures${query}`, body, setSent)).photo);
    } catch (refused) {
      setTrouble(sorry(refused));
      setSent(null);
    }
  };
  return html`<div class="cutting">
    <canvas ref=${canvas} width=${WIDTH * 2} height=${HEIGHT * 2} role="img" tabindex="0" aria-label=${t("picture-cut")} onKeyDown=${press} onPointerDown=${(event) => (event.target.setPointerCapture(event.pointerId), (held.current = { x: event.clientX, y: event.clientY, cut }))} onPointerMove=${move} onPointerUp=${() => (held.current = null)}></canvas>
    <div><label>${t("picture-zoom")}<input type="range" min="1" max="5" step="0.05" value=${cut.zoom} onInput=${({ target }) => set({ zoom: Number(target.value) })} /></label>
      <p class="fine">${t("picture-cut-how")}</p>
      ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
      ${busy && html`<${HowFar} says=${t(sent < 1 ? "picture-sending" : "picture-reading")} part=${sent} />`}
      <div class="choices"><button type="button" class="btn2" onClick=${onCancel}>${t("picture-cancel")}</button><${Primary} disabled=${!photo || busy} onPress=${send}>${t("picture-use")}<//></div></div>
  </div>`;
}
