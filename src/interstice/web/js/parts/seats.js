import { t } from "/web/js/i18n.js";
import { Ring } from "/web/js/parts/clock.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Reaction } from "/web/js/parts/reaction.js";
import { reactions } from "/web/js/store.js";

/** From this size on an avatar is a player's seat, not just a mention. */
const SEAT = 44;

/** @param {{ player: any, size?: number, class?: string, children?: any }} props A player's colour and animal. */
export function Avatar({ player, size = 52, class: more = "", children }) {
  const { here, takenOver, person, bot } = player;
  // The server calls a bot that reacts by its seat.
  const shown = size >= SEAT && reactions.value[bot ? `bot-${player.seat}` : person];
  return html`<span class=${`avatar ${here ? "" : "away"} ${more}`} data-seat=${player.seat} data-person=${size >= SEAT && !bot ? person : undefined} style=${{ "--s": `${size}px`, "--pc": here ? player.colour : undefined }}>
    <${Icon} name=${player.animal} />
    ${size >= SEAT && html`<${Ring} seat=${player.seat} />`}
    ${size >= SEAT && takenOver && html`<span class="stand-in"><${Icon} name="robot" /></span>`}
    ${shown && html`<span class="react"><${Reaction} name=${shown.reaction} /></span>`}
    ${children}
  </span>`;
}

/**
 * The players in a row, in seat order.
 * @param {{ view: any, seat: number | null, words: any, notes?: Record<number, string>, count?: (seat: number) => number, children?: any }} props
 * `notes`: what each player did last; `count`: how many cards each has.
 */
export function Seats({ view, seat, words, notes = {}, count = (who) => view.hands?.[who]?.length ?? 0 }) {
  const many = view.players.length;
  return html`<ul class=${`seats ${many > 4 ? "many" : ""}`} style=${{ "--n": many }}>
    ${view.players.map((_, who) => html`<${Seat} key=${who} ...${{ view, seat, words, who, note: notes[who], cards: count(who) }} />`)}
  </ul>`;
}

function Seat({ view, seat, words, who, note, cards }) {
  const player = words.player(who);
  const now = !view.over && view.turn === who;
  const out = !view.playing.includes(who);
  const you = player.you ? "yes" : "no";
  const saying = out
    ? t("seat-out", { you })
    : !player.here && !player.bot
      ? t(player.takenOver ? "seat-stood-in" : "seat-away")
      : now
        ? t(who === seat ? "seat-you-now" : "seat-now")
        : (note ?? (view.yet[0] === who ? t("seat-next") : t(player.bot ? "seat-bot" : "seat-waits", { you })));
  return html`<li class=${`seat paper ${now ? "now" : ""} ${out ? "out" : ""} ${player.here ? "" : "away"}`} aria-current=${now ? "true" : undefined}>
    ${now && html`<span class="tag" aria-hidden="true">${t(who === seat ? "your-turn" : "on-turn")}</span>`}
    <${Avatar} player=${player} size=${50} />
    <div class="who">
      <div class="name">${player.name}${player.bot && html` <${Icon} name="robot" class="bot" />`}</div>
      <div class="doing">${saying}</div>
      ${!out && html`<div class="card-count phone-only row"><${Icon} name="cards" />${cards}</div>`}
    </div>
    ${!out && html`<div class="hand-size desktop-only">
      <span class="minis" aria-hidden="true">${Array.from({ length: Math.min(cards, 8) }, () => html`<i></i>`)}</span>
      <b>${t("cards", { n: cards })}</b>
    </div>`}
  </li>`;
}
