/** Chips flying between the bank and the players. */
import { useEffect } from "preact/hooks";
import { still } from "/web/js/dress.js";

const TIME = 300;
const APART = 60;
const MOST = 6;

/** @param {any} table A ref to the table. @param {any} last What just happened. */
export function useTravel(table, last) {
  useEffect(() => {
    const paid = (last?.events ?? []).filter(({ event }) => event === "Paid" || event === "StakeReturned" || event === "StakeLost");
    if (still() || !paid.length) return;
    const bounds = table.current.getBoundingClientRect();
    const middle = (selector) => {
      const { left, top, width, height } = table.current.querySelector(selector)?.getBoundingClientRect() ?? {};
      // Phones show no bank; its chips then come from the middle of the felt.
      return width ? `translate(${left - bounds.left + width / 2 - 12}px, ${top - bounds.top + height / 2 - 12}px)` : middle(".sw-felt");
    };
    let chip = 0;
    for (const { seat, chips, event } of paid) {
      const way = [middle(".sw-stack"), middle(`[data-chips="${seat}"]`)];
      if (chips < 0 || event === "StakeLost") way.reverse();
      for (let i = 0; i < Math.min(MOST, Math.abs(chips)); i++) {
        const flying = document.createElement("i");
        flying.className = "sw-chip flying";
        table.current.append(flying);
        const [from, to] = way.map((transform) => ({ transform }));
        flying.animate([from, to], { duration: TIME, delay: APART * chip++, easing: "ease-out", fill: "both" }).onfinish = () => flying.remove();
      }
    }
  }, [last]);
}
