/**
 * Bundles the browser client with esbuild. From stdin: { web, out, vendor, style }, to stdout: the names of what was made,
 * { main, style, early } where `early` are the chunks that main.js cannot do without.
 */
import { writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { build, transform } from "esbuild";

const { web, out, vendor, style } = JSON.parse(await text(process.stdin));

/** Addresses as the import map knows them. */
const addresses = {
  name: "addresses",
  setup(build) {
    build.onResolve({ filter: /^\/web\// }, ({ path }) => ({ path: join(web, path.slice("/web/".length)) }));
    build.onResolve({ filter: /^[@a-z]/ }, ({ path }) => path in vendor ? { path: join(web, "vendor", vendor[path]) } : null);
  },
};

const { metafile } = await build({
  entryPoints: [join(web, "js/main.js")],
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  outdir: out,
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  plugins: [addresses],
});

const { code } = await transform(style, { loader: "css", minify: true });
const sheet = `style-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.css`;
writeFileSync(join(out, sheet), code);

const [main] = Object.entries(metafile.outputs).find(([, made]) => made.entryPoint?.endsWith("js/main.js"));
const early = new Set();
(function follow(name) {
  for (const { path, kind } of metafile.outputs[name].imports) {
    if (kind !== "import-statement" || early.has(path)) continue;
    early.add(path);
    follow(path);
  }
})(main);

console.log(JSON.stringify({ main: basename(main), style: sheet, early: [...early].map((name) => basename(name)) }));
