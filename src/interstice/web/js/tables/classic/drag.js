/** Dragging a card of the hand over the line. It is the same as pressing the card and then the gap. */
import { useRef, useState } from "preact/hooks";

const FAR = 8;

/**
 * @param {{ runner: any, onLift: (card: number) => void, onOver: (gap: number | null) => void }} how
 * `runner`: a ref to the felt that holds the line.
 */
export function useDrag({ runner, onLift, onOver }) {
  const [dragged, setDragged] = useState(null);
  const floating = useRef(null);
  const moved = useRef(false);

  function gapAt(x, y) {
    const felt = runner.current.getBoundingClientRect();
    if (y < felt.top - 60 || y > felt.bottom + 20) return null;
    const scroller = runner.current.querySelector(".track");
    if (x > felt.right - 50) scroller.scrollLeft += 14;
    if (x < felt.left + 50) scroller.scrollLeft -= 14;
    const boxes = [...runner.current.querySelectorAll(".tl > .spot")].map((card) => card.getBoundingClientRect());
    return boxes.filter((box) => box.left + box.width / 2 < x).length;
  }

  /** @param {number} card */
  const begin = (card) => (event) => {
    if (event.button) return;
    const [x, y] = [event.clientX, event.clientY];
    let on = false;
    const follow = (now) => {
      if (!on && Math.hypot(now.clientX - x, now.clientY - y) > FAR) {
        on = moved.current = true;
        onLift(card);
        setDragged(card);
      }
      if (!on) return;
      now.preventDefault();
      onOver(gapAt(now.clientX, now.clientY));
      const place = () => floating.current?.style.setProperty("transform", `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -60%) rotate(-3.5deg)`);
      place();
      requestAnimationFrame(place);
    };
    const stop = () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      setDragged(null);
      // The click that ends a drag is not a press.
      setTimeout(() => (moved.current = false));
    };
    addEventListener("pointermove", follow, { passive: false });
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  };
  return { dragged, floating, begin, wasDrag: () => moved.current };
}
