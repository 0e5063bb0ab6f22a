import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '#tools/lib/run.ts';

vi.setConfig({ testTimeout: 300_000 });

test('the build fails before it runs code from a content file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-content-'));
  const sign = path.join(folder, 'code-has-run');
  cpSync('tests/fixture/src/content', folder, { recursive: true });
  const notice = path.join(folder, 'notices/disclaimer.mdx');
  const code = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(sign)}, '')`;
  // Regression: the second --- block is text, not frontmatter, and hid the code from the check.
  const hostile = `$&\n---\na: b\n---\n\n{${code}}\n`;
  writeFileSync(notice, readFileSync(notice, 'utf8').replace(/^---\n[^]*?\n---\n/, hostile));
  try {
    const { ok, output } = await run('astro', ['build', '--force', '--outDir', path.join(folder, 'dist')], {
      env: { CONTENT_DIR: folder },
    });
    expect(existsSync(sign)).toBe(false);
    expect(ok).toBe(false);
    expect(output).toContain('is read as code');
    expect(output).toContain('disclaimer.mdx');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
