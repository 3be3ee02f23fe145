/** Sets up a table before its room opens: game, cards, clock, who may join, and the options of the rules. */
import { useEffect, useState } from "preact/hooks";
import { FameChoice, useOffersFame } from "/web/js/features/fame.js";
import { LANGUAGES, inWords, language, need, sorry, t } from "/web/js/i18n.js";
import { needPresets, playAlone, playWithFriends, presets } from "/web/js/opening.js";
import { choosable, needChoosable } from "/web/js/own.js";
import { Choice } from "/web/js/parts/choice.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { EVER, choiceWord, optionWord } from "/web/js/screens/foyer/agreed.js";
import { decks as known } from "/web/js/store.js";
import { isAlone, nameOf } from "/web/js/tables/covers.js";

/** Whether somebody has made a deck, so that it is for any game. */
const isOwn = (deck) => /^(own:|link:|pin-)/.test(deck);

const SECONDS = { none: 60, turn: 60, budget: 600 };

/**
 * @param {{ wish: any, word?: string, how?: (preset: string, wish: any) => Promise<any>, onClose: () => void }} props
 * `wish`: the preset, and anything else already chosen; `how`: what to do with it, if not open a room or play alone, and the word for that.
 */
export function SetUp({ wish: first, word, how, onClose }) {
  const [wish, setWish] = useState(() => {
    const [from, to] = (first.era ?? EVER).map((year) => (EVER.includes(year) ? "" : year));
    return { options: {}, decks: [], themes: [], fame: "all", clock: "none", seconds: 60, listed: false, chat: "auto", language: language.value, ...first, from, to };
  });
  const [shelf, setShelf] = useState([]);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    needPresets();
    need("people");
    needChoosable();
    fetch(`/api/shelf?language=${language.value}`).then(inWords).then(setShelf, () => {});
  }, [language.value]);
  const set = (more) => setWish({ ...wish, ...more });
  const preset = presets.value[wish.preset];
  const decks = wish.decks.length ? wish.decks : [preset?.deck];
  // Own decks that a room has already are known by its names for them.
  const inRoom = (first.decks ?? []).filter((id) => id.startsWith("pin-")).flatMap((id) => known.value[id] ?? []);
  const all = [...shelf, ...inRoom, ...choosable.value];
  const chosen = all.filter((deck) => decks.includes(deck.id));
  const byFame = useOffersFame(chosen);
  if (!preset) return null;
  // Until the decks have come, what was chosen counts.
  const offersFame = !chosen.length || byFame;
  const themes = Object.entries(Object.assign({}, ...chosen.map((deck) => deck.themes)));
  const alone = isAlone(preset.id);
  const clocks = Object.keys(SECONDS).filter((kind) => !alone || kind !== "budget");
  const open = (event) => {
    event.preventDefault();
    const { from, to } = wish;
    const go = how ?? (alone ? playAlone : playWithFriends);
    go(preset.id, {
      language: wish.language,
      listed: wish.listed && !alone,
      chat: wish.chat,
      options: wish.options,
      decks,
      themes: themes.map(([id]) => id).filter((id) => wish.themes.includes(id)),
      fame: offersFame ? wish.fame : "all",
      era: from || to ? [Number(from || EVER[0]), Number(to || EVER[1])] : null,
      clock: { kind: wish.clock, seconds: Number(wish.seconds) },
    }).catch((refused) => setTrouble(sorry(refused)));
  };
  const number = (id, label) => html`<label>${label}<input class="field" type="number" value=${wish[id]} onInput=${(event) => set({ [id]: event.target.value })} /></label>`;
  return html`<${Dialog} title=${t("set-up")} class="setup" onClose=${onClose}><form noValidate onSubmit=${open}>
    <label class="wide">${t("setup-game")}<select class="field" onChange=${(event) => set({ preset: event.target.value, options: {}, decks: wish.decks.filter(isOwn), themes: [] })}>
      ${Object.keys(presets.value).map((id) => html`<option key=${id} value=${id} selected=${id === preset.id}>${nameOf(id)}</option>`)}</select></label>
    <${Choice} many label=${t("setup-decks")} hint=${t("setup-decks-hint")} values=${all.map((deck) => [deck.id, deck.name])} chosen=${decks} onChoose=${(chosen) => set({ decks: chosen })} />
    ${offersFame && html`<${FameChoice} fame=${wish.fame} onChoose=${(fame) => set({ fame })} />`}
    <details><summary>${t("setup-some")}</summary>
      <${Choice} many label=${t("setup-themes")} hint=${t("setup-themes-hint")} values=${themes} chosen=${wish.themes} onChoose=${(chosen) => set({ themes: chosen })} />
      <fieldset class="choice"><legend>${t("setup-era")}</legend><div class="era">${number("from", t("setup-from"))}${number("to", t("setup-to"))}</div><p class="hint">${t("setup-era-hint")}</p></fieldset>
    </details>
    <details><summary>${t("setup-rules")}</summary><div class="rules">${Object.entries(preset.agreements).map(
      ([id, option]) => html`<${Agreement} key=${preset.id + id} ...${{ id, option }} value=${wish.options[id] ?? preset.options[id] ?? option.default} onSet=${(value) => {
        const { [id]: _, ...options } = wish.options;
        set({ options: value === null ? options : { ...options, [id]: value } });
      }} />`,
    )}</div></details>
    <${Choice} label=${t("setup-clock")} values=${clocks.map((kind) => [kind, t(alone && kind === "turn" ? "clock-card" : `clock-${kind}`)])} chosen=${wish.clock} onChoose=${(clock) => set({ clock, seconds: SECONDS[clock] })} />
    ${wish.clock !== "none" && number("seconds", t("setup-seconds"))}
    ${!alone && html`<${Choice} label=${t("setup-who")} values=${[[false, t("who-private")], [true, t("who-listed")]]} hint=${wish.listed && t("who-listed-hint")} chosen=${wish.listed} onChoose=${(listed) => set({ listed })} />`}
    ${!alone && html`<${Choice} label=${t("setup-chat")} hint=${t("setup-chat-hint")} values=${["auto", "free", "phrases"].map((each) => [each, t(`chat-${each}`)])} chosen=${wish.chat} onChoose=${(chat) => set({ chat })} />`}
    <${Choice} label=${t("setup-language")} values=${Object.entries(LANGUAGES)} chosen=${wish.language} onChoose=${(spoken) => set({ language: spoken })} />
    <div class="last">${trouble && html`<p class="bad" role="alert">${trouble}</p>`}<${Primary} type="submit">${t(word ?? (alone ? "play-alone" : "setup-open"))}<//></div>
  </form><//>`;
}

/** One option of the rules: a choice, a list of choices, or a number. */
function Agreement({ id, option, value, onSet }) {
  const label = optionWord(id, option);
  const word = (choice) => [choice, choiceWord(id, choice)];
  const help = t(`option-${id}-help`);
  const hint = help.startsWith("option-") ? "" : help;
  if (option.many) {
    const put = (at) => (event) => onSet(value.map((each, n) => (n === at ? event.target.value : each)));
    return html`<fieldset class="choice many"><legend>${label}</legend><div class="faces">${value.map(
      (face, at) => html`<select class="field" key=${at} aria-label=${`${label} ${at + 1}`} onChange=${put(at)}>
        ${option.choices.map(word).map(([choice, said]) => html`<option key=${choice} value=${choice} selected=${choice === face}>${said}</option>`)}</select>`,
    )}</div><p class="hint">${hint}</p></fieldset>`;
  }
  if (option.choices.length) return html`<${Choice} label=${label} hint=${hint} values=${option.choices.map(word)} chosen=${value} onChoose=${onSet} />`;
  return html`<label>${label}<input class="field" type="number" min=${option.low} max=${option.high} placeholder=${t("setup-auto")} value=${value ?? ""}
    onInput=${(event) => onSet(event.target.value === "" ? null : Number(event.target.value))} /><span class="hint">${hint}</span></label>`;
}
