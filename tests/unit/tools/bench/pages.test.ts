import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pagesOf } from '#tools/bench/pages.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('the heaviest page of each kind is measured, and never the one for what is not found', () => {
  for (const [file, weight] of Object.entries({
    index: 1,
    'services/a': 1,
    'services/b': 3,
    'services/404': 9,
  })) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, `${file}.html`), 'x'.repeat(weight));
  }
  expect(pagesOf(dist, ['home', 'service'])).toEqual([
    { kind: 'home', address: '/' },
    { kind: 'service', address: '/services/b' },
  ]);
});
