import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { Banner } from "/web/js/features/banner.js";
import { html } from "/web/js/parts/html.js";
import { command, enter, leave } from "/web/js/socket.js";
import { aloud, chat, chatOpen, happened, link, pointed, reactions, refusal, room, token, unread } from "/web/js/store.js";
import { draw } from "./draw.mjs";
import { goOn } from "./page.mjs";
import { speak } from "./speak.mjs";

/** The server's end of a connection: what it received, and what it sends. */
class Wire {
  static OPEN = 1;
  static last = null;
  readyState = 0;
  came = [];

  constructor(address) {
    this.address = address;
    Wire.last = this;
  }

  send(text) {
    this.came.push(JSON.parse(text));
  }

  open() {
    this.readyState = Wire.OPEN;
    this.onopen();
    return this;
  }

  say(...messages) {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
    return this;
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }
}
globalThis.WebSocket = Wire;

const ROOM = { type: "room", me: "a", seats: [] };
const said = (person, text) => ({ type: "said", person, name: person.toUpperCase(), text });
const failed = ({ command }, code) => ({ type: "failed", command, code, why: "because" });

/** Enters a room. */
function entered(...before) {
  enter("ABCDEF");
  return Wire.last.open().say(...before, ROOM);
}

beforeEach(async () => {
  await speak("en", "table");
  leave();
  aloud.value = "";
  reactions.value = {};
  goOn();
});

test("entering a room sends hello with the token, and succeeds when the room arrives", () => {
  enter("ABCDEF");
  assert.equal(Wire.last.address, "ws://interstice.test/socket");
  assert.equal(link.value, "joining");
  assert.deepEqual(Wire.last.open().came, [{ type: "hello", token: token.value, room: "ABCDEF", version: 2 }]);
  Wire.last.say(ROOM);
  assert.equal(link.value, "on");
  assert.deepEqual(room.value, ROOM);
});

test("changed fields of a room replace the old ones", () => {
  const wire = entered();
  wire.say({ type: "roomchanged", watching: 3, trouble: "" });
  assert.deepEqual(room.value, { ...ROOM, watching: 3, trouble: "" });
});

test("entering the same room again changes nothing", () => {
  const wire = entered();
  enter("ABCDEF");
  assert.equal(Wire.last, wire);
  enter("GHIJKL");
  assert.notEqual(Wire.last, wire);
});

test("a command resolves once the server has done it", async () => {
  const wire = entered();
  const done = command("sit", { seat: 2 });
  const sent = wire.came.at(-1);
  assert.deepEqual([sent.type, sent.seat], ["sit", 2]);
  wire.say({ type: "done", command: sent.command });
  await done;
});

test("a refused command rejects with the reason", async () => {
  const wire = entered();
  const refused = assert.rejects(command("sit", { seat: 2 }), { code: "bad", why: "because" });
  wire.say(failed(wire.came.at(-1), "bad"));
  await refused;
});

test("commands given before the connection opens follow the hello", () => {
  enter("ABCDEF");
  command("sit", { seat: 0 }).catch(() => {});
  assert.deepEqual(Wire.last.open().came.map(({ type }) => type), ["hello", "sit"]);
});

test("a lost connection comes back by itself, and unanswered commands are sent again with the same ids", () => {
  const wire = entered();
  command("act", { seat: 0 }).catch(() => {});
  wire.close();
  assert.equal(link.value, "lost");
  command("act", { seat: 1 }).catch(() => {});
  goOn();
  const next = Wire.last.open();
  assert.notEqual(next, wire);
  assert.deepEqual(next.came.map(({ type, seat }) => [type, seat]), [["hello", undefined], ["act", 0], ["act", 1]]);
  assert.equal(next.came[1].command, wire.came.at(-1).command);
  next.say(ROOM);
  assert.equal(link.value, "on");
});

test("messages from an old connection are ignored", () => {
  const wire = entered();
  enter("GHIJKL");
  wire.say({ ...ROOM, me: "old" });
  assert.equal(room.value, null);
});

test("leaving clears the room and gives up unanswered commands", async () => {
  entered(said("b", "Hello"));
  const gone = assert.rejects(command("act", {}), { code: "gone" });
  leave();
  await gone;
  assert.deepEqual([room.value, happened.value, chat.value, unread.value, link.value], [null, null, [], 0, "idle"]);
});

for (const code of ["missing", "denied", "bad"]) {
  test(`whoever is not let in is told why: ${code}`, () => {
    enter("NOWHER");
    Wire.last.open().say({ type: "failed", command: null, code });
    assert.deepEqual([link.value, refusal.value], ["refused", code]);
  });
}

test("a message that the server cannot read does not throw anyone out of a room", () => {
  entered().say({ type: "failed", command: null, code: "bad" });
  assert.equal(link.value, "on");
});

test("after a refusal the client does not try again", () => {
  enter("NOWHER");
  Wire.last.open().say({ type: "failed", command: null, code: "missing" });
  const wire = Wire.last;
  wire.close();
  goOn();
  assert.equal(Wire.last, wire);
});

test("when the server is too busy, a move is sent again, but not for ever", async () => {
  const wire = entered();
  const broken = assert.rejects(command("act", { seat: 0 }), { code: "busy" });
  const [sent] = wire.came.slice(-1);
  for (let time = 0; time < 7; time++) {
    wire.say(failed(sent, "busy"));
    goOn();
  }
  await broken;
  const acts = wire.came.filter(({ type }) => type === "act");
  assert.equal(acts.length, 7);
  assert.deepEqual(new Set(acts.map(({ command }) => command)), new Set([sent.command]));
});

test("when the server is too busy, chat is handed back at once", async () => {
  const wire = entered();
  for (const light of ["say", "point", "react"]) {
    const broken = assert.rejects(command(light), { code: "busy" });
    wire.say(failed(wire.came.at(-1), "busy"));
    await broken;
  }
});

test("cards that the message leaves out are kept from the last one", () => {
  const wire = entered();
  wire.say({ type: "happened", game: "g", events: [], since: 0, views: { 0: { asks: [], cards: { 1: "one", 2: "two" } } } });
  wire.say({ type: "happened", game: "g", events: [], since: 4, views: { 0: { asks: [], cards: { 2: "two, turned", 3: "three" } } } });
  assert.deepEqual(happened.value.views[0].cards, { 1: "one", 2: "two, turned", 3: "three" });
  wire.say({ type: "happened", game: "g", events: [], since: 0, views: { 0: { asks: [], cards: { 3: "three" } } } });
  assert.deepEqual(happened.value.views[0].cards, { 3: "three" });
});

test("other people's lines are announced, and counted until they are read", () => {
  const wire = entered();
  wire.say(said("b", "Surely before 1800!"));
  assert.equal(unread.value, 1);
  assert.equal(aloud.value, "B says: Surely before 1800!");
  assert.deepEqual(chat.value.map(({ text }) => text), ["Surely before 1800!"]);
  // Whoever has no seat is a guest, with a number that is the same for everybody.
  wire.say({ ...said("0000ff", "Later"), name: "" });
  assert.equal(aloud.value, "Guest 355 says: Later");
});

test("own lines, blocked people's lines and lines that arrive while the chat is open are not counted", () => {
  const wire = entered();
  room.value = { ...room.value, blocked: ["x", "c"] };
  wire.say(said("a", "I doubt it"), said("c", "You all play badly"));
  chatOpen.value = true;
  wire.say(said("b", "Hello"));
  assert.deepEqual([unread.value, aloud.value, chat.value.length], [0, "", 3]);
});

test("lines from before the first connection are not counted; those missed while disconnected are", () => {
  const wire = entered(said("b", "one"), said("b", "two"));
  assert.deepEqual([chat.value.length, unread.value], [2, 0]);
  wire.close();
  goOn();
  Wire.last.open().say(said("b", "one"), said("b", "two"), said("b", "three"), ROOM);
  assert.deepEqual([chat.value.length, unread.value], [3, 1]);
});

test("the last two hundred lines are kept", () => {
  const wire = entered();
  wire.say(...Array.from({ length: 250 }, (_, at) => said("b", String(at))));
  assert.deepEqual([chat.value.length, chat.value[0].text], [200, "50"]);
});

test("a reaction shows for a while, and a person's latest replaces the one before", () => {
  const wire = entered();
  const react = (person, reaction) => ({ type: "reactedwith", person, reaction });
  wire.say(react("b", "clap"), react("b", "wow"), react("c", "heart"));
  assert.deepEqual(Object.values(reactions.value).map(({ reaction }) => reaction), ["wow", "heart"]);
  goOn();
  assert.deepEqual(Object.values(reactions.value), [null, null]);
});

test("pointing shows for a while, unless the person is blocked", () => {
  const wire = entered();
  room.value = { ...room.value, blocked: ["c"] };
  wire.say({ type: "pointedat", person: "b", card: 4 }, { type: "pointedat", person: "c", card: 5 });
  assert.equal(pointed.value.card, 4);
  goOn();
  assert.equal(pointed.value, null);
});

test("lines that a moderator hides go, and come back to their place when they are restored", () => {
  const wire = entered();
  wire.say(...["one", "two", "three"].map((text, at) => ({ ...said("b", text), line: at + 5 })));
  wire.say({ type: "unsaid", lines: [6, 99] });
  assert.deepEqual(chat.value.map(({ text }) => text), ["one", "three"]);
  wire.say({ ...said("b", "two"), line: 6 });
  assert.deepEqual(chat.value.map(({ text }) => text), ["one", "two", "three"]);
});

test("whoever is refused for a reason of its own is told that reason", () => {
  const wire = entered();
  wire.say({ type: "failed", command: null, code: "denied", why: "", word: "room-shut", given: {} });
  assert.deepEqual([link.value, refusal.value], ["refused", "room-shut"]);
});

test("people who come back are told for a while that a bot played for them", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  enter("ABCDEF");
  Wire.last.open().say({ ...ROOM, stood_in: true });
  const banner = () => draw(html`<${Banner} />`).textContent;
  assert.equal(banner(), "While you were away, a bot played for you.");
  context.mock.timers.tick(8000);
  assert.equal(banner(), "");
});
