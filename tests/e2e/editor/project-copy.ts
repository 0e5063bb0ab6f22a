// Runs the editor, or the preview without it, on a copy of the project.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { copyProject } from '#tests/rebranding/copy-project.ts';
import { freePort, waitForServer } from '../support/servers/desk.ts';

export interface Desk {
  /** The folder of the copy. */
  copy: string;
  address: string;
  stop: () => void;
}

/** `npm run write`. The address is that of the editor. */
export async function openEditor(): Promise<Desk> {
  const editor = `http://127.0.0.1:${await freePort()}`;
  const env = { EDITOR_PORT: new URL(editor).port };
  const desk = await serveCopy(['tools/write.ts'], () => `${editor}/editor/api/me`, env);
  return { ...desk, address: `${editor}/editor` };
}

export const openPreview = () =>
  serveCopy(['node_modules/astro/bin/astro.mjs', 'dev'], (address) => `${address}/for-patients/glossary`);

async function serveCopy(
  program: string[],
  firstPage: (address: string) => string,
  env: Record<string, string> = {},
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
      ...env,
    },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    clear();
  };
  try {
    await waitForServer(firstPage(address), 240);
    return { copy, address, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
