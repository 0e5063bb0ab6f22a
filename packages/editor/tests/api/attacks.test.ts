// Attacks against the content API: paths, links, names, YAML, code in texts, uploads and requests of other sites.
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readAll } from '@clinic/content-check/read/files.ts';
import type { Entry, Refusal } from '../../api/types.ts';
import { createLocalEditor } from '../../write.ts';
import { createSite } from './site.ts';

const site = createSite();
afterAll(site.clear);

const PAGE = `---
title: An attacked notice
metaTitle: "An attacked notice: what it is about"
metaDescription: What it tells visitors, why it is there, and whom they can ask about it. They can call us.
updated: 2026-01-01
order: 901
sample: true
footer: A notice
---

Visitors can ask at the desk.
`;
const file = 'src/content/notices/attacked.mdx';
writeFileSync(path.join(site.root, file), PAGE);
writeFileSync(path.join(site.root, 'secret.mdx'), '---\ntitle: Secret\n---\n\nSecret.\n');
symlinkSync(path.join(site.root, 'secret.mdx'), path.join(site.root, 'src/content/notices/linked.mdx'));
symlinkSync(site.root, path.join(site.root, 'src/content/notices/folder'));
site.commit();

const address = '/entries/notices/attacked';
const open = async () => (await site.call<Entry>('GET', address)).body;
const put = (draft: unknown, to = address) => site.call<Refusal>('PUT', to, draft);

test.each([
  '/entries/notices/..%2f..%2f..%2fsecret',
  '/entries/notices/%2e%2e%2fsecret',
  '/entries/notices/..%5c..%5csecret',
  '/entries/notices/attacked%00',
  '/entries/notices/linked',
  '/entries/notices/folder%2fsecret',
  '/entries/__proto__/attacked',
  '/entries/constructor/name',
  '/entries/plates/reviews',
  '/entries/..%2fnotices/attacked',
  '/entries/Notices/attacked',
  '/pictures/plates/..%2f..%2f..%2fsecret',
  '/pictures/notices/linked.mdx',
  '/pictures/__proto__/x.jpg',
  '/deleted/__proto__',
])('reads nothing at %s', async (evil) => {
  const response = await site.get(evil);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).not.toContain('Secret');
});

test('lists and offers no symbolic link', async () => {
  for (const list of ['/list', '/choices']) {
    const { body } = await site.call('GET', list);
    expect(JSON.stringify(body)).not.toContain('Secret');
  }
});

test.each(['../x', 'a/b', '..\\x', '_x', '-rf', 'A B', 'x\0', 'घुटना', '__proto__', '', 'a--b', 'linked'])(
  'renames no page to %j',
  async (id) => {
    expect((await site.call('POST', `${address}/rename`, { id })).status).toBe(400);
    expect(site.textOf(file)).toBe(PAGE);
  },
);

test.each(['../../../x', '/etc/passwd', '<script>', '$(id)', 'a\0b'])(
  'adds a page called %j in its folder',
  async (title) => {
    const before = readdirSync(site.root);
    const { status, body } = await site.call<{ id?: string }>('POST', '/entries/glossary', { title });
    expect([200, 400]).toContain(status);
    if (body.id) expect(body.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(readdirSync(site.root)).toEqual(before);
  },
);

test.each<[what: string, body: string]>([
  ['an expression', '{globalThis.ran = true}'],
  ['an import', "import fs from 'node:fs'"],
  ['an export', 'export const ran = 1'],
  ['a script', '<script>alert(1)</script>'],
  ['an element', '<img src="x" onerror="alert(1)" />'],
  ['an attribute with code', '<Term id={1 + 1}>disc</Term>'],
  ['a link with code', '[words](javascript:alert(1))'],
  ['front matter in the text', '---\ntitle: Other {/*\n---\n---\n*/}\n{1 + 1}\n---'],
  ['a comment', '<!-- note -->'],
])('saves no text with %s', async (_, body) => {
  const { status, body: refusal } = await put({ ...(await open()), body: `\n${body}\n` });
  expect(status).toBe(400);
  expect(refusal.problems?.some(({ stops }) => stops === 'save')).toBe(true);
  expect(site.textOf(file)).toBe(PAGE);
});

test('saves no code that only a merge with another version would make', async () => {
  const code = ' {/*\n---\n---\n*/}\n{globalThis.ran = true}';
  const { version, data } = await open();
  const asText = `\n---\n${PAGE.split('---\n')[1]?.trim()}`;
  await put({ version, data, body: `${asText}\n---\n` });
  const other = await open();
  for (const foreign of [version, other.version, site.git('hash-object', 'secret.mdx')])
    await put({ version: foreign, data, body: `${asText}${code}\n---\n` });
  for (const source of readAll(site.root)) expect(source.whole).not.toContain('globalThis');
  writeFileSync(path.join(site.root, file), PAGE);
});

test.each<[what: string, value: unknown]>([
  ['an anchor', '&a text'],
  ['an alias', '*a'],
  ['a tag', '!!js/function "x"'],
  ['a merge key', '<<: *a'],
  ['another document', 'x\n---\ny: 1'],
  ['a comment', 'x # not a comment'],
])('writes %s in a field as text', async (_, value) => {
  const entry = await open();
  expect((await put({ ...entry, data: { ...entry.data, footer: value } })).status).toBe(200);
  expect((await open()).data).toEqual({ ...entry.data, footer: value });
});

test.each<[what: string, body: string]>([
  ['no JSON', 'title=x'],
  ['a list', '[]'],
  ['data that is a list', '{"version":"","data":[]}'],
  ['data of another type', '{"version":"","data":"x"}'],
  ['a version of another type', '{"version":{},"data":{}}'],
  ['a text of another type', '{"version":"","data":{},"body":{}}'],
])('refuses %s', async (_, body) => {
  expect((await put(body)).status).toBe(400);
});

test('keeps prototypes as they are', async () => {
  const { version, data, body } = await open();
  const sent = JSON.stringify({ version, data, body }).replace(
    '"data":{',
    '"data":{"__proto__":{"draft":true},',
  );
  expect((await put(sent)).status).toBe(200);
  expect(site.textOf(file)).not.toContain('__proto__');
  expect({}).not.toHaveProperty('draft');
  const other = { ...(await open()), data: { ...data, constructor: { name: 'x' } } };
  expect((await put(other)).status).toBe(400);
});

test('refuses bodies over the limit', async () => {
  const entry = await open();
  const { status, body } = await put({ ...entry, body: 'Words. '.repeat(160_000) });
  expect([status, body.message]).toEqual([413, expect.stringContaining('longer than 1 MB')]);
});

test('an upload never becomes HTML or SVG, and a decompression bomb is refused', async () => {
  const folder = path.join(site.root, 'src/content/notices');
  const before = readdirSync(folder);
  const send = (name: string, bytes: Uint8Array) =>
    site.call<{ path?: string }>('POST', `/pictures/notices?name=${name}`, bytes);
  const text = (words: string) => new TextEncoder().encode(words);
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  for (const [name, bytes] of [
    ['page.jpg', text('<!doctype html><script>alert(1)</script>')],
    ['drawing.png', text('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="900"/>')],
    ['bomb.png', new Uint8Array(bomb)],
    ['empty.jpg', new Uint8Array()],
  ] as const)
    expect.soft([name, (await send(name, bytes)).status]).toEqual([name, 400]);
  expect(readdirSync(folder)).toEqual(before);
  const picture = await sharp({ create: { width: 1000, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
  const { body } = await send('..%2f..%2fevil.html', new Uint8Array(polyglot));
  expect(body.path).toBe('./evil.jpg');
  expect(site.textOf('src/content/notices/evil.jpg')).not.toContain('<script>');
  expect(existsSync(path.join(site.root, 'src/evil.jpg'))).toBe(false);
});

const HOST = '127.0.0.1:4322';
test.each<[what: string, headers: Record<string, string>, status: number]>([
  ['the editor itself', { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }, 200],
  ['the address bar', { host: HOST, 'sec-fetch-site': 'none' }, 200],
  ['localhost', { host: 'localhost:4322' }, 200],
  ['another site', { host: HOST, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site in an old browser', { host: HOST, origin: 'https://evil.example' }, 403],
  ['a sandboxed page', { host: HOST, origin: 'null' }, 403],
  ['the live preview', { host: HOST, origin: 'http://127.0.0.1:4321', 'sec-fetch-site': 'same-site' }, 403],
  ['another name of this computer', { host: 'evil.example:4322' }, 403],
  ['another port', { host: '127.0.0.1:4321' }, 403],
  ['no name', { host: '' }, 403],
])('answers %s with the right status on the own computer', async (_, headers, status) => {
  const options = { root: site.root, port: 4322, preview: 'http://127.0.0.1:4321' };
  const app = createLocalEditor(options, { name: 'You', mayPublish: false });
  const init = { headers: { ...headers, 'accept-encoding': 'gzip' } };
  const response = await app.request('/editor/api/kinds', init);
  const encoding = status === 200 ? 'gzip' : null;
  expect([response.status, response.headers.get('content-encoding')]).toEqual([status, encoding]);
});
