import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe } from './lib/logger.ts';
import { HeadersFileError } from './app/headers-file.ts';
import { openDesk, type Desk } from './node/desk.ts';
import { greeting } from './node/greeting.ts';
import { openSite } from './node/releases.ts';
import { createNodeServer } from './node/server.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { DatabaseProblem } from './store/sqlite/problem.ts';

/** At Ctrl-C, requests that are arriving have this long to get their answer. */
const FINISHED_WITHIN_MS = 7_000;
/** Nothing that hangs, such as a network folder or the lookup of a name, keeps the process longer. */
const ENDED_WITHIN_MS = 9_000;

/** With the time; what is said at the start needs none. */
const log = (sentence: string) => console.log(`${new Date().toISOString()} ${sentence}`);

/** For what the person at the keyboard can mend; the message is a whole sentence. */
class CannotStart extends Error {}

async function start(settings: Settings): Promise<void> {
  const { dist } = settings;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new CannotStart(
      `There is no built site in ${dist}. Run "npm run release" first, then start again.`,
    );
  }
  const { requestsFile, backup } = settings;
  const keyFile = backup && 'file' in backup.key ? backup.key.file : undefined;
  const places = { REQUESTS_FILE: requestsFile, BACKUP_FOLDER: backup?.folder, BACKUP_KEY_FILE: keyFile };
  for (const [name, place] of Object.entries(places)) {
    if (!place || !isInside(place, dist)) continue;
    throw new CannotStart(
      `${name} lies in ${dist}, where everybody could fetch it. Choose a place outside of the site.`,
    );
  }
  const site = openSite(dist);
  const desk = await openDesk({ settings, site, say: log });
  const server = createNodeServer(desk.app, settings);
  const { port } = await listen(server, settings);
  console.log(greeting(settings, port, desk.hasReception));
  stopOnSignal(server, desk);
}

/** Also by way of a link. */
function isInside(file: string, folder: string): boolean {
  let place = resolve(file);
  while (!existsSync(place)) place = dirname(place);
  const way = relative(realpathSync(folder), realpathSync(place));
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
}

function listen(server: Server, { host, port }: Settings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new CannotStart(listenProblem(error.code, host, port))),
    );
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function listenProblem(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=4321 npm start`;
  return `The site cannot be offered at ${host}:${port} (${code}). Check HOST and PORT.`;
}

/** Ctrl-C may arrive twice, from the terminal and from npm, so only the first one counts. */
function stopOnSignal(server: Server, desk: Desk): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log('Finishing what has arrived, then stopping.');
    setTimeout(() => server.closeAllConnections(), FINISHED_WITHIN_MS);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), ENDED_WITHIN_MS);
    // Kept-alive connections become idle one by one as their last answer goes out.
    setInterval(() => server.closeIdleConnections(), 50);
    await desk.close(new Promise((resolve) => server.close(resolve)));
    // process.exit() would wait for these without an end.
    while (process.getActiveResourcesInfo().some((name) => /^(FS|GetAddrInfo)Req/.test(name)))
      await pause(50);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}

// The output may be closed (`npm start | head`): writing to it must not end the desk.
process.stdout.on('error', () => undefined);

// What goes wrong for one visitor must not end the desk for all; what was acknowledged is on disk already.
process.on('uncaughtException', (error) => log(`Something went wrong: ${describe(error)}`));

try {
  await start(readSettings(process.env));
} catch (error) {
  const known =
    [CannotStart, SettingsError, HeadersFileError, DatabaseProblem].some((kind) => error instanceof kind) &&
    error instanceof Error;
  console.error(known ? error.message : `The site could not be started: ${describe(error)}`);
  process.exit(1);
}
