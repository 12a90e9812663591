// Opens the notebook where there is no house: keeps the files of its page, and nothing else. What is asked
// of the house is never looked at here, and no other page is in its reach.
/* global FILES, VERSION */
const KEPT = `notebook-${VERSION}`;
const PAGE = "/notebook";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("notebook-") && name !== KEPT)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // The page as the house has it now, or as it was; its files have their content in their name.
  if (request.mode === "navigate" && pathname === PAGE)
    event.respondWith(fetch(request).catch(() => caches.match(PAGE, { ignoreVary: true })));
  else if (FILES.includes(pathname))
    event.respondWith(
      caches
        .open(KEPT)
        .then((cache) => cache.match(pathname, { ignoreVary: true }))
        .then((kept) => kept ?? fetch(request)),
    );
});
