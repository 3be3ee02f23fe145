/** Several people share one device and pass it on. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";

/**
 * Which of this browser's seats is shown. It changes only when the device is passed on.
 * @param {Record<string, any>} views @returns {{ seats: number[], seat: number | null, next: number | null, pass: () => void }}
 */
export function useHolder(views) {
  const seats = Object.keys(views).map(Number).filter((seat) => seat >= 0);
  const [holder, setHolder] = useState(null);
  const asked = seats.filter((seat) => views[seat].asks.length);
  const seat = seats.includes(holder) ? holder : (seats[0] ?? null);
  const next = seats.length < 2 || !asked.length || asked.includes(holder) ? null : asked[0];
  return { seats, seat, next, pass: () => setHolder(next) };
}

/** @param {{ hides: boolean, words: any, next: number, onPass: () => void }} props Asks for the device to be passed on; `hides` covers the table until then. */
export function Pass({ hides, words, next, onPass }) {
  const element = useRef(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (hides) dialog.showModal();
    dialog.querySelector("button").focus();
    return () => hides && dialog.close();
  }, [next, hides]);
  useLayoutEffect(() => {
    // A dialog that closed in the meantime may have taken the focus with it.
    const enter = (event) => event.key === "Enter" && event.target.matches("body, main") && onPass();
    addEventListener("keydown", enter);
    return () => removeEventListener("keydown", enter);
  });
  const player = words.player(next);
  const inside = html`<${Avatar} player=${player} size=${hides ? 96 : 42} /><p>${t(hides ? "pass-to" : "pass-now", { name: player.name })}</p>
    <${Primary} onPress=${onPass}>${hides ? t("pass-ready", { name: player.name }) : t("go-on")}<//>`;
  return hides
    ? html`<dialog class="pass secret" ref=${element} aria-label=${t("pass-to", { name: player.name })} onCancel=${(event) => event.preventDefault()}>${inside}</dialog>`
    : html`<div class="pass paper" ref=${element} role="status">${inside}</div>`;
}
