/** A dialog to choose bots to play with, how long a game, and which cards. It can be played at once with what was chosen last. */
import { useEffect, useState } from "preact/hooks";
import { SURPRISE, resized, roster } from "/web/js/bots.js";
import { Introduced, Picker, nameOf } from "/web/js/features/characters.js";
import { FameChoice, useOffersFame } from "/web/js/features/fame.js";
import { listed, needDecks, sorry, t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { choosable, needChoosable } from "/web/js/own.js";
import { Choice } from "/web/js/parts/choice.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { chosenBots, chosenFame, chosenLength, decks } from "/web/js/store.js";
import { LENGTHS, PRESETS, botsFor, botsOf, deckOf, lengthOptions, offersFame } from "/web/js/tables/covers.js";

/** @param {{ preset: string, onClose: () => void }} props The characters and the words must have been fetched. */
export function AgainstBots({ preset, onClose }) {
  const [least, most] = botsFor(preset);
  const { together, lengths } = PRESETS[preset];
  const [chosen, setChosen] = useState(() => {
    const last = chosenBots.value.split(" ");
    return resized(last, botsOf(preset, last.length));
  });
  const [length, setLength] = useState(chosenLength.value);
  const [fame, setFame] = useState(chosenFame.value);
  const [own, setOwn] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    needChoosable();
    needDecks([deckOf(preset)]);
  }, []);
  const shipped = decks.value[deckOf(preset)];
  const choices = [...(shipped ? [shipped] : []), ...choosable.value];
  const ownOffer = useOffersFame(choices.filter(({ id }) => own.includes(id)));
  const byFame = own.length ? ownOffer : offersFame(preset);
  const [swapped, setSwapped] = useState("");
  const [trouble, setTrouble] = useState({ id: "", says: "" });
  const change = (now) => {
    setChosen(now);
    setTrouble({ id: "", says: "" });
  };
  const tick = (id) => (event) => {
    const now = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    if (now.length >= least && now.length <= most) return change(now);
    event.target.checked = chosen.includes(id);
    return setTrouble({ id, says: now.length > most ? t("bots-most", { n: most }) : t("bots-least", { n: least }) });
  };
  const play = () => {
    chosenBots.value = chosen.join(" ");
    chosenLength.value = length;
    chosenFame.value = fame;
    playNow(preset, chosen.length, own.length ? { decks: own, fame: byFame ? fame : "all" } : {}).catch((refused) => setTrouble({ id: "", says: sorry(refused) }));
  };
  const sizes = Array.from({ length: most - least + 1 }, (_, at) => [least + at, String(least + at)]);
  const everyone = [...roster.value.map(({ id }) => id), SURPRISE];
  const inOrder = everyone.filter((id) => chosen.includes(id));
  return html`<${Dialog} title=${t(together ? "bots-together" : "bots-against")} class="against" onClose=${onClose}>
    <div class="foot"><${Primary} autofocus onPress=${play}>${t("bots-play")}<//>
      <p class="sum" role="status">${trouble.says ? html`<b class="bad">${trouble.says}</b>` : summedUp(preset, inOrder, length)}</p></div>
    <${Choice} class="segments numbers" label=${t("bots-how-many")} values=${sizes} chosen=${chosen.length} onChoose=${(size) => change(resized(chosen, size))} />
    <fieldset class="choice who-plays desktop-only"><legend>${t(together ? "bots-team" : "bots-who")}</legend><div class="roster">
      ${everyone.map((id) => html`<label key=${id} class=${`character ${id === SURPRISE ? "anyone" : ""} ${trouble.id === id ? "refused" : ""}`}>
        <input type="checkbox" checked=${chosen.includes(id)} onChange=${tick(id)} /><i class="ticked"></i><${Introduced} id=${id} /></label>`)}
    </div></fieldset>
    <section class="chosen phone-only" aria-label=${t(together ? "bots-team" : "bots-who")}><ul class="roster">
      ${inOrder.map((id) => html`<li key=${id} class="character"><${Introduced} id=${id} />
        <button type="button" class="swap" aria-label=${t("bot-swap-who", { name: nameOf(id) })} onClick=${() => setSwapped(id)}>${t("bot-swap")}</button></li>`)}
    </ul></section>
    ${lengths && html`<${Choice} class="segments" label=${t("bots-how-long")} chosen=${length} onChoose=${setLength}
      values=${LENGTHS.map((each, at) => [each, html`<span>${t(`bots-${each}`)}<small>${t("bots-minutes", { n: lengths.minutes[at] })}</small></span>`])} />`}
    ${choosable.value.length > 0 && html`<${Choice} many class="own-decks" label=${t("bots-own-decks")} hint=${t("bots-own-decks-hint")} chosen=${own} onChoose=${setOwn} values=${choices.map(({ id, name }) => [id, name])} />`}
    ${byFame && html`<${FameChoice} class="segments which" fame=${fame} onChoose=${setFame} />`}
    ${swapped && html`<${Picker} surprise title=${t("bots-swap-title", { name: nameOf(swapped) })} without=${chosen} onClose=${() => setSwapped("")}
      onPick=${(id) => change(chosen.map((each) => (each === swapped ? id : each)))} />`}
  <//>`;
}

/** @param {string} preset @param {string[]} chosen @param {string} length @returns {string} Who plays, and how long, in a sentence. */
function summedUp(preset, chosen, length) {
  const { together, lengths } = PRESETS[preset];
  const names = chosen.map((id) => (id === SURPRISE ? t("bots-somebody") : nameOf(id)));
  // British English has no comma before "and".
  const sentence = t(together ? "bots-sum-together" : "bots-sum", { names: listed(names) });
  return lengths ? t("bots-sum-length", { sentence, length: t(`bots-sum-${lengths.option}`, { n: Object.values(lengthOptions(preset, length))[0] }) }) : `${sentence}.`;
}
