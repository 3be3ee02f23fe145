/** Keeps the page's look up to date with the settings and the system. first.js sets it before anything is drawn. */
import { effect } from "@preact/signals";
import { cardSize, contrast, motion, theme } from "/web/js/store.js";

const WISHES = { theme, contrast, motion, cards: cardSize };
const dressed = () => dress((setting) => WISHES[setting].value);

effect(dressed);
for (const wish of ["color-scheme: dark", "contrast: more", "reduced-motion: reduce"]) matchMedia(`(prefers-${wish})`).addEventListener("change", dressed);

/** Whether to avoid motion. */
export const still = () => document.documentElement.dataset.motion === "less";
