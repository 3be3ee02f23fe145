import { useEffect, useState } from "preact/hooks";
import { blockedNow } from "/web/js/features/about.js";
import { need, sorry, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { room, token } from "/web/js/store.js";

async function ask(method, path) {
  const answer = await fetch(`/api/blocks${path}`, { method, headers: { authorization: `Bearer ${token.value}` } });
  const said = await answer.json();
  if (!answer.ok) throw said;
  return said;
}

/** @param {{ onClose: () => void }} props The people whom somebody has blocked, each with a way back. */
export function Blocked({ onClose }) {
  const [people, setPeople] = useState(null);
  const [trouble, setTrouble] = useState("");
  const failed = (refused) => setTrouble(sorry(refused));
  useEffect(() => {
    need("people");
    ask("GET", room.value ? `?room=${room.value.code}` : "").then(setPeople, failed);
  }, []);
  const free = (id, inRoom) => () =>
    ask("DELETE", `/${id}`).then((left) => {
      setPeople((all) => all.filter((one) => left.some((each) => each.id === one.id)));
      // People in this room can be heard again at once.
      if (room.value) room.value = { ...room.value, blocked: blockedNow().filter((person) => !inRoom.includes(person)) };
    }, failed);
  return html`<${Dialog} title=${t("blocked-people")} class="blocked" onClose=${onClose}>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${people?.length === 0 && html`<p role="status">${t("blocked-none")}</p>`}
    <ul class="choices">${people?.map(({ id, name, in_room }) => html`<li key=${id}><button type="button" class="btn2" onClick=${free(id, in_room)}>${t("blocked-undo", { name: name || t("guest") })}</button></li>`)}</ul>
  <//>`;
}
