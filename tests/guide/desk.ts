// The writing desk on a copy of the project, for as long as somebody looks at it.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '#tests/e2e/support/free-port.ts';
import { copyProject } from '#tests/owners/copy.ts';

const TRIES = 120;

export interface Desk {
  /** The folder of the copy. */
  copy: string;
  address: string;
  stop: () => void;
}

export async function openDesk(project: string, settings: NodeJS.ProcessEnv = {}): Promise<Desk> {
  const copy = copyProject(project);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const desk = spawn(process.execPath, ['tools/write.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      PORT: String(port),
      BROWSER: 'none',
      REQUESTS_FILE: path.join(copy, 'r.sqlite'),
      ...settings,
    },
    stdio: 'ignore',
  });
  const stop = () => {
    desk.kill();
    rmSync(path.dirname(copy), { recursive: true, force: true });
  };
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await answers(`${address}/keystatic`)) return { copy, address, stop };
    await after(2000);
  }
  stop();
  throw new Error('The writing desk did not open.');
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
