// Lists the cached pages on the offline page by their headings, the newest first.
import { policyNamed } from '../trusted-types.ts';

const list = document.querySelector('[data-cached]')!;
// Only the text of the markup is shown.
const policy = policyNamed('kept-pages', { createHTML: (text: string) => text });

function add(href: string, html: string) {
  const [heading = ''] = /<h1[^]*?<\/h1>/.exec(html) ?? [];
  const { body } = new DOMParser().parseFromString(policy.createHTML(heading), 'text/html');
  const words = body.textContent.trim();
  if (!words || list.querySelector(`[href="${href}"]`)) return;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.className = 'alone';
  link.textContent = words;
  item.append(link);
  list.append(item);
}

async function listCachedPages() {
  for (const name of await caches.keys()) {
    if (!name.startsWith('read-')) continue;
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const answer = await cache.match(request);
      const isPage = answer?.headers.get('content-type')?.startsWith('text/html');
      if (answer && isPage) add(new URL(request.url).pathname, await answer.text());
    }
  }
}

// Without https there are no caches.
if ('caches' in window) void listCachedPages();
