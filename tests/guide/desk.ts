// The writing desk on a copy of the project, for as long as somebody looks at it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { copyProject } from '#tools/lib/copy-project.ts';
import { answers, freePort } from '#tools/lib/desk.ts';

const OPENS_WITHIN_SECONDS = 240;

export interface Desk {
  /** The folder of the copy. */
  copy: string;
  address: string;
  stop: () => void;
}

export async function openDesk(settings: NodeJS.ProcessEnv = {}): Promise<Desk> {
  const { folder: copy, clear } = copyProject();
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
    clear();
  };
  try {
    await answers(`${address}/keystatic`, OPENS_WITHIN_SECONDS);
    return { copy, address, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
