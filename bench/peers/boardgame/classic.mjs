// The benchmark's classic game on boardgame.io, headless: 4 seats; each move puts a random card from the hand into a random gap.
// Prints one line of JSON: moves and seconds.
import { createRequire } from "node:module";
import { classic } from "./game.mjs";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");
const SEATS = 4;

const seconds = Number(process.argv[2] ?? 3);
let moves = 0;
const start = performance.now();
let number = 0;
while (performance.now() - start < seconds * 1000) {
  const client = Client({ game: { ...classic(SEATS), seed: `${number++}` }, numPlayers: SEATS, debug: false });
  client.start();
  let state = client.getState();
  while (!state.ctx.gameover) {
    const hand = state.G.hands[state.ctx.currentPlayer];
    const before = state._stateID;
    client.moves.place(hand[Math.floor(Math.random() * hand.length)], Math.floor(Math.random() * (state.G.line.length + 1)));
    state = client.getState();
    if (state._stateID === before) throw new Error("a move was refused");
    moves += 1;
  }
  client.stop();
}
console.log(JSON.stringify({ moves, seconds: (performance.now() - start) / 1000, games: number }));
