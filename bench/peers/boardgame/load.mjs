// Players for server.mjs: two sockets per game, each a boardgame.io transport. A move counts once both seats have it.
// Arguments: a port, the server's process id, the number of games, seconds. Prints one line of JSON: moves per second,
// and how much of a core the server (work) and the players used.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { SocketIO } = createRequire(import.meta.url)("boardgame.io/multiplayer");
const [port, server, games, seconds] = process.argv.slice(2).map(Number);
const WARM_UP = 1000;
const socketOpts = { transports: ["websocket"], forceNew: true };
const connectTo = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts });
const TICKS = 100;
let moves = 0;

class Table {
  constructor(number) {
    this.number = number;
    this.game = 0;
    this.told = [-1, -1];
    this.seats = [];
  }

  name() {
    return `table-${this.number}-${this.game}`;
  }

  // The first seat's sync creates the match; the second seat joins after that.
  sit(seat) {
    return new Promise((seated) => {
      this.seated = seated;
      this.seats[seat] = connectTo({
        transportDataCallback: (data) => this.take(seat, data),
        gameName: "classic",
        matchID: this.name(),
        playerID: `${seat}`,
        numPlayers: 2,
      });
      this.seats[seat].connect();
    });
  }

  take(seat, { type, args: [match, told] }) {
    if (match !== this.name()) return;
    if (type === "sync") this.synced(seat, told.state);
    else if (type === "update") this.updated(seat, told);
  }

  synced(seat, state) {
    this.told[seat] = state._stateID;
    this.seated?.();
    if (this.game && seat === 0) this.seats[1].updateMatchID(this.name());
    if (this.game && seat === 1) this.play(state);
    this.state = state;
  }

  updated(seat, state) {
    this.told[seat] = state._stateID;
    if (this.told[0] !== this.told[1]) return;
    moves += 1;
    if (state.ctx.gameover === undefined) this.play(state);
    else {
      this.game += 1;
      this.seats[0].updateMatchID(this.name());
    }
  }

  play(state) {
    const playerID = state.ctx.currentPlayer;
    const hand = state.G.hands[playerID];
    const card = hand[Math.floor(Math.random() * hand.length)];
    const gap = Math.floor(Math.random() * (state.G.line.length + 1));
    const payload = { type: "place", args: [card, gap], playerID };
    this.seats[playerID].sendAction(state, { type: "MAKE_MOVE", payload });
  }
}

const tables = Array.from({ length: games }, (_, number) => new Table(number));
await Promise.all(tables.map(async (table) => {
  await table.sit(0);
  await table.sit(1);
}));
for (const table of tables) table.play(table.state);

function clocks() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(") ")[1].split(" ");
  const { user, system } = process.cpuUsage();
  return { moves, at: performance.now() / 1000, work: (+fields[11] + +fields[12]) / TICKS, players: (user + system) / 1e6 };
}

const wait = (time) => new Promise((done) => setTimeout(done, time));
await wait(WARM_UP);
const before = clocks();
await wait(seconds * 1000);
const after = clocks();
const each = (name) => (after[name] - before[name]) / (after.at - before.at);
console.log(JSON.stringify({ rate: each("moves"), work: each("work"), players: each("players") }));
process.exit(0);
