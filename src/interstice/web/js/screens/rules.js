/** The rules of every way to play: all at a glance, or one of them. What they say stands in rules.ftl. */
import { useEffect } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { needDecks, t } from "/web/js/i18n.js";
import { playNow } from "/web/js/opening.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Lost } from "/web/js/screens/lost.js";
import { Example, Sector } from "/web/js/screens/rules/pictures.js";

const SWISS = {
  kind: "rack",
  picture: "/web/art/g-swiss.svg",
  deck: "switzerland",
  people: "2–6",
  minutes: 40,
  bots: 2,
  need: "swiss-cards swiss-wheel swiss-set-up",
  turn: "swiss-spin swiss-question swiss-two-tries swiss-star swiss-grump swiss-duel swiss-next",
  end: "swiss-end swiss-total",
  cases: "equal swiss-kids swiss-bank swiss-empty swiss-leave",
};
const classic = (deck, hand, picture, cases = "") => ({
  kind: "line",
  picture,
  deck,
  people: "2–8",
  minutes: 15,
  bots: 3,
  need: `classic-cards classic-hand-${hand} classic-set-up`,
  turn: "classic-place classic-right classic-wrong classic-tighter",
  end: "classic-end classic-tie",
  cases: `${cases}equal classic-pile classic-share classic-leave`,
});
/** By preset; the lists name messages, without what they all begin with, so that what games share is written once. */
const GAMES = {
  events: classic("events", "four", "/web/art/g-classic.svg"),
  inventions: classic("inventions", "by-players", "/art/inventions/stethoscope.svg"),
  themes: classic("themes", "by-players", "/art/themes/eiffel-tower.svg"),
  swiss: SWISS,
  "swiss-no-spinner": {
    ...SWISS,
    picture: "/art/switzerland/pilatus-railway.svg",
    need: "swiss-cards swiss-set-up",
    turn: "swiss-no-wheel swiss-question swiss-duel swiss-next",
  },
  superversion: {
    ...SWISS,
    picture: "/web/art/g-super.svg",
    people: "3–6",
    minutes: 50,
    need: `${SWISS.need} superversion-chips`,
    turn: `${SWISS.turn} superversion-stake superversion-rate superversion-right superversion-doubt`,
    cases: `superversion-order ${SWISS.cases}`,
  },
  twist: {
    kind: "rows",
    picture: "/web/art/g-twist.svg",
    deck: "twist",
    people: "1–6",
    minutes: 25,
    bots: 1,
    need: "twist-cards twist-set-up",
    turn: "twist-choice twist-play twist-misfit twist-second twist-discard twist-draw twist-talk",
    end: "twist-end twist-score twist-ranks",
    cases: "twist-empty twist-leave",
  },
  "twist-competitive": classic("twist", "four", "/art/twist/battle-of-waterloo.svg", "classic-icons "),
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
        ${game[part].split(" ").map((said) => html`<${Said} key=${said} id=${`rules-${said}`} />`)}</section>`)}
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
