/**
 * Preloaded by `node --import ./tests/js/client.mjs --test tests/js/*.test.mjs`: from then on the client's modules can be imported
 * by the addresses that they have in the browser, and find the page that they want. The server is only what it has words for.
 */
import { existsSync, readFileSync } from "node:fs";
import { register } from "node:module";
import { runInThisContext } from "node:vm";
import { page } from "./page.mjs";

const HERE = new URL("../../src/interstice/", import.meta.url);

function fetch(address) {
  // What is not a file of words never comes.
  if (!address.startsWith("/lang/")) return new Promise(() => {});
  const file = new URL(address.slice(1), HERE);
  return Promise.resolve({ ok: existsSync(file), text: async () => readFileSync(file, "utf-8") });
}

for (const [name, value] of Object.entries({ ...page, fetch })) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
register("./addresses.mjs", import.meta.url);
// The script that stands in the page itself.
runInThisContext(readFileSync(new URL("web/first.js", HERE), "utf-8"));
