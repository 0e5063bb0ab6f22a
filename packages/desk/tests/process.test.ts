// The desk and its commands as processes of their own, as a person at a keyboard has them.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName } from '#desk/backup/make.ts';
import { makeWorkplace, startDesk, type Workplace } from './desk-process.ts';
import { makeVisitors } from './visitor.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { paths } from '#forms/paths.ts';
import { listen } from './listen.ts';
import { booking, keepIn, newRequest, rowsOf, until } from './a-desk.ts';
import { mayMakeDisks, onSmallDisk } from './small-disk.ts';
import { ownFile } from './folder.ts';

let place: Workplace;
beforeEach(() => (place = makeWorkplace()));
afterEach(() => place.clear());

async function sendOne(port: number) {
  expect((await makeVisitors(port).send(1)).status).toBe(201);
}

test('it says where requests are kept and nothing personal, and Ctrl-C lets a request finish that is arriving', async () => {
  const desk = await startDesk(place);
  await sendOne(desk.port);
  const body = JSON.stringify({ ...booking, mobile: '9333333333' });
  const socket = connect(desk.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  // It says so once it has read that much.
  const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`;
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  await until(() => heard.includes('100 Continue'));
  const ended = desk.end('SIGINT');
  desk.process.kill('SIGINT');
  await until(() => desk.said().includes('Finishing'));
  socket.write(body.slice(10));
  expect(await ended).toBe(0);
  expect(heard).toMatch(/^HTTP\/1\.1 201/m);
  expect(existsSync(`${place.file}-wal`)).toBe(false);
  expect(rowsOf(place.file)).toHaveLength(2);
  expect(desk.said()).toContain(`Requests are kept in ${place.file}`);
  expect(desk.said()).toContain('Nobody is notified');
  expect(desk.said()).not.toMatch(/Sunita|9000000001|Warning/);
  expect(desk.said()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z Finishing/m);
});

test('SIGTERM ends it within ten seconds, with a FIFO in the place of a backup and a request that never comes to its end', async () => {
  const backups = join(place.folder, 'backups');
  mkdirSync(backups);
  spawnSync('mkfifo', [join(backups, backupName(new Date()))]);
  const desk = await startDesk(place, {
    BACKUP_FOLDER: backups,
    BACKUP_KEY: 'correct horse battery',
    BODY_SECONDS: '60',
  });
  await until(() => desk.said().includes('The backup failed'));
  let heard = '';
  const socket = connect(desk.port, '127.0.0.1').on('error', () => {});
  socket.on('data', (chunk) => (heard += chunk.toString()));
  const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`;
  socket.write(`${head}Content-Length: 100\r\n\r\n{`);
  await until(() => heard.includes('100 Continue'));
  await sendOne(desk.port);
  const started = performance.now();
  expect(await desk.end('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(rowsOf(place.file)).toHaveLength(1);
});

test('a taken port, a missing site, a wrong setting, a wrong rule, an open place: one sentence each', async () => {
  const { port, close } = await listen(createServer());
  mkdirSync(join(place.folder, 'bad'));
  writeFileSync(join(place.folder, 'bad/index.html'), '');
  writeFileSync(join(place.folder, 'bad/_headers'), 'nonsense');
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
    [{ DIST: 'bad' }, '_headers, line 1: a header must come after the path it belongs to.'],
    [
      { BACKUP_FOLDER: 'link/backups', BACKUP_KEY: 'correct horse battery' },
      'BACKUP_FOLDER lies in dist, where everybody could fetch it. Choose a place outside of the site.',
    ],
  ];
  for (const [env, sentence] of refusals) await expect(startDesk(place, env)).rejects.toThrow(sentence);
  await close();
});

describe('npm run requests', () => {
  const commands = ownFile('cli/index.ts');
  const requests = (env: NodeJS.ProcessEnv, ...args: string[]) =>
    spawnSync(process.execPath, [commands, ...args], {
      env: { ...process.env, REQUESTS_FILE: place.file, ...env },
      encoding: 'utf8',
    });

  test('lists, and says in a sentence what is wrong', () => {
    keepIn(place.file, [newRequest()]);
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

  test.skipIf(!mayMakeDisks)(
    'a copy that finds no room leaves none behind, and says which disk is full',
    () => {
      const database = openForWriting(place.file);
      database.exec(
        `CREATE TABLE filler (bytes BLOB) STRICT; INSERT INTO filler VALUES (randomblob(2000000))`,
      );
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
    },
  );

  test('puts a backup back, with the key in a file, of a desk whose words nobody reads any more', async () => {
    const env = { BACKUP_FOLDER: join(place.folder, 'backups'), BACKUP_KEY_FILE: join(place.folder, 'key') };
    writeFileSync(env.BACKUP_KEY_FILE, 'correct horse battery staple\n');
    const desk = await startDesk(place, env);
    await until(() => desk.said().includes('A backup was written and read again (0 requests'));
    desk.process.stdout?.destroy();
    await sendOne(desk.port);
    expect(await desk.end('SIGTERM')).toBe(0);
    expect(rowsOf(place.file)).toHaveLength(1);
    const [name = ''] = readdirSync(env.BACKUP_FOLDER);
    const restored = requests(
      { ...env, REQUESTS_FILE: `${place.file}.new` },
      ...['--restore', join(env.BACKUP_FOLDER, name)],
    );
    expect(restored.stdout).toContain('0 requests put back into');
  });

  test.skipIf(process.getuid?.() !== 0)('a file that this user may not write or read', () => {
    keepIn(place.file, [newRequest()]);
    const asNobody = () =>
      spawnSync(process.execPath, [commands, '--handled', '1'], {
        env: { ...process.env, REQUESTS_FILE: place.file },
        encoding: 'utf8',
        uid: 65534,
      });
    expect(asNobody().stderr).toContain('belongs to somebody else');
    chmodSync(place.folder, 0o755);
    chmodSync(join(place.folder, 'data'), 0o755);
    chmodSync(place.file, 0o644);
    expect(asNobody().stderr).toContain('This user may not change');
  });
});
