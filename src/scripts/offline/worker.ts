// The service worker: visited pages and the emergency pages open offline. Online, every page comes from the server.
// Requests of patients and the pages of the desk bypass it.
import { publicPath } from '@clinic/contract/paths.ts';
import { routes } from '@clinic/content-model/routes.ts';
import { savesData } from '../saves-data.ts';

/** Files for every visitor, until one of them changes. */
const always = `always-${PRECACHE_VERSION}`;
/** Pages that this visitor has read, until any page of the site changes. */
const read = `read-${SITE_VERSION}`;

const MOST_PAGES = 30;
const MOST_BYTES = 12e6;
/** The header with the size of a cached response. */
const BYTES = 'X-Cached-Bytes';

const desk = /^\/(desk|editor|health)(\/|$)/;
/** Names with a hash of the content, so a copy never becomes stale. */
const hashed = /^\/_astro\//;

/** Returns the offline page in the language of a page. */
const offlineFor = (page: string) =>
  OFFLINE.find((one) => `${page}/`.startsWith(one.replace(routes.offline, '/'))) ?? routes.offline;

async function install() {
  // The former worker stays active.
  if (savesData(navigator.connection)) throw new Error('This visitor saves data.');
  const cache = await caches.open(always);
  if ((await cache.keys()).length < PRECACHED.length) await cache.addAll(PRECACHED);
  await skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name !== always && name !== read) await caches.delete(name);
  await clients.claim();
}

async function store(path: string, response: Response) {
  if (!response.ok) return;
  const body = await response.blob();
  const headers = new Headers(response.headers);
  headers.set(BYTES, String(body.size));
  await (await caches.open(read)).put(path, new Response(body, { headers }));
}

async function storePage(page: string, files: string[]) {
  for (const file of files)
    if (hashed.test(file) && !(await caches.match(file))) await store(file, await fetch(file));
  // Without the query, which may contain a search.
  if (!desk.test(page)) await store(page, await fetch(page));
  const offline = offlineFor(page);
  if (!(await caches.match(offline))) await (await caches.open(always)).add(offline);
  await removeOldest();
}

async function removeOldest() {
  const cache = await caches.open(read);
  let pages = 0;
  let bytes = 0;
  // The newest is last.
  for (const request of [...(await cache.keys())].reverse()) {
    pages += Number(!hashed.test(new URL(request.url).pathname));
    bytes += Number((await cache.match(request))?.headers.get(BYTES));
    if (pages > MOST_PAGES || bytes > MOST_BYTES) await cache.delete(request);
  }
}

// No navigation preload: the browser would fetch pages of the desk twice, and its audit log would contain both.
async function fromNetwork(request: Request, path: string) {
  try {
    return await fetch(request);
  } catch {
    const copy = await caches.match(path);
    if (copy || request.mode !== 'navigate') return copy ?? Response.error();
    return (await caches.match(offlineFor(path))) ?? (await caches.match(routes.offline)) ?? Response.error();
  }
}

async function fromCache(event: FetchEvent, path: string) {
  // The page loads also when the cache storage is broken.
  const copy = await caches.match(path).catch(() => undefined);
  const response = copy ?? (await fetch(event.request));
  // A file that is used again is no longer the oldest.
  if (!copy || copy.headers.has(BYTES)) event.waitUntil(store(path, response.clone()));
  return response;
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', (event) => {
  // Pages send no other messages.
  const message = event as Event as ReadEvent;
  message.waitUntil(storePage(publicPath(new URL(message.source.url).pathname), message.data));
});
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || desk.test(pathname)) return;
  if (hashed.test(pathname)) event.respondWith(fromCache(event, pathname));
  else if (mode === 'navigate' || pathname === routes.searchData)
    event.respondWith(fromNetwork(event.request, publicPath(pathname)));
});
