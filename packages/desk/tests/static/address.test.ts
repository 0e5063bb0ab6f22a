import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedEncodings } from '#desk/static/encodings.ts';
import { isAddress } from '#desk/static/pages.ts';

describe('addresses', () => {
  test.each(['/', '/about', '/about?x=/../y', '/%61bout', '/%E0%A4%98'])('%s is understood', (url) =>
    expect(isAddress(url)).toBe(true),
  );

  test('whatever is asked, it stays inside the folder', () => {
    const part = fc.oneof(
      fc.constantFrom('..', '.', '%2e', '%2E%2e', '/', '\\', '%5c', '%2f', '%00', 'a'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const url = `/${parts.join('')}`;
        if (!isAddress(url)) return;
        const path = decodeURIComponent(url.split('?')[0] ?? '');
        expect(resolve('/dist', `.${path}`) + sep).toMatch(/^\/dist\//);
      }),
    );
  });
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
