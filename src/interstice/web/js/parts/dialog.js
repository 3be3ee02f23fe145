import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";

/**
 * A dialog over the page, open for as long as it is rendered. Escape, the cross or a click outside closes it.
 * @param {{ title: string, class?: string, onClose: () => void, children: any }} props
 */
export function Dialog({ title, class: more = "", onClose, children }) {
  const element = useRef(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog.showModal();
    // Closing returns the focus. The close event comes later, perhaps when another dialog is already open.
    return () => dialog.close();
  }, []);
  const cancel = (event) => {
    // The component that renders it closes it, by no longer rendering it.
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${element} aria-label=${title} onCancel=${cancel} onClose=${() => element.current && onClose()} onClick=${(event) => event.target === element.current && onClose()}>
    <div class=${`paper line dialog ${more}`}>
      <div class="row"><h2 class="grow">${title}</h2>
        <button type="button" class="icon-btn" aria-label=${t("close")} onClick=${onClose}><${Icon} name="close" /></button></div>
      ${children}
    </div>
  </dialog>`;
}
