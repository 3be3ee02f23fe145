import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { still } from "/web/js/dress.js";
import { html } from "/web/js/parts/html.js";

const FILL = { question: "#1f6668", "two-tries": "#c28f35", star: "#5d3a83", grump: "#a63d22" };
const SPIN_OWN = 2200;
const SPIN_OTHERS = 1300;
const SETTLE = 150;
const HURRY = 700;
const OVERSHOOT = 3;

/** A point on the rim of a wheel, in degrees clockwise from the top. */
function rim(degrees, radius) {
  const turned = (degrees * Math.PI) / 180;
  return `${(Math.sin(turned) * radius).toFixed(1)} ${(-Math.cos(turned) * radius).toFixed(1)}`;
}

function Face({ face }) {
  if (face === "question") return html`<text class="sw-face" y="-66" fill="#fff4df" font-size="50">?</text>`;
  if (face === "two-tries") return html`<text class="sw-face" y="-70" fill="#2a1a10" font-size="38">??</text>`;
  const fill = face === "star" ? "#f2cf7f" : "#fff4df";
  return html`<use href=${`/web/art/icons.svg#${face}`} x="-24" y="-108" width="48" height="48" fill=${fill} />`;
}

function Sector({ face, at, wide }) {
  const from = at * wide;
  const large = wide > 180 ? 1 : 0;
  const edge =
    wide >= 360
      ? "M0 -130A130 130 0 1 1 -0.1 -130Z"
      : `M0 0L${rim(from, 130)}A130 130 0 ${large} 1 ${rim(from + wide, 130)}Z`;
  return html`<g>
    <path d=${edge} fill=${FILL[face]} stroke="#2a1a10" stroke-width="4" />
    <g transform=${`rotate(${from + wide / 2})`}><${Face} face=${face} /></g>
  </g>`;
}

/** The angle that brings a sector under the pointer, some whole turns further on. */
function landing(angle, sector, sectors, turns) {
  const wide = 360 / sectors;
  const goal = -(sector + 0.5) * wide;
  const rest = (((goal - angle) % 360) + 360) % 360;
  return angle + turns * 360 + rest;
}

/**
 * The angle of the wheel, and whether it is still turning.
 * @returns {{ angle: number, time: number, turning: boolean, land: () => void }}
 */
export function useWheel({ view, seat, last }) {
  const [state, setState] = useState(() => {
    const start = -180 / view.options.wheel.length;
    return { angle: start, goal: start, time: 0, turning: false };
  });
  const seen = useRef(null);
  const spun = (last?.events ?? []).findLast((event) => event.event === "Spun");
  useLayoutEffect(() => {
    if (seen.current === view.entries) return;
    const first = seen.current === null;
    seen.current = view.entries;
    if (!spun) {
      setState((now) => (now.turning ? { ...now, angle: now.goal, time: HURRY, turning: false } : now));
      return;
    }
    const calm = first || still();
    const time = spun.seat === seat ? SPIN_OWN : SPIN_OTHERS;
    setState((now) => {
      const goal = landing(now.goal, spun.sector, view.options.wheel.length, calm ? 0 : 4);
      return calm
        ? { angle: goal, goal, time: 0, turning: false }
        : { angle: goal + OVERSHOOT, goal, time, turning: true };
    });
  }, [view.entries]);
  const land = () => setState((now) => ({ angle: now.goal, goal: now.goal, time: 0, turning: false }));
  useEffect(() => {
    if (!state.turning) return undefined;
    const settle = () => setState((now) => ({ ...now, angle: now.goal, time: SETTLE, turning: false }));
    const timer = setTimeout(settle, state.time);
    return () => clearTimeout(timer);
  }, [state.turning, state.goal]);
  return { ...state, land };
}

/** The wheel with its sectors; a button while it can be spun or stopped. */
export function Wheel({ sectors, wheel, onPress, label }) {
  const wide = 360 / sectors.length;
  const turn = { transform: `rotate(${wheel.angle}deg)`, transition: `transform ${wheel.time}ms var(--sw-ease)` };
  const drawn = html`<svg viewBox="-150 -154 300 304" class="sw-wheel" aria-hidden="true">
    <circle r="146" fill="#2a1a10" /><circle r="141" fill="#c28f35" /><circle r="134" fill="#2a1a10" />
    <g class="sw-turning" style=${turn}>
      ${sectors.map((face, at) => html`<${Sector} key=${at} face=${face} at=${at} wide=${wide} />`)}
      <circle r="137.5" fill="none" stroke="#fff4df" stroke-width="6" stroke-linecap="round" pathLength="16" stroke-dasharray="0 1" />
    </g>
    <circle r="30" fill="#2a1a10" /><circle r="25" fill="#c28f35" />
    <circle r="18" fill="none" stroke="#2a1a10" stroke-width="2" />
    <path d="M-9-12H9M-9 12H9M-7-12C-7-3-2-2 0 0 2-2 7-3 7-12M-7 12C-7 3-2 2 0 0 2 2 7 3 7 12" fill="none" stroke="#2a1a10" stroke-width="2.6" />
    <path d="M-17-150h34L0-108z" fill="#f7efdc" stroke="#2a1a10" stroke-width="5" stroke-linejoin="round" />
  </svg>`;
  return html`<div class="sw-wheel-frame">
    ${drawn}${onPress && html`<button type="button" class="sw-press" aria-label=${label} onClick=${onPress}></button>`}
  </div>`;
}
