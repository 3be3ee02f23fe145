/** People who come to a room are seated at once, as long as there is a free seat; those who stand up are left to watch. */
import { useEffect, useRef } from "preact/hooks";
import { big } from "/web/js/features/bigscreen.js";
import { t } from "/web/js/i18n.js";
import { command } from "/web/js/socket.js";
import { badge, kept, name } from "/web/js/store.js";

/** The code of the last room in which somebody chose to watch. */
const watches = kept("watches", "");

/** @param {any} room @param {number} seat @returns {string} What to call somebody who sits down there; guests are numbered. */
export function calledAt(room, seat) {
  const guest = t("guest");
  return name.value || (room.seats.some((held) => held?.name === guest) ? `${guest} ${seat + 1}` : guest);
}

/** @param {{ room: any, mine: number, tell: (promise: Promise<any>) => any }} me */
export function useSeat({ room, mine, tell }) {
  const tried = useRef(false);
  const seat = room.seats.indexOf(null);
  const wants = mine < 0 && seat >= 0 && room.game === null && !big.value && watches.value !== room.code;
  useEffect(() => {
    if (!wants || tried.current) return;
    tried.current = true;
    tell(command("sit", { seat, name: calledAt(room, seat), ...badge() }));
  }, [wants]);
}

/** @param {any} room @param {number} seat Stands up, to watch. */
export function standUp(room, seat) {
  watches.value = room.code;
  return command("stand", { seat });
}
