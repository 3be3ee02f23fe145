import { useEffect, useState } from "preact/hooks";
import { blockedNow } from "/web/js/features/about.js";
import { need, sorry, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { chat, room, token } from "/web/js/store.js";

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
    ask("GET", "").then(setPeople, failed);
  }, []);
  const free = (id, name) => () =>
    ask("DELETE", `/${id}`).then((left) => {
      setPeople(left);
      // Whoever is called so in this room can be heard again at once.
      const called = new Set([...(room.value?.seats ?? []), ...chat.value].filter((each) => each?.name === name).map(({ person }) => person));
      if (room.value) room.value = { ...room.value, blocked: blockedNow().filter((person) => !called.has(person)) };
    }, failed);
  return html`<${Dialog} title=${t("blocked-people")} class="blocked" onClose=${onClose}>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${people?.length === 0 && html`<p role="status">${t("blocked-none")}</p>`}
    <ul class="choices">${people?.map(({ id, name }) => html`<li key=${id}><button type="button" class="btn2" onClick=${free(id, name)}>${t("blocked-undo", { name })}</button></li>`)}</ul>
  <//>`;
}
