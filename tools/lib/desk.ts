// The desk on a build of the site, for as long as somebody looks at it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@clinic/desk/lib/free-port.ts';
import { root } from './run.ts';

export { freePort };

/** Waits for the first good answer. */
export async function answers(address: string, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await after(100);
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** Requests, if any, go into a folder that is thrown away. */
export async function serveSite(dist = 'dist', env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const port = Number(env.PORT ?? (await freePort()));
  const address = `http://127.0.0.1:${port}`;
  const requestsFile = path.join(folder, 'requests.sqlite');
  const desk = spawn(process.execPath, ['packages/desk/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DIST: dist,
      REQUESTS_FILE: requestsFile,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  desk.stderr.on('data', (text) => (said += String(text)));
  const ended = once(desk, 'exit').then(() => rmSync(folder, { recursive: true, force: true }));
  await Promise.race([
    answers(address),
    ended.then(() => {
      throw new Error(`The desk did not start. ${said}`);
    }),
  ]);
  return {
    address,
    requestsFile,
    async stop() {
      desk.kill();
      await ended;
    },
  };
}
