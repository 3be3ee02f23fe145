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

/** @param {{ deck: string, size?: number, fame?: boolean, players?: number, before?: () => Promise<any> }} props `deck` as a room takes it; `size`: how many cards it has; `fame`: whether they say how well known they are; `players`: how many they are enough for. */
export function Ways({ deck, size, fame: known, players = 8, before = () => Promise.resolve() }) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState(null);
  const [chosen, setChosen] = useState("all");
  const byFame = useOffersFame([{ id: deck, size, fame: known }]);
  const wish = { decks: [deck], fame: byFame ? chosen : "all" };
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
    await playNow(FIRST, Math.min(3, Math.max(1, players - 1)), { ...wish, options: {} });
  };
  return html`${players < 2 && html`<p class="hint">${t("play-few")}</p>`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${byFame && html`<${FameChoice} fame=${chosen} onChoose=${setChosen} />`}
    <div class="ways">
      <button type="button" class="btn2" disabled=${busy} onClick=${way(bots)}><${Icon} name="robot" />${t("against-bots")}</button>
      ${ALONE && html`<button type="button" class="btn2" disabled=${busy} onClick=${way(() => playAlone(ALONE, wish))}><${Icon} name="user" />${t("play-by-oneself")}</button>`}
      <button type="button" class="btn2" disabled=${busy} onClick=${way(setUp)}><${Icon} name="tune" />${t("set-up")}</button>
      <${Primary} disabled=${busy} onPress=${way(() => playWithFriends(FIRST, wish))}>${t("play-friends")}<//>
    </div>${dialog}`;
}

/** @param {{ deck: string, name: string, size?: number, fame?: boolean, players?: number, before?: () => Promise<any>, onClose: () => void }} props */
export const PlayDeck = ({ name, onClose, ...rest }) => html`<${Dialog} title=${t("play-deck-name", { name })} class="game" onClose=${onClose}><${Ways} ...${rest} /><//>`;
