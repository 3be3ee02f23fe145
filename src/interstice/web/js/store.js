/** What the whole client shares: settings that this browser keeps, and what the server has told. */
import { signal } from "@preact/signals";

/** @param {string} key @param {string} otherwise A setting that this browser keeps. */
function kept(key, otherwise) {
  let value = otherwise;
  try {
    value = localStorage.getItem(`interstice.${key}`) ?? otherwise;
  } catch {
    // Storage may be forbidden; then a setting lasts as long as the page.
  }
  const made = signal(value);
  made.subscribe((now) => {
    try {
      if (now !== otherwise) localStorage.setItem(`interstice.${key}`, now);
      else localStorage.removeItem(`interstice.${key}`);
    } catch {
      // As above.
    }
  });
  return made;
}

/** The language that was chosen; empty as long as the browser's counts. */
export const chosenLanguage = kept("language", "");
/** "light", "dark", or empty: as the system has it. */
export const theme = kept("theme", "");
/** "more", or empty: as the system has it. */
export const contrast = kept("contrast", "");
/** "less", or empty: as the system has it. */
export const motion = kept("motion", "");
/** "on", or empty. */
export const sound = kept("sound", "");
/** "off", or empty: whether single letters do something. */
export const letterKeys = kept("letters", "");
/** "large", or empty. */
export const cardSize = kept("cards", "");
/** Whom this browser does not want to hear, by their public ids, with spaces between. */
export const muted = kept("muted", "");
/** The hints that were read, by their ids, with spaces between; "none" among them wants no more. */
export const hintsRead = kept("hints", "");
export const name = kept("name", "");
/** In characters. */
export const LONGEST_NAME = 24;
/** The secret that says who this browser is. */
export const token = kept("token", "");
if (!token.value) token.value = randomText(32);

export const path = signal(location.pathname);
/** "idle", "joining", "on", "lost" or "refused". */
export const link = signal("idle");
/** Why the server refused to let us in: "missing", "denied" or "bad". */
export const refusal = signal("");
/** The room as the server last told it. @type {import("@preact/signals").Signal<any>} */
export const room = signal(null);
/** The latest entry of the game: { game, entries, events, views }. @type {import("@preact/signals").Signal<any>} */
export const happened = signal(null);
/** What was said in the room. @type {import("@preact/signals").Signal<{ person: string, name: string, text: string }[]>} */
export const chat = signal([]);
/** How many lines came while the chat was closed. */
export const unread = signal(0);
export const chatOpen = signal(false);
/** What somebody shows just now, by person. @type {import("@preact/signals").Signal<Record<string, { reaction: string } | null>>} */
export const reactions = signal({});
/** The card that somebody points at just now. @type {import("@preact/signals").Signal<{ person: string, card: number } | null>} */
export const pointed = signal(null);
/** Pages of decks by id, in the current language. @type {import("@preact/signals").Signal<Record<string, any>>} */
export const decks = signal({});
/** What is read out. */
export const aloud = signal("");

/** @param {number} length Letters and digits from the browser's own chance; works on plain http too. */
export function randomText(length) {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % 36]).join("");
}

/** @param {string} to Go to a page of ours. */
export function go(to) {
  if (to !== location.pathname) history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}
addEventListener("popstate", () => {
  path.value = location.pathname;
});
