import { useEffect, useState } from "preact/hooks";
import { need, sorry, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { textOf } from "/web/js/parts/said.js";
import { command } from "/web/js/socket.js";
import { chat, room } from "/web/js/store.js";

/** How many of somebody's messages a report can name. */
const LATEST = 8;

export const blockedNow = () => room.value?.blocked ?? [];

/**
 * What can be done about somebody: block or report them; the host can also free their seat, mute or remove them, or make them the host.
 * @param {{ person: string, called: string, seat?: number, onClose: () => void }} props
 */
export function About({ person, called, seat, onClose }) {
  const [done, setDone] = useState("");
  useEffect(() => void need("people"), []);
  const now = room.value;
  const host = now.host === now.me;
  const [blocked, muted] = [blockedNow().includes(person), (now.muted ?? []).includes(person)];
  const lines = chat.value.filter((line) => line.person === person && line.line).slice(-LATEST).reverse();
  const does = (type, fields, then) => () => command(type, { person, ...fields }).then(then, (refused) => setDone(sorry(refused)));
  const say = (id) => () => setDone(t(id, { name: called }));
  const block = does("block", { blocked: !blocked }, () => {
    const others = blockedNow().filter((each) => each !== person);
    room.value = { ...room.value, blocked: blocked ? others : [...others, person] };
    if (blocked) onClose();
    else say("about-blocked")();
  });
  const free = () => command("stand", { seat }).then(onClose, (refused) => setDone(sorry(refused)));
  const report = (event) => {
    event.preventDefault();
    const { why, line } = event.target.elements;
    does("report", { why: why.value.trim(), line: Number(line?.value ?? 0) }, say("chat-reported"))();
  };
  const button = (word, press, given = {}) => html`<button type="button" class="btn2" onClick=${press}>${t(word, given)}</button>`;
  return html`<${Dialog} title=${called} class="about" onClose=${onClose}>
    ${done
      ? html`<p role="status">${done}</p>`
      : html`<div class="choices">${button(blocked ? "about-unblock" : "about-block", block)}
          ${host && seat !== undefined && button("stand-up", free, { name: called })}
          ${host && button(muted ? "about-unmute" : "about-mute", does("mute", { muted: !muted }, onClose))}
          ${host && button("about-hand-over", does("handover", {}, say("about-handed-over")))}
          ${host && button("chat-send-away", does("sendaway", {}, say("chat-sent-away")))}</div>
        <p class="hint">${!blocked && t("about-block-means")} ${host && t("chat-send-away-means")}</p>
        <form onSubmit=${report}><label>${t("chat-report-why")}<input class="field" name="why" maxlength="300" required autocomplete="off" /></label>
          ${lines.length > 0 && html`<label>${t("about-which")}<select class="field" name="line">
            ${lines.map((line) => html`<option key=${line.line} value=${line.line}>${textOf(line)}</option>`)}<option value="0">${t("about-which-none")}</option></select></label>`}
          <button class="btn2" type="submit">${t("chat-report")}</button></form>`}
  <//>`;
}
