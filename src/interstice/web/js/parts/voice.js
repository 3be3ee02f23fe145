/** What happened, read out: each sentence stays long enough to be noticed, even if the next follows at once. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "/web/js/parts/html.js";

/** How long a sentence stays before the next may take its place, in milliseconds. */
const NOTICED = 600;
/** How long an explanation waits, so that what it explains is said first. */
const AFTER = NOTICED + 100;

/**
 * @param {(text: string) => void} say Puts a text where screen readers find it.
 * @param {{ now?: () => number, later?: (how: () => void, milliseconds: number) => any, cancel?: (timer: any) => void }} [time]
 */
export function makeVoice(say, { now = () => performance.now(), later = setTimeout, cancel = clearTimeout } = {}) {
  let waiting = [];
  let free = 0;
  let timer = null;

  function next() {
    const text = waiting.filter(Boolean).join(" ");
    waiting = [];
    timer = null;
    if (text) free = now() + NOTICED;
    say(text);
  }

  return {
    /** @param {string} text Empty: there is nothing to say any more. */
    tell(text) {
      waiting.push(text);
      // In a busy page a timer comes late; whatever is said in the meantime waits for it.
      if (timer === null && now() >= free) next();
      else timer ??= later(next, free - now());
    },
    stop: () => cancel(timer),
  };
}

/** @param {{ says: string }} props */
export function Voice({ says }) {
  const [said, setSaid] = useState("");
  const voice = useMemo(() => makeVoice(setSaid), []);
  useEffect(() => voice.tell(says), [says]);
  useEffect(() => voice.stop, []);
  return html`<p class="hidden" role="status">${said}</p>`;
}

/** Explains what has happened, or what to do now: read out once, after what has happened. @param {{ says: string, waits: boolean }} props `waits`: whether it would not be heard yet. */
export function Afterwards({ says, waits }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (waits || says === said) return undefined;
    setSaid("");
    const soon = says && setTimeout(() => setSaid(says), AFTER);
    return () => clearTimeout(soon);
  }, [says, waits]);
  // What is put into the page together with its text is not read out, so this is always there.
  return html`<p class="hidden" role="status">${said}</p>`;
}
