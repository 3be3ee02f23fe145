/** Runs in the page itself, before anything is drawn: sets its look, and remembers a click that comes before the scripts. */

/** @param {(setting: string) => string} wish Sets theme, contrast, motion and card size as attributes; without a wish the system decides. */
function dress(wish) {
  const { dataset } = document.documentElement;
  const asked = (query) => matchMedia(`(prefers-${query})`).matches;
  dataset.theme = wish("theme") || (asked("color-scheme: dark") ? "dark" : "light");
  dataset.contrast = wish("contrast") || (asked("contrast: more") ? "more" : "normal");
  dataset.motion = wish("motion") || (asked("reduced-motion: reduce") ? "less" : "full");
  dataset.cards = wish("cards") || "normal";
}

/** The last button pressed before the scripts were ready. */
let pressed = null;
function press({ target }) {
  pressed = target.closest("button");
}
addEventListener("click", press);

try {
  dress((setting) => localStorage.getItem(`interstice.${setting}`));
  // The page arrives in the browser's language; hide it if another was chosen.
  const { dataset, lang } = document.documentElement;
  if ((localStorage.getItem("interstice.language") || lang) !== lang) dataset.hold = "";
} catch {
  // Storage may be blocked.
  dress(() => "");
}
