/**
 * Preloaded by `node --import ./tests/js/client.mjs --test tests/js/*.test.mjs`. It lets tests import the client's modules by their
 * addresses in the browser, and gives them a page. The only thing its server hands out is words.
 */
import { existsSync, readFileSync } from "node:fs";
import { register } from "node:module";
import { runInThisContext } from "node:vm";
import { page } from "./page.mjs";

const HERE = new URL("../../src/interstice/", import.meta.url);

function fetch(address) {
  // Any other request never gets an answer.
  if (!address.startsWith("/lang/")) return new Promise(() => {});
  const file = new URL(address.slice(1), HERE);
  return Promise.resolve({ ok: existsSync(file), text: async () => readFileSync(file, "utf-8") });
}

for (const [name, value] of Object.entries({ ...page, fetch })) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
register("./addresses.mjs", import.meta.url);
// The script inside the page itself.
runInThisContext(readFileSync(new URL("web/first.js", HERE), "utf-8"));
