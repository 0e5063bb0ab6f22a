// Builds the site with other settings and serves it by a desk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from './desk.ts';
import { run } from '#tools/lib/run.ts';

export async function buildSite(settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const dist = path.join(folder, 'dist');
  // --force: Astro's content cache ignores CONTENT_DIR.
  const built = await run('astro', ['build', '--force', '--outDir', dist], {
    env: settings,
  });
  if (!built.ok) throw new Error(built.output);

  const { address, stop } = await serveSite(dist);
  return {
    address,
    dist,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
