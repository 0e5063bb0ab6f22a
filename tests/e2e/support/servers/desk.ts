// Starts the desk on a build of the site.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@clinic/desk/tests/free-port.ts';
import { makeWorkplace, startDesk } from '@clinic/desk/tests/desk-process.ts';
import { root } from '#tools/lib/run.ts';

export { freePort };

/** Waits until the address responds with a 2xx status. */
export async function waitForServer(address: string, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`No response from ${address} within ${seconds} s.`);
}

/** Serves `dist`, and stores requests in a temporary folder that `stop` removes. */
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
