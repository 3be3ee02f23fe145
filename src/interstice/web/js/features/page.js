import { useEffect } from "preact/hooks";
import { Tabs } from "/web/js/features/tabs.js";
import { Top } from "/web/js/features/top.js";
import { html } from "/web/js/parts/html.js";

/** @param {{ title: string, class?: string, children: any }} props A page to read, with the top bar and the tabs. */
export function Page({ title, class: more = "", children }) {
  useEffect(() => {
    document.title = `${title} · Interstice`;
  }, [title]);
  return html`<${Top}><${Tabs} /><//><main class=${`page ${more}`}>${children}</main>`;
}
