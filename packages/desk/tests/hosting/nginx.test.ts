import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor } from '@clinic/contract/headers.ts';
import { packageFile } from '../folder.ts';

const sample = readFileSync(packageFile('nginx.conf'), 'utf8');
const cacheOf = (place: string) => new RegExp(`${place} +"([^"]+)"`).exec(sample)?.[1];

test('nginx.conf sends the headers that the desk sends', () => {
  const sent = [...sample.matchAll(/^ {2}add_header (\S+) +(['"])(.*)\2 always;$/gm)];
  expect(sent.map(([, name, , value]) => [name, value])).toEqual(headersFor('/'));
});

test('nginx.conf caches /_astro/ as long as the desk', () => {
  expect([['Cache-Control', cacheOf('~\\^/_astro/')]]).toEqual(headersFor('/_astro/a.js').slice(-1));
});

test('nginx.conf has all other files, such as the service worker, revalidated', () => {
  expect(cacheOf('default')).toBe('no-cache');
  expect(headersFor('/sw.js')).toContainEqual(['Cache-Control', 'no-cache']);
});
