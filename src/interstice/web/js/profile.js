/**
 * How others see this person: kept by the server, the same on paired devices, and in this browser, so that it is there without a connection.
 * People who choose nothing stay guests, and nothing is stored about them.
 */
import { effect } from "@preact/signals";
import { animal, chosenLanguage, colour, kept, name, showName, token } from "/web/js/store.js";

/**
 * Each thing that somebody can choose, as this browser keeps it, and how the server does.
 * @type {Record<string, [import("@preact/signals").Signal<string>, (value: string) => string | number | boolean]>}
 */
const CHOSEN = {
  name: [name, (value) => value],
  animal: [animal, (value) => value],
  colour: [colour, (value) => Number(value) || 0],
  language: [chosenLanguage, (value) => value],
  shows_name: [showName, (value) => value === "on"],
};
const AS_KEPT = { name: (value) => value, animal: (value) => value, colour: (value) => (value ? `${value}` : ""), language: (value) => value, shows_name: (value) => (value ? "on" : "") };
const SOON = 400;

/** What was changed here and the server has not heard of yet, separated by spaces. */
const unsent = kept("unsent", "");
/** "yes" once the server has had a name. If it has none any more, everything was deleted on another device, and must not come back. */
const wasThere = kept("was-there", "");
/** What the server has, as far as this browser knows. @type {Record<string, any> | null} */
let there = null;
let timer = 0;

const all = () => Object.fromEntries(Object.entries(CHOSEN).map(([field, [signal, sent]]) => [field, sent(signal.value)]));
const waiting = () => unsent.value.split(" ").filter(Boolean);

/** @param {string} address @param {string} [method] @param {object} [body] @returns {Promise<any>} Rejects with { why } if the server refuses. */
export async function askMine(address, method = "GET", body) {
  const answer = await fetch(`/api/me${address}`, { method, headers: { "content-type": "application/json", authorization: `Bearer ${token.value}` }, body: body && JSON.stringify(body) });
  const said = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw said;
  return said;
}

/** @param {any} me What the server has. Takes it over, except for what has been changed here in the meantime. */
function take(me) {
  if (me.name) wasThere.value = "yes";
  there = Object.fromEntries(Object.keys(CHOSEN).map((field) => [field, me[field]]));
  const fresh = waiting();
  for (const [field, [signal]] of Object.entries(CHOSEN)) {
    // A guest's empty fields take nothing away from what this browser had before the server kept it.
    if (!fresh.includes(field) && (me[field] || me.name || me.animal)) signal.value = AS_KEPT[field](me[field]);
  }
}

/** Sends what was changed here. If that fails, it is sent when the page opens the next time. */
async function send() {
  const fresh = waiting();
  if (!fresh.length) return;
  const now = all();
  await askMine("", "PATCH", Object.fromEntries(fresh.map((field) => [field, now[field]])));
  there = { ...there, ...Object.fromEntries(fresh.map((field) => [field, now[field]])) };
  if (there.name) wasThere.value = "yes";
  unsent.value = waiting().filter((field) => all()[field] !== there[field]).join(" ");
}

/** Notes whatever changes, and sends it soon. */
function follow() {
  let before = all();
  effect(() => {
    const now = all();
    const changed = Object.keys(now).filter((field) => now[field] !== before[field] && now[field] !== there?.[field]);
    before = now;
    if (!changed.length) return;
    unsent.value = [...new Set([...waiting(), ...changed])].join(" ");
    clearTimeout(timer);
    timer = setTimeout(() => send().catch(() => {}), SOON);
  });
}

/** Asks the server how this person appears. */
async function compare() {
  try {
    take(await askMine(""));
    if (!there.name && name.value && !wasThere.value) unsent.value = [...new Set([...waiting(), "name"])].join(" ");
    await send();
  } catch {
    // Without a connection, what this browser keeps is good enough.
  }
}

/** Forgets everything that this browser keeps about the person, and who they are. */
export function forgetMe() {
  clearTimeout(timer);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("interstice.")) localStorage.removeItem(key);
  } catch {
    // Storage may be blocked; then there is nothing to forget.
  }
}

// Whoever imports this has both kept the same from then on.
follow();
compare();
