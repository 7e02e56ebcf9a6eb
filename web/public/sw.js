/**
 * Makes the house installable, and shows what it pushes. Kept are only built files, whose names change with their content; pages, scenes, words
 * and rules always come from the house itself, so that none of them is ever stale.
 */
const KEPT = "virtuosi-built";
const MOST = 300;
const SILENT = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Virtuosi</title>
<style>:root { color-scheme: light dark; background: light-dark(#f3ead8, #0e1827); color: light-dark(#2b241d, #efe6cf) }
body { font: 18px/1.5 Georgia, serif; max-width: 34em; margin: 15vh auto; padding: 0 1em; text-align: center }
h1 { font-weight: 400; font-variant: small-caps } a { color: inherit; text-decoration: none }</style>
<body><h1><a href="/">Virtuosi</a></h1>
<p>The house does not answer. Your matches are safe there; this page tries again by itself.</p>
<p lang="fr">La maison ne répond pas. Vos parties y sont en sûreté ; cette page réessaie d’elle-même.</p></body>`;

async function built(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const all = await kept.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => kept.delete(old)));
  }
  return answer;
}

function silent() {
  return new Response(SILENT, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(built(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(silent));
});

// what the house tells while no page is open; a newer word about a table takes the place of the older one
self.addEventListener("push", (event) => {
  const told = event.data.json();
  const options = { body: told.text, tag: told.about ?? "virtuosi", icon: "/icon-192.png", data: told.link };
  event.waitUntil(self.registration.showNotification(told.title, options));
});
async function lead(link) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === link);
  return there ? there.focus() : self.clients.openWindow(link);
}
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
