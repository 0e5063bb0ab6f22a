// Takes the place of the worker where the build wants none: it removes what visitors still have of it.
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(remove()));
