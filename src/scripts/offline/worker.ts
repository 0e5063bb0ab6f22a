// The service worker: what was read, and what helps in an emergency, opens without a line. As long as there is a line,
// every page comes from the server. What is sent, and all that is the desk's, does not pass through here.
import { publicPath, routes } from '#lib/routes.ts';
import { savesData } from '../saves-data.ts';

/** What is kept for everybody: the same until one of it changes. */
const always = `always-${KEPT_VERSION}`;
/** What this visitor has read: until any page of the site changes. */
const read = `read-${SITE_VERSION}`;

const MOST_PAGES = 30;
const MOST_BYTES = 12e6;
/** How large an answer is that was kept. */
const BYTES = 'Kept-Bytes';

const desk = /^\/(api|desk|editor|health|keystatic)(\/|$)/;
/** Their names carry a hash of the content, so a copy never grows old. */
const hashed = /^\/(_astro|for-patients\/blogs\/titles)\//;

async function install() {
  // The one before goes on.
  if (savesData(navigator.connection)) throw new Error('This visitor saves data.');
  const cache = await caches.open(always);
  if ((await cache.keys()).length < KEPT.length) await cache.addAll(KEPT);
  await skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name !== always && name !== read) await caches.delete(name);
  await clients.claim();
}

async function keep(path: string, answer: Response) {
  if (!answer.ok) return;
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  headers.set(BYTES, String(body.size));
  await (await caches.open(read)).put(path, new Response(body, { headers }));
}

async function keepRead(page: string, files: string[]) {
  for (const file of files)
    if (hashed.test(file) && !(await caches.match(file))) await keep(file, await fetch(file));
  // Without its query, which may hold what somebody searched for.
  if (!desk.test(page)) await keep(page, await fetch(page));
  await forgetOldest();
}

async function forgetOldest() {
  const cache = await caches.open(read);
  let pages = 0;
  let bytes = 0;
  // What was kept last stands last.
  for (const request of [...(await cache.keys())].reverse()) {
    pages += Number(!hashed.test(new URL(request.url).pathname));
    bytes += Number((await cache.match(request))?.headers.get(BYTES));
    if (pages > MOST_PAGES || bytes > MOST_BYTES) await cache.delete(request);
  }
}

// The browser is not told to ask the server while the worker starts (navigation preload): it would ask the desk twice,
// which notes who opens what.
async function fromNetwork(request: Request, path: string) {
  try {
    return await fetch(request);
  } catch {
    const copy = await caches.match(path);
    if (copy || request.mode !== 'navigate') return copy ?? Response.error();
    return (await caches.match(routes.offline)) ?? Response.error();
  }
}

async function fromCache(event: FetchEvent, path: string) {
  // Where the browser's store is broken, the page still comes.
  const copy = await caches.match(path).catch(() => undefined);
  const answer = copy ?? (await fetch(event.request));
  // What is used again is no longer the oldest.
  if (!copy || copy.headers.has(BYTES)) event.waitUntil(keep(path, answer.clone()));
  return answer;
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', (event) => {
  // Pages send nothing else.
  const told = event as Event as ReadEvent;
  told.waitUntil(keepRead(publicPath(new URL(told.source.url).pathname), told.data));
});
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || desk.test(pathname)) return;
  if (hashed.test(pathname)) event.respondWith(fromCache(event, pathname));
  else if (mode === 'navigate' || pathname === routes.searchData)
    event.respondWith(fromNetwork(event.request, publicPath(pathname)));
});
