/** Nobody is asked their age: players tick that they are under 12, and the table taps who is youngest or oldest. */
import { t } from "/web/js/i18n.js";
import { Choice } from "/web/js/parts/choice.js";
import { html } from "/web/js/parts/html.js";
import { firstOf } from "/web/js/screens/foyer/agreed.js";
import { command } from "/web/js/socket.js";

/** @param {{ checked: boolean, onTick: (child: boolean) => void }} props */
export const Under12 = ({ checked, onTick }) =>
  html`<label class="btn2 chip under-12"><input type="checkbox" checked=${checked} onChange=${(event) => onTick(event.target.checked)} />${t("under-12")}</label>`;

/** @param {any} room @returns {{ who: string, seats: number[] }} Who might begin, if the rules leave it to the table to say who that is. */
export function asked(room) {
  const who = firstOf(room);
  const people = room.seats.flatMap((held, seat) => (held && !held.bot ? [seat] : []));
  // A child is younger than every adult, so the question is only about children, or only about adults.
  const likely = people.filter((seat) => Boolean(room.seats[seat].child) === (who === "youngest"));
  const seats = likely.length ? likely : people;
  return { who, seats: who === "random" || !who || seats.length < 2 ? [] : seats };
}

/** @param {{ me: any }} props Asks who is youngest, or oldest; the question may be left open. */
export function Youngest({ me: { room, tell, mine } }) {
  const { who, seats } = asked(room);
  if (mine < 0 || !seats.length) return null;
  const chosen = seats.find((seat) => room.seats[seat][who]);
  return html`<${Choice} class="youngest" label=${t(`who-${who}`)} values=${seats.map((seat) => [seat, room.seats[seat].name])} chosen=${chosen}
    onChoose=${(seat) => tell(command("tap", { who, seat }))} hint=${chosen === undefined ? t("who-open") : ""} />`;
}
