/** Sheets about people: one more at this device, and what can be done about somebody. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { command } from "/web/js/socket.js";
import { aloud } from "/web/js/store.js";
import { calledName } from "/web/js/words.js";

/** @param {{ me: any, seat: number, onClose: () => void }} props */
export function AddPerson({ me, seat, onClose }) {
  const [called, setCalled] = useState("");
  const [age, setAge] = useState("");
  const sit = (event) => {
    event.preventDefault();
    me.tell(command("sit", { seat, name: called.trim() || `${t("guest")} ${seat + 1}`, age: Number(age) || null }));
    onClose();
  };
  return html`<${Dialog} title=${t("add-person-title")} class="person" onClose=${onClose}>
    <p>${t("add-person-how")}</p>
    <form class="asked" onSubmit=${sit}>
      <label>${t("name")}<input class="field" value=${called} maxlength="24" onInput=${(event) => setCalled(event.target.value)} /></label>
      <label class="age">${t("age")}<input class="field" type="number" min="1" max="120" inputmode="numeric" value=${age} onInput=${(event) => setAge(event.target.value)} /></label>
      <button class="btn2" type="submit">${t("sit-down")}</button>
    </form>
  <//>`;
}

/** @param {{ me: any, held: any, seat: number, onClose: () => void }} props */
export function About({ me, held, seat, onClose }) {
  const [why, setWhy] = useState("");
  const called = calledName(held.name);
  const act = (type, fields) => (event) => {
    event.preventDefault();
    me.tell(command(type, fields).then(() => type === "report" && (aloud.value = t("reported"))));
    onClose();
  };
  const { person } = held;
  return html`<${Dialog} title=${called} class="person" onClose=${onClose}>
    ${me.host && html`<div class="choices">
      <button type="button" class="btn2" onClick=${act("stand", { seat })}>${t("stand-up", { name: called })}</button>
      <button type="button" class="btn2" onClick=${act("sendaway", { person })}>${t("send-away")}</button>
    </div><p class="hint">${t("send-away-how")}</p>`}
    <form class="asked" onSubmit=${act("report", { person, why })}>
      <label>${t("report-why")}<input class="field" value=${why} maxlength="300" required onInput=${(event) => setWhy(event.target.value)} /></label>
      <button class="btn2" type="submit">${t("report")}</button>
    </form>
    <p class="hint">${t("report-to")}</p>
  <//>`;
}
