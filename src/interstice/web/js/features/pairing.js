import { useEffect, useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { ask } from "/web/js/opening.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { command } from "/web/js/socket.js";
import { room } from "/web/js/store.js";

/** @param {{ onClose: () => void }} props Moves a person to another device: shows a code, or takes one. */
export function Pairing({ onClose }) {
  const [code, setCode] = useState("");
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState("");
  const failed = (refused) => setTrouble(sorry(refused));
  useEffect(() => {
    ask("pairing").then((offered) => setCode(offered.code), failed);
  }, []);
  const pair = async (event) => {
    event.preventDefault();
    // The server then knows this browser as somebody else, so it gives up its seats and starts afresh.
    const { me, game, seats = [] } = room.value ?? {};
    const mine = seats.map((held, seat) => ({ ...held, seat })).filter((held) => game === null && held.person === me && !held.bot);
    for (const { seat } of mine) await command("stand", { seat });
    ask(`pairing/${encodeURIComponent(typed.trim())}`).then(() => location.reload(), (refused) => {
      for (const { seat, name, child = false, shown = false } of mine) command("sit", { seat, name, child, shown });
      failed(refused);
    });
  };
  return html`<${Dialog} title=${t("pairing")} class="pairing" onClose=${onClose}>
    <p class="code year" role="group" aria-label=${t("pairing-code")}>${code || "…"}</p>
    <p>${t("pairing-how")}</p>
    <form class="asked" onSubmit=${pair}>
      <label>${t("pairing-have")}<input class="field year" value=${typed} required maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false" onInput=${(event) => setTyped(event.target.value)} /></label>
      <button class="btn2" type="submit">${t("pairing-enter")}</button>
    </form>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
  <//>`;
}
