/** The one socket: it says hello, sends commands, and comes back by itself when the connection is lost. */
import { happened, link, randomText, refusal, room, token } from "/web/js/store.js";

const SLOWEST = 8000;
/** @type {WebSocket | null} */
let socket = null;
let code = "";
let tries = 0;
let timer = 0;
let heard = 0;
/** Commands that were not answered yet, by id; sent again after a reconnect, for the same id is done once. */
const waiting = new Map();

/** @param {string} roomCode Be in a room from now on. */
export function enter(roomCode) {
  if (code === roomCode && socket) return;
  leave();
  code = roomCode;
  open();
}

/** Be in no room. */
export function leave() {
  code = "";
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
  for (const { fail } of waiting.values()) fail({ code: "gone", why: "" });
  waiting.clear();
  room.value = happened.value = null;
  link.value = "idle";
  refusal.value = "";
  tries = 0;
}

/**
 * @param {string} type @param {object} fields
 * @returns {Promise<void>} Kept when the server has stored it; broken with { code, why } when it was refused.
 */
export function command(type, fields = {}) {
  const message = { type, command: randomText(16), ...fields };
  return new Promise((done, fail) => {
    waiting.set(message.command, { message, done, fail });
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
  mine.onopen = () => {
    mine.send(JSON.stringify({ type: "hello", token: token.value, room: code }));
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
      room.value = message;
      break;
    case "happened":
      happened.value = message;
      break;
    case "done":
      waiting.get(message.command)?.done();
      waiting.delete(message.command);
      break;
    case "failed":
      if (message.command) {
        waiting.get(message.command)?.fail(message);
        waiting.delete(message.command);
      } else if (message.code === "missing" || message.code === "denied" || (message.code === "bad" && !room.value)) {
        refusal.value = message.code;
        link.value = "refused";
      }
      break;
  }
}

// A connection can die without a word; a ping that nobody answers shows it.
setInterval(() => {
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - heard > 25000) socket.close();
  else if (Date.now() - heard > 10000) socket.send('{"type":"ping"}');
}, 5000);
addEventListener("online", () => {
  if (code && !socket) {
    clearTimeout(timer);
    open();
  }
});
