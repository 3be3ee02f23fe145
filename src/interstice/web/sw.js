/**
 * The service worker: keeps a copy of the page and its files, so that the app opens without a connection and says so.
 * It never keeps games or rooms. A new version waits until every page of the old one is closed, so that none loses its files.
 */
const KEPT = "interstice-{version}";
const SHELL = {shell};
/** Files named by a hash of their content. */
const FOR_GOOD = /^\/web\/bundle\//;
/** Files that may change under the same name: the newest if the server answers, otherwise the kept copy. */
const MAY_CHANGE = /^\/(web|lang)\//;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)));
});

addEventListener("activate", (event) => {
  const old = async () => (await caches.keys()).filter((name) => name.startsWith("interstice-") && name !== KEPT);
  event.waitUntil(old().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(withoutConnection));
  else if (FOR_GOOD.test(pathname)) event.respondWith(caches.match(url).then((kept) => kept ?? fetch(event.request)));
  else if (MAY_CHANGE.test(pathname)) event.respondWith(newest(event.request));
});

async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch (lost) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw lost;
  }
}

/** The kept page, flagged so that it says what is wrong. */
async function withoutConnection() {
  const page = await caches.match("/", { cacheName: KEPT });
  if (!page) return Response.error();
  const text = await page.text();
  return new Response(text.replace("<html", "<html data-offline"), { headers: page.headers });
}
