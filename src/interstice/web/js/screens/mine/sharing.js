/** How to share a deck: at a table with friends, or by a link to play it, or one to copy it. */
import { useRef, useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { ask } from "/web/js/own.js";
import { copy } from "/web/js/parts/copy.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";

const KINDS = ["play", "copy"];

/** @param {{ deck: string, links: Record<string, string>, onChange: (links: Record<string, string>) => void, onPlay: () => void, onClose: () => void }} props `onPlay`: opens the ways to play it. */
export function Sharing({ deck, links: first, onChange, onPlay, onClose }) {
  const [links, setLinks] = useState(first);
  const [trouble, setTrouble] = useState("");
  const change = (now) => {
    setLinks(now);
    onChange(now);
  };
  const failed = (refused) => setTrouble(sorry(refused));
  const make = (kind) => () => ask("POST", `own/${deck}/links/${kind}`).then(({ token }) => change({ ...links, [kind]: token }), failed);
  const withdraw = (kind) => () => ask("DELETE", `own/${deck}/links/${kind}`).then(() => {
    const { [kind]: _, ...rest } = links;
    change(rest);
  }, failed);
  return html`<${Dialog} title=${t("share-title")} class="own-sharing" onClose=${onClose}>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    <section><h3>${t("share-together")}</h3><p class="hint">${t("share-together-how")}</p>
      <button type="button" class="btn2" onClick=${onPlay}><${Icon} name="play" />${t("play-friends")}</button></section>
    ${KINDS.map((kind) => html`<section key=${kind}><h3>${t(`share-${kind}`)}</h3><p class="hint">${t(`share-${kind}-how`)}</p>
      ${links[kind] ? html`<${Link} kind=${kind} token=${links[kind]} onWithdraw=${withdraw(kind)} />` : html`<button type="button" class="btn2" onClick=${make(kind)}><${Icon} name="share" />${t(`share-${kind}-make`)}</button>`}
    </section>`)}
  <//>`;
}

function Link({ kind, token, onWithdraw }) {
  const field = useRef(null);
  const [done, setDone] = useState(false);
  const take = () => copy(field.current).then(setDone);
  return html`<div class="link-row"><input ref=${field} class="field" readonly aria-label=${t(`share-${kind}`)} value=${`${location.origin}/deck/${token}`} onFocus=${(event) => event.target.select()} />
    <button type="button" class="btn2" onClick=${take}><${Icon} name=${done ? "check" : "copy"} />${t(done ? "copied" : "share-copy-link")}</button>
    <button type="button" class="btn2" onClick=${onWithdraw}>${t("share-withdraw")}</button></div>`;
}
