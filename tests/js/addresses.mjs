/** Resolves the client's modules by the addresses in the page's import map. */
import { readFileSync } from "node:fs";

const WEB = new URL("../../src/interstice/web/", import.meta.url);
const site = readFileSync(new URL("../../src/interstice/server/http/site.py", import.meta.url), "utf-8");
const [, vendor] = /^VENDOR = \{(.*?)^\}/ms.exec(site);
const NAMES = Object.fromEntries([...vendor.matchAll(/"(.+)": "(.+)"/g)].map(([, name, file]) => [name, `/web/vendor/${file}`]));

export async function resolve(name, context, next) {
  const address = NAMES[name] ?? name;
  const found = await next(address.startsWith("/web/") ? new URL(address.slice("/web/".length), WEB).href : address, context);
  return found.url.startsWith(WEB.href) ? { ...found, format: "module" } : found;
}
