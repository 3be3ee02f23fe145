/** The rules of every way to play: all at a glance, or one of them. What they say stands in rules.ftl. */
import { useEffect } from "preact/hooks";
import { needDecks, t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Page, To, useTry } from "/web/js/parts/page.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Lost } from "/web/js/screens/lost.js";
import { Example, Sector } from "/web/js/screens/rules/pictures.js";

const classic = (hand) => ({
  kind: "line",
  picture: "/web/art/g-classic.svg",
  deck: "",
  people: "2–8",
  minutes: 15,
  bots: 3,
  need: ["rules-classic-cards", hand, "rules-classic-set-up"],
  turn: ["rules-classic-place", "rules-classic-right", "rules-classic-wrong", "rules-classic-tighter"],
  end: ["rules-classic-end", "rules-classic-tie"],
  cases: ["rules-equal", "rules-classic-pile", "rules-classic-share", "rules-classic-leave"],
});
const SWISS = {
  kind: "rack",
  picture: "/web/art/g-swiss.svg",
  deck: "switzerland",
  people: "2–6",
  minutes: 40,
  bots: 2,
  need: ["rules-swiss-cards", "rules-swiss-wheel", "rules-swiss-set-up"],
  turn: ["rules-swiss-spin", "rules-swiss-question", "rules-swiss-two-tries", "rules-swiss-star", "rules-swiss-grump", "rules-swiss-duel", "rules-swiss-next"],
  end: ["rules-swiss-end", "rules-swiss-total"],
  cases: ["rules-equal", "rules-swiss-kids", "rules-swiss-bank", "rules-swiss-empty", "rules-swiss-leave"],
};
const BY_PLAYERS = classic("rules-classic-hand-by-players");
const FOUR = classic("rules-classic-hand-four");
/** By preset; the lists name messages, so that what games share is written once. */
const GAMES = {
  events: { ...FOUR, deck: "events" },
  inventions: { ...BY_PLAYERS, deck: "inventions", picture: "/art/inventions/stethoscope.svg" },
  themes: { ...BY_PLAYERS, deck: "themes", picture: "/art/themes/eiffel-tower.svg" },
  swiss: SWISS,
  "swiss-no-spinner": {
    ...SWISS,
    picture: "/art/switzerland/pilatus-railway.svg",
    need: ["rules-swiss-cards", "rules-swiss-set-up"],
    turn: ["rules-swiss-no-wheel", "rules-swiss-question", "rules-swiss-duel", "rules-swiss-next"],
  },
  superversion: {
    ...SWISS,
    picture: "/web/art/g-super.svg",
    people: "3–6",
    minutes: 50,
    need: [...SWISS.need, "rules-superversion-chips"],
    turn: [...SWISS.turn, "rules-superversion-stake", "rules-superversion-rate", "rules-superversion-right", "rules-superversion-doubt"],
    cases: ["rules-superversion-order", ...SWISS.cases],
  },
  twist: {
    kind: "rows",
    picture: "/web/art/g-twist.svg",
    deck: "twist",
    people: "1–6",
    minutes: 25,
    bots: 1,
    need: ["rules-twist-cards", "rules-twist-set-up"],
    turn: ["rules-twist-choice", "rules-twist-play", "rules-twist-misfit", "rules-twist-second", "rules-twist-discard", "rules-twist-draw", "rules-twist-talk"],
    end: ["rules-twist-end", "rules-twist-score", "rules-twist-ranks"],
    cases: ["rules-twist-empty", "rules-twist-leave"],
  },
  "twist-competitive": { ...FOUR, picture: "/art/twist/battle-of-waterloo.svg", deck: "twist", cases: ["rules-classic-icons", ...FOUR.cases] },
};
const PARTS = ["need", "turn", "end", "cases"];

/** @param {{ id: string }} props */
export function Rules({ id }) {
  if (!id) return html`<${All} />`;
  return Object.hasOwn(GAMES, id) ? html`<${One} id=${id} game=${GAMES[id]} />` : html`<${Lost} />`;
}

const Size = ({ game }) => html`<small class="row"><${Icon} name="people" />${t("game-size", game)}</small>`;

function All() {
  return html`<${Page} title=${t("place-rules")} class="wide">
    <header><h1>${t("place-rules")}</h1><p>${t("rules-intro")}</p></header>
    <ul class="shelf">${Object.entries(GAMES).map(
      ([id, game]) => html`<li key=${id}><${To} class="paper entry" to=${`/rules/${id}`}>
        <span class="im"><img src=${game.picture} alt="" /></span>
        <span class="tx"><b class="h">${t(`preset-${id}`)}</b><span class="p">${t(`rules-${id}-what`)}</span><${Size} game=${game} /></span>
      <//></li>`,
    )}</ul>
  <//>`;
}

function One({ id, game }) {
  const title = t(`preset-${id}`);
  const { busy, trouble, begin } = useTry(() => playNow(id, game.bots));
  useEffect(() => {
    needDecks([game.deck]);
  }, [game.deck]);
  return html`<${Page} title=${title}>
    <${To} class="btn3 up" to="/rules"><${Icon} name="left" />${t("rules-all")}<//>
    <${Panel} class="leaflet">
      <header class="row"><span class="im"><img src=${game.picture} alt="" /></span>
        <div><h1>${title}</h1><p>${t(`rules-${id}-what`)}</p><${Size} game=${game} /></div></header>
      ${PARTS.map((part) => html`<section key=${part}><h2>${t(`rules-${part}`)}</h2>
        ${part === "turn" && html`<${Example} deck=${game.deck} kind=${game.kind} />`}
        ${game[part].map((said) => html`<${Said} key=${said} id=${said} />`)}</section>`)}
      <section><h2>${t("rules-who")}</h2><p>${t(`rules-${id}-who`)}</p></section>
    <//>
    ${trouble && html`<p class="paper bad" role="alert">${trouble}</p>`}
    <div class="onward"><${Primary} disabled=${busy} onPress=${begin}>${t("rules-play")}<//></div>
  <//>`;
}

/** A paragraph; a word or two before a colon name what it is about. */
function Said({ id }) {
  const [, about, colon, rest] = /^(\S+(?: \S+)?)(\s?:)(.*)$/s.exec(t(id)) ?? [];
  return html`<p><${Sector} name=${id} />${about ? html`<b>${about}${colon}</b>${rest}` : t(id)}</p>`;
}
