import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { websiteIn } from '#tools/astro/website.ts';

test('the public address is that of the practice, and a build without one says so', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'website-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(() => websiteIn(root)).toThrow('do not say what the address of this site is');
  mkdirSync(path.join(root, 'src/content/practice'), { recursive: true });
  writeFileSync(
    path.join(root, 'src/content/practice/practice.yaml'),
    'name: A practice\nwebsite: https://clinic.example\n',
  );
  expect(websiteIn(root)).toBe('https://clinic.example');
});
