import { describe, expect, test } from 'vitest';
import { headerRules, headersFor } from '@clinic/contract/headers.ts';
import { routes } from '@clinic/content-model/routes.ts';

const hashed = ['/_astro/a.js'];
const paths = [
  ...Object.values(routes),
  '/pain-conditions/knee-pain',
  ...hashed,
  '/favicon.svg',
  '/nope',
  '/sw.js',
];

test('public/_headers contains exactly the rules of the table (-u writes it)', async () => {
  const rules = headerRules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  const file = `# Generated from packages/contract/headers.ts, which says how.\n\n${rules.join('\n\n')}\n`;
  await expect(file).toMatchFileSnapshot('../../../public/_headers');
});

test('all names and values are valid headers', () => {
  for (const [, headers] of headerRules) expect(() => new Headers(headers)).not.toThrow();
});

describe('headers of a path', () => {
  test.each(paths)('%s gets no header from two rules, because hosts would merge the values', (path) => {
    const names = headersFor(path).map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(hashed)('%s is immutable', (path) => {
    expect(new Headers(headersFor(path)).get('cache-control')).toContain('immutable');
  });

  test.each([
    ['/sw.js', 'no-cache'],
    ['/sw.json', null],
    ['/astro/a.js', null],
  ])('%s has the Cache-Control %s', (path, value) => {
    expect(new Headers(headersFor(path)).get('cache-control')).toBe(value);
  });

  test('a page has all that its own policy cannot set, and no Cache-Control', () => {
    const headers = new Headers(headersFor(routes.testimonials));
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
