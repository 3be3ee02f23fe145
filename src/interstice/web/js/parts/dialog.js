import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";

/**
 * A sheet of paper over everything, open as long as it is drawn. Escape, the cross and a press beside it close it.
 * @param {{ title: string, class?: string, onClose: () => void, children: any }} props
 */
export function Dialog({ title, class: more = "", onClose, children }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog.showModal();
    // Closing gives the focus back to where it was. That it is closed is told later, perhaps when another is open already.
    return () => dialog.close();
  }, []);
  const cancel = (event) => {
    // It is open as long as it is drawn, so whoever draws it closes it.
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${box} aria-label=${title} onCancel=${cancel} onClose=${() => box.current && onClose()} onClick=${(event) => event.target === box.current && onClose()}>
    <div class=${`paper line dialog ${more}`}>
      <div class="row"><h2 class="grow">${title}</h2>
        <button type="button" class="icon-btn" aria-label=${t("close")} onClick=${onClose}><${Icon} name="close" /></button></div>
      ${children}
    </div>
  </dialog>`;
}
