import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { shortenScopes } from '#tools/astro/short-scopes.ts';
import { trimPage } from '#tools/astro/trim-pages.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every scope gets a short name, the same wherever it stands', () => {
  expect(
    shortenScopes(
      '<style>p[data-astro-cid-abcd1234]{}a[data-astro-cid-zz99zz99]{}</style><p data-astro-cid-abcd1234><a data-astro-cid-zz99zz99>',
    ),
  ).toBe('<style>p[data-s0]{}a[data-s1]{}</style><p data-s0><a data-s1>');
});

test('the policy names the styles as they are afterwards, and no others', () => {
  const style = 'p[data-astro-cid-abcd1234]{color:red}';
  const page = (policy: string, css: string, scope: string) =>
    `<head><meta http-equiv="content-security-policy" content="style-src 'self'${policy};"><style>${css}</style></head><p ${scope}></p>`;
  const before = page(` ${hash(style)} ${hash('b{}')}`, style, 'data-astro-cid-abcd1234');
  const after = 'p[data-s0]{color:red}';
  expect(trimPage(before)).toBe(page(` ${hash(after)}`, after, 'data-s0'));
});
