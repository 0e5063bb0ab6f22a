import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '#desk/app/headers-file.ts';

const nginx = readFileSync('docs/nginx.conf', 'utf8');
const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));

test('the nginx sample sends the headers of public/_headers', () => {
  const sent = [...nginx.matchAll(/^ {2}add_header (\S+) +(['"])(.*)\2 always;$/gm)];
  const headers = sent.map(([, name = '', , value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(headersFor(rules, '/')));
});

test('and keeps the hashed files for as long', () => {
  expect(nginx).toContain(`~^/_astro/  "${headersFor(rules, '/_astro/a.js').get('cache-control')}"`);
});
