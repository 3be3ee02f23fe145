/** Time that passes while something is counted on the screen. */
import { useEffect, useState } from "preact/hooks";
import { still } from "/web/js/dress.js";

/**
 * @param {(at: number) => boolean} isOver Whether the counting is over after this many milliseconds.
 * @returns {[number, () => void]} The milliseconds since it began, frame by frame, and a function that ends it at once, as it is without motion.
 */
export function useElapsed(isOver) {
  const [at, setAt] = useState(still() ? Infinity : 0);
  const over = isOver(at);
  useEffect(() => {
    if (over) return undefined;
    let frame = 0;
    const began = performance.now();
    const next = (now) => {
      setAt(now - began);
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [over]);
  return [at, () => setAt(Infinity)];
}
