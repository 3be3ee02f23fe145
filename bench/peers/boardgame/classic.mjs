// The benchmark's classic game for boardgame.io, headless: 4 seats, 4 cards each, 110 cards, a random card of
// the hand into a random gap until somebody is alone without cards at the end of a round.
// Prints one line of JSON: moves and seconds.
import { createRequire } from "node:module";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");
const SEATS = 4, HAND = 4, CARDS = 110;

function draw(G, random) {
  if (!G.pile.length) {
    G.pile = random.Shuffle(G.box);
    G.box = [];
  }
  return G.pile.pop();
}

function endRound(G, random) {
  const done = G.playing.filter((seat) => !G.hands[seat].length);
  if (done.length === 1) return { winner: done[0] };
  if (done.length > 1) {
    for (const seat of G.playing) {
      if (!done.includes(seat)) {
        G.box.push(...G.hands[seat]);
        G.hands[seat] = [];
      }
    }
    G.playing = done;
    if (G.pile.length + G.box.length < done.length) return { winners: done };
    for (const seat of done) G.hands[seat].push(draw(G, random));
  }
  return undefined;
}

const Classic = {
  setup: ({ random }) => {
    const pile = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const hands = Array.from({ length: SEATS }, () => pile.splice(0, HAND));
    return { hands, line: [pile.pop()], pile, box: [], playing: [0, 1, 2, 3], at: 0 };
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      next: ({ G }) => G.playing[G.at],
    },
  },
  moves: {
    place: ({ G, ctx, random, events }, card, gap) => {
      const hand = G.hands[ctx.currentPlayer];
      const at = hand.indexOf(card);
      if (at < 0 || gap < 0 || gap > G.line.length) return INVALID_MOVE;
      hand.splice(at, 1);
      const right = (gap === 0 || G.line[gap - 1] <= card) && (gap === G.line.length || card <= G.line[gap]);
      if (right) G.line.splice(gap, 0, card);
      else {
        G.box.push(card);
        hand.push(draw(G, random));
      }
      G.at += 1;
      if (G.at === G.playing.length) {
        G.at = 0;
        const over = endRound(G, random);
        if (over) events.endGame(over);
      }
      return undefined;
    },
  },
};

const seconds = Number(process.argv[2] ?? 3);
let moves = 0;
const start = performance.now();
let number = 0;
while (performance.now() - start < seconds * 1000) {
  const client = Client({ game: { ...Classic, seed: `${number++}` }, numPlayers: SEATS, debug: false });
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
