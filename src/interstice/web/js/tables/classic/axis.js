/** Where years lie on a ruler of time. It is true to scale, except where an empty stretch would squeeze everything else: there it is broken. */

/** How much of the ruler is left free at each end, taken by a break, and by a year all alone between breaks; in per cent. */
const MARGIN = 5;
const BREAK = 8;
const PART = 5;
/** How far apart neighbours are at least on a ruler that is broken, in per cent. */
const LEAST = 2;
/** A stretch is broken if it takes more than this share of the ruler, and if it is longer than this many years. */
const SHARE = 0.7;
/** The same where half of the years would lie closer together than this share, so that they could not be told apart. */
const CROWDED_SHARE = 0.3;
const CROWD = 0.012;
const LONG = 200;
const MOST = 4;
/** How far apart labels must be, in per cent. */
const APART = 7.5;

/** @param {number} span @param {number} [steps] @returns {number} A round number that divides the span into about this many steps. */
export function roundStep(span, steps = 6) {
  const power = 10 ** Math.floor(Math.log10(span / steps || 1));
  return [1, 2, 5, 10].map((by) => by * power).find((step) => span / step <= steps + 1) ?? 10 * power;
}

/** @param {number} low @param {number} high @param {number} [steps] @returns {number[]} Round years; there was no year 0. */
export function roundYears(low, high, steps) {
  const step = Math.max(1, roundStep(high - low, steps));
  const years = [];
  for (let year = Math.ceil(low / step) * step; year <= high; year += step) if (year) years.push(year);
  return years;
}

/** @param {number[]} years In order. @returns {number[][]} The same in parts, between which the ruler is broken. */
export function partsOf(years) {
  const gaps = years.slice(1).map((year, at) => ({ at, long: year - years[at] })).filter(({ long }) => long > 0);
  const broken = [];
  while (gaps.length > 1 && broken.length < MOST) {
    gaps.sort((one, other) => other.long - one.long);
    const left = gaps.reduce((sum, { long }) => sum + long, 0);
    const crowded = gaps[Math.floor(gaps.length / 2)].long < CROWD * left;
    if (gaps[0].long < LONG || gaps[0].long < (crowded ? CROWDED_SHARE : SHARE) * left) break;
    broken.push(gaps.shift().at);
  }
  const ends = [...broken.sort((one, other) => one - other), years.length - 1];
  return ends.map((end, at) => years.slice(at ? ends[at - 1] + 1 : 0, end + 1));
}

/**
 * @param {number[]} years The years on the line, in order.
 * @returns {{ low: number, high: number, at: (year: number) => number, ticks: number[], breaks: number[] }} The years at its ends, and in per cent where a year
 * lies and where the ruler is broken; `ticks` are years to label.
 */
export function axisOf(years) {
  const parts = partsOf(years);
  return parts.length > 1 ? brokenAxis(parts) : plainAxis(years[0], years.at(-1));
}

function plainAxis(first, last) {
  const margin = Math.max((last - first) * 0.05, last - first ? 1 : 60);
  const [low, high] = [first - margin, last + margin];
  const at = (year) => Math.min(100, Math.max(0, ((year - low) / (high - low)) * 100));
  return { low, high, at, ticks: roundYears(low, high), breaks: [] };
}

function brokenAxis(parts) {
  const gaps = parts.flatMap((part) => part.slice(1).map((year, at) => year - part[at])).filter(Boolean);
  const all = gaps.reduce((sum, gap) => sum + gap, 0) || 1;
  const lone = parts.filter((part) => part[0] === part.at(-1)).length;
  const room = 100 - 2 * MARGIN - BREAK * (parts.length - 1) - PART * lone;
  const least = Math.min(LEAST, room / 2 / (gaps.length || 1));
  const wide = (gap) => (gap ? least + ((room - least * gaps.length) * gap) / all : 0);
  /** Years with their places, between which it goes evenly. */
  const posts = [];
  let place = MARGIN;
  for (const part of parts) {
    if (part[0] === part.at(-1)) place += PART / 2;
    part.forEach((year, at) => {
      if (at) place += wide(year - part[at - 1]);
      if (posts.at(-1)?.[0] !== year) posts.push([year, place]);
    });
    place += BREAK + (part[0] === part.at(-1) ? PART / 2 : 0);
  }
  const at = (year) => {
    if (year <= posts[0][0]) return year < posts[0][0] ? 0 : posts[0][1];
    const next = posts.findIndex(([post]) => post >= year);
    if (next < 0) return 100;
    const [[from, left], [to, right]] = [posts[next - 1], posts[next]];
    return left + ((year - from) / (to - from)) * (right - left);
  };
  const breaks = parts.slice(1).map((part, index) => (at(parts[index].at(-1)) + at(part[0])) / 2);
  return { low: -Infinity, high: Infinity, at, ticks: labelled(parts, at), breaks };
}

/** The years to label: first the roundest, then finer ones where there is room. */
function labelled(parts, at) {
  const kept = [];
  const keep = (year) => kept.every((other) => Math.abs(at(other) - at(year)) >= APART) && kept.push(year);
  for (const [first, last] of parts.map((part) => [part[0], part.at(-1)])) {
    if (first === last) keep(first);
    else for (const steps of [3, 12, 60]) roundYears(first, last, steps).forEach(keep);
  }
  return kept.sort((one, other) => one - other);
}
