/** The decks somebody has made, and every way to make another. */
import { useEffect, useState } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { labelled, language, need, sorry, t } from "/web/js/i18n.js";
import { ask, nameOf } from "/web/js/own.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { loaded } from "/web/js/parts/trouble.js";
import { Deleting } from "/web/js/screens/mine/deleting.js";
import { FileButton, useDrop } from "/web/js/screens/mine/given.js";
import { waitsHere } from "/web/js/screens/mine/kept.js";
import { PlayDeck } from "/web/js/screens/mine/play.js";
import { go } from "/web/js/store.js";
import { RANK_WORDS } from "/web/js/tables/covers.js";

/** From the smallest unit to the largest, with the seconds in each. */
const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["minute", 60], ["hour", 3600], ["day", 86_400], ["week", 604_800], ["month", 2_629_800], ["year", 31_557_600]]);

/** @param {number} at In seconds. @returns {string} "3 hours ago" */
export function longAgo(at) {
  const passed = Math.max(0, Date.now() / 1000 - at);
  const [unit, seconds] = UNITS.findLast(([, each]) => passed >= each) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(-Math.floor(passed / seconds), unit);
}

export function Mine() {
  const [read, setRead] = useState(0);
  const { found, failed } = useFetched(`/api/own?${read}`, true);
  const [dialog, setDialog] = useState(null);
  const [trouble, setTrouble] = useState("");
  const [known, setKnown] = useState(null);
  const drop = useDrop();
  useEffect(() => {
    if (found) setKnown(found);
    // People who have decks will open one.
    if (found?.decks.length) Promise.all([import("/web/js/screens/editor.js"), need(RANK_WORDS)]).catch(() => {});
  }, [found]);
  const shut = () => setDialog(null);
  const empty = () => ask("POST", "own", { name: t("mine-new-name"), language: language.value }).then(({ id }) => go(`/decks/mine/${id}`), (refused) => setTrouble(sorry(refused)));
  const remove = (deck) => setDialog(html`<${Deleting} deck=${deck} onClose=${shut} onDone=${() => (shut(), setRead(read + 1))} />`);
  const play = (deck) => setDialog(html`<${PlayDeck} deck=${`own:${deck.id}`} name=${nameOf(deck)} size=${deck.size} players=${deck.players} onClose=${shut} />`);
  const files = (deck) => Promise.all([ask("GET", `own/${deck.id}`), loaded(import("/web/js/screens/mine/files.js"))]).then(
    ([{ languages, finished }, { Files }]) => setDialog(html`<${Files} deck=${deck.id} name=${nameOf(deck)} languages=${languages} cards=${finished} onClose=${shut} />`),
    (refused) => setTrouble(sorry(refused)),
  );
  return html`<${Page} title=${t("mine")} class=${`wide mine ${drop.over ? "dropping" : ""}`}>
    <${To} class="btn3 up" to="/decks"><${Icon} name="left" />${t("decks-all")}<//>
    <header><h1>${t("mine")}</h1><p>${t("mine-intro")}</p></header>
    ${(trouble || failed !== 0) && html`<p class="paper bad" role="alert">${trouble || t("trouble")}</p>`}
    <${Panel} class="making"><h2>${t("mine-new")}</h2>
      <div class="choices"><${Primary} onPress=${empty}>${t("mine-empty")}<//>
        <${To} class="btn2" to="/decks/mine/table"><${Icon} name="table" />${t("mine-paste")}<//>
        <${FileButton} />
        <${To} class="btn2" to="/decks"><${Icon} name="cards" />${t("mine-copy")}<//></div>
      <p class="fine">${known && t("mine-limits", { decks: known.most_decks, cards: known.most_cards })}</p>
    <//>
    ${known && !known.decks.length && html`<p class="paper nothing">${t("mine-none")}</p>`}
    <ul class="my-decks" aria-label=${t("mine")}>${known?.decks.map((deck) => html`<li class="paper" key=${deck.id}>
      <${To} class="grow" to=${`/decks/mine/${deck.id}`}><b class="heading">${nameOf(deck)}</b>
        <small>${t("cards", { n: deck.size })} · ${t("mine-changed", { when: longAgo(deck.changed) })}${waitsHere(deck.id) ? ` · ${t("edit-kept")}` : ""}</small><//>
      <button type="button" class="btn2" disabled=${!deck.size} onClick=${() => play(deck)}><${Icon} name="play" />${t("mine-play")}</button>
      <button type="button" class="icon-btn" disabled=${!deck.size} aria-label=${labelled(t("edit-files"), nameOf(deck))} title=${t("edit-files")} onClick=${() => files(deck)}><${Icon} name="file" /></button>
      <button type="button" class="icon-btn" aria-label=${t("mine-delete-which", { name: nameOf(deck) })} title=${t("mine-delete")} onClick=${() => remove(deck)}><${Icon} name="trash" /></button>
    </li>`)}</ul>
    ${dialog}
  <//>`;
}
