import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe } from './lib/logger.ts';
import { openDesk, type Desk } from './node.ts';
import { startMessage } from './node/start-message.ts';
import { openSite } from './node/releases.ts';
import { createNodeServer } from './node/server.ts';
import { readSettings, SettingsError, type Settings } from './settings/settings.ts';
import { DatabaseError } from './store/sqlite/error.ts';

/** After Ctrl-C, open requests may take this long. */
const SHUTDOWN_MS = 7_000;
/** The process is killed after this, even if a network folder or a DNS lookup hangs. */
const KILL_MS = 9_000;

const log = (message: string) => console.log(`${new Date().toISOString()} ${message}`);

/** The message tells the operator what to do. */
class StartError extends Error {}

async function start(settings: Settings): Promise<void> {
  const { dist } = settings;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new StartError(`There is no built site in ${dist}. Run "npm run release" first, then start again.`);
  }
  const { requestsFile, backup } = settings;
  const keyFile = backup && 'file' in backup.key ? backup.key.file : undefined;
  const files = { REQUESTS_FILE: requestsFile, BACKUP_FOLDER: backup?.folder, BACKUP_KEY_FILE: keyFile };
  for (const [name, file] of Object.entries(files)) {
    if (!file || !isInside(file, dist)) continue;
    throw new StartError(
      `${name} is in ${dist}, where anyone could download it. Choose a path outside of the site.`,
    );
  }
  const site = openSite(dist);
  const desk = await openDesk({ settings, site, log });
  const server = createNodeServer(desk.app, settings);
  const { port } = await listen(server, settings);
  console.log(startMessage(settings, port, desk.hasReception));
  stopOnSignal(server, desk);
}

/** Follows symbolic links. The file may be missing. */
function isInside(file: string, folder: string): boolean {
  let existing = resolve(file);
  while (!existsSync(existing)) existing = dirname(existing);
  const path = relative(realpathSync(folder), realpathSync(existing));
  return path === '' || !(path.startsWith('..') || isAbsolute(path));
}

function listen(server: Server, { host, port }: Settings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(listenError(error.code, host, port))),
    );
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function listenError(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=4321 npm start`;
  return `The site cannot listen at ${host}:${port} (${code}). Check HOST and PORT.`;
}

/** Ctrl-C may arrive twice, from the terminal and from npm, so only the first one counts. */
function stopOnSignal(server: Server, desk: Desk): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log('Finishing open requests, then stopping.');
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_MS);
    // Keep-alive connections become idle one by one, after their last response.
    setInterval(() => server.closeIdleConnections(), 50);
    await desk.close(new Promise((resolve) => server.close(resolve)));
    // process.exit() would wait for these forever.
    while (process.getActiveResourcesInfo().some((name) => /^(FS|GetAddrInfo)Req/.test(name)))
      await pause(50);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}

// Writing to a closed output (`npm start | head`) must not end the desk.
process.stdout.on('error', () => undefined);

// An error for one visitor must not end the desk for all. Acknowledged requests are already on the disk.
process.on('uncaughtException', (error) => log(`Unexpected error: ${describe(error)}`));

try {
  await start(readSettings(process.env));
} catch (error) {
  const known =
    [StartError, SettingsError, DatabaseError].some((known) => error instanceof known) &&
    error instanceof Error;
  console.error(known ? error.message : `The site could not be started: ${describe(error)}`);
  process.exit(1);
}
