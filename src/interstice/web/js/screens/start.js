/** The first page: one button to play, and every other way in. */
import { useEffect, useState } from "preact/hooks";
import { needBots } from "/web/js/bots.js";
import { Size } from "/web/js/features/size.js";
import { Tabs } from "/web/js/features/tabs.js";
import { Logo, Menu, ThemeButton } from "/web/js/features/top.js";
import { LANGUAGES, language, need, needDecks, sorry, t } from "/web/js/i18n.js";
import { isNew, playGuided, playNow, playWithFriends } from "/web/js/opening.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { away } from "/web/js/parts/link.js";
import { Primary } from "/web/js/parts/panel.js";
import { TodayLine } from "/web/js/screens/start/today.js";
import { loaded } from "/web/js/parts/trouble.js";
import { running } from "/web/js/running.js";
import { chosenBots, chosenLanguage, decks, go } from "/web/js/store.js";
import { COVERS, FIRST, PRESETS, coverAbout, botsOf, coverName, rulesOf } from "/web/js/tables/covers.js";
import { makeWords } from "/web/js/words.js";

/** The cards on the felt; number 2 is being laid. */
const SHOWN = {
  cards: {
    0: { face: "great-fire-of-london", theme: "events", year: 1666 },
    1: { face: "storming-of-the-bastille", theme: "events", year: 1789 },
    2: { face: "silent-night", theme: "music" },
    3: { face: "suez-canal", theme: "monuments", year: 1869 },
    4: { face: "apollo-11-moon-landing", theme: "discoveries", year: 1969 },
    5: { face: "berlin-wall-opens", theme: "events", year: 1989 },
  },
};

export function Start() {
  const [busy, setBusy] = useState("");
  const [trouble, setTrouble] = useState("");
  const [dialog, setDialog] = useState(null);
  const [Resume, setResume] = useState(null);
  useEffect(() => {
    needDecks(["events"]);
    document.title = "Interstice";
    if (running.value) loaded(import("/web/js/screens/start/resume.js")).then((module) => setResume(() => module.Resume));
    // The table is fetched while the user reads, so that the first game opens at once.
    const soon = setTimeout(() => {
      Promise.all([import("/web/js/screens/room.js"), import("/web/js/tables/find.js").then(({ fetchAhead }) => fetchAhead(rulesOf(FIRST)))]).catch(() => {});
    }, 400);
    return () => clearTimeout(soon);
  }, []);
  const start = (what, how) => async () => {
    setBusy(what);
    setTrouble("");
    try {
      await how();
    } catch (error) {
      setTrouble(sorry(error));
      setBusy("");
    }
  };
  // When one dialog replaces another, the first still reports its close afterwards.
  const shut = (key) => () => setDialog((now) => (now?.key === key ? null : now));
  const setUp = async (preset) => {
    const { SetUp } = await loaded(import("/web/js/screens/setup.js"));
    setDialog(html`<${SetUp} key="setup" wish=${{ preset }} onClose=${shut("setup")} />`);
  };
  const chooseBots = async (preset) => {
    const [{ AgainstBots }] = await Promise.all([loaded(import("/web/js/screens/start/against.js")), needBots(), need("bots")]);
    setDialog(html`<${AgainstBots} key="bots" preset=${preset} onClose=${shut("bots")} />`);
  };
  const choose = (cover) => async () => {
    const { Ways } = await loaded(import("/web/js/screens/start/ways.js"));
    setDialog(html`<${Ways} key=${cover.id} cover=${cover} onSetUp=${setUp} onBots=${chooseBots} onClose=${shut(cover.id)} />`);
  };
  // What people came for stands first, so that it gets the focus first; the bar is drawn above it.
  return html`<div class="start">
    <main>
      <section class="hero">
        <h1>${t("question")}</h1>
        <p>${t("promise")}</p>
        <${Primary} class="play" onPress=${start("play", () => playNow(FIRST))} disabled=${busy === "play"}>${t("play-now")}<//>
        <div class="under">${t("play-how", { n: botsOf(FIRST, chosenBots.value.split(" ").length) })}
          ${isNew(FIRST) && html`<button type="button" class="btn3" onClick=${start("guide", () => playGuided(PRESETS[FIRST].guide))}>${t("guide-offer-go")}</button>`}</div>
        ${Resume && html`<${Resume} />`}
        <${TodayLine} />
        <div class="friends row">
          <button type="button" class="btn2" onClick=${start("friends", () => playWithFriends(FIRST))}><${Icon} name="friends" />${t("play-friends")}</button>
          <${Join} />
        </div>
        ${trouble && html`<p class="paper trouble" role="alert">${trouble}</p>`}
      </section>
      <section class="games" aria-label=${t("games")}>
        ${COVERS.map((cover) => {
          const [[preset, { picture, best }]] = Object.entries(cover.presets);
          return html`<button type="button" key=${cover.id} class="cover paper" aria-haspopup="dialog" onClick=${choose(cover)}>
            <span class="image"><img src=${picture} alt="" /></span>
            <span class="text"><span class="heading">${coverName(cover)}${best?.() !== undefined && html` <small class="best">${t("best-score", { n: best() })}</small>`}</span><span class="description">${coverAbout(cover.id)}</span>
              <${Size} preset=${preset} /></span>
          </button>`;
        })}
      </section>
    </main>
    <${Band} />
    <footer><a class="btn3" href="/privacy" onClick=${away("/privacy")}>${t("privacy")}</a></footer>
    <header class="top">
      <div class="bar-left"><${Logo} /></div>
      <${Tabs} />
      <div class="bar-right"><${Languages} /><${ThemeButton} /><${Menu} /></div>
    </header>
    ${dialog}
  </div>`;
}

/** A strip of felt with a line of cards, and one about to be laid. */
function Band() {
  if (!decks.value.events) return html`<div class="band felt" aria-hidden="true"></div>`;
  const words = makeWords(["events"]);
  const card = (n, more) => html`<${Card} n=${n} view=${SHOWN} words=${words} eager class=${more} />`;
  return html`<div class="band felt" aria-hidden="true"><div class="timeline">
    ${card(0)}${card(1, "lean-left")}
    <div class="gap"><div class="slot"></div><div class="held">${card(2)}</div></div>
    ${card(3, "lean-right")}${card(4, "if-room")}${card(5, "if-room")}
  </div></div>`;
}

function Languages() {
  return html`<div class="lang row desktop-only" role="group" aria-label=${t("language")}>
    ${Object.entries(LANGUAGES).map(
      ([id, called]) => html`<button type="button" lang=${id} aria-label=${`${id.toUpperCase()}, ${called}`} aria-pressed=${language.value === id} onClick=${() => (chosenLanguage.value = id)}>${id.toUpperCase()}</button>`,
    )}
  </div>`;
}

function Join() {
  const [code, setCode] = useState("");
  const join = (event) => {
    event.preventDefault();
    if (code.trim()) go(`/room/${code.trim().toUpperCase()}`);
    else event.currentTarget.querySelector("input").focus();
  };
  return html`<form class="join" onSubmit=${join}>
    <input aria-label=${t("code")} placeholder=${t("code-short")} value=${code} maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" onInput=${(event) => setCode(event.target.value)} />
    <button type="submit">${t("join")}</button>
  </form>`;
}
