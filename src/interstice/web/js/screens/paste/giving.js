/** Where a table is pasted, dropped or opened. */
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { FileButton } from "/web/js/screens/mine/given.js";
import { HowFar } from "/web/js/screens/mine/progress.js";

/** @param {{ busy: boolean, sent: number, trouble: string, onText: (text: string) => void, onFile: (file: File) => void }} props `sent`: how much of a file has left. */
export function Giving({ busy, sent, trouble, onText, onFile }) {
  const field = useRef(null);
  const touched = matchMedia("(pointer: coarse)").matches;
  // Most people have just copied the table; on a phone the keyboard would hide what to do.
  useEffect(() => void (touched || field.current.focus()), []);
  const paste = (event) => {
    const rich = event.clipboardData.getData("text/html");
    const text = /<table/i.test(rich) ? rich : event.clipboardData.getData("text/plain");
    if (!text.includes("\n") && !/<table/i.test(text)) return;
    event.preventDefault();
    onText(text);
  };
  return html`<${Panel} class="giving"><h1>${t("paste-title")}</h1><p>${t("paste-how")}</p>
    <textarea ref=${field} class="fld" rows="9" aria-label=${t("paste-here")} placeholder=${t("paste-example")} spellcheck="false" onPaste=${paste}></textarea>
    ${busy && html`<${HowFar} says=${t(sent < 1 ? "paste-sending" : "paste-reading")} part=${sent} />`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    <div class="choices"><${FileButton} onFile=${onFile} /><a class="btn2" href=${`/api/previews/template.xlsx?language=${language.value}`} download><${Icon} name="table" />${t("paste-template")}</a>
      <${Primary} disabled=${busy} onPress=${() => field.current.value.trim() && onText(field.current.value)}>${t("paste-read")}<//></div>
    ${!touched && html`<p class="fine">${t("paste-drop")}</p>`}
  <//>`;
}
