// The content security policy of every page.
import { createHash } from 'node:crypto';
import type { Facts } from '../support/html.ts';
import { expect, test } from '../support/pages.ts';

// One worker, so that the pages are read once.
test.describe.configure({ mode: 'default' });

const tagsOf = (html: string) => html.match(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi) ?? [];
const policyOf = ({ metas }: Facts) =>
  new Map(
    (metas['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

test('no page has a style attribute or an inline event handler', ({ pages, missing }) => {
  for (const { address, html } of [...pages, ...missing]) {
    const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    const tags = tagsOf(bare);
    expect.soft(tags.length, address).toBeGreaterThan(50);
    expect
      .soft(
        tags.filter((tag) => /\s(style|on[a-z]+)=|="\s*javascript:/i.test(tag)),
        address,
      )
      .toEqual([]);
  }
});

test('every page has a strict policy', ({ pages, missing }) => {
  for (const facts of [...pages, ...missing]) {
    const policy = policyOf(facts);
    expect.soft(policy.get('default-src'), facts.address).toEqual(["'none'"]);
    expect.soft(policy.get('require-trusted-types-for'), facts.address).toEqual(["'script'"]);
    for (const name of ['base-uri', 'form-action'])
      expect.soft(policy.get(name), facts.address).toEqual(["'none'"]);
    expect
      .soft(facts.metas['content-security-policy'], facts.address)
      .not.toMatch(/unsafe-|strict-dynamic|\*/);
  }
});

test('only the testimonials allow the video service', ({ pages, missing }) => {
  for (const { address, metas } of [...pages, ...missing]) {
    const policy = metas['content-security-policy'];
    if (address === '/for-patients/testimonials')
      expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    else expect.soft(policy, address).not.toMatch(/youtube|frame-src/);
  }
});

test('the policy of a page contains exactly the hashes of its inline scripts and styles', ({
  pages,
  missing,
}) => {
  for (const facts of [...pages, ...missing]) {
    const inline = [...facts.html.matchAll(/<(?:script|style)\b([^>]*)>([\s\S]*?)<\/(?:script|style)>/g)];
    const own = inline
      .filter(([, attributes = '']) => !/application\/(?:ld\+)?json|\ssrc=/.test(attributes))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = policyOf(facts);
    const named = [...(policy.get('script-src') ?? []), ...(policy.get('style-src') ?? [])].filter((source) =>
      source.startsWith("'sha256-"),
    );
    expect.soft(named.toSorted(), facts.address).toEqual([...new Set(own)].toSorted());
  }
});

test.describe('the policy in a browser', () => {
  test.use({ allowedProblems: [/TrustedHTML/] });

  test('blocks markup that a script injects', async ({ page }) => {
    await page.goto('/about');
    const outcome = page.evaluate(() => {
      document.body.innerHTML += '<img src="x" onerror="document.title = 1">';
    });
    await expect(outcome).rejects.toThrow(/TrustedHTML/);
  });
});
