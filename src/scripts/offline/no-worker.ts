// Replaces the service worker with PUBLIC_OFFLINE=no: removes its caches and itself.
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(remove()));
