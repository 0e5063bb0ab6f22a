import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFor, HeadersFileError, parseHeaders } from '#desk/app/headers-file.ts';
import { blogTitlesPath, routes } from '#lib/routes.ts';
import { ownFile } from '../folder.ts';

const at = (text: string, path: string) => Object.fromEntries(headersFor(parseHeaders(text), path));

describe('the _headers format', () => {
  test('comments, empty lines and Windows line ends are fine', () => {
    expect(at('# words\r\n\r\n/*\r\n  X-One: a: b\r\n', '/x')).toEqual({ 'x-one': 'a: b' });
  });

  test.each([
    ['/*', '/', true],
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

  test('every matching rule applies, and a name set twice is joined', () => {
    expect(at('/*\n  X-One: 1\n/a/*\n  x-one: 2\n  X-Two: 2', '/a/b')).toEqual({
      'x-one': '1, 2',
      'x-two': '2',
    });
  });

  test('a later rule can take a header away and set it anew', () => {
    expect(at('/*\n  X-One: 1\n/a\n  ! X-One', '/a')).toEqual({});
    expect(at('/*\n  X-One: 1\n/a\n  ! X-One\n  X-One: 2', '/a')).toEqual({ 'x-one': '2' });
  });

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

describe('our own _headers', () => {
  const rules = parseHeaders(readFileSync(ownFile('../../public/_headers'), 'utf8'));
  const paths = [
    ...Object.values(routes),
    '/pain-conditions/knee-pain',
    '/_astro/a.js',
    blogTitlesPath('1a2b'),
    '/favicon.svg',
    '/nope',
  ];

  test('no path gets the same name from two rules, because hosts would merge the values', () => {
    for (const path of paths) {
      const names = rules
        .filter((rule) => rule.pattern.test(path))
        .flatMap((rule) => rule.set.map(([name]) => name));
      expect(names.length, path).toBe(new Set(names).size);
    }
  });

  test('hashed files are kept for good, pages are not', () => {
    for (const path of ['/_astro/a.js', blogTitlesPath('1a2b')])
      expect(headersFor(rules, path).get('cache-control'), path).toContain('immutable');
    expect(headersFor(rules, '/about').has('cache-control')).toBe(false);
  });

  test('what a policy in the page cannot say is said here', () => {
    const headers = headersFor(rules, routes.testimonials);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
