import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimPolicy } from '#integrations/trim-csp.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, rest: string) =>
  `<html><head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${rest}</body></html>`;

test('keeps the hashes of what stands in the page, and drops those of other pages', () => {
  const own = [hash('a { color: red }'), hash('start()')];
  const policy = `default-src 'none'; style-src 'self' ${own[0]} ${hash('b {}')}; script-src 'self' ${hash('other()')} ${own[1]};`;
  const rest = '<style>a { color: red }</style><script type="module">start()</script>';
  expect(trimPolicy(page(policy, rest))).toBe(
    page(`default-src 'none'; style-src 'self' ${own[0]}; script-src 'self' ${own[1]};`, rest),
  );
});

test('hashes the whole text of a script, whatever stands in it', () => {
  const text = '\n  if (1 < 2) document.title = "</div>";\n';
  const policy = `script-src ${hash(text)};`;
  expect(trimPolicy(page(policy, `<script>${text}</script>`))).toContain(policy);
});

test('leaves a page without a policy as it is', () => {
  const plain = `<html><head></head><body>${hash('x')}</body></html>`;
  expect(trimPolicy(plain)).toBe(plain);
});

test('touches hashes in the policy only', () => {
  const rest = `<p>${hash('not here')}</p>`;
  expect(trimPolicy(page("script-src 'self';", rest))).toBe(page("script-src 'self';", rest));
});
