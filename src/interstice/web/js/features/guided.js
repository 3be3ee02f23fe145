/** A guided first game: where it is offered, and its guide, which is fetched when it is wanted. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { isNew, playGuided } from "/web/js/opening.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { loaded } from "/web/js/parts/trouble.js";
import { PRESETS } from "/web/js/tables/covers.js";

/** @param {{ preset: string, always?: boolean }} props Offers it for a game that has not been played here; or always. */
export function GuideOffer({ preset, always = false }) {
  const guide = PRESETS[preset]?.guide;
  const { busy, trouble, begin } = useTry(() => playGuided(guide));
  if (!guide || !(always || isNew(preset))) return null;
  return html`<div class="guide-offer paper"><p>${trouble ? html`<span class="bad" role="alert">${trouble}</span>` : t("guide-offer")}</p>
    <button type="button" class="btn2" disabled=${busy} onClick=${begin}>${t("guide-offer-go")}</button></div>`;
}

/** @param {{ game: import("/web/js/tables/plain/game.js").GameTable, [more: string]: any }} props The game, and what its guide needs to know. */
export function Guided({ game, ...props }) {
  const [fetched, setFetched] = useState(null);
  useEffect(() => {
    loaded(Promise.all([import("/web/js/features/guide.js"), game.guide()])).then(([{ Guide }, { steps }]) => setFetched({ Guide, steps }));
  }, []);
  return fetched && html`<${fetched.Guide} steps=${fetched.steps} ...${props} />`;
}
