// Limits of connections, handles and memory per client.
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDesk, sendRaw, until, type TestDesk } from '../test-desk.ts';

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

test.runIf(process.platform === 'linux')('interrupted downloads leave no file open', async () => {
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
  ['one address cannot use all connections', { perAddress: 5 }],
  ['all clients together cannot exceed the limit', { all: 5 }],
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

test('behind a trusted proxy, only the total limit applies', async () => {
  desk = await openDesk({ proxies: 1 }, { limits: { perAddress: 2, all: 20 } });
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      sendRaw(desk.port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    ),
  );
  expect(responses.every((response) => response.startsWith('HTTP/1.1 200'))).toBe(true);
});

test('a client that pipelines fifty requests without reading is disconnected', async () => {
  desk = await openDesk();
  writeFileSync(join(desk.folder, 'large.bin'), Buffer.alloc(3_000_000, 1));
  const socket = openSocket();
  socket.pause();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(get('/large.bin').repeat(50));
  // A paused socket notices its end only after resuming.
  setTimeout(() => socket.resume(), 500);
  await closed;
  expect(socket.bytesRead).toBeLessThan(30_000_000);
  const few = await sendRaw(
    desk.port,
    get('/').repeat(4) + get('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  );
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(5);
});

test('a client that stops reading a response is disconnected', async () => {
  desk = await openDesk({}, { limits: { idleSeconds: 1 } });
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

test('many stalled clients use little memory', async () => {
  desk = await openDesk({}, { limits: { idleSeconds: 5 } });
  writeFileSync(join(desk.folder, 'large.bin'), Buffer.alloc(4_000_000, 1));
  await (await desk.get('/large.bin')).arrayBuffer();
  const before = process.memoryUsage().arrayBuffers;
  for (let n = 0; n < 100; n += 1) {
    const socket = openSocket();
    socket.write(get('/large.bin'));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
  }
  // A copy per client would be 400 MB. The buffers of this test's sockets count as well.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200_000_000);
});
