import { describe, expect, test } from 'vitest';
import { readAddress } from '#desk/address.ts';
import { acceptedEncodings } from '#desk/encodings.ts';

describe('addresses', () => {
  test.each([
    ['/', '/', ''],
    ['/about', '/about', ''],
    ['/about?x=/../y', '/about', '?x=/../y'],
    ['/%61bout', '/about', ''],
    ['/%E0%A4%98', '/घ', ''],
  ])('%s is understood', (url, path, query) => expect(readAddress(url)).toEqual({ path, query }));

  test.each([
    'about',
    '*',
    'http://evil.example/',
    '/../etc/passwd',
    '/a/../../b',
    '/./a',
    '/%2e%2e/a',
    '/a%2fb',
    '/..%5c',
    '/a\\b',
    '/%00',
    '/a%0d%0aSet-Cookie:x',
    '/%zz',
    '/%E0%A4',
    `/${'a'.repeat(1025)}`,
  ])('%s is refused', (url) => expect(readAddress(url)).toBeUndefined());
});

describe('accepted encodings', () => {
  const names = (header?: string) => acceptedEncodings(header).map(({ name }) => name);

  test.each([
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP', ['gzip']],
    ['br;q=0, gzip;q=0.5', ['gzip']],
    ['br; q=0.0', []],
    ['brown', []],
  ])('%s', (header, expected) => expect(names(header)).toEqual(expected));
});
