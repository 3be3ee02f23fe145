/** Ways to play a deck that somebody has made. */
import { useState } from "preact/hooks";
import { needBots } from "/web/js/bots.js";
import { FameChoice, useOffersFame } from "/web/js/features/fame.js";
import { need, sorry, t } from "/web/js/i18n.js";
import { playAlone, playNow, playWithFriends } from "/web/js/opening.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";
import { loaded } from "/web/js/parts/trouble.js";
import { FIRST, PRESETS, isAlone } from "/web/js/tables/covers.js";

const ALONE = Object.keys(PRESETS).find(isAlone);
/** How many cards each player usually holds. */
const { option, values: [, USUAL] } = PRESETS[FIRST].lengths;
/** How many cards two players need for hands of this size: one more begins the line. */
const forTwo = (hand) => 2 * hand + 1;

/** @param {{ deck: string, size?: number, fame?: boolean, players?: number, before?: () => Promise<any> }} props `deck` as a room takes it; `size`: how many cards it has; `fame`: whether they say how well known they are; `players`: how many they are enough for. */
export function Ways({ deck, size, fame: known, players = 8, before = () => Promise.resolve() }) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState(null);
  const [chosen, setChosen] = useState("all");
  const byFame = useOffersFame([{ id: deck, size, fame: known }]);
  const isFew = players < 2;
  const hand = isFew ? Math.max(0, Math.floor(((size ?? 0) - 1) / 2)) : USUAL;
  const wish = { decks: [deck], fame: byFame ? chosen : "all", ...(isFew && hand > 0 && { options: { [option]: hand } }) };
  const way = (how) => async () => {
    setBusy(true);
    setTrouble("");
    try {
      await before();
      await how();
    } catch (refused) {
      setTrouble(sorry(refused));
    }
    setBusy(false);
  };
  const setUp = async () => {
    const { SetUp } = await loaded(import("/web/js/screens/setup.js"));
    setDialog(html`<${SetUp} wish=${{ preset: FIRST, ...wish }} onClose=${() => setDialog(null)} />`);
  };
  const bots = async () => {
    await Promise.all([needBots(), need("bots")]);
    await playNow(FIRST, Math.min(3, Math.max(1, players - 1)), { options: {}, ...wish });
  };
  const alone = way(() => playAlone(ALONE, { ...wish, options: {} }));
  return html`${isFew && html`<p class="hint">${t("play-few", { hand, usual: USUAL, needed: forTwo(USUAL) })}</p>`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${byFame && html`<${FameChoice} fame=${chosen} onChoose=${setChosen} />`}
    <div class="ways">
      ${hand > 0 && html`<button type="button" class="btn2" disabled=${busy} onClick=${way(bots)}><${Icon} name="robot" />${t("against-bots")}</button>`}
      ${ALONE && hand > 0 && html`<button type="button" class="btn2" disabled=${busy} onClick=${alone}><${Icon} name="user" />${t("play-by-oneself")}</button>`}
      <button type="button" class="btn2" disabled=${busy} onClick=${way(setUp)}><${Icon} name="tune" />${t("set-up")}</button>
      ${hand > 0
        ? html`<${Primary} disabled=${busy} onPress=${way(() => playWithFriends(FIRST, wish))}>${t("play-friends")}<//>`
        : ALONE && html`<${Primary} disabled=${busy} onPress=${alone}>${t("play-by-oneself")}<//>`}
    </div>${dialog}`;
}

/** @param {{ deck: string, name: string, size?: number, fame?: boolean, players?: number, before?: () => Promise<any>, onClose: () => void }} props */
export const PlayDeck = ({ name, onClose, ...rest }) => html`<${Dialog} title=${t("play-deck-name", { name })} class="game" onClose=${onClose}><${Ways} ...${rest} /><//>`;
