import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreError } from '#desk/store/store.ts';
import { paths } from '@clinic/contract/paths.ts';
import { booking, openDesk, sendRaw, type TestDesk } from '../test-desk.ts';

/** Sends a part of a request and disconnects. */
const disconnect = (port: number, text: string) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text, () => socket.destroy()));
    socket.on('close', resolve);
  });

let desk: TestDesk;
beforeAll(async () => (desk = await openDesk({ bodySeconds: 1 })));
afterAll(() => desk.close());

describe('refuses', () => {
  test('more than 16 KiB without a declared length with 413', async () => {
    const chunk = 'a'.repeat(9000);
    const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    const chunked = `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    const part = `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    expect(await sendRaw(desk.port, `${chunked}${part}${part}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413/);
  });

  test('a very large body with 413, and closes the connection', async () => {
    const response = await desk.post(paths.booking, 'a'.repeat(600_000));
    expect(response.status).toBe(413);
    const flood = desk.post(paths.booking, 'a'.repeat(20_000_000)).then(
      ({ status }) => status,
      () => 413,
    );
    // On a busy machine, it times out first.
    expect([413, 408]).toContain(await flood);
    expect((await desk.get('/')).status).toBe(200);
  });

  test('a body that never ends with 408', async () => {
    const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    expect(await sendRaw(desk.port, `${head}Content-Length: 50\r\n\r\n{"name":`)).toMatch(/^HTTP\/1\.1 408/);
  });

  test('and logs path and status only', async () => {
    const strict = await openDesk();
    await strict.post(paths.booking, { ...booking, name: 'S' });
    await strict.post(paths.booking, '{"secret');
    await strict.close();
    expect(strict.logged).toEqual([
      `Refused ${paths.booking} with 422.`,
      `Refused ${paths.booking} with 400.`,
    ]);
  });

  test('and logs few lines for many clients that disconnect', async () => {
    const open = await openDesk();
    const head = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"na`;
    const heads = [
      head(paths.booking, 'application/json'),
      head('/desk/sign-in', 'application/x-www-form-urlencoded'),
      head('/desk/sign-in', 'multipart/form-data; boundary=x'),
    ];
    for (let n = 0; n < 90; n += 1) await disconnect(open.port, heads[n % heads.length] ?? '');
    await open.post(paths.booking, booking);
    expect(open.logged.length).toBeLessThan(6);
    await open.close();
  });

  test('two Host headers with 400', async () => {
    const call = 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(desk.port, call)).toMatch(/^HTTP\/1\.1 400/);
  });

  test('with 503 and Retry-After when the store fails, and with 500 after an error, logged without patient data', async () => {
    let reason: Error;
    const store = { add: () => Promise.reject(reason), close: async () => {} };
    const broken = await openDesk({}, { store });
    for (const [code, seconds] of [
      ['full', '30'],
      ['read-only', '30'],
      ['broken', '30'],
      ['locked', '5'],
      ['busy', '5'],
    ] as const) {
      reason = new StoreError(code);
      const { status, headers } = await broken.post(paths.booking, booking);
      expect([status, headers.get('retry-after')], code).toEqual([503, seconds]);
    }
    reason = new TypeError(`secret ${booking.name}`);
    const response = await broken.post(paths.booking, booking);
    const next = await broken.get('/');
    await broken.close();
    expect([response.status, next.status]).toEqual([500, 200]);
    expect(broken.logged.join()).toContain('TypeError');
    expect(broken.logged.join() + (await response.text())).not.toContain('Sunita');
  });
});
