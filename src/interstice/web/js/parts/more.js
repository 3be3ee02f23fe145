/** Long lists, drawn as far as somebody has scrolled. */
import { useEffect, useRef, useState } from "preact/hooks";

/** @param {number} all How many there are. @param {number} step How many are drawn at first, and more each time the end comes near. @param {number} [least] How many must be drawn. @returns {{ count: number, end: any }} `end`: for an element after the last one, if there are more. */
export function useMore(all, step, least = 0) {
  const [wanted, setWanted] = useState(step);
  const end = useRef(null);
  const count = Math.min(all, Math.max(wanted, least));
  useEffect(() => {
    if (count >= all || !end.current) return undefined;
    const seen = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && setWanted(count + step), { rootMargin: "600px" });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [count, all]);
  return { count, end: count < all ? end : null };
}
