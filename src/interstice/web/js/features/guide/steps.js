/**
 * A step of a guide: a message, `guide-` and its id, and when to show it.
 * `tells`: it says what has just happened and stays until the player goes on; any other step says what to do and goes when that is done.
 * `at`: what it points at, the first of these selectors that can be seen; `all`: and everything that it finds. `with`: what the message is said with.
 * `last`: it ends the guide and offers a real game.
 * @typedef {{ view: any, seat: number, words: any, events: any[], ask: Record<string, any>, ended: boolean, on: (selector: string) => any }} About
 * @typedef {{ id: string, when: (about: About) => any, tells?: boolean, last?: boolean, at?: (about: About) => string | string[], all?: boolean, with?: (about: About) => Record<string, string | number> }} Step
 */

/** @param {Step[]} steps @param {string[]} past @param {About} about @returns {{ step: Step, about: About } | null} What to do now. */
export function nextOf(steps, past, about) {
  const step = steps.find((each) => !each.tells && !past.includes(each.id) && each.when(about));
  return step ? { step, about } : null;
}

/** @param {string} kept What this browser remembers: a game and the steps that are over. @param {string} game @returns {string[]} */
export function pastOf(kept, game) {
  const [of, ...steps] = kept.split(" ");
  return of === game ? steps : [];
}

/** @param {string} kept @param {string} game @param {string[]} steps @returns {string} The same with more steps that are over. */
export const withPast = (kept, game, steps) => [game, ...new Set([...pastOf(kept, game), ...steps])].join(" ");

/** @param {string} event @param {(fact: any, about: About) => any} [so] @returns {(about: About) => any} Finds the first event of this kind. */
export const happened = (event, so = () => true) => (about) => about.events.find((each) => each.event === event && so(each, about));
/** @param {string} event @param {(fact: any) => any} [so] The same, if the player did it. */
export const mine = (event, so = (_) => true) => happened(event, (each, { seat }) => each.seat === seat && so(each));
/** @param {string} event @param {(fact: any) => any} [so] The same, if another player did it. */
export const others = (event, so = (_) => true) => happened(event, (each, { seat }) => each.seat !== null && each.seat !== seat && so(each));

/**
 * @param {string} id @param {(about: About) => any} found Finds the event that it speaks of.
 * @param {(fact: any, about: About) => string | string[]} [at] @returns {Step} A step that says what has happened; `name` is who did it.
 */
export const telling = (id, found, at) => ({
  id,
  tells: true,
  when: found,
  with: (about) => ({ name: about.words.player(found(about).seat ?? about.seat).name }),
  ...(at && { at: (about) => at(found(about), about) }),
});

/** The first step of every guide. @type {Step} */
export const INTRO = { id: "intro", tells: true, when: ({ view }) => view.entries === 1 };
/** The last. @type {Step} */
export const END = { id: "end", last: true, when: ({ ended }) => ended };
