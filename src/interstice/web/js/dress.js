/** How the page is dressed, when somebody or the system wants it otherwise; first.js did it before anything was drawn. */
import { effect } from "@preact/signals";
import { cardSize, contrast, motion, theme } from "/web/js/store.js";

const WISHES = { theme, contrast, motion, cards: cardSize };
const dressed = () => dress((setting) => WISHES[setting].value);

effect(dressed);
for (const wish of ["color-scheme: dark", "contrast: more", "reduced-motion: reduce"]) matchMedia(`(prefers-${wish})`).addEventListener("change", dressed);

/** Whether things shall not move. */
export const still = () => document.documentElement.dataset.motion === "less";
