import { beforeAll, expect, test } from 'vitest';
import { hashOf, newToken } from '#desk/reception/auth/tokens.ts';
import { invite } from '#desk/reception/queries/people.ts';
import { hiddenIn, password, type Receptionist } from './a-receptionist.ts';
import type { Front } from './front.ts';

/** What somebody tries who means harm, and what a clock does that was wrong for a while. */
export function describeAttacks(front: Front): void {
  const { home, change, someone, joined, newRequest } = front;
  let asha: Receptionist;
  beforeAll(async () => (asha = await front.asha()));

  const years = '2031-01-01T00:00:00.000Z';
  const whose = (name: string) => `person = (SELECT id FROM people WHERE sign_in = '${name}')`;

  test('a session from a clock that was ahead is over with it, and none is thrown away that is good', async () => {
    const person = await joined('Ahead');
    for (const column of ['seen_at', 'created_at']) {
      await change(`UPDATE sessions SET seen_at = ?1, created_at = ?1 WHERE ${whose('ahead')}`, now());
      expect((await person.get('/desk')).status).toBe(200);
      await change(`UPDATE sessions SET ${column} = ?1 WHERE ${whose('ahead')}`, years);
      expect((await person.get('/desk')).status, column).toBe(303);
    }
    expect((await asha.get('/desk')).status).toBe(200);
    await joined('Cleans Up');
    expect(await home.read(`SELECT * FROM sessions WHERE ${whose('ahead')}`)).toEqual([]);
  });

  test('tries from a clock that was ahead shut the door to nobody', async () => {
    const { caller, person } = await attemptOf('203.0.113.70', 'Asha Rao');
    for (let n = 0; n < 30; n += 1)
      await change(
        'INSERT INTO sign_in_attempts (at, caller, network, person) VALUES (?1, ?2, ?2, ?3)',
        ...[years, caller, person],
      );
    const answer = await someone('203.0.113.70').post('/desk/sign-in', { name: 'Asha Rao', password });
    expect(answer.status).toBe(303);
  });

  test('a link from a clock that was ahead is no link for years', async () => {
    const token = newToken();
    await home.run(
      invite({ name: 'Link Ahead', role: 'manager', token: hashOf(token), by: null, now: new Date(years) }),
    );
    expect((await someone().get(`/desk/join/${token}`)).status).toBe(410);
    expect((await someone().post(`/desk/join/${token}`, { password })).status).toBe(410);
  });

  test('a correction reaches no patient but the one whose number it is', async () => {
    const mine = await newRequest({ mobile: '9700000091', name: 'Of This Number' });
    await newRequest({ mobile: '9700000091', name: 'Of This Number' });
    const other = await newRequest({ name: 'Somebody Else' });
    const address = `/desk/requests/${mine}/correct`;
    const seen = `${hiddenIn((await asha.get(address)).html, 'seen')} ${other}:1`;
    const values = { seen, name: 'Changed', mobile: '9700000091', email: '', everywhere: 'yes' };
    await asha.post(address, values);
    const name = `SELECT json_extract(payload, '$.name') AS name, version FROM requests WHERE id = `;
    expect(await home.read(name + other)).toEqual([{ name: 'Somebody Else', version: 1 }]);
    expect(await home.read(name + mine)).toEqual([{ name: 'Changed', version: 2 }]);
  });

  test('words of strangers are words: in the search, in the address, in the name of whoever signs in', async () => {
    const evil = '"><script>alert(1)</script>';
    const pages = await Promise.all([
      asha.get(`/desk?q=${encodeURIComponent(evil)}`),
      asha.get(`/desk/print?q=${encodeURIComponent(evil)}`),
      someone().get(`/desk/sign-in?to=${encodeURIComponent(evil)}`),
      someone('203.0.113.71').post('/desk/sign-in', { name: evil, password: 'x', to: evil }),
      asha.post('/desk/people', { name: evil, password }),
      asha.get('/desk', { referer: `${home.url}/desk?q=${evil}` }),
    ]);
    for (const { html } of pages) expect(html).not.toContain('<script>alert');
    const id = await newRequest();
    const { html } = await asha.get(`/desk/requests/${id}`, {
      referer: `javascript:alert(1)//${home.url}/desk`,
    });
    expect(html).not.toContain('javascript:');
  });

  test.each([
    '/desk/..%2f..%2fdata%2frequests.sqlite',
    '/desk/assets/fonts/..%2f..%2frequests.sqlite',
    '/desk/%2e%2e/%2e%2e/etc/passwd',
    '/desk//evil.example',
    '/desk/requests/1%00',
  ])('%s is the door or nothing, and never a file', async (path) => {
    const { status, headers, html } = await someone().get(path);
    expect([303, 400, 404]).toContain(status);
    expect(headers.get('location') ?? '/desk/').toMatch(/^\/desk\//);
    expect(html).not.toContain('SQLite');
  });

  test('what is far too large is refused', async () => {
    const id = await newRequest();
    for (const [size, status] of [
      [40_000, 413],
      [2001, 422],
    ] as const) {
      const note = { key: 'k', text: 'x'.repeat(size) };
      expect((await asha.post(`/desk/requests/${id}/notes`, note)).status).toBe(status);
    }
  });

  test('one address that tries on and on is refused, and takes nothing from anybody else', async () => {
    const thief = someone('203.0.113.80');
    const flood = async (n: number) =>
      (await thief.post('/desk/sign-in', { name: `Thief ${n}`, password: 'x' })).status;
    const answers = [];
    for (let n = 0; n < 30; n += 1) answers.push(await flood(n));
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.slice(20).every((status) => status === 429)).toBe(true);
    const rows = `SELECT count(*) AS n FROM sign_in_attempts WHERE person LIKE 'thief%'`;
    expect(await home.read(rows)).toEqual([{ n: 20 }]);
    const answer = await someone('203.0.113.81').post('/desk/sign-in', { name: 'Asha Rao', password });
    expect(answer.status).toBe(303);
  });

  test('while tries come from everywhere, a browser that has signed in before is judged by itself', async () => {
    const person = await joined('Known Here');
    const sign = () => person.post('/desk/sign-in', { name: 'Known Here', password });
    for (let n = 0; n < 4; n += 1)
      await change(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
          INSERT INTO sign_in_attempts (at, caller, network, person) SELECT ?1, ?2 || i, ?2 || i, 'known here' FROM n`,
        now(),
        `flood ${n} `,
      );
    const stranger = await someone('203.0.113.82').post('/desk/sign-in', { name: 'Known Here', password });
    expect(stranger.status).toBe(429);
    expect((await sign()).status).toBe(303);
    await change(`DELETE FROM devices WHERE ${whose('known here')}`);
    expect((await sign()).status).toBe(429);
    await change('DELETE FROM sign_in_attempts');
  });

  test('a flood of calls from one address is held back, and not whoever is signed in behind it', async () => {
    await asha.get('/desk');
    const flood = someone();
    // Some of those that follow pass again, as many as there is time for.
    let isHeldBack = false;
    while (!isHeldBack) {
      const eight = Array.from({ length: 8 }, () => flood.get('/desk', { cookie: 'desk=false' }));
      isHeldBack = (await Promise.all(eight)).some(({ status }) => status === 429);
    }
    expect((await asha.get('/desk')).status).toBe(200);
    expect((await someone('203.0.113.83').get('/desk')).status).toBe(303);
  });

  const now = () => new Date().toISOString();

  async function attemptOf(address: string, name: string) {
    await someone(address).post('/desk/sign-in', { name, password: 'not the password' });
    const [row] = await home.read('SELECT caller, person FROM sign_in_attempts ORDER BY rowid DESC LIMIT 1');
    return { caller: String(row?.caller), person: String(row?.person) };
  }
}
