/** For a television: spectators see everything larger, without controls, and with a code to join. */
import { effect, signal } from "@preact/signals";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";

/** The width that tables are designed for. */
const DRAWN = 1440;

export const big = signal(new URLSearchParams(location.search).has("big"));
const leave = () => (big.value = false);
document.addEventListener("fullscreenchange", () => document.fullscreenElement || leave());
addEventListener("keydown", (event) => event.key === "Escape" && leave());

const fit = () => {
  document.documentElement.dataset.big = String(big.value);
  document.documentElement.style.setProperty("--zoom", String(big.value ? Math.max(1, innerWidth / DRAWN) : 1));
};
effect(fit);
addEventListener("resize", fit);

export function BigButton() {
  const enlarge = () => {
    big.value = true;
    document.documentElement.requestFullscreen?.().catch(() => {});
  };
  return html`<button type="button" class="btn3 wide-only" onClick=${enlarge}><${Icon} name="screen" />${t("big-screen")}</button>`;
}

/** @param {{ code: string }} props The code to join with, where players see what is asked of them. */
export function JoinCorner({ code }) {
  return html`<aside class="join-corner paper line" aria-label=${t("big-join")}><span>${t("big-join")}</span><img src=${`/qr/${code}.svg`} alt=${t("big-qr")} /><b class="year">${code}</b><small>${location.host}</small></aside>`;
}
