/** The entry point: draws the screen for the current address. */
import { render } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import "/web/js/dress.js";
import { keepFocus } from "/web/js/focus.js";
import { need, ready, t } from "/web/js/i18n.js";
import { Offline, offline } from "/web/js/offline.js";
import { html } from "/web/js/parts/html.js";
import { Sorry, loaded, outdated } from "/web/js/parts/trouble.js";
import { Start } from "/web/js/screens/start.js";
import { leave } from "/web/js/socket.js";
import { aloud, path } from "/web/js/store.js";
import { RANK_WORDS } from "/web/js/tables/covers.js";

/** Every screen but the start, by the first part of its address: its module, its name there, and the words it needs. */
const SCREENS = {
  room: [() => import("/web/js/screens/room.js"), "Room"],
  rules: [() => import("/web/js/screens/rules.js"), "Rules", "pages", "rules"],
  decks: [() => import("/web/js/screens/decks.js"), "Decks", "pages"],
  mine: [() => import("/web/js/screens/mine.js"), "Mine", "pages", "mydecks", "own"],
  edit: [() => import("/web/js/screens/editor.js"), "Editor", "pages", "mydecks", "own", RANK_WORDS],
  table: [() => import("/web/js/screens/paste.js"), "Paste", "pages", "mydecks", "own", RANK_WORDS],
  deck: [() => import("/web/js/screens/link.js"), "Link", "pages", "mydecks", "own"],
  watch: [() => import("/web/js/screens/watch.js"), "Watch", "pages"],
  me: [() => import("/web/js/screens/me.js"), "Me", "pages", "mypage", "daily", RANK_WORDS],
  page: [() => import("/web/js/screens/theirs.js"), "Theirs", "pages", "mypage", "daily", RANK_WORDS],
  daily: [() => import("/web/js/screens/daily.js"), "Daily", "daily", "end", "pages"],
  replay: [() => import("/web/js/screens/replay.js"), "Replay", "pages"],
  inbox: [() => import("/web/js/screens/inbox.js"), "Inbox", "inbox", "people"],
  privacy: [() => import("/web/js/screens/privacy.js"), "Privacy", "privacy"],
  lost: [() => import("/web/js/screens/lost.js"), "Lost", "pages"],
};
/** Screens that need the second part of the address: which room, which game. */
const OF_ONE = ["room", "replay", "page", "deck"];
/** Screens that are not the first part of an address. */
const WITHIN = ["mine", "edit", "table"];

/** @param {string} page @param {string} [id] @param {string[]} [more] @returns {string} The screen for an address; "lost" if there is none. */
function screenOf(page, id, more) {
  if (!page) return "";
  if (page === "decks" && id === "mine") return more.at(-1) === "table" ? "table" : more[0] ? "edit" : "mine";
  if (WITHIN.includes(page)) return "lost";
  return Object.hasOwn(SCREENS, page) && (id || !OF_ONE.includes(page)) ? page : "lost";
}

/** @param {{ screen: string, id: string }} props A screen, fetched on first use. */
function Fetched({ screen, id }) {
  const [Screen, setScreen] = useState(null);
  useEffect(() => {
    const [from, name, ...files] = SCREENS[screen];
    loaded(Promise.all([from(), need(...files)])).then(([module]) => setScreen(() => module[name]));
  }, []);
  useLayoutEffect(() => scrollTo(0, 0), [Screen]);
  return Screen && html`<${Screen} id=${id} code=${id.toUpperCase()} />`;
}

function App() {
  const [, page, first = "", ...more] = path.value.split("/");
  const screen = screenOf(page, first, more);
  const id = WITHIN.includes(screen) ? more.filter((part) => part !== "table").join("/") : first;
  useEffect(() => {
    if (screen !== "room") leave();
  }, [screen]);
  if (!ready.value) return null;
  if (offline) return html`<${Offline} />`;
  if (outdated.value) return html`<${Sorry} title=${t("outdated")}>${t("outdated-kept")}<//>`;
  return html`
    ${screen ? html`<${Fetched} key=${`${screen}/${id}`} screen=${screen} id=${id} />` : html`<${Start} />`}
    <div class="hidden" role="status" aria-live="polite">${aloud.value}</div>
  `;
}

need("app").then(() => {
  const app = document.getElementById("app");
  if (offline) app.textContent = "";
  render(html`<${App} />`, app);
  // Until now the page only looked alive.
  app.removeAttribute("aria-busy");
  keepFocus();
  removeEventListener("click", press);
  if (pressed?.isConnected) pressed.click();
  // What others see of somebody may have changed on another of their devices; it can wait until the page is drawn.
  if (!offline) setTimeout(() => import("/web/js/profile.js").catch(() => {}), 1000);
});
