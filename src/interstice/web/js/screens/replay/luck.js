/** Whether a game's luck was as promised, as far as a browser can tell. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel } from "/web/js/parts/panel.js";
import { saveGame } from "/web/js/parts/save.js";

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const sha256 = async (data) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));

/** @param {any} luck @returns {Promise<boolean>} Whether the commitment is the hash of the secret, and the seed is made from secret and nonces as in chance.py. */
async function holds({ seed, commitment, secret, nonces }) {
  const parts = await Promise.all([secret, ...nonces].map((part) => sha256(bytes(part))));
  const mixed = new Uint8Array([...new TextEncoder().encode("interstice seed 1"), ...parts.flatMap((part) => [...part])]);
  return hex(parts[0]) === commitment && hex(await sha256(mixed)) === seed;
}

/** @param {{ game: string, luck: any, guided: boolean }} props */
export function Luck({ game, luck, guided }) {
  const [held, setHeld] = useState(null);
  useEffect(() => {
    // Browsers offer this only over https or on this machine.
    if (crypto.subtle) holds(luck).then(setHeld);
  }, [luck]);
  const said = held === null ? "luck-unchecked" : held ? "luck-held" : "luck-broken";
  return html`<${Panel} class="luck"><h2>${t("luck")}</h2>
    <p class=${held === false ? "bad" : ""}>${held !== null && html`<${Icon} name=${held ? "check" : "close"} />`} ${t(said)}</p>
    ${guided && html`<p>${t("luck-guided")}</p>`}
    <dl><dt>${t("luck-promise")}</dt><dd>${luck.commitment}</dd><dt>${t("luck-seed")}</dt><dd>${luck.seed}</dd></dl>
    <p>${t("luck-whole")} <code>interstice verify ${game}.json</code></p>
    <a class="btn2" href=${`/api/games/${game}`} download=${`${game}.json`} onClick=${saveGame(game)}>${t("luck-log")}</a><//>`;
}
