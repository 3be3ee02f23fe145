import { useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { command } from "/web/js/socket.js";
import { muted } from "/web/js/store.js";

export const mutedNow = () => muted.value.split(" ").filter(Boolean);

/**
 * What can be done about somebody: mute or report them; the host can also free their seat or send them away.
 * @param {{ person: string, called: string, host: boolean, seat?: number, onClose: () => void }} props
 */
export function About({ person, called, host, seat, onClose }) {
  const [done, setDone] = useState("");
  const silent = mutedNow();
  const mute = () => {
    muted.value = (silent.includes(person) ? silent.filter((each) => each !== person) : [...silent, person]).join(" ");
    onClose();
  };
  const act = (type, fields, then) => (event) => {
    event.preventDefault();
    const why = event.target.elements?.why.value.trim();
    command(type, { ...fields, why }).then(then, (refused) => setDone(sorry(refused)));
  };
  const say = (id) => () => setDone(t(id, { name: called }));
  return html`<${Dialog} title=${called} class="about" onClose=${onClose}>
    ${done
      ? html`<p role="status">${done}</p>`
      : html`<div class="choices"><button type="button" class="btn2" aria-pressed=${silent.includes(person)} onClick=${mute}>${t("chat-mute")}</button>
          ${host && seat !== undefined && html`<button type="button" class="btn2" onClick=${act("stand", { seat }, onClose)}>${t("stand-up", { name: called })}</button>`}
          ${host && html`<button type="button" class="btn2" onClick=${act("sendaway", { person }, say("chat-sent-away"))}>${t("chat-send-away")}</button>`}</div>
        ${host && html`<p class="hint">${t("chat-send-away-means")}</p>`}
        <form onSubmit=${act("report", { person }, say("chat-reported"))}><label>${t("chat-report-why")}<input class="field" name="why" maxlength="300" required autocomplete="off" /></label>
          <button class="btn2" type="submit">${t("chat-report")}</button></form>`}
  <//>`;
}
