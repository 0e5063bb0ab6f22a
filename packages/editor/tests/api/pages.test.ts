// Adding, renaming, deleting and restoring pages, and pictures, through the API.
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readAll } from '@clinic/content-check/read/files.ts';
import type { Choices, Entry, Refusal, Row } from '../../api/types.ts';
import { createSite } from './site.ts';

const site = createSite();
afterAll(site.clear);

type Body = Entry & Refusal;
const post = (address: string, body: unknown = {}) => site.call<Body>('POST', address, body);
const textOf = (name: string) => site.textOf(`src/content/${name}`);

test('adds, renames, deletes and restores a notice', async () => {
  const { body: added } = await post('/entries/notices', { title: 'Car park' });
  expect(added.id).toBe('car-park');
  const { body: entry } = await site.call<Body>('GET', '/entries/notices/car-park');
  expect([entry.title, entry.data.draft, entry.page]).toEqual(['Car park', true, '/car-park']);
  const { body: renamed } = await post('/entries/notices/car-park/rename', { id: 'parking' });
  expect([renamed.id, textOf('notices/parking.mdx').includes('formerly')]).toEqual(['parking', false]);
  expect((await site.call('DELETE', '/entries/notices/parking')).status).toBe(200);
  expect((await site.call('GET', '/entries/notices/parking')).status).toBe(404);
  const { body: deleted } = await site.call('GET', '/deleted/notices');
  expect(deleted).toEqual([{ id: 'parking', title: 'Car park' }]);
  expect((await post('/deleted/notices/parking')).body.id).toBe('parking');
  expect(textOf('notices/parking.mdx')).toContain('title: Car park');
  expect((await site.call('GET', '/deleted/notices')).body).toEqual([]);
});

test('a renamed public page keeps its address as a former one, and links follow', async () => {
  const { body: rows } = await site.call<Row[]>('GET', '/list');
  const id = rows.find(({ kind, state }) => kind === 'blog' && state === 'published')?.id ?? '';
  expect((await post(`/entries/blog/${id}/rename`, { id: 'another-name' })).status).toBe(200);
  expect(textOf('blog/another-name.mdx')).toContain(`formerly:\n  - ${id}\n`);
  const linking = readAll(site.root).filter(({ body }) => new RegExp(`blogs/${id}[)#]`).test(body));
  expect(linking.map(({ file }) => file)).toEqual([]);
});

test('does not delete a page that others need, and names them by title', async () => {
  const { status, body } = await site.call<Body>('DELETE', '/entries/safety/painkillers');
  expect([status, existsSync(path.join(site.root, 'src/content/safety/painkillers.yaml'))]).toEqual([
    400,
    true,
  ]);
  const messages = body.problems?.map(({ message, fix }) => message + fix).join('\n') ?? '';
  expect(messages).toContain('On the page “');
  expect(messages).not.toContain('src/content/conditions');
});

test('adds, renames and deletes no page that the site has once', async () => {
  for (const kind of ['screens', 'practice', 'search']) {
    expect((await post(`/entries/${kind}`, { title: 'New' })).status).toBe(400);
    expect((await post(`/entries/${kind}/home/rename`, { id: 'new' })).status).toBe(400);
    expect((await site.call('DELETE', `/entries/${kind}/home`)).status).toBe(400);
  }
});

test('stores a picture and serves it as WebP', async () => {
  const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const sent = await site.call<{ path: string }>(
    'POST',
    '/pictures/blog?name=Our stairs.png',
    new Uint8Array(bytes),
  );
  expect([sent.status, sent.body.path]).toEqual([200, './our-stairs.jpg']);
  const { plates, pictures } = (await site.call<Choices>('GET', '/choices')).body;
  const picture = '/pictures/blog/our-stairs.jpg';
  expect(pictures.blog).toContainEqual({ value: './our-stairs.jpg', title: 'Our stairs', picture });
  const plate = plates[0]?.picture;
  for (const address of [picture, String(plate)]) {
    const response = await site.get(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('webp');
  }
});

test('a page names the data that the browser can fetch before the app', async () => {
  const linksOf = async (page: string) => (await site.get(`/../${page}`)).headers.get('link');
  expect(await linksOf('blog/heel')).toContain('</editor/api/entries/blog/heel>; rel=preload; as=fetch');
  for (const page of ['', 'blog', 'history/blog/heel'])
    expect(await linksOf(page)).toContain('</editor/api/list>; rel=preload');
});
