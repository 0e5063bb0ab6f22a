import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url));
const START_WITHIN_MS = 60_000;

export interface Workplace {
  folder: string;
  file: string;
  clear(): void;
}

/** A folder with a tiny built site, away from the real one and its requests. */
export function makeWorkplace(): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'desk-trial-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Trial</title>');
  return {
    folder,
    file: join(folder, 'data/requests.sqlite'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface RunningDesk {
  port: number;
  process: ChildProcess;
  /** Everything it has said so far. */
  said(): string;
  /** Ends it with the signal and resolves to its exit code (null after a kill). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** What it said instead of starting. */
export class DidNotStart extends Error {}

/** The real desk as a process of its own, on a free port of this computer only. */
export async function startDesk(workplace: Workplace, env: NodeJS.ProcessEnv = {}): Promise<RunningDesk> {
  const child = spawn(process.execPath, [SERVE], {
    cwd: workplace.folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DIST: 'dist',
      REQUESTS_FILE: workplace.file,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DidNotStart(`Nothing but: ${text}`)), START_WITHIN_MS);
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/[^\s]+:(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new DidNotStart(text.trim())));
    void exited.then(() => clearTimeout(timer));
  });
  return {
    port,
    process: child,
    said: () => text,
    async end(signal) {
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
