// The benchmark's classic game on boardgame.io's own server: 2 seats, 4 cards each, 110 cards, the pile hidden.
// Arguments: a port, and a folder for FlatFile or nothing for the store in memory.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const SEATS = 2, HAND = 4, CARDS = 110;

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
    if (G.pile.length + G.box.length < done.length) return { winners: done };
    for (const seat of done) G.hands[seat].push(draw(G, random));
  }
  return undefined;
}

const Classic = {
  name: "classic",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const pile = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const hands = Array.from({ length: SEATS }, () => pile.splice(0, HAND));
    return { hands, line: [pile.pop()], pile, box: [], playing: [0, 1], at: 0 };
  },
  playerView: ({ G }) => ({ ...G, pile: G.pile.length }),
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

const [port, dir] = process.argv.slice(2);
const chosen = dir ? { db: new FlatFile({ dir }) } : {};
Server({ games: [Classic], origins: ["*"], ...chosen }).run(Number(port));
