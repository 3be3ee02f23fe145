/** Short sounds made of sine waves, for players who turned them on. */
import { sound } from "/web/js/store.js";

/** Notes, each as pitch in hertz, when it begins, how long it lasts, and how loud it is. */
const SOUNDS = {
  place: [[196, 0, 0.09, 0.3], [98, 0, 0.12, 0.3]],
  right: [[523, 0, 0.16, 0.16], [784, 0.09, 0.3, 0.16]],
  wrong: [[233, 0, 0.2, 0.16], [175, 0.13, 0.32, 0.16]],
  turn: [[659, 0, 0.14, 0.12], [880, 0.12, 0.34, 0.12]],
  tick: [[1320, 0, 0.035, 0.07]],
  end: [[392, 0, 0.3, 0.13], [523, 0.14, 0.3, 0.13], [659, 0.28, 0.34, 0.13], [784, 0.42, 0.8, 0.13]],
};
/** @typedef {keyof typeof SOUNDS} Sound */
/** @type {AudioContext | null} */
let audio = null;

/** @param {Sound} name */
export function play(name) {
  if (sound.value !== "on") return;
  audio ??= new AudioContext();
  audio.resume();
  for (const [pitch, after, long, loud] of SOUNDS[name]) {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}

/**
 * Plays the sound of the last event that has one.
 * @param {any[]} events @param {Record<string, Sound>} sounds By the name of the event. @param {boolean} asked Whether one of our seats is asked to move.
 */
export function hear(events, sounds, asked) {
  const heard = events.findLast(({ event }) => event in sounds);
  if (heard) play(sounds[heard.event]);
  if (asked) setTimeout(play, heard ? 450 : 0, "turn");
}
