// Keeps the page's own files, so that it works without a network. It sees nothing else.

const VERSION = '@VERSION@';
const FILES = ['@FILES@'];

addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  const keep = async () => {
    await (await caches.open(VERSION)).addAll(fresh);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const kept = caches.match(event.request, { ignoreSearch: true });
  event.respondWith(kept.then((response) => response ?? fetch(event.request)));
});
