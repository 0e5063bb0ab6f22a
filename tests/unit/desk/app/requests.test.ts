import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NotKept, type RequestStore, type Trouble } from '#desk/store/request-store.ts';
import { paths } from '#forms/paths.ts';
import { booking, openDesk, sendRaw, topic, type TestDesk } from '../a-desk.ts';

vi.setConfig({ testTimeout: 20_000 });

/** A store that cannot keep anything, for this reason. */
const failing = (reason: Error): RequestStore => ({
  keep: () => Promise.reject(reason),
  claimAnnouncement: async () => undefined,
  scheduleAnnouncement: async () => {},
  nextAnnouncement: async () => undefined,
  close: async () => {},
});

let desk: TestDesk;
beforeAll(async () => (desk = await openDesk({ bodySeconds: 1 })));
afterAll(() => desk.close());

const withMobile = (mobile: string) => ({ ...booking, mobile });

describe('what is kept', () => {
  test.each([
    [paths.booking, booking],
    [paths.appointment, topic],
    [paths.appointment, { ...topic, mobile: '123456789012345' }],
    [paths.query, topic],
  ])('%s answers 201 and stores what the form sent', async (path, payload) => {
    const response = await desk.post(path, payload);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const row = desk.rows().at(-1);
    expect(row?.path).toBe(path);
    expect(JSON.parse(String(row?.payload))).toEqual(payload);
    expect(row?.handled_at).toBeNull();
  });

  test('names of any script, and a byte order mark, do no harm', async () => {
    const payload = { ...booking, name: 'सुनीता शर्मा' };
    expect((await desk.post(paths.booking, `\ufeff${JSON.stringify(payload)}`)).status).toBe(201);
    expect(String(desk.rows().at(-1)?.payload)).toContain('सुनीता शर्मा');
  });

  test('a charset in the content type is fine', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await desk.post(paths.booking, withMobile('9000000001'), headers)).status).toBe(201);
  });

  test('the address of the visitor is not kept', () => {
    expect(JSON.stringify(desk.rows())).not.toContain('127.0.0.1');
  });
});

describe('repeats', () => {
  test('exactly the same request again is 201 and one row', async () => {
    const before = desk.rows().length;
    const payload = withMobile('9111111111');
    expect((await desk.post(paths.booking, payload)).status).toBe(201);
    expect((await desk.post(paths.booking, payload)).status).toBe(201);
    const together = await Promise.all(Array.from({ length: 5 }, () => desk.post(paths.booking, payload)));
    expect(together.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(desk.rows()).toHaveLength(before + 1);
  });

  test('the same words on another path are another request', async () => {
    const before = desk.rows().length;
    const payload = { ...topic, mobile: '9222222222' };
    await desk.post(paths.appointment, payload);
    await desk.post(paths.query, payload);
    expect(desk.rows()).toHaveLength(before + 2);
  });

  test('another caller, or a later time, is another request', async () => {
    const proxied = await openDesk({ proxies: 1, repeatSeconds: 1 });
    await proxied.post(paths.booking, booking, { 'x-forwarded-for': '203.0.113.1' });
    await proxied.post(paths.booking, booking, { 'x-forwarded-for': '203.0.113.2' });
    expect(proxied.rows()).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await proxied.post(paths.booking, booking, { 'x-forwarded-for': '203.0.113.1' });
    const rows = proxied.rows();
    await proxied.close();
    expect(rows).toHaveLength(3);
    expect(rows[0]?.fingerprint).toBeNull();
  });
});

describe('what is refused', () => {
  const refused = async (response: Response, status: number) => {
    expect(response.status).toBe(status);
    return (await response.json()) as Record<string, string>;
  };

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const response = await desk.get(paths.booking, {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'type "%s" is 415',
    async (type) =>
      void (await refused(await desk.post(paths.booking, booking, { 'content-type': type }), 415)),
  );

  test('a compressed body is 415', async () => {
    await refused(await desk.post(paths.booking, booking, { 'content-encoding': 'gzip' }), 415);
  });

  test('over 16 KiB is 413, declared or not, and exactly 16 KiB is read', async () => {
    const padded = (size: number) => JSON.stringify(booking).padEnd(size, ' ');
    await refused(await desk.post(paths.booking, padded(16 * 1024 + 1)), 413);
    expect((await desk.post(paths.booking, padded(16 * 1024))).status).toBe(201);
    const chunk = 'a'.repeat(9000);
    const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    const chunked = `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    const part = `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    expect(await sendRaw(desk.port, `${chunked}${part}${part}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413/);
  });

  test('a flood of bytes is refused, then cut off', async () => {
    const response = await desk.post(paths.booking, 'a'.repeat(600_000));
    expect(response.status).toBe(413);
    const flood = desk.post(paths.booking, 'a'.repeat(20_000_000)).then(
      ({ status }) => status,
      () => 413,
    );
    expect(await flood).toBe(413);
    expect((await desk.get('/')).status).toBe(200);
  });

  test.each(['', '{', 'undefined', '{"a":1}}', '['.repeat(16_000)])('broken JSON is 400', async (body) => {
    await refused(await desk.post(paths.booking, body), 400);
  });

  test('broken UTF-8 is 400', async () => {
    await refused(await desk.post(paths.booking, Uint8Array.from([0x22, 0xc3, 0x28, 0x22])), 400);
  });

  test.each([
    [paths.booking, { ...booking, name: 'S' }, 'name'],
    [paths.booking, { ...booking, mobile: '123' }, 'mobile'],
    [paths.booking, { ...booking, mobile: '123456789012345' }, 'mobile'],
    [paths.booking, { ...booking, email: 'nobody' }, 'email'],
    [paths.booking, { ...booking, appointmentDate: '2026-11-21' }, 'appointmentDate'],
    [paths.booking, { ...booking, extra: 1 }, 'extra'],
    [paths.query, { ...topic, condition: '' }, 'condition'],
    [paths.query, { ...topic, formattedDate: 'Sunday, November 22, 2026' }, 'formattedDate'],
    [paths.appointment, { ...topic, appointmentDate: '2026-02-30' }, 'appointmentDate'],
    [paths.booking, null, ''],
    [paths.booking, [], undefined],
    [paths.booking, '"words"', ''],
    [paths.booking, '{"__proto__":{"name":"x"}}', undefined],
  ])('%s with wrong content is 422 and names the field', async (path, payload, field) => {
    const before = desk.rows().length;
    const body = await refused(await desk.post(path, payload), 422);
    if (field !== undefined) expect(body.field).toBe(field);
    expect(body.message).toBeTruthy();
    expect(desk.rows()).toHaveLength(before);
  });

  test('a body that never ends is 408', async () => {
    const head = `POST ${paths.booking} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    const started = Date.now();
    expect(await sendRaw(desk.port, `${head}Content-Length: 50\r\n\r\n{"name":`)).toMatch(/^HTTP\/1\.1 408/);
    expect(Date.now() - started).toBeLessThan(6000);
  });

  test('too many from one address is 429, and others are still heard', async () => {
    const strict = await openDesk({ proxies: 1, requestsPerMinute: 3 });
    const from = (address: string, n: number) =>
      strict.post(paths.booking, withMobile(`900000000${n}`), { 'x-forwarded-for': address });
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await from('203.0.113.1', n));
    const other = await from('203.0.113.2', 5);
    await strict.close();
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(other.status).toBe(201);
  });

  test.each<[Trouble, string]>([
    ['full', '30'],
    ['read-only', '30'],
    ['broken', '30'],
    ['locked', '5'],
    ['busy', '5'],
  ])('when the disk is %s: 503 and when to try again', async (trouble, seconds) => {
    const troubled = await openDesk({}, failing(new NotKept(trouble)));
    const response = await troubled.post(paths.booking, booking);
    await troubled.close();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe(seconds);
  });

  test('a mistake of ours is 500, is told without personal data, and the next visitor is served', async () => {
    const broken = await openDesk({}, failing(new TypeError(`secret ${booking.name}`)));
    const response = await broken.post(paths.booking, booking);
    const next = await broken.get('/');
    await broken.close();
    expect(response.status).toBe(500);
    expect(next.status).toBe(200);
    expect(broken.said.join()).toContain('TypeError');
    expect(broken.said.join() + (await response.text())).not.toContain('Sunita');
  });
});

describe('a site on another origin', () => {
  const origin = 'https://www.example.in';

  test('is allowed by name only', async () => {
    const open = await openDesk({ allowOrigins: [origin] });
    const preflight = await open.get(
      paths.booking,
      { origin, 'access-control-request-method': 'POST' },
      'OPTIONS',
    );
    const sent = await open.post(paths.booking, booking, { origin });
    const wrong = await open.post(paths.booking, { ...booking, name: '' }, { origin });
    const stranger = await open.get(paths.booking, { origin: 'https://evil.example' }, 'OPTIONS');
    await open.close();
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    for (const response of [preflight, sent, wrong]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toContain('Origin');
    }
    expect(sent.status).toBe(201);
    expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('is not allowed unless named', async () => {
    const response = await desk.get(paths.booking, { origin }, 'OPTIONS');
    expect(response.status).toBe(405);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});
