// Tests of the three form routes, for Node with SQLite and for Cloudflare with D1.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths, type RequestPath } from '@clinic/contract/paths.ts';
import { checksOf } from '@clinic/contract/verify.ts';
import { booking, topic } from './test-desk.ts';

export interface Home {
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  rows(): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export interface HomeChoices {
  /** REQUESTS_PER_MINUTE is 1,000 by default. */
  ALLOW_ORIGIN?: string;
  REPEAT_SECONDS?: string;
  REQUESTS_PER_MINUTE?: string;
}

/** The choices.json of the tested site. */
export const choices = { problems: ['Knee Pain', 'Other'], procedures: ['Nerve block'] };

/** `from` returns the headers of a request from this address. */
export function describeRequests(
  open: (choices?: HomeChoices) => Promise<Home>,
  from: (address: string) => Record<string, string>,
): void {
  let desk: Home;
  beforeAll(async () => (desk = await open()));
  afterAll(() => desk.close());

  const withMobile = (mobile: string) => ({ ...booking, mobile });

  describe('stores', () => {
    test.each([
      [paths.booking, booking],
      [paths.appointment, topic],
      [paths.appointment, { ...topic, mobile: '123456789012345' }],
      [paths.query, topic],
    ])('a request to %s, and answers 201', async (path, payload) => {
      const response = await desk.post(path, payload);
      expect(response.status).toBe(201);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const row = (await desk.rows()).at(-1);
      expect(row?.path).toBe(path);
      expect(JSON.parse(String(row?.payload))).toEqual(payload);
      expect(row?.handled_at).toBeNull();
    });

    test('a name in any script, with a byte order mark and a charset in the content type', async () => {
      const text = `\ufeff${JSON.stringify({ ...booking, name: 'सुनीता शर्मा' })}`;
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      expect((await desk.post(paths.booking, text, headers)).status).toBe(201);
      expect(String((await desk.rows()).at(-1)?.payload)).toContain('सुनीता शर्मा');
    });

    test('no client address, and a fingerprint that does not reveal it', async () => {
      const body = JSON.stringify(withMobile('9444444444'));
      await desk.post(paths.booking, body, from('203.0.113.9'));
      const guess = createHash('sha256').update(`${paths.booking}\0${'203.0.113.9'}\0`).update(body);
      const row = (await desk.rows()).at(-1);
      expect(row?.fingerprint).toBeTruthy();
      expect(row?.fingerprint).not.toBe(guess.copy().digest('hex'));
      expect(row?.fingerprint).not.toBe(guess.digest('base64'));
      expect(JSON.stringify(await desk.rows())).not.toMatch(/127\.0\.0\.1|203\.0\.113/);
    });
  });

  describe('bots', () => {
    test.each([
      [paths.booking, booking],
      [paths.appointment, topic],
      [paths.query, topic],
    ])('%s: a filled honeypot field is answered with 201 and stored as spam', async (path, payload) => {
      const sent = { ...payload, remarks: `pills for ${path}` };
      expect((await desk.post(path, sent)).status).toBe(201);
      const row = (await desk.rows()).at(-1);
      expect(JSON.parse(String(row?.payload))).toEqual(sent);
      expect(row).toMatchObject({ state: 'spam', handled_at: row?.received_at, notify_at: null, mail: 0 });
    });

    test('a request that was sent too quickly is stored with a flag', async () => {
      const send = async (mobile: string, headers: Record<string, string>) => {
        expect((await desk.post(paths.booking, withMobile(mobile), headers)).status).toBe(201);
        return (await desk.rows()).at(-1);
      };
      expect(await send('9333333331', { 'form-open-for': '0' })).toMatchObject({ state: 'new', quick: 1 });
      for (const logged of ['2000', '', 'x', '1e99'])
        expect(await send(`93333333${logged.length}9`, { 'form-open-for': logged })).toMatchObject({
          quick: 0,
        });
      expect(await send('9333333332', {})).toMatchObject({ state: 'new', quick: 0 });
    });
  });

  describe('repeats', () => {
    test('an identical request is answered with 201 and stored once', async () => {
      const before = (await desk.rows()).length;
      const payload = withMobile('9111111111');
      expect((await desk.post(paths.booking, payload)).status).toBe(201);
      expect((await desk.post(paths.booking, payload)).status).toBe(201);
      const together = await Promise.all(Array.from({ length: 5 }, () => desk.post(paths.booking, payload)));
      expect(together.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      expect(await desk.rows()).toHaveLength(before + 1);
    });

    test('the same body on another path is a new request', async () => {
      const before = (await desk.rows()).length;
      const payload = { ...topic, mobile: '9222222222' };
      await desk.post(paths.appointment, payload);
      await desk.post(paths.query, payload);
      expect(await desk.rows()).toHaveLength(before + 2);
    });

    test('the same body from another client, or later, is a new request', async () => {
      const proxied = await open({ REPEAT_SECONDS: '1' });
      await proxied.post(paths.booking, booking, from('203.0.113.1'));
      await proxied.post(paths.booking, booking, from('203.0.113.2'));
      expect(await proxied.rows()).toHaveLength(2);
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await proxied.post(paths.booking, booking, from('203.0.113.1'));
      const rows = await proxied.rows();
      await proxied.close();
      expect(rows).toHaveLength(3);
      expect(rows[0]?.fingerprint).toBeNull();
    });
  });

  describe('refuses', () => {
    const refused = async (response: Response, status: number) => {
      expect(response.status).toBe(status);
      return (await response.json()) as Record<string, string>;
    };

    test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s with 405', async (method) => {
      const response = await desk.get(paths.booking, {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    });

    const padded = (size: number) => JSON.stringify(booking).padEnd(size, ' ');

    test.each<[string, number, unknown, Record<string, string>?]>([
      ['another type', 415, booking, { 'content-type': 'text/plain' }],
      ['the type of a form', 415, booking, { 'content-type': 'application/x-www-form-urlencoded' }],
      ['a type that begins like JSON', 415, booking, { 'content-type': 'application/jsonp' }],
      ['no type', 415, booking, { 'content-type': '' }],
      ['a compressed body', 415, booking, { 'content-encoding': 'gzip' }],
      ['over 16 KiB', 413, padded(16 * 1024 + 1)],
      ['nothing', 400, ''],
      ['broken JSON', 400, '{"a":1}}'],
      ['JSON without an end', 400, '['.repeat(16_000)],
      ['broken UTF-8', 400, Uint8Array.from([0x22, 0xc3, 0x28, 0x22])],
    ])('%s with %d', async (_, status, body, headers) => {
      await refused(await desk.post(paths.booking, body, headers), status);
    });

    test('no body of exactly 16 KiB', async () =>
      expect((await desk.post(paths.booking, padded(16 * 1024))).status).toBe(201));

    test.each([
      [paths.booking, { ...booking, name: 'S' }, 'name'],
      [paths.booking, { ...booking, mobile: '123' }, 'mobile'],
      [paths.booking, { ...booking, mobile: '123456789012345' }, 'mobile'],
      [paths.booking, { ...booking, email: 'invalid' }, 'email'],
      [paths.booking, { ...booking, appointmentDate: '2026-11-21' }, 'appointmentDate'],
      [paths.booking, { ...booking, extra: 1 }, 'extra'],
      [paths.booking, { ...booking, remarks: '' }, 'remarks'],
      [paths.query, { ...topic, mobile: '123456789012345' }, 'mobile'],
      [paths.query, { ...topic, remarks: 5 }, 'remarks'],
      [paths.query, { ...topic, condition: '' }, 'condition'],
      [paths.query, { ...topic, formattedDate: 'Sunday, November 22, 2026' }, 'formattedDate'],
      ...['2026-02-30', '20260228', 'x', ''].flatMap((day): [RequestPath, object, string][] => [
        [paths.appointment, { ...topic, appointmentDate: day }, 'appointmentDate'],
        [paths.query, { ...topic, appointmentDate: day, formattedDate: day }, 'appointmentDate'],
        [paths.query, { ...topic, formattedDate: day }, 'formattedDate'],
        [paths.booking, { ...booking, appointmentDate: day }, 'appointmentDate'],
      ]),
      [paths.booking, null, ''],
      [paths.booking, [], undefined],
      [paths.booking, '"words"', ''],
      [paths.booking, '{"__proto__":{"name":"x"}}', undefined],
    ])('an invalid payload to %s with 422 and the name of the field', async (path, payload, field) => {
      const before = (await desk.rows()).length;
      const body = await refused(await desk.post(path, payload), 422);
      if (field !== undefined) expect(body.field).toBe(field);
      expect(body.message).toBeTruthy();
      expect(await desk.rows()).toHaveLength(before);
    });

    test('too many requests from one address with 429, and counts invalid ones separately', async () => {
      const strict = await open({ REQUESTS_PER_MINUTE: '3' });
      const statuses = async (address: string, bodies: unknown[]) => {
        const answers = [];
        for (const body of bodies) answers.push(await strict.post(paths.booking, body, from(address)));
        expect(Number(answers[3]?.headers.get('retry-after') ?? 1)).toBeGreaterThan(0);
        return answers.map(({ status }) => status);
      };
      const four = ['9000000001', '9000000002', '9000000003', '9000000004'].map(withMobile);
      expect(await statuses('203.0.113.1', four)).toEqual([201, 201, 201, 429]);
      expect(await statuses('203.0.113.2', [booking])).toEqual([201]);
      const spam = four.map((sent) => ({ ...sent, remarks: 'x' }));
      expect(await statuses('203.0.113.3', [...spam, booking])).toEqual([201, 201, 201, 429, 201]);
      const junk = [{ n: 1 }, '{', { n: 3 }, { n: 4 }];
      expect(await statuses('203.0.113.4', [...junk, booking])).toEqual([422, 400, 422, 429, 201]);
      const days = [];
      for (let n = 0; n < 4; n += 1) {
        const sent = { ...topic, appointmentDate: '20260228', remarks: `${n}` };
        days.push((await strict.post(paths.query, sent, from('203.0.113.5'))).status);
      }
      expect(days).toEqual([422, 422, 422, 429]);
      await strict.close();
    });

    test('unknown conditions and days outside of the booking window with 422', async () => {
      const about = (path: RequestPath, condition: string) => desk.post(path, { ...topic, condition });
      expect((await about(paths.query, 'Other')).status).toBe(201);
      expect((await about(paths.appointment, 'Nerve block')).status).toBe(201);
      expect((await refused(await about(paths.query, 'Nerve block'), 422)).field).toBe('condition');
      expect((await refused(await about(paths.appointment, 'Cheap pills'), 422)).field).toBe('condition');
      const longAgo = { ...booking, appointmentDate: 'Wednesday, January 1, 2020' };
      expect((await refused(await desk.post(paths.booking, longAgo), 422)).field).toBe('appointmentDate');
    });
  });

  describe('a site on another origin', () => {
    const origin = 'https://www.example.in';

    test('is allowed by ALLOW_ORIGIN', async () => {
      const elsewhere = await open({ ALLOW_ORIGIN: origin });
      const preflight = await elsewhere.get(
        paths.booking,
        { origin, 'access-control-request-method': 'POST' },
        'OPTIONS',
      );
      const sent = await elsewhere.post(paths.booking, booking, { origin });
      const wrong = await elsewhere.post(paths.booking, { ...booking, name: '' }, { origin });
      const other = await elsewhere.get(paths.booking, { origin: 'https://evil.example' }, 'OPTIONS');
      await elsewhere.close();
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
      expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
      for (const response of [preflight, sent, wrong]) {
        expect(response.headers.get('access-control-allow-origin')).toBe(origin);
        expect(response.headers.get('vary')).toContain('Origin');
      }
      expect(sent.status).toBe(201);
      expect(other.headers.has('access-control-allow-origin')).toBe(false);
    });

    test('gets what the request API promises, and a backend that accepts everything does not pass', async () => {
      const elsewhere = await open({ ALLOW_ORIGIN: origin });
      for (const [name, passes] of checksOf(
        (path, { method, headers, body }) =>
          method === 'POST' ? elsewhere.post(path, body, headers) : elsewhere.get(path, headers, method),
        origin,
      ))
        expect(await passes(), name).toBe(true);
      await elsewhere.close();
      const careless = checksOf(() => Promise.resolve(new Response()), origin);
      expect(await Promise.all(careless.map(([, passes]) => passes()))).not.toContain(true);
    });

    test('is not allowed by default', async () => {
      const response = await desk.get(paths.booking, { origin }, 'OPTIONS');
      expect(response.status).toBe(405);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    });
  });
}
