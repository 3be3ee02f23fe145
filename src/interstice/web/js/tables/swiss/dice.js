import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Avatar } from "/web/js/parts/seats.js";
import { about } from "/web/js/tables/tell.js";

/** Which of nine points of a face carry a pip, row by row. */
const PIPS = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

function Side({ value }) {
  return html`<span class=${`sw-side sw-side-${value}`}>
    ${Array.from({ length: 9 }, (_, i) => html`<i key=${i} class=${PIPS[value].includes(i) ? "pip-on" : ""}></i>`)}
  </span>`;
}

function Die({ value }) {
  return html`<span class="sw-die" aria-hidden="true">
    <span class=${`sw-cube sw-shows-${value}`}>${[1, 2, 3, 4, 5, 6].map((side) => html`<${Side} key=${side} value=${side} />`)}</span>
  </span>`;
}

/**
 * The dice of the latest duel, in place of the wheel.
 * @param {{ duel: { rolls: { seat: number, die: number }[], won: boolean, at: number }, words: any }} props
 */
export function Dice({ duel, words }) {
  const [attacker, target] = duel.rolls;
  const [one, other] = [attacker, target].map(({ seat }) => words.player(seat));
  const id = duel.won ? "swiss-duel-won" : "swiss-duel-lost";
  const facts = { name: one.called, other: other.called };
  return html`<div class="sw-duel" key=${duel.at}>
    <div class="sw-rolls">
      ${duel.rolls.map(
        ({ seat, die }) => html`<figure key=${seat} class="sw-roll">
          <${Die} value=${die} />
          <figcaption><${Avatar} player=${words.player(seat)} size=${30} /> ${words.player(seat).name} <b>${die}</b></figcaption>
        </figure>`,
      )}
    </div>
    <p>
      ${other.you ? t(`${id}-other-you`, facts) : about(one, id, facts)}
    </p>
  </div>`;
}
