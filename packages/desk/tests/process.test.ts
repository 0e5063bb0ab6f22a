// The desk and its commands as separate processes.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName } from '#desk/backup/make.ts';
import { makeWorkplace, startDesk, type Workplace } from './desk-process.ts';
import { makeVisitors } from './client.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { paths } from '@clinic/contract/paths.ts';
import { listen } from './listen.ts';
import { booking, addRequests, newRequest, rowsOf, until } from './test-desk.ts';
import { mayMakeDisks, onSmallDisk } from './small-disk.ts';
import { packageFile } from './folder.ts';

let place: Workplace;
beforeEach(() => (place = makeWorkplace()));
afterEach(() => place.clear());

async function sendOne(port: number) {
  expect((await makeVisitors(port).send(1)).status).toBe(201);
}

/** Sends a part of a request. The server answers 100 Continue once it has read the headers. */
async function beginRequest(port: number, length: number, part: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`;
  socket.write(`${head}Content-Length: ${length}\r\n\r\n${part}`);
  await until(() => heard.includes('100 Continue'));
  return { socket, heard: () => heard };
}

test('prints where requests are stored and no patient data, and finishes an open request after Ctrl-C', async () => {
  const desk = await startDesk(place);
  await sendOne(desk.port);
  const body = JSON.stringify({ ...booking, mobile: '9333333333' });
  const { socket, heard } = await beginRequest(desk.port, body.length, body.slice(0, 10));
  const ended = desk.end('SIGINT');
  desk.process.kill('SIGINT');
  await until(() => desk.logged().includes('Finishing'));
  socket.write(body.slice(10));
  expect(await ended).toBe(0);
  expect(heard()).toMatch(/^HTTP\/1\.1 201/m);
  expect(existsSync(`${place.file}-wal`)).toBe(false);
  expect(rowsOf(place.file)).toHaveLength(2);
  expect(desk.logged()).toContain(`Requests are stored in ${place.file}`);
  expect(desk.logged()).toContain('New requests cause no notification');
  expect(desk.logged()).not.toMatch(/Sunita|9000000001|Warning/);
  expect(desk.logged()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z Finishing/m);
});

test('SIGTERM ends it within ten seconds despite a FIFO named like a backup and an endless request', async () => {
  const backups = join(place.folder, 'backups');
  mkdirSync(backups);
  spawnSync('mkfifo', [join(backups, backupName(new Date()))]);
  const desk = await startDesk(place, {
    BACKUP_FOLDER: backups,
    BACKUP_KEY: 'correct horse battery',
    BODY_SECONDS: '60',
  });
  await until(() => desk.logged().includes('The backup failed'));
  await beginRequest(desk.port, 100, '{');
  await sendOne(desk.port);
  const started = performance.now();
  expect(await desk.end('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(rowsOf(place.file)).toHaveLength(1);
});

test('explains a used port, a missing site and a public folder in one message', async () => {
  const { port, close } = await listen(createServer());
  symlinkSync(join(place.folder, 'dist'), join(place.folder, 'link'));
  const refusals: [NodeJS.ProcessEnv, string][] = [
    [
      { PORT: String(port) },
      `Port ${port} is already in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    ],
    [
      { DIST: 'nowhere' },
      'There is no built site in nowhere. Run "npm run release" first, then start again.',
    ],
    [
      { BACKUP_FOLDER: 'link/backups', BACKUP_KEY: 'correct horse battery' },
      'BACKUP_FOLDER is in dist, where anyone could download it. Choose a path outside of the site.',
    ],
  ];
  for (const [env, message] of refusals) await expect(startDesk(place, env)).rejects.toThrow(message);
  await close();
});

describe('npm run requests', () => {
  const commands = packageFile('cli/index.ts');
  const requests = (env: NodeJS.ProcessEnv, ...args: string[]) =>
    spawnSync(process.execPath, [commands, ...args], {
      env: { ...process.env, REQUESTS_FILE: place.file, ...env },
      encoding: 'utf8',
    });

  test('lists requests, and explains an error in one message', () => {
    addRequests(place.file, [newRequest()]);
    expect(requests({}).stdout).toContain(booking.mobile);
    const missing = join(place.folder, 'none.sqlite');
    expect(requests({ REQUESTS_FILE: missing })).toMatchObject({
      status: 1,
      stderr: `There is no requests file at ${missing} yet. It is made when the site is started.\n`,
    });
    expect(requests({}, '--bogus').stderr).toContain(
      "Unknown option '--bogus'. See: npm run requests -- --help",
    );
  });

  test.skipIf(!mayMakeDisks)('a copy on a full disk leaves no file, and names the disk', () => {
    const database = openForWriting(place.file);
    database.exec(`CREATE TABLE filler (bytes BLOB) STRICT; INSERT INTO filler VALUES (randomblob(2000000))`);
    database.close();
    const disk = { folder: join(place.folder, 'disk'), size: '1m' };
    mkdirSync(disk.folder);
    const target = join(disk.folder, 'copy.sqlite');
    const { stdout, stderr } = onSmallDisk(
      disk,
      `"$0" "$@"; echo "ended with $?"; ls '${disk.folder}'`,
      [commands, '--backup', target],
      { REQUESTS_FILE: place.file },
    );
    expect(stderr).toContain(`There is no room left on the disk for ${target}`);
    expect(stdout).toBe('ended with 1\n');
  });

  test('restores a backup with the key in a file, of a desk whose output is closed', async () => {
    const env = { BACKUP_FOLDER: join(place.folder, 'backups'), BACKUP_KEY_FILE: join(place.folder, 'key') };
    writeFileSync(env.BACKUP_KEY_FILE, 'correct horse battery staple\n');
    const desk = await startDesk(place, env);
    await until(() => desk.logged().includes('A backup was written and verified (requests: 0'));
    desk.process.stdout?.destroy();
    await sendOne(desk.port);
    expect(await desk.end('SIGTERM')).toBe(0);
    expect(rowsOf(place.file)).toHaveLength(1);
    const [name = ''] = readdirSync(env.BACKUP_FOLDER);
    const restored = requests(
      { ...env, REQUESTS_FILE: `${place.file}.new` },
      ...['--restore', join(env.BACKUP_FOLDER, name)],
    );
    expect(restored.stdout).toContain('0 requests restored into');
  });

  test.skipIf(process.getuid?.() !== 0)('explains a file that this user may not read or write', () => {
    addRequests(place.file, [newRequest()]);
    const asOtherUser = () =>
      spawnSync(process.execPath, [commands, '--handled', '1'], {
        env: { ...process.env, REQUESTS_FILE: place.file },
        encoding: 'utf8',
        uid: 65534,
      });
    expect(asOtherUser().stderr).toContain('belongs to another user');
    chmodSync(place.folder, 0o755);
    chmodSync(join(place.folder, 'data'), 0o755);
    chmodSync(place.file, 0o644);
    expect(asOtherUser().stderr).toContain('This user may not change');
  });
});
