/** What the whole client shares: the settings this browser keeps, and what the server has said. */
import { signal } from "@preact/signals";

/** @param {string} key @param {string} otherwise The default. @returns A setting that this browser keeps. */
export function kept(key, otherwise) {
  let value = otherwise;
  try {
    value = localStorage.getItem(`interstice.${key}`) ?? otherwise;
  } catch {
    // Storage may be blocked; then a setting lasts as long as the page.
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

/** The language the user chose; empty: the browser's own. */
export const chosenLanguage = kept("language", "");
/** "light", "dark", or empty: follow the system. */
export const theme = kept("theme", "");
/** "more", or empty: follow the system. */
export const contrast = kept("contrast", "");
/** "less", or empty: follow the system. */
export const motion = kept("motion", "");
/** How long to show what others do: "slow", "quick", "none", or empty: normal. */
export const pace = kept("pace", "");
/** "on", or empty. */
export const sound = kept("sound", "");
/** "off", or empty: whether single-letter shortcuts work. */
export const letterKeys = kept("letters", "");
/** "large", or empty. */
export const cardSize = kept("cards", "");
/** The ids of the hints that have been read, separated by spaces; "none" turns hints off. */
export const hintsRead = kept("hints", "");
/** The ids of the bots that were last played with, separated by spaces. */
export const chosenBots = kept("bots", "jonas aicha luca");
/** How long a game against bots is: "short", "normal" or "long". */
export const chosenLength = kept("length", "short");
/** Which cards games are played with: "known", "all" or "hard". */
export const chosenFame = kept("fame", "known");
/** A guided game, and the steps of its guide that are over, separated by spaces. */
export const guidePast = kept("guide", "");
/** The guided games that need not be offered any more, as those games were played, separated by spaces. */
export const gamesKnown = kept("known", "");
export const name = kept("name", "");
/** "on", or empty: whether people who are not at the table see that name. */
export const showName = kept("show-name", "");
/** The icon of this person's badge; empty for any. */
export const animal = kept("animal", "");
/** Which of the players' colours the badge has, from 1 to 8; empty for any. */
export const colour = kept("colour", "");
/** @returns {{ shown: boolean, animal?: string, colour?: number }} How this person wants to appear, for whatever seats them. */
export const badge = () => ({ shown: showName.value === "on", ...(animal.value && { animal: animal.value }), ...(colour.value && { colour: Number(colour.value) }) });
/** In characters. */
export const LONGEST_NAME = 24;
/** The secret that identifies this browser. */
export const token = kept("token", "");
if (!token.value) token.value = randomText(32);

export const path = signal(location.pathname);
/** "idle", "joining", "on", "lost" or "refused". */
export const link = signal("idle");
/** Why the server refused to let us in: "missing", "denied", "bad", or the word of a refusal. */
export const refusal = signal("");
/** The room, as the server last described it. @type {import("@preact/signals").Signal<any>} */
export const room = signal(null);
/** The latest `happened` message, with every card on the table. @type {import("@preact/signals").Signal<any>} */
export const happened = signal(null);
/** What was said in the room. @type {import("@preact/signals").Signal<{ person: string, name: string, text: string, line?: number, phrase?: string }[]>} */
export const chat = signal([]);
/** How many lines have arrived while the chat was closed. */
export const unread = signal(0);
export const chatOpen = signal(false);
/** The reactions on show right now, by person. @type {import("@preact/signals").Signal<Record<string, { reaction: string } | null>>} */
export const reactions = signal({});
/** The card somebody is pointing at right now. @type {import("@preact/signals").Signal<{ person: string, card: number } | null>} */
export const pointed = signal(null);
/** The decks by id, in the current language. @type {import("@preact/signals").Signal<Record<string, any>>} */
export const decks = signal({});
/** What screen readers read out. */
export const aloud = signal("");

/** @param {number} length @returns {string} Random letters and digits; works on plain http too. */
export function randomText(length) {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % 36]).join("");
}

/** @param {string} to Goes to one of our pages. */
export function go(to) {
  if (to !== location.pathname) history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}
// Every screen opens at its top, also after Back.
history.scrollRestoration = "manual";
addEventListener("popstate", () => {
  path.value = location.pathname;
  scrollTo(0, 0);
});
