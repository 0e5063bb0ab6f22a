// The editor, or the preview without it, on a copy of the project, for as long as somebody looks at it.
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import { copyProject } from '#tests/owners/copy-project.ts';
import { answers, freePort } from '#tools/lib/desk.ts';

/** What the preview tells its pages when files have changed: see packages/content-check/preview/said.ts. */
const AGAIN = 'content:again';

export interface Desk {
  /** The folder of the copy. */
  copy: string;
  address: string;
  /** Changes files, and waits until the preview has noticed. Of two changes at once it might never hear the second. */
  noticed: (change: () => unknown) => Promise<void>;
  /** The same where an article can be read and says something else: until all pages have been told to load anew. */
  read: (change: () => unknown) => Promise<void>;
  stop: () => void;
}

export const openDesk = () => serveCopy(['tools/write.ts'], '/keystatic');

export const openPreview = () =>
  serveCopy(['node_modules/astro/bin/astro.mjs', 'dev'], '/for-patients/glossary');

async function serveCopy(program: string[], firstPage: string): Promise<Desk> {
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
    },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    clear();
  };
  try {
    await answers(address + firstPage, 240);
    return { copy, address, ...(await listenTo(address)), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

interface Told {
  type: string;
  event?: string;
  path?: string;
}

/** On the line over which Vite tells its pages what has changed. */
async function listenTo(address: string): Promise<Pick<Desk, 'noticed' | 'read'>> {
  const line = new WebSocket(address.replace('http', 'ws'), 'vite-hmr');
  await once(line, 'open');
  /** Waits until it was told all of this, in this order. */
  const told = async (...signs: ((message: Told) => boolean)[]) => {
    for await (const [{ data }] of on(line, 'message') as AsyncIterable<[MessageEvent<string>]>) {
      if (signs[0]?.(JSON.parse(data) as Told)) signs.shift();
      if (signs.length === 0) return;
    }
  };
  const after =
    (...signs: Parameters<typeof told>) =>
    async (change: () => unknown) => {
      const heard = told(...signs);
      await change();
      await heard;
    };
  const again = ({ event }: Told) => event === AGAIN;
  // Astro keeps what it has read a moment after the files have come to rest.
  const loaded = ({ type, path: of }: Told) => type === 'full-reload' && of === '*';
  return { noticed: after(again), read: after(again, loaded) };
}
