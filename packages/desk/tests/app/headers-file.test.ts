import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFor, HeadersFileError, parseHeaders } from '#desk/app/headers-file.ts';
import { blogTitlesPath, routes } from '#lib/routes.ts';
import { ownFile } from '../folder.ts';

const at = (text: string, path: string) => Object.fromEntries(headersFor(parseHeaders(text), path));

describe('the _headers format', () => {
  test.each([
    ['/*', '/a/b.css', true],
    ['/_astro/*', '/_astro/a.js', true],
    ['/_astro/*', '/astro/a.js', false],
    ['/about', '/about', true],
    ['/about', '/about/us', false],
    ['/a.css', '/aXcss', false],
    ['/blogs/:slug', '/blogs/one', true],
    ['/blogs/:slug', '/blogs/one/two', false],
    ['/*.jpg', '/pictures/a.jpg', true],
  ])('%s for %s: %s', (pattern, path, applies) => {
    expect('x-one' in at(`${pattern}\n  X-One: 1`, path)).toBe(applies);
  });

  test.each([
    // Comments, empty lines and Windows line ends are fine.
    ['# words\r\n\r\n/*\r\n  X-One: a: b\r\n', { 'x-one': 'a: b' }],
    // Every rule that fits applies, and a name set twice is joined.
    ['/*\n  X-One: 1\n/a/*\n  x-one: 2\n  X-Two: 2', { 'x-one': '1, 2', 'x-two': '2' }],
    // A later rule can take a header away and set it anew.
    ['/*\n  X-One: 1\n/a/b\n  ! X-One', {}],
    ['/*\n  X-One: 1\n/a/b\n  ! X-One\n  X-One: 2', { 'x-one': '2' }],
  ])('%j', (text, headers) => expect(at(text, '/a/b')).toEqual(headers));

  test.each([
    ['X-One: 1', 'line 1'],
    ['/*\n  nonsense', 'line 2'],
    ['/*\n  Bad Name: 1', 'line 2'],
    ['https://example.org/*\n  X-One: 1', 'line 1'],
  ])('what it does not understand is refused with its line: %j', (text, line) => {
    expect(() => parseHeaders(text)).toThrow(HeadersFileError);
    expect(() => parseHeaders(text)).toThrow(line);
  });
});

const rules = parseHeaders(readFileSync(ownFile('../../public/_headers'), 'utf8'));

describe('our own _headers', () => {
  const hashed = ['/_astro/a.js', blogTitlesPath('1a2b')];
  const paths = [...Object.values(routes), '/pain-conditions/knee-pain', ...hashed, '/favicon.svg', '/nope'];

  test('no path gets the same name from two rules, because hosts would merge the values', () => {
    for (const path of paths) {
      const names = rules
        .filter((rule) => rule.pattern.test(path))
        .flatMap((rule) => rule.set.map(([name]) => name));
      expect(names.length, path).toBe(new Set(names).size);
    }
  });

  test('hashed files are kept for good, pages are not; what a policy in the page cannot say is said here', () => {
    for (const path of hashed)
      expect(headersFor(rules, path).get('cache-control'), path).toContain('immutable');
    const headers = headersFor(rules, routes.testimonials);
    expect(headers.has('cache-control')).toBe(false);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('autoplay=(self "https://www.youtube-nocookie.com")'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

test('the nginx sample sends the same headers, keeps hashed files as long, and has the service worker asked for anew', () => {
  const nginx = readFileSync(ownFile('nginx.conf'), 'utf8');
  const sent = [...nginx.matchAll(/^ {2}add_header (\S+) +(['"])(.*)\2 always;$/gm)];
  const headers = sent.map(([, name = '', , value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(headersFor(rules, '/')));
  const kept = (place: string) => new RegExp(`${place} +"([^"]+)"`).exec(nginx)?.[1];
  for (const folder of ['/_astro/', '/for-patients/blogs/titles/'])
    expect(kept(`~\\^${folder}`)).toBe(headersFor(rules, `${folder}a.js`).get('cache-control'));
  expect(kept('default')).toBe('no-cache');
  expect(headersFor(rules, '/sw.js').get('cache-control')).toBe('no-cache');
});
