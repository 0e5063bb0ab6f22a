// A page that is asked for again is sent without going through the application: nobody may notice.
import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressSite } from '#desk/pages/compress.ts';
import { openDesk, type TestDesk } from '../a-desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openDesk({ proxies: 1 }, { site: { 'long.html': 'long '.repeat(400) } });
  await compressSite(desk.folder);
});
afterAll(() => desk.close());

async function answer(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await desk.get(path, headers, method);
  const { date: _, ...named } = Object.fromEntries(response.headers);
  return { status: response.status, headers: named, body: await response.text() };
}

test.each(['br', 'gzip', 'identity'])('with %s, the second answer is the first', async (encoding) => {
  const first = await answer('/long', { 'accept-encoding': encoding });
  expect(first.status).toBe(200);
  expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(await answer('/long', { 'accept-encoding': encoding })).toEqual(first);
  expect(await answer('/long?utm=1', { 'accept-encoding': encoding })).toEqual(first);
});

test('the rest of HTTP still goes through the application', async () => {
  const { headers, body } = await answer('/long');
  expect((await answer('/long', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  const part = await answer('/long', { range: 'bytes=0-3', 'accept-encoding': 'identity' });
  expect(part).toMatchObject({ status: 206, body: 'long' });
  expect(await answer('/long', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect((await answer('/long', {}, 'PUT')).status).toBe(405);
  expect((await answer('/long')).body).toBe(body);
});

test('who came by https is told to stay there, and nobody else is', async () => {
  for (let time = 0; time < 2; time += 1) {
    const safe = await answer('/long', { 'x-forwarded-proto': 'https' });
    expect(safe.headers['strict-transport-security']).toContain('max-age');
    expect((await answer('/long')).headers['strict-transport-security']).toBeUndefined();
  }
});

test('what is not there is not kept: it may come', async () => {
  const file = join(desk.folder, 'later.html');
  for (let time = 0; time < 2; time += 1) expect((await answer('/later')).status).toBe(404);
  writeFileSync(file, 'here now');
  expect((await answer('/later')).body).toBe('here now');
});

test('a file that changes, gets a copy, makes way for another or goes is noticed at once', async () => {
  const file = join(desk.folder, 'fresh.html');
  const body = async () => (await answer('/fresh', { 'accept-encoding': 'gzip' })).body;
  const twice = async () => [await body(), await body()];

  writeFileSync(file, 'first');
  expect(await twice()).toEqual(['first', 'first']);
  writeFileSync(file, 'again');
  utimesSync(file, new Date(), new Date(statSync(file).mtimeMs + 5_000));
  expect(await twice()).toEqual(['again', 'again']);

  writeFileSync(file, 'with a copy '.repeat(100));
  expect((await answer('/fresh', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  await compressSite(desk.folder);
  expect((await answer('/fresh', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');

  renameSync(join(desk.folder, 'about.html'), join(desk.folder, 'fresh'));
  expect(await twice()).toEqual(['about', 'about']);
  rmSync(join(desk.folder, 'fresh'));
  rmSync(file);
  expect((await answer('/fresh', { 'accept-encoding': 'gzip' })).status).toBe(404);
});
