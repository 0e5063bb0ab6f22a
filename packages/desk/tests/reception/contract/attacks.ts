import { beforeAll, expect, test } from 'vitest';
import { hashOf, newToken } from '#desk/reception/auth/tokens.ts';
import { invite } from '#desk/reception/queries/people.ts';
import { hiddenIn, password, type Browser } from './browser.ts';
import { idFor, minutesAgo, type FrontDesk } from './front-desk.ts';

/** Attacks, and times that were stored while the clock was ahead. */
export function describeAttacks(front: FrontDesk): void {
  const { server, addAttempts, change, clearAttempts, newBrowser, newRequest, signedIn } = front;
  let asha: Browser;
  beforeAll(async () => (asha = await front.asha()));

  const future = '2031-01-01T00:00:00.000Z';
  const whose = (name: string) => `person = ${idFor(name)}`;

  test('a session from the future is invalid and deleted, valid ones stay', async () => {
    const person = await signedIn('Ahead');
    for (const column of ['seen_at', 'created_at']) {
      await change(
        `UPDATE sessions SET seen_at = ?1, created_at = ?1 WHERE ${whose('ahead')}`,
        minutesAgo(0),
      );
      expect((await person.get('/desk')).status).toBe(200);
      await change(`UPDATE sessions SET ${column} = ?1 WHERE ${whose('ahead')}`, future);
      expect((await person.get('/desk')).status, column).toBe(303);
    }
    expect((await asha.get('/desk')).status).toBe(200);
    await signedIn('Cleans Up');
    expect(await server.read(`SELECT * FROM sessions WHERE ${whose('ahead')}`)).toEqual([]);
  });

  test('attempts from the future do not block a sign-in', async () => {
    const { caller, person } = await attemptOf('203.0.113.70', 'Asha Rao');
    for (let n = 0; n < 30; n += 1)
      await change(
        'INSERT INTO sign_in_attempts (at, caller, network, person) VALUES (?1, ?2, ?2, ?3)',
        ...[future, caller, person],
      );
    const answer = await newBrowser('203.0.113.70').post('/desk/sign-in', { name: 'Asha Rao', password });
    expect(answer.status).toBe(303);
  });

  test('an invitation from the future is invalid', async () => {
    const token = newToken();
    await server.run(
      invite({ now: new Date(future) }, { name: 'Link Ahead', role: 'manager', token: hashOf(token) }),
    );
    expect((await newBrowser().get(`/desk/join/${token}`)).status).toBe(410);
    expect((await newBrowser().post(`/desk/join/${token}`, { password })).status).toBe(410);
  });

  test('a correction changes only requests from the same number', async () => {
    const mine = await newRequest({ mobile: '9700000091', name: 'Of This Number' });
    await newRequest({ mobile: '9700000091', name: 'Of This Number' });
    const other = await newRequest({ name: 'Somebody Else' });
    const address = `/desk/requests/${mine}/correct`;
    const seen = `${hiddenIn((await asha.get(address)).html, 'seen')} ${other}:1`;
    const values = { seen, name: 'Changed', mobile: '9700000091', email: '', everywhere: 'yes' };
    await asha.post(address, values);
    const name = `SELECT json_extract(payload, '$.name') AS name, version FROM requests WHERE id = `;
    expect(await server.read(name + other)).toEqual([{ name: 'Somebody Else', version: 1 }]);
    expect(await server.read(name + mine)).toEqual([{ name: 'Changed', version: 2 }]);
  });

  test('escapes input in the search, the address and the sign-in name', async () => {
    const evil = '"><script>alert(1)</script>';
    const pages = await Promise.all([
      asha.get(`/desk?q=${encodeURIComponent(evil)}`),
      asha.get(`/desk/print?q=${encodeURIComponent(evil)}`),
      newBrowser().get(`/desk/sign-in?to=${encodeURIComponent(evil)}`),
      newBrowser('203.0.113.71').post('/desk/sign-in', { name: evil, password: 'x', to: evil }),
      asha.post('/desk/people', { name: evil, password }),
      asha.get('/desk', { referer: `${server.url}/desk?q=${evil}` }),
    ]);
    for (const { html } of pages) expect(html).not.toContain('<script>alert');
    const id = await newRequest();
    const { html } = await asha.get(`/desk/requests/${id}`, {
      referer: `javascript:alert(1)//${server.url}/desk`,
    });
    expect(html).not.toContain('javascript:');
  });

  test.each([
    '/desk/..%2f..%2fdata%2frequests.sqlite',
    '/desk/styles/fonts/..%2f..%2frequests.sqlite',
    '/desk/%2e%2e/%2e%2e/etc/passwd',
    '/desk//evil.example',
    '/desk/requests/1%00',
  ])('%s serves no file', async (path) => {
    const { status, headers, html } = await newBrowser().get(path);
    expect([303, 400, 404]).toContain(status);
    expect(headers.get('location') ?? '/desk/').toMatch(/^\/desk\//);
    expect(html).not.toContain('SQLite');
  });

  test('refuses requests that are too large', async () => {
    const id = await newRequest();
    for (const [size, status] of [
      [40_000, 413],
      [2001, 422],
    ] as const) {
      const note = { key: 'k', text: 'x'.repeat(size) };
      expect((await asha.post(`/desk/requests/${id}/notes`, note)).status).toBe(status);
    }
  });

  test('rate-limits sign-ins per client, and refused ones use up no other limit', async () => {
    const thief = newBrowser('203.0.113.80');
    const flood = async (n: number) =>
      (await thief.post('/desk/sign-in', { name: `Thief ${n}`, password: 'x' })).status;
    const answers = [];
    for (let n = 0; n < 30; n += 1) answers.push(await flood(n));
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.slice(20).every((status) => status === 429)).toBe(true);
    const rows = `SELECT count(*) AS n FROM sign_in_attempts WHERE person LIKE 'thief%'`;
    expect(await server.read(rows)).toEqual([{ n: 20 }]);
    const answer = await newBrowser('203.0.113.81').post('/desk/sign-in', { name: 'Asha Rao', password });
    expect(answer.status).toBe(303);
  });

  test('a known browser still signs in while attempts come from many networks', async () => {
    const person = await signedIn('Known Here');
    const sign = () => person.post('/desk/sign-in', { name: 'Known Here', password });
    await addAttempts(2000, 'known here');
    const stranger = await newBrowser('203.0.113.82').post('/desk/sign-in', { name: 'Known Here', password });
    expect(stranger.status).toBe(429);
    expect((await sign()).status).toBe(303);
    await change(`DELETE FROM devices WHERE ${whose('known here')}`);
    expect((await sign()).status).toBe(429);
    await clearAttempts();
  });

  test('rate-limits requests without a session, not signed-in people at the same address', async () => {
    await asha.get('/desk');
    const flood = newBrowser();
    // The bucket refills while the requests run, so some pass.
    let isLimited = false;
    while (!isLimited) {
      const eight = Array.from({ length: 8 }, () => flood.get('/desk', { cookie: 'desk=false' }));
      isLimited = (await Promise.all(eight)).some(({ status }) => status === 429);
    }
    expect((await asha.get('/desk')).status).toBe(200);
    expect((await newBrowser('203.0.113.83').get('/desk')).status).toBe(303);
  });

  async function attemptOf(address: string, name: string) {
    await newBrowser(address).post('/desk/sign-in', { name, password: 'not the password' });
    const [row] = await server.read(
      'SELECT caller, person FROM sign_in_attempts ORDER BY rowid DESC LIMIT 1',
    );
    return { caller: String(row?.caller), person: String(row?.person) };
  }
}
