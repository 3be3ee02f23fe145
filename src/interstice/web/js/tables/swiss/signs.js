import { html } from "/web/js/parts/html.js";

/** The shapes of the wheel's faces and of the small signs, in a box of 24 by 24. */
export const SIGNS = {
  star: "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7L5.8 21l1.6-7L2 9.3l7.1-.7z",
  grump:
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM6.3 7.8l4.4 1.9a2.3 2.3 0 0 1-4.4-1.9zm11.4 0l-4.4 1.9a2.3 2.3 0 0 0 4.4-1.9z" +
    "M6.8 17.3c.9-2.4 2.8-3.8 5.2-3.8s4.3 1.4 5.2 3.8l-1.7.7c-.7-1.7-1.9-2.6-3.5-2.6s-2.8.9-3.5 2.6z",
  pin: "M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  earlier: "M20 9v6h-8v5l-8-8 8-8v5z",
  later: "M4 15V9h8V4l8 8-8 8v-5z",
  right: "M9 20.4l-6.2-6.2L5.6 11.4 9 14.8 18.9 4.900l2.8 2.800z",
  cross: "M5.6 3.500L12 9.900l6.4-6.4 2.1 2.100L14.1 12l6.4 6.4-2.1 2.100L12 14.100l-6.4 6.4-2.1-2.100L9.9 12 3.5 5.600z",
};

/** @param {{ name: keyof typeof SIGNS }} props */
export function Sign({ name }) {
  return html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path fill="currentColor" fill-rule="evenodd" d=${SIGNS[name]} />
  </svg>`;
}

/** Chips as they lie: one for the eye, the number for the count. */
export function Chips({ seat, count, words, gain = 0, at = 0 }) {
  return html`<span class="sw-chips" data-chips=${seat}>
    <i class="sw-chip" aria-hidden="true"></i>
    <span aria-hidden="true">${count}</span>
    <span class="hidden">${words.t("swiss-chips", { chips: count })}</span>
    ${gain !== 0 && html`<em key=${at} class=${`sw-gain${gain < 0 ? " loss" : ""}`} aria-hidden="true">${gain > 0 ? "+" : "−"}${Math.abs(gain)}</em>`}
  </span>`;
}

/** From this age on one has no more tries than others. */
const GROWN = 12;

/** The rule for children, where one sits. */
export function Child({ player, words }) {
  if (player.age === null || player.age >= GROWN) return null;
  return html`<span class="sw-child" title=${words.t("swiss-child")}><span aria-hidden="true">2×</span><span class="hidden">${words.t("swiss-child")}</span></span>`;
}
