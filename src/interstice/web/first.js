/** Stands in the page itself, before anything is drawn: how it is dressed, and what is pressed before the scripts are there. */

/** @param {(setting: string) => string} wish Light, contrast, motion and the size of cards, as attributes; the system decides where nothing is wished. */
function dress(wish) {
  const { dataset } = document.documentElement;
  const asked = (query) => matchMedia(`(prefers-${query})`).matches;
  dataset.theme = wish("theme") || (asked("color-scheme: dark") ? "dark" : "light");
  dataset.contrast = wish("contrast") || (asked("contrast: more") ? "more" : "normal");
  dataset.motion = wish("motion") || (asked("reduced-motion: reduce") ? "less" : "full");
  dataset.cards = wish("cards") || "normal";
}

/** What was pressed last while nothing could answer. */
let pressed = null;
function press({ target }) {
  pressed = target.closest("button");
}
addEventListener("click", press);

try {
  dress((setting) => localStorage.getItem(`interstice.${setting}`));
  // The page comes in the browser's language; whoever chose another is not shown it first.
  const { dataset, lang } = document.documentElement;
  if ((localStorage.getItem("interstice.language") || lang) !== lang) dataset.hold = "";
} catch {
  // Storage may be forbidden.
  dress(() => "");
}
