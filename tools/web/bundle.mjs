/**
 * Bundles the browser client. From stdin: { web, out, vendor, first, presets, chunks, styles, words }, to stdout what the page needs: the names
 * { main, room }, where `room` are the files of that chunk, and what stands in the page itself, { first, style, start }.
 */
import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { transform } from "esbuild";
import { rollup } from "@rollup/wasm-node";
import { minify } from "terser";
import { drawn } from "./drawn.mjs";
import { templates } from "./templates.mjs";

const { web, out, vendor, first, presets, chunks, styles, words } = JSON.parse(await text(process.stdin));

/** Resolves addresses as the import map does. */
const addresses = {
  name: "addresses",
  resolveId: (name) => (name.startsWith("/web/") ? join(web, name.slice("/web/".length)) : name in vendor ? join(web, "vendor", vendor[name]) : null),
};

/** Drops Fluent's functions for dates and numbers, which our messages never call. */
const functions = {
  name: "functions",
  load: (id) => (id.endsWith("/fluent/builtins.js") ? "export const NUMBER = null, DATETIME = null;" : null),
};

/** Smaller after compression. `unsafe_arrows`: functions without `this` are never called with `new`. */
const compress = { passes: 3, unsafe_arrows: true, hoist_vars: true, inline: 1 };

/** @returns {Map<string, string>} The chunk of each module: the first one whose modules import it. */
function share(getModuleInfo) {
  const shared = new Map();
  const follow = (id, chunk) => {
    if (shared.has(id)) return;
    shared.set(id, chunk);
    getModuleInfo(id)?.importedIds.forEach((other) => follow(other, chunk));
  };
  for (const [chunk, modules] of Object.entries(chunks)) modules.forEach((name) => follow(join(web, "js", name), chunk));
  return shared;
}

const hashed = (name, kind, content) => `${name}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.${kind}`;

/** The style sheet of each chunk; that of the first goes into the page itself. */
const styleSheets = {};
for (const [chunk, style] of Object.entries(styles)) {
  const { code } = await transform(style, { loader: "css", minify: true });
  styleSheets[chunk] = { code, name: hashed(chunk, "css", code) };
  if (chunk !== "main") writeFileSync(join(out, styleSheets[chunk].name), code);
}

let shared;
const chunkOf = (id, getModuleInfo) => (shared ??= share(getModuleInfo)).get(id) ?? "room";

/** A chunk has loaded when its styles and the room's have, which all chunks share. */
const withSheets = {
  name: "sheets",
  renderDynamicImport({ targetModuleId }) {
    const own = styleSheets[chunkOf(targetModuleId, this.getModuleInfo)]?.name;
    const names = [...new Set([styleSheets.room.name, own])].filter(Boolean);
    return { left: `self.sheets(${JSON.stringify(names)},import(`, right: "))" };
  },
};
const SHEETS = `self.sheets = ((asked) => async (names, chunk) => {
  for (const name of names) asked[name] ??= new Promise((done) => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/web/bundle/" + name, onload: done, onerror: done })));
  await Promise.all(names.map((name) => asked[name]));
  return chunk;
})({});`;

const bundle = await rollup({
  input: join(web, "js/main.js"),
  plugins: [addresses, functions, templates],
  onLog: (level, { code, message }) => code !== "CIRCULAR_DEPENDENCY" && console.error(message),
});
const { output } = await bundle.write({
  dir: out,
  format: "es",
  entryFileNames: "[name]-[hash].js",
  chunkFileNames: "[name]-[hash].js",
  manualChunks: (id, { getModuleInfo }) => chunkOf(id, getModuleInfo),
  intro: ({ isEntry }) => (isEntry ? SHEETS : ""),
  plugins: [
    withSheets,
    {
      name: "minify",
      async renderChunk(code) {
        const made = await minify(code, { module: true, ecma: 2020, compress, format: { comments: false } });
        return made.code;
      },
    },
  ],
});

const main = output.find((chunk) => chunk.isEntry);
const room = output.find((chunk) => chunk.name === "room");
const inPage = (await transform(first, { minify: true })).code.trim();
const copy = join(out, "main.mjs");
const start = {};
writeFileSync(copy, main.code);
for (const language of Object.keys(words)) start[language] = await drawn(copy, language, words[language], presets);
rmSync(copy);
console.log(JSON.stringify({ main: main.fileName, room: [room.fileName, styleSheets.room.name], first: inPage, style: styleSheets.main.code, start }));
// The client's timers would keep the process alive.
process.exit();
