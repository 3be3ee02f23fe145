// The benchmark's classic game on boardgame.io's own server: 2 seats, the pile hidden.
// Arguments: a port, and a folder for FlatFile; without a folder, matches are kept in memory.
import { createRequire } from "node:module";
import { classic } from "./game.mjs";

const { Server, FlatFile } = createRequire(import.meta.url)("boardgame.io/server");
const SEATS = 2;
const Classic = {
  ...classic(SEATS),
  name: "classic",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  playerView: ({ G }) => ({ ...G, pile: G.pile.length }),
};

const [port, dir] = process.argv.slice(2);
const chosen = dir ? { db: new FlatFile({ dir }) } : {};
Server({ games: [Classic], origins: ["*"], ...chosen }).run(Number(port));
