// A second build of the site with other settings, and a desk that serves it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '#tools/lib/run.ts';
import { freePort } from './free-port.ts';

export const buildSiteFor = (apiHost: string) => buildSite({ PUBLIC_API_HOST: apiHost });

export async function buildSite(settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const dist = path.join(folder, 'dist');
  // --force: what Astro keeps of one folder's content would be taken for another's.
  const built = await run('astro', ['build', '--force', '--outDir', dist], {
    env: settings,
  });
  if (!built.ok) throw new Error(built.output);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const desk = spawn(process.execPath, ['desk/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DIST: dist,
      REQUESTS_FILE: path.join(folder, 'requests.sqlite'),
    },
    stdio: 'ignore',
  });
  await answers(address);
  return {
    address,
    close: () => {
      desk.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      desk.kill();
    },
  };
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((soon) => setTimeout(soon, 100));
  }
  throw new Error(`The desk does not answer at ${address}.`);
}
