/** What a bot says when a game begins, on a slip beside its badge, and when it is over. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { character } from "/web/js/bots.js";
import { labelled } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

const SHOWN = 3000;
const GAP = 10;
const CONTROLS = "a, button, input, select";

/**
 * @param {string} game @param {any} view @param {any} words
 * @returns {{ seat: number, name: string, hello: string, bye: string } | null} The bot that speaks, the same on everybody's screen: if a
 * bot won, that one.
 */
export function speakerOf(game, view, words) {
  const known = (seat) => character(words.player(seat).bot);
  const bots = view.players.map((_, seat) => seat).filter(known);
  const winners = view.score === null ? bots.filter((seat) => view.winners.includes(seat)) : [];
  const able = winners.length ? winners : bots;
  if (!able.length) return null;
  const seat = able[[...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % able.length];
  const { hello, bye } = known(seat);
  return { seat, name: words.player(seat).name, hello, bye };
}

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @param {Box} badge @param {{ width: number, height: number }} slip @param {Box[]} controls @param {{ width: number, height: number }} page
 * @returns {{ left: number, top: number } | null} A place beside the badge where the slip is in the page and covers no control, if the badge is in the page itself.
 */
export function besideBadge(badge, slip, controls, page) {
  if (badge.left >= page.width || badge.right <= 0) return null;
  const middle = (badge.top + badge.bottom - slip.height) / 2;
  const under = badge.bottom + GAP;
  const [before, after] = [badge.left - GAP - slip.width, badge.right + GAP];
  const spots = [[after, middle], [before, middle], [badge.left, under], [badge.right - slip.width, under], [GAP, under], [page.width - GAP - slip.width, under]];
  const free = spots.find(([left, top]) => {
    const [right, bottom] = [left + slip.width, top + slip.height];
    const inside = left >= 0 && top >= 0 && right <= page.width && bottom <= page.height;
    return inside && !controls.some((each) => each.left < right && each.right > left && each.top < bottom && each.bottom > top);
  });
  return free ? { left: free[0], top: free[1] } : null;
}

/** @param {{ game: string, view: any, words: any }} props For as long as it shows; people who come later in the game do not see it. */
export function Hello({ game, view, words }) {
  const [done, setDone] = useState(view.over || view.entries > view.players.length);
  const slip = useRef(null);
  const speaker = done ? null : speakerOf(game, view, words);
  const speaks = Boolean(speaker);
  useEffect(() => {
    if (!speaks) return undefined;
    const soon = setTimeout(() => setDone(true), SHOWN);
    return () => clearTimeout(soon);
  }, [speaks]);
  useLayoutEffect(() => {
    if (!speaks) return undefined;
    const place = () => {
      if (!slip.current) return;
      const badge = document.querySelector(`.board .avatar[data-seat="${speaker.seat}"]`);
      const controls = [...document.querySelectorAll(CONTROLS)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width);
      const spot = badge && besideBadge(badge.getBoundingClientRect(), slip.current.getBoundingClientRect(), controls, { width: innerWidth, height: innerHeight });
      Object.assign(slip.current.style, spot ? { left: `${spot.left}px`, top: `${spot.top}px`, visibility: "visible" } : { visibility: "hidden" });
    };
    place();
    // What comes later, such as a hint, may move the badge.
    const again = setInterval(place, 100);
    return () => clearInterval(again);
  }, [speaks]);
  const says = speaker && labelled(speaker.name, speaker.hello);
  return html`<p class="hidden" role="status">${says}</p>
    ${speaker && html`<p class="hello paper" ref=${slip} aria-hidden="true">${says}</p>`}`;
}
