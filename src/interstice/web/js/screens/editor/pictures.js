/** The picture of a card: one that was suggested, one that is composed, or a photo. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Compose } from "/web/js/screens/editor/compose.js";
import { Text } from "/web/js/screens/editor/fields.js";
import { Photo } from "/web/js/screens/editor/photo.js";
import { Suggested } from "/web/js/screens/editor/suggested.js";

const WAYS = { suggested: Suggested, compose: Compose, own: Photo };

/** @param {{ desk: any, card: any, spoken: string, given: File | null, onTaken: () => void }} props `given`: a photo that was dropped or pasted. */
export function Pictures({ desk, card, spoken, given, onTaken }) {
  const [way, setWay] = useState(card.photo ? "own" : "suggested");
  const shown = given ? "own" : way;
  return html`<section class="paper pictures" aria-label=${t("edit-picture")}>
    <div class="seg" role="group" aria-label=${t("edit-picture")}>${Object.keys(WAYS).map((each) => html`<button type="button" key=${each} aria-pressed=${shown === each} onClick=${() => (setWay(each), onTaken())}>${t(`picture-${each}`)}</button>`)}</div>
    <${WAYS[shown]} key=${card.id} ...${{ desk, card, spoken, given }} onTaken=${() => (setWay("own"), onTaken())} />
    ${card.photo && html`<${Text} desk=${desk} card=${card} field=${`alt:${spoken}`} label=${t("picture-alt")} hint=${t("edit-optional")} lang=${spoken} />
      <${Text} desk=${desk} card=${card} field="credit" label=${t("picture-credit")} hint=${t("edit-optional")} />`}
    ${shown !== "own" && html`<p class="fine">${t(matchMedia("(pointer: coarse)").matches ? "picture-photo-where" : "picture-drop")}</p>`}
  </section>`;
}
