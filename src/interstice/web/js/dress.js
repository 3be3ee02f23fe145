/** How the page is dressed: light, contrast, motion and the size of cards, as attributes that styles and scripts ask for. */
import { effect } from "@preact/signals";
import { cardSize, contrast, motion, theme } from "/web/js/store.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const more = matchMedia("(prefers-contrast: more)");
const less = matchMedia("(prefers-reduced-motion: reduce)");

function dress() {
  const { dataset } = document.documentElement;
  dataset.theme = theme.value || (dark.matches ? "dark" : "light");
  dataset.contrast = contrast.value || (more.matches ? "more" : "normal");
  dataset.motion = motion.value || (less.matches ? "less" : "full");
  dataset.cards = cardSize.value || "normal";
}
effect(dress);
for (const wish of [dark, more, less]) wish.addEventListener("change", dress);

/** Whether things shall not move. */
export const still = () => document.documentElement.dataset.motion === "less";
