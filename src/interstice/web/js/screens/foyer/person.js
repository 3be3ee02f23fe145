/** Adds another person who plays on this device. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Under12 } from "/web/js/screens/foyer/youngest.js";
import { command } from "/web/js/socket.js";
import { LONGEST_NAME } from "/web/js/store.js";

/** @param {{ me: any, seat: number, onClose: () => void }} props */
export function AddPerson({ me, seat, onClose }) {
  const [called, setCalled] = useState("");
  const [child, setChild] = useState(false);
  const sit = (event) => {
    event.preventDefault();
    me.tell(command("sit", { seat, name: called.trim() || `${t("guest")} ${seat + 1}`, child }));
    onClose();
  };
  return html`<${Dialog} title=${t("add-person-title")} class="person" onClose=${onClose}>
    <p>${t("add-person-how")}</p>
    <form class="asked" onSubmit=${sit}>
      <label>${t("name")}<input class="field" value=${called} maxlength=${LONGEST_NAME} onInput=${(event) => setCalled(event.target.value)} /></label>
      <${Under12} checked=${child} onTick=${setChild} />
      <button class="btn2" type="submit">${t("sit-down")}</button>
    </form>
  <//>`;
}
