// The desk that serves dist/ while it is looked at. Requests, if any, go into a folder that is thrown away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export async function startDesk(): Promise<{ address: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shots-'));
  const port = await freePort();
  const desk = spawn(process.execPath, ['desk/serve.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      REQUESTS_FILE: path.join(folder, 'requests.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  desk.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Its first sentence says that it listens.
  await new Promise((resolve, reject) => {
    desk.stdout.once('data', resolve);
    desk.once('exit', () => reject(new Error('The desk did not start.')));
  });
  desk.stdout.resume();
  return { address: `http://127.0.0.1:${port}`, stop: () => desk.kill() };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
