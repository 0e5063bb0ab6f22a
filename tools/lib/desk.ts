// The desk on a build of the site, for as long as somebody looks at it.
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@clinic/desk/lib/free-port.ts';
import { makeWorkplace, startDesk } from '@clinic/desk/tests/desk-process.ts';
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
  const place = makeWorkplace();
  const desk = await startDesk({ ...place, folder: root }, { DIST: dist, ...env });
  return {
    address: `http://127.0.0.1:${desk.port}`,
    requestsFile: place.file,
    async stop() {
      await desk.end('SIGTERM');
      place.clear();
    },
  };
}
