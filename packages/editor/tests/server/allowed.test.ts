import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '@clinic/desk/tests/folder.ts';
import { allowed } from '../../server/live/allowed.ts';

const files = ['data/x', 'releases/x', 'dist/x', 'src/x', 'tools/x', 'packages/x'];
const top = ['package.json', 'package-lock.json'];
const { folder: root, clear } = makeFolder(Object.fromEntries([...files, ...top].map((file) => [file, ''])));
afterAll(clear);

const asked = (address: string, method = 'GET') =>
  allowed(root, method, new URL(address, 'http://127.0.0.1:4322'));
const asks = (address: string, method?: string) => asked(address, method) !== undefined;
const hash = '46a23214ae1ab53bad71083f062d27c43ed2e047';
const picture = (href: string) => `/_image?href=${encodeURIComponent(href)}&w=480&f=avif`;

test.each([
  '/',
  '/about',
  '/pain-conditions/knee-pain',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/keystatic',
  '/keystatic/collection/conditions/item/knee-pain',
  '/api/keystatic/tree',
  `/api/keystatic/blob/${hash}/src/content/conditions/knee-pain.mdx`,
  '/api/editor/advice?kind=conditions&id=knee-pain',
  '/@vite/client',
  '/keystatic.config.ts',
  '/packages/editor/fields/form-head.tsx',
  '/src/pages/pain-conditions/[slug].astro?astro&type=script&index=0&lang.ts',
  '/src/styles/late.css?url',
  '/src/islands/Navbar.css?t=1764333333333',
  '/src/islands/Navbar.tsx?import&t=1764333333333',
  '/packages/content-check/read/walk.ts',
  '/node_modules/.vite/editor/deps/@keystatic_core_ui.js?v=58f95914',
  '/node_modules/@keystatic/astro/internal/keystatic-page.js',
  picture(`/@fs${root}/src/assets/plates/knee.webp?origWidth=900`),
])('pages and forms ask for %s', (address) => expect(asks(address)).toBe(true));

test.each([
  '/@fs/etc/passwd',
  `/@fs${root}/package.json?raw`,
  '/@id/node:fs',
  '/__open-in-editor?file=package.json',
  '/package.json',
  '/package-lock.json?raw',
  '/tools/write.ts?raw',
  '/packages/desk/settings.ts?url',
  '/packages/editor/server/serve.ts',
  '/data/requests',
  '/releases/current',
  '/dist/index',
  '/.env',
  '/.env?import&raw',
  '/.git/config',
  '/src/.hidden/x.ts',
  '/src/%2e%2e/.env',
  '/src/..%2fpackage.json?raw',
  '/src\\..\\package.json',
  '/node_modules/.cache/site/built-from.txt',
  '/node_modules/.bin/astro',
  '/api/keystatic/github/login',
  `/api/keystatic/blob/${hash}/src/content/..%2f..%2fpackage.json`,
  `/api/keystatic/blob/${hash}/../../package.json`,
  '/api/editor/commit',
  '/api/editor/site?raw',
  '/src/lib/dates.ts?raw',
  '/src/assets/plates/knee.webp?import&url',
  '/src/styles/late.css?url&inline',
  '/src/lib/dates.ts?v=1?raw',
  '/src/lib/dates.ts?v=1&',
  '/src/lib/dates.ts?import&raw',
  '/src/lib/dates.ts?.wasm?init',
  '/src/lib/dates.ts?worker',
  '/src/lib/dates.ts?lang.ts&sharedworker',
  '/about%00',
  picture('/@fs/etc/passwd'),
  picture(`/@fs${root}/src/../data/x.png`),
  picture(`/@fs${root}/src/content/blog/.x.png`),
  picture('https://evil.example/x.png'),
  picture(`/@fs${root}/src/assets/plates/knee.webp?raw`),
  picture(`/@fs${root}/src/assets/plates/knee.webp?origWidth=1?raw`),
])('nobody gets %s', (address) => expect(asks(address)).toBe(false));

test('a page is asked for without its query', () => {
  expect(asked('/about?raw&import')).toBe('/about');
  expect(asked('/favicon.svg?.wasm?init')).toBe('/favicon.svg');
  expect(asked('/src/lib/dates.ts?v=1')).toBe('/src/lib/dates.ts?v=1');
  expect(asked('/tools/write?raw')).toBeUndefined();
});

test('written is only by the forms', () => {
  expect(asks('/api/keystatic/update', 'POST')).toBe(true);
  expect(asks('/api/editor/pictures?kind=blog&name=x.jpg', 'POST')).toBe(true);
  for (const [address, method] of [
    ['/about', 'POST'],
    ['/api/keystatic/tree', 'POST'],
    ['/api/editor/commit', 'POST'],
    ['/createAppointMent', 'POST'],
    ['/api/keystatic/update', 'PUT'],
    ['/api/keystatic/update', 'DELETE'],
    ['/api/keystatic/update', 'GET'],
  ] as const)
    expect(asks(address, method), `${method} ${address}`).toBe(false);
});
