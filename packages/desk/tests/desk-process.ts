import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url));
const START_WITHIN_MS = 60_000;

export type Workplace = ReturnType<typeof makeWorkplace>;

/** Creates a folder with a tiny built site, apart from the real one and its requests. */
export function makeWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'desk-test-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Test</title>');
  return {
    folder,
    file: join(folder, 'data/requests.sqlite'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The message is what the desk printed instead of starting. */
export class DidNotStart extends Error {}

/** Starts the real desk in a new process, on a free port. */
export async function startDesk({ folder, file }: Workplace, env: NodeJS.ProcessEnv = {}) {
  const ours = { HOST: '127.0.0.1', PORT: '0', DIST: 'dist', REQUESTS_FILE: file };
  const child = spawn(process.execPath, [SERVE], {
    cwd: folder,
    env: { ...process.env, ...ours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DidNotStart(`No address, only: ${output}`)), START_WITHIN_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/[^\s]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new DidNotStart(output.trim())));
    void exited.then(() => clearTimeout(timer));
  });
  return {
    port,
    process: child,
    /** All output so far. */
    logged: () => output,
    /** Sends the signal and resolves to the exit code (null after a kill). */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
