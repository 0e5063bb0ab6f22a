// The desk and its commands as processes of their own, as a person at a keyboard has them.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeWorkplace, startDesk, type Workplace } from '#desk/trials/desk-process.ts';
import { makeVisitors } from '#desk/trials/visitor.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { paths } from '#forms/paths.ts';
import { listen } from './listen.ts';
import { booking, keepIn, newRequest, rowsOf, until } from './a-desk.ts';
import { mayMakeDisks, onSmallDisk } from './small-disk.ts';
import { ownFile } from './folder.ts';

// Processes start slowly on a busy computer.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Workplace;
beforeAll(() => (place = makeWorkplace()));
afterAll(() => place.clear());

const refusal = (env: NodeJS.ProcessEnv) =>
  startDesk(place, env).then(
    async (desk) => `started: ${await desk.end('SIGKILL')}`,
    (error: Error) => error.message,
  );

describe('at start', () => {
  test('it says where requests are kept and that nobody is notified, and prints nothing personal', async () => {
    const desk = await startDesk(place);
    const visitors = makeVisitors(desk.port, 1);
    expect((await visitors.send(1)).status).toBe(201);
    visitors.leave();
    expect(await desk.end('SIGINT')).toBe(0);
    expect(desk.said()).toContain(`Requests are kept in ${place.file}`);
    expect(desk.said()).toContain('Nobody is notified');
    expect(desk.said()).not.toMatch(/Sunita|9000000001|Warning/);
    expect(desk.said()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z Finishing/m);
    expect(existsSync(`${place.file}-wal`)).toBe(false);
  });

  test('a taken port, a missing site, a wrong setting, a wrong rule: one sentence each', async () => {
    const { port, close } = await listen(createServer());
    mkdirSync(join(place.folder, 'bad'));
    writeFileSync(join(place.folder, 'bad/index.html'), '');
    writeFileSync(join(place.folder, 'bad/_headers'), 'nonsense');
    symlinkSync(join(place.folder, 'dist'), join(place.folder, 'link'));
    const [taken, missing, wrong, rule, inside, linked, copies, key] = await Promise.all([
      refusal({ PORT: String(port) }),
      refusal({ DIST: 'nowhere' }),
      refusal({ TRUST_PROXY: 'yes' }),
      refusal({ DIST: 'bad' }),
      refusal({ REQUESTS_FILE: 'dist/data/requests.sqlite' }),
      refusal({ REQUESTS_FILE: 'link/requests.sqlite' }),
      refusal({ BACKUP_FOLDER: 'dist/backups', BACKUP_KEY: 'correct horse battery' }),
      refusal({ BACKUP_FOLDER: 'backups', BACKUP_KEY_FILE: 'nowhere' }),
    ]);
    await close();
    expect(taken).toBe(
      `Port ${port} is already in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
    expect(missing).toBe('There is no built site in nowhere. Run "npm run release" first, then start again.');
    expect(wrong).toContain('TRUST_PROXY must be a whole number');
    expect(inside).toContain('REQUESTS_FILE lies in dist, where everybody could fetch it.');
    expect(linked).toBe(inside);
    expect(copies).toContain('BACKUP_FOLDER lies in dist, where everybody could fetch it.');
    expect(key).toBe('BACKUP_KEY_FILE, nowhere, cannot be read.');
    expect(rule).toBe('_headers, line 1: a header must come after the path it belongs to.');
  });
});

test('Ctrl-C lets a request finish whose body is still arriving', async () => {
  const own = makeWorkplace();
  const desk = await startDesk(own);
  const body = JSON.stringify({ ...booking, mobile: '9333333333' });
  const socket = connect(desk.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const ended = desk.end('SIGINT');
  desk.process.kill('SIGINT');
  await until(() => desk.said().includes('Finishing'));
  socket.write(body.slice(10));
  expect(await ended).toBe(0);
  expect(heard).toMatch(/^HTTP\/1\.1 201/);
  expect(rowsOf(own.file)).toHaveLength(1);
  own.clear();
});

test('a desk that nobody reads along with takes requests, and still stops', async () => {
  const own = makeWorkplace();
  const desk = await startDesk(own);
  desk.process.stdout?.destroy();
  const visitors = makeVisitors(desk.port, 1);
  expect((await visitors.send(1)).status).toBe(201);
  visitors.leave();
  expect(await desk.end('SIGTERM')).toBe(0);
  expect(rowsOf(own.file)).toHaveLength(1);
  own.clear();
});

describe('npm run requests', () => {
  let kept: Workplace;
  beforeEach(() => {
    kept = makeWorkplace();
    keepIn(kept.file, [newRequest()]);
  });
  afterEach(() => kept.clear());

  const commands = ownFile('cli/index.ts');
  const requests = (env: NodeJS.ProcessEnv, ...args: string[]) =>
    spawnSync(process.execPath, [commands, ...args], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });

  test('lists, and says in a sentence what is wrong', () => {
    expect(requests({ REQUESTS_FILE: kept.file }).stdout).toContain(booking.mobile);
    const missing = requests({ REQUESTS_FILE: join(kept.folder, 'none.sqlite') });
    expect([missing.status, missing.stderr]).toEqual([
      1,
      `There is no requests file at ${join(kept.folder, 'none.sqlite')} yet. It is made when the site is started.\n`,
    ]);
    const foreign = requests({ REQUESTS_FILE: 'package.json' });
    expect([foreign.status, foreign.stderr]).toEqual([
      1,
      'package.json is not a requests file of this site, or it is damaged. Name another one in REQUESTS_FILE, or put back the latest copy.\n',
    ]);
    expect(requests({}, '--bogus').stderr).toContain(
      "Unknown option '--bogus'. See: npm run requests -- --help",
    );
  });

  test.skipIf(!mayMakeDisks)(
    'a copy that finds no room leaves none behind, and says which disk is full',
    () => {
      const database = openForWriting(kept.file);
      database.exec(
        `CREATE TABLE filler (bytes BLOB) STRICT; INSERT INTO filler VALUES (randomblob(2000000))`,
      );
      database.close();
      const disk = { folder: join(kept.folder, 'disk'), size: '1m' };
      mkdirSync(disk.folder);
      const target = join(disk.folder, 'copy.sqlite');
      const { stdout, stderr } = onSmallDisk(
        disk,
        `"$0" "$@"; echo "ended with $?"; ls '${disk.folder}'`,
        [commands, '--backup', target],
        { REQUESTS_FILE: kept.file },
      );
      expect(stderr).toContain(`There is no room left on the disk for ${target}`);
      expect(stdout).toBe('ended with 1\n');
    },
  );

  test('puts a backup of the desk back, with the key in a file', async () => {
    const own = makeWorkplace();
    const env = { BACKUP_FOLDER: join(own.folder, 'backups'), BACKUP_KEY_FILE: join(own.folder, 'key') };
    writeFileSync(env.BACKUP_KEY_FILE, 'correct horse battery staple\n');
    const desk = await startDesk(own, env);
    await until(() => desk.said().includes('A backup was written and read again (0 requests'));
    await desk.end('SIGTERM');
    const [name = ''] = readdirSync(env.BACKUP_FOLDER);
    const restored = (key: string) => {
      writeFileSync(env.BACKUP_KEY_FILE, key);
      return requests(
        { ...env, REQUESTS_FILE: `${own.file}.new` },
        '--restore',
        join(env.BACKUP_FOLDER, name),
      );
    };
    expect(restored('correct horse battery stable').stderr).toMatch(/^BACKUP_KEY is not the key[^\n]*\n$/);
    expect(restored('correct horse battery staple').stdout).toContain('0 requests put back into');
    expect(restored('correct horse battery staple').stderr).toMatch(/is there already[^\n]*\n$/);
    own.clear();
  });

  test.skipIf(process.getuid?.() !== 0)('a file that this user may not write or read', () => {
    const asNobody = (...args: string[]) =>
      spawnSync(process.execPath, [ownFile('cli/index.ts'), ...args], {
        env: { ...process.env, REQUESTS_FILE: kept.file },
        encoding: 'utf8',
        uid: 65534,
      });
    expect(asNobody('--handled', '1').stderr).toContain('belongs to somebody else');
    chmodSync(kept.folder, 0o755);
    chmodSync(join(kept.folder, 'data'), 0o755);
    chmodSync(kept.file, 0o644);
    expect(asNobody('--handled', '1').stderr).toContain('This user may not change');
  });
});
