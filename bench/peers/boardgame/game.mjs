// The benchmark's classic game for boardgame.io: 4 cards each, 110 cards in all, until a round ends with just one player out of
// cards.
import { createRequire } from "node:module";

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");
const HAND = 4, CARDS = 110;

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

export const classic = (seats) => ({
  setup: ({ random }) => {
    const pile = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const hands = Array.from({ length: seats }, () => pile.splice(0, HAND));
    return { hands, line: [pile.pop()], pile, box: [], playing: Array.from({ length: seats }, (_, seat) => seat), at: 0 };
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
});
