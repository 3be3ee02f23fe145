/** The games that somebody has played: how each went, and its replay while it is kept. */
import { useEffect, useState } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { dayText } from "/web/js/daily.js";
import { labelled, language, regional, t } from "/web/js/i18n.js";
import { fetchMine } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Titled } from "/web/js/parts/titled.js";
import { rankName } from "/web/js/tables/best.js";
import { PRESETS, nameWith } from "/web/js/tables/covers.js";
import { countText } from "/web/js/years.js";

/** How many games the server tells at a time. */
const PAGE = 20;
/** @type {Intl.DateTimeFormatOptions} */
const SHORT = { day: "numeric", month: "short" };

/** @param {{ games: any[], all: number, decks: Record<string, string>, mine: boolean }} props The latest of them, and the names of all decks. */
export function Games({ games, all, decks, mine }) {
  return html`<${Titled} title=${t(mine ? "me-games" : "them-games")} to=${all > games.length ? "/me/games" : ""} word=${t("me-all", { n: all })}><${List} games=${games} decks=${decks} /><//>`;
}

export function AllGames() {
  const [{ games, decks, more, failed }, setState] = useState({ games: [], decks: {}, more: false, failed: false });
  const next = async () => {
    const last = games.at(-1);
    try {
      const answer = await fetchMine(`/api/me/games?language=${language.value}${last ? `&at=${last.at}&game=${last.game}` : ""}`);
      const found = await answer.json();
      setState({ games: [...games, ...found.games], decks: found.decks, more: found.games.length === PAGE, failed: false });
    } catch {
      setState({ games, decks, more, failed: true });
    }
  };
  useEffect(() => void next(), []);
  return html`<${Page} title=${t("me-games")} class="my">
    <${To} class="btn3 up" to="/me"><${Icon} name="left" />${t("place-me")}<//>
    <header><h1>${t("me-games")}</h1></header>
    ${games.length > 0 && html`<section class="paper line pan"><${List} games=${games} decks=${decks} /></section>`}
    ${failed && html`<p class="paper bad" role="alert">${t("me-offline")}</p>`}
    ${more && html`<button type="button" class="btn2" onClick=${next}>${t("me-older")}</button>`}
  <//>`;
}

const List = ({ games, decks }) => html`<ol class="my-games">${games.map((game) => html`<${Game} key=${game.game} game=${game} decks=${decks} />`)}</ol>`;

/** @returns {string} What it was; a daily line with its day, which may be another than the one on which it was played. */
function titleOf({ preset, daily, decks: played, players }, decks) {
  if (daily) return `${t("daily-title")}, ${dayText(daily, SHORT)}`;
  // Alone, the deck stands in place of the others.
  return nameWith(preset, played, players === 1 ? [] : played.map((deck) => decks[deck]).filter(Boolean));
}

function Game({ game, decks }) {
  const title = titleOf(game, decks);
  const called = `${title}, ${when(game.at)}`;
  return html`<li><span class="thumb"><img src=${PRESETS[game.preset]?.picture ?? "/web/art/icon.svg"} alt="" /></span>
    <span><b>${game.daily ? html`<${To} to=${`/daily/${game.daily}`}>${title}<//>` : title}</b><span class="with">${whoWith(game, decks)} · ${when(game.at)}</span></span>
    <span class="row"><span class=${`tag ${game.won || game.rank >= 4 ? "won" : ""}`}>${outcome(game)}</span>
      ${game.kept
        ? html`<${To} class="icon-btn" to=${`/replay/${game.game}`} aria-label=${labelled(t("me-replay"), called)} title=${t("me-replay")}><${Icon} name="play" /><//>`
        : html`<span class="icon-btn gone" role="img" aria-label=${t("me-replay-gone")} title=${t("me-replay-gone")}>–</span>`}</span></li>`;
}

/** @returns {string} With whom: by name, as long as the game is kept; alone, with which deck. */
function whoWith({ others, players, bots, decks: played, daily }, decks) {
  if (players === 1) return (!daily && played.length === 1 && decks[played[0]]) || t("me-alone");
  if (others.length) return t("me-with", { names: new Intl.ListFormat(language.value).format(others) });
  const people = players - bots - 1;
  return people ? t("me-with-people", { n: people }) : t("me-against-bots", { n: bots });
}

function outcome({ left, won, place, players, score, rank, out_of }) {
  if (left) return t("me-left");
  if (rank !== null) return rankName(rank);
  if (out_of != null) return t("me-of", { right: score, tries: out_of });
  if (score !== null) return t("me-score", { n: score, score: countText(score) });
  return won ? t("me-won") : t("me-place", { n: place, of: players });
}

const when = (seconds) => new Date(seconds * 1000).toLocaleDateString(regional.value, SHORT);
