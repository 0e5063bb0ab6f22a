// The writing desk, or the preview without it, on a copy of the project, for as long as somebody looks at it.
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

export const openDesk = (settings?: NodeJS.ProcessEnv) =>
  serveCopy(['tools/write.ts'], '/keystatic', settings);

export const openPreview = () =>
  serveCopy(['node_modules/astro/bin/astro.mjs', 'dev'], '/for-patients/glossary');

async function serveCopy(
  program: string[],
  firstPage: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Desk> {
  const { folder: copy, clear } = copyProject();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, program, {
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
    server.kill();
    clear();
  };
  try {
    await answers(address + firstPage, OPENS_WITHIN_SECONDS);
    return { copy, address, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
