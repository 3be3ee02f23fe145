/** The one socket: it says hello, sends commands, and reconnects by itself. */
import { need, t } from "/web/js/i18n.js";
import { forget, latest, tell } from "/web/js/pace.js";
import { nameOf, textOf } from "/web/js/parts/said.js";
import { outdated } from "/web/js/parts/trouble.js";
import { aloud, chat, chatOpen, happened, link, pointed, randomText, reactions, refusal, room, token, unread } from "/web/js/store.js";

const SLOWEST = 8000;
/** How long somebody points, or a reaction shows. */
const SHOWN = 3200;
/** How long those who come back are told that a bot played for them. */
const TOLD = 8000;
/** How long to wait before trying a busy server again, and how many times. */
const PAUSE = 900;
const AGAIN = 6;
/** Not worth sending again to a busy server. */
const LIGHT = ["say", "point", "react"];
/** @type {WebSocket | null} */
let socket = null;
let code = "";
let tries = 0;
let timer = 0;
let heard = 0;
/** Whether whatever happened before this connection was missed. */
let behind = false;
/** Chat that arrived before `room`, so it is old; null once `room` has come. @type {any[] | null} */
let history = null;
/** Unanswered commands, by id. They are sent again after a reconnect; the server does each id once. */
const waiting = new Map();

/** @param {string} roomCode Enters a room, leaving any other. */
export function enter(roomCode) {
  if (code === roomCode && socket) return;
  leave();
  code = roomCode;
  open();
}

/** Leaves the room. */
export function leave() {
  code = "";
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
  for (const { fail } of waiting.values()) fail({ code: "gone", why: "" });
  waiting.clear();
  forget();
  room.value = happened.value = pointed.value = null;
  chat.value = [];
  unread.value = 0;
  chatOpen.value = false;
  link.value = "idle";
  refusal.value = "";
  tries = 0;
}

/**
 * @param {string} type @param {object} fields
 * @returns {Promise<any>} Resolves with the answer, once the server has stored it if it is to be stored; rejects with { code, why } if it refuses.
 */
export function command(type, fields = {}) {
  const message = { type, command: randomText(16), ...fields };
  return new Promise((done, fail) => {
    waiting.set(message.command, { message, done, fail, again: AGAIN });
    say(message);
  });
}

function say(message) {
  if (socket?.readyState === WebSocket.OPEN && link.value !== "refused") socket.send(JSON.stringify(message));
}

function open() {
  link.value = tries ? "lost" : "joining";
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket = mine;
  history = [];
  mine.onopen = () => {
    mine.send(JSON.stringify({ type: "hello", token: token.value, room: code, version: 2 }));
    for (const { message } of waiting.values()) mine.send(JSON.stringify(message));
    heard = Date.now();
  };
  mine.onmessage = (event) => {
    if (socket !== mine) return;
    heard = Date.now();
    hear(JSON.parse(event.data));
  };
  mine.onclose = () => {
    if (socket !== mine) return;
    socket = null;
    if (link.value === "refused" || !code) return;
    link.value = "lost";
    timer = setTimeout(open, Math.min(SLOWEST, 300 * 2 ** tries++) * (0.7 + Math.random() * 0.6));
  };
}

function hear(message) {
  switch (message.type) {
    case "room":
      tries = 0;
      link.value = "on";
      if (history && room.value && !chatOpen.value) unread.value += Math.max(0, history.length - chat.value.length);
      if (history) chat.value = history;
      history = null;
      behind = true;
      room.value = message;
      if (message.stood_in) setTimeout(() => room.value?.stood_in && (room.value = { ...room.value, stood_in: false }), TOLD);
      break;
    case "roomchanged":
      room.value = { ...room.value, ...message, type: "room" };
      break;
    case "happened":
      // Then it has only the cards that changed; docs/protocol.md says when.
      if (message.since) for (const [seat, view] of Object.entries(message.views)) view.cards = { ...latest().views[seat].cards, ...view.cards };
      tell({ ...message, at: performance.now() }, behind);
      behind = false;
      break;
    case "done":
    case "advised":
      waiting.get(message.command)?.done(message);
      waiting.delete(message.command);
      break;
    case "failed":
      if (message.command) failed(message);
      else if (message.word === "version") outdated.value = true;
      else if (message.word === "unpaired") location.reload();
      else if (message.word === "erased") import("/web/js/profile.js").then(({ forgetMe }) => (forgetMe(), location.assign("/")));
      else if (message.code === "missing" || message.code === "denied" || (message.code === "bad" && !room.value)) {
        refusal.value = (message.code === "denied" && message.word) || message.code;
        link.value = "refused";
      }
      break;
    case "said":
      if (history) history.push(message);
      else said(message);
      break;
    case "unsaid":
      chat.value = chat.value.filter(({ line }) => !message.lines.includes(line));
      break;
    case "reactedwith":
      if (heeds(message.person)) reacted(message);
      break;
    case "pointedat":
      if (!heeds(message.person)) break;
      pointed.value = message;
      setTimeout(() => pointed.value === message && (pointed.value = null), SHOWN);
      break;
  }
}

const heeds = (person) => !room.value?.blocked?.includes(person);

function said(message) {
  // A line that was restored goes back to where it was.
  chat.value = [...chat.value.slice(-199), message].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  if (!heeds(message.person) || message.person === room.value?.me || chatOpen.value) return;
  unread.value++;
  const tell = () => (aloud.value = t("chat-heard", { name: nameOf(message), text: textOf(message) }));
  if (message.phrase) need("people").then(tell);
  else tell();
}

function reacted(message) {
  reactions.value = { ...reactions.value, [message.person]: message };
  setTimeout(() => reactions.value[message.person] === message && (reactions.value = { ...reactions.value, [message.person]: null }), SHOWN);
}

function failed(message) {
  const sent = waiting.get(message.command);
  if (message.code === "busy" && sent && !LIGHT.includes(sent.message.type) && sent.again-- > 0) {
    setTimeout(() => waiting.has(message.command) && say(sent.message), PAUSE);
    return;
  }
  waiting.delete(message.command);
  sent?.fail(message);
}

// A connection can die silently; an unanswered ping reveals it.
setInterval(() => {
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - heard > 25000) socket.close();
  else if (Date.now() - heard > 10000) socket.send('{"type":"ping"}');
}, 5000);
function hurry() {
  if (code && !socket) {
    clearTimeout(timer);
    open();
  } else if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
}
addEventListener("online", hurry);
// After sleep a phone may hold a dead socket without knowing.
document.addEventListener("visibilitychange", () => document.hidden || hurry());
