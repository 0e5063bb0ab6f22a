import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '#desk/app/headers-file.ts';
import { ownFile } from '../folder.ts';

const nginx = readFileSync(ownFile('nginx.conf'), 'utf8');
const rules = parseHeaders(readFileSync(ownFile('../../public/_headers'), 'utf8'));

test('the nginx sample sends the headers of public/_headers', () => {
  const sent = [...nginx.matchAll(/^ {2}add_header (\S+) +(['"])(.*)\2 always;$/gm)];
  const headers = sent.map(([, name = '', , value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(headersFor(rules, '/')));
});

test.each(['/_astro/', '/for-patients/blogs/titles/'])(
  'and keeps the hashed files of %s for as long',
  (folder) => {
    const [, kept] = new RegExp(`~\\^${folder} +"([^"]+)"`).exec(nginx) ?? [];
    expect(kept).toContain('immutable');
    expect(kept).toBe(headersFor(rules, `${folder}a.js`).get('cache-control'));
  },
);

test('and has browsers ask for the service worker anew', () => {
  const [, worker] = /default +"([^"]+)";/.exec(nginx) ?? [];
  expect(worker).toBe(headersFor(rules, '/sw.js').get('cache-control'));
  expect(worker).toBe('no-cache');
});
