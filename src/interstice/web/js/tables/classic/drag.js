/** Drags a card from the hand onto the line; the same as clicking the card and then the gap. */
import { useRef, useState } from "preact/hooks";

const FAR = 8;
const EDGE = 56;
/** After this many milliseconds over a gap, the gap is chosen; until then the line merely opens. */
const REST = 100;

/**
 * @param {{ line: any, open: boolean, onLift: (card: number) => void, onOver: (gap: number | null) => void }} how
 * `line`: a ref to what Line publishes in `lineRef`.
 */
export function useDrag({ line, open, onLift, onOver }) {
  const [dragged, setDragged] = useState(null);
  const floating = useRef(null);
  const moved = useRef(false);

  /** @param {number} card */
  const begin = (card) => (event) => {
    if (event.button) return;
    const [x, y] = [event.clientX, event.clientY];
    let now = event;
    let frame = 0;
    let felt;
    let over = null;
    let rest = 0;
    const settle = () => {
      clearTimeout(rest);
      onOver(over);
    };
    // At most once a frame, however many pointer events arrive.
    const step = () => {
      frame = requestAnimationFrame(step);
      const inside = now.clientY > felt.top - 60 && now.clientY < felt.bottom + 20;
      if (inside) line.current.scroll(now.clientX > felt.right - EDGE ? 9 : now.clientX < felt.left + EDGE ? -9 : 0);
      const gap = inside && open ? line.current.gapAt(now.clientX) : null;
      if (gap !== over) {
        over = gap;
        line.current.show(gap);
        clearTimeout(rest);
        rest = setTimeout(settle, REST);
      }
      floating.current?.style.setProperty("transform", `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -60%) rotate(-3.5deg)`);
    };
    const follow = (moving) => {
      now = moving;
      if (!frame && Math.hypot(now.clientX - x, now.clientY - y) > FAR) {
        moved.current = true;
        felt = line.current.felt();
        onLift(card);
        setDragged(card);
        frame = requestAnimationFrame(step);
      }
      if (frame) now.preventDefault();
    };
    const stop = () => {
      if (frame) {
        // A frame still pending would choose a gap again after the drop.
        cancelAnimationFrame(frame);
        step();
        settle();
      }
      cancelAnimationFrame(frame);
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      setDragged(null);
      // The click that ends a drag does not count.
      setTimeout(() => (moved.current = false));
    };
    addEventListener("pointermove", follow, { passive: false });
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  };
  return { dragged, floating, begin, wasDrag: () => moved.current };
}
