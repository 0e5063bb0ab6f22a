// What callers may do to the connections and handles of everybody else.
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDesk, sendRaw, until, type TestDesk } from '../a-desk.ts';

let desk: TestDesk;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await desk.close();
});

const openSocket = (): Socket => {
  const socket = connect(desk.port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test.runIf(process.platform === 'linux')('downloads that are broken off leave no file open', async () => {
  desk = await openDesk();
  writeFileSync(join(desk.folder, 'large.bin'), Buffer.alloc(3_000_000, 1));
  const handles = () =>
    readdirSync('/proc/self/fd').filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).startsWith(desk.folder + '/large');
      } catch {
        return false;
      }
    }).length;
  for (let round = 0; round < 60; round += 1) {
    const socket = openSocket();
    socket.write(get('/large.bin'));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
  }
  await until(() => handles() === 0, 3000);
  expect((await desk.get('/about')).status).toBe(200);
});

test.each([
  ['one address may not take all connections', { perAddress: 5 }],
  ['all together may not take more than there are', { all: 5 }],
])('%s', async (_, limits) => {
  desk = await openDesk({}, { limits });
  let closed = 0;
  for (let n = 0; n < 12; n += 1) openSocket().once('close', () => (closed += 1));
  await until(() => closed === 7);
  for (const socket of sockets) socket.destroy();
  await until(() =>
    desk.get('/').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
});

test('behind our own proxy, which is one address for all, only the limit for all holds', async () => {
  desk = await openDesk({ proxies: 1 }, { limits: { perAddress: 2, all: 20 } });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      sendRaw(desk.port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    ),
  );
  expect(answers.every((answer) => answer.startsWith('HTTP/1.1 200'))).toBe(true);
});

test('who asks for fifty answers at once without reading one is cut off', async () => {
  desk = await openDesk();
  writeFileSync(join(desk.folder, 'large.bin'), Buffer.alloc(3_000_000, 1));
  const socket = openSocket();
  socket.pause();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(get('/large.bin').repeat(50));
  // A paused socket hears of its end only when it reads on.
  setTimeout(() => socket.resume(), 500);
  await closed;
  expect(socket.bytesRead).toBeLessThan(30_000_000);
  const few = await sendRaw(
    desk.port,
    get('/').repeat(4) + get('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  );
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(5);
});

test('who stops reading in the middle of an answer is cut off', async () => {
  desk = await openDesk({}, { limits: { stillSeconds: 1 } });
  writeFileSync(join(desk.folder, 'large.bin'), Buffer.alloc(30_000_000, 1));
  const socket = openSocket();
  socket.write(get('/large.bin'));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.bytesRead).toBeLessThan(30_000_000);
});

test('many readers who stop in the middle cost hardly any memory', async () => {
  desk = await openDesk({}, { limits: { stillSeconds: 5 } });
  writeFileSync(join(desk.folder, 'large.bin'), Buffer.alloc(4_000_000, 1));
  await (await desk.get('/large.bin')).arrayBuffer();
  const before = process.memoryUsage().arrayBuffers;
  for (let n = 0; n < 100; n += 1) {
    const socket = openSocket();
    socket.write(get('/large.bin'));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
  }
  // The file for each would be 400 million; what the sockets of this test have read in counts as well.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200_000_000);
});
