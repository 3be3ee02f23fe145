/** The way in: it looks at the address and draws the screen for it. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { need, ready } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Start } from "/web/js/screens/start.js";
import { leave } from "/web/js/socket.js";
import { aloud, contrast, path, theme } from "/web/js/store.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const more = matchMedia("(prefers-contrast: more)");
function dress() {
  const root = document.documentElement;
  root.dataset.theme = theme.value || (dark.matches ? "dark" : "light");
  root.dataset.contrast = contrast.value || (more.matches ? "more" : "normal");
}
effect(dress);
dark.addEventListener("change", dress);
more.addEventListener("change", dress);

/** @param {{ from: () => Promise<any>, name: string }} props A screen that is fetched when it is first wanted. */
function Later({ from, name, ...rest }) {
  const [Screen, setScreen] = useState(null);
  useEffect(() => {
    from().then((module) => setScreen(() => module[name]));
  }, [name]);
  return Screen && html`<${Screen} ...${rest} />`;
}

const room = () => import("/web/js/screens/room.js");

function App() {
  const [, page, code] = path.value.split("/");
  useEffect(() => {
    if (page !== "room") leave();
  }, [page]);
  if (!ready.value) return null;
  return html`
    ${page === "room" && code ? html`<${Later} from=${room} name="Room" key=${code} code=${code.toUpperCase()} />` : html`<${Start} />`}
    <div class="hidden" role="status" aria-live="polite">${aloud.value}</div>
  `;
}

need("app").then(() => render(html`<${App} />`, document.getElementById("app")));
