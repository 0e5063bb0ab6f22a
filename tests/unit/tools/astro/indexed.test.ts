import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { indexedIn } from '#tools/astro/indexed.ts';

test('the sitemap has every page but second readings and pages for what is not found', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'indexed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const services = path.join(root, 'src/content/services');
  mkdirSync(services, { recursive: true });
  writeFileSync(path.join(services, 'knee-block.mdx'), '---\ntitle: Knee Block\norder: 1\n---\n');
  writeFileSync(path.join(services, 'unlisted.mdx'), '---\ntitle: In no list\n---\n');
  writeFileSync(path.join(services, 'numbing.mdx'), '---\nsecondReadingOf: knee-block\n---\n');

  const isIndexed = indexedIn(root);
  const at = (address: string) => isIndexed(`https://clinic.example${address}`);
  const listed = ['/', '/about', '/pain-conditions/numbing', '/services/knee-block', '/services/unlisted'];
  expect(listed.filter(at)).toEqual(listed);
  expect(['/pain-conditions/404', '/services/404', '/services/numbing'].filter(at)).toEqual([]);
});
