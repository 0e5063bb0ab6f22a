import { expect, test } from 'vitest';
import { changeRole, remove } from '#desk/reception/queries/people.ts';
import { password, type Receptionist } from './a-receptionist.ts';
import type { Front } from './front.ts';

/** Who gets in, and for how long. These come first: nobody has been added yet. */
export function describeSignIn(front: Front): void {
  const { home, change, someone, invited, joined, asha, newRequest, versionOf } = front;

  test('before anybody is added, there is no such page', async () => {
    const answers = await Promise.all(
      ['/desk', '/desk/sign-in', '/desk/styles/desk.css', '/desk/join/x'].map((path) => someone().get(path)),
    );
    for (const { status, words, headers } of answers) {
      expect(status).toBe(404);
      expect(words).toBe('Page Not Found');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('a link lets somebody choose a password, once, and signs in', async () => {
    const link = await invited('Meena');
    const meena = someone();
    expect((await meena.get(link)).words).toContain('Welcome, Meena');
    const short = await meena.post(link, { password: 'too short' });
    expect(short.status).toBe(422);
    expect(short.words).toContain('Error: Use at least 12 characters');
    expect((await meena.send(link, { password })).words).toContain('No requests yet');
    expect((await meena.get(link)).status).toBe(410);
    expect((await someone().post(link, { password })).status).toBe(410);
  });

  test('nothing is cached, indexed, framed or run from elsewhere', async () => {
    const person = await asha();
    for (const path of ['/desk', '/desk/sign-in', '/desk/nowhere', '/desk/requests/999']) {
      const { headers } = await person.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('the cookie is out of reach for scripts and other sites, and holds nothing that is kept', async () => {
    const { headers } = await someone().post('/desk/sign-in', { name: ' asha  RAO ', password });
    const cookie = headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\/desk/i);
    const [, token = ''] = /desk=([\w-]+)/.exec(cookie) ?? [];
    expect(token).toHaveLength(43);
    const kept = JSON.stringify([
      await home.read('SELECT * FROM sessions'),
      await home.read('SELECT * FROM people'),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(password);
  });

  test('everything else leads to the door, and from there to where one wanted to go', async () => {
    const stranger = someone();
    const answer = await stranger.get('/desk/requests/7');
    expect(answer.headers.get('location')).toBe('/desk/sign-in?to=%2Fdesk%2Frequests%2F7');
    expect((await stranger.get('/desk/fresh')).status).toBe(401);
    const fields = { name: 'Asha Rao', password, to: '/desk/requests/7' };
    expect((await someone().post('/desk/sign-in', fields)).headers.get('location')).toBe('/desk/requests/7');
  });

  test('a wrong password and an unknown name are refused in the same words, and then for a while altogether', async () => {
    const thief = someone('203.0.113.66');
    const sign = (name: string, tried: string) => thief.post('/desk/sign-in', { name, password: tried });
    const wrong = await sign('Asha Rao', 'five green mangoes');
    const unknown = await sign('Nobody Here', password);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.words.replace('Asha Rao', '')).toBe(unknown.words.replace('Nobody Here', ''));
    expect(wrong.words).toContain('The name or the password is wrong');
    for (let n = 0; n < 4; n += 1) await sign('Asha Rao', `wrong password ${n}`);
    const limited = await sign('Asha Rao', password);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.words).toContain('Too many tries');
    expect((await someone().post('/desk/sign-in', { name: 'Asha Rao', password })).status).toBe(303);
  });

  const whose = (name: string) => `person = (SELECT id FROM people WHERE sign_in = '${name}')`;

  test('whoever signs out is out, also with a copy of the cookie', async () => {
    const person = await joined('Vikram');
    const copy = someone();
    for (const [name, value] of person.cookies) copy.cookies.set(name, value);
    expect((await copy.get('/desk')).status).toBe(200);
    expect((await person.send('/desk/sign-out', {})).words).toContain('You are signed out');
    expect((await copy.get('/desk')).status).toBe(303);
    expect((await copy.get('/desk/fresh')).status).toBe(401);
  });

  test('a clock in doubt is shown, and whoever works here confirms the day', async () => {
    const person = await asha();
    expect((await person.get('/desk')).words).not.toContain('The desk says that today is');
    await change(`INSERT INTO clock (place, at, doubted_at) VALUES (1, '2020', '2020')
      ON CONFLICT (place) DO UPDATE SET doubted_at = '2020'`);
    expect((await person.get('/desk')).words).toContain('The desk says that today is');
    const after = await person.send('/desk/clock', {});
    expect(after.words).toContain('The day is confirmed.');
    expect(after.words).not.toContain('The desk says that today is');
    expect((await person.get('/desk/record')).words).toContain('Confirmed the day of the desk');
  });

  test('half an hour without anybody, or twelve hours in all, and the session is over', async () => {
    for (const [column, minutes] of [
      ['seen_at', 31],
      ['created_at', 12 * 60 + 1],
    ] as const) {
      const person = await joined('Sleepy');
      const then = new Date(Date.now() - minutes * 60_000).toISOString();
      await change(`UPDATE sessions SET ${column} = ?1 WHERE ${whose('sleepy')}`, then);
      expect((await person.get('/desk')).status).toBe(303);
    }
  });

  test('an idle session may count new requests for 12 hours, learns nothing else and is not prolonged', async () => {
    const person = await joined('Drowsy', 'front desk');
    const seen = (minutes: number, column = 'seen_at') =>
      change(
        `UPDATE sessions SET ${column} = ?1 WHERE ${whose('drowsy')}`,
        new Date(Date.now() - minutes * 60_000).toISOString(),
      );
    const row = () => home.read(`SELECT created_at, seen_at FROM sessions WHERE ${whose('drowsy')}`);
    const [, latest = ''] = /data-latest="(\d+)"/.exec((await person.get('/desk')).html) ?? [];
    await newRequest({ name: 'Came Meanwhile' });
    await seen(31);
    const before = await row();
    const answer = await person.get(`/desk/fresh?after=${latest}&active=yes`);
    expect([answer.status, JSON.parse(answer.html)]).toEqual([200, { count: 1, signedIn: false }]);
    // Somebody else who signs in does not end it.
    await joined('Early Bird');
    expect((await person.get(`/desk/fresh?after=${latest}`)).status).toBe(200);
    for (const path of ['/desk', '/desk/requests/1', '/desk//fresh', '/desk/account'])
      expect((await person.get(path)).html, path).not.toMatch(/Drowsy|Meanwhile|count/);
    const posted = await person.post('/desk/fresh', {});
    expect([posted.status, posted.html]).toEqual([401, '{"signedIn":false}']);
    expect((await person.post('/desk/sign-out', {})).headers.get('location')).toBe('/desk/sign-in?lost=yes');
    expect(await row()).toEqual(before);
    await seen(12 * 60 + 1, 'created_at');
    expect((await person.get('/desk/fresh')).status).toBe(401);
  });

  test.each<[string, string, (name: string, active: Receptionist) => Promise<unknown>]>([
    ['signing out everywhere', 'Everywhere', (_, active) => active.post('/desk/sign-out-everywhere', {})],
    [
      'a new password',
      'Changes',
      (_, active) => active.post('/desk/account', { password, next: 'five green mangoes' }),
    ],
    ['a new link', 'Forgot', async (name) => someone().post(await invited(name), { password })],
    ['removal', 'Goes', (name) => home.run(remove(name, null, new Date()))],
    ['a role without requests', 'Writes', (name) => home.run(changeRole(name, 'writer', null, new Date()))],
  ])('%s ends the count of an idle session, too', async (_, name, leave) => {
    const idle = await joined(name, 'front desk');
    const then = new Date(Date.now() - 31 * 60_000).toISOString();
    await change(`UPDATE sessions SET seen_at = ?1 WHERE ${whose(name.toLowerCase())}`, then);
    expect((await idle.get('/desk/fresh')).status).toBe(200);
    const active = someone();
    expect((await active.post('/desk/sign-in', { name, password })).status).toBe(303);
    await leave(name, active);
    expect((await idle.get('/desk/fresh')).status).toBe(401);
  });

  test('the cache is cleared when somebody signs out, here or everywhere, is removed, or was away for too long', async () => {
    const cleared = ({ headers }: { headers: Headers }) => headers.get('clear-site-data');
    for (const path of ['/desk/sign-out', '/desk/sign-out-everywhere'])
      expect(cleared(await (await joined('Clears')).post(path, {}))).toBe('"cache"');
    const person = await joined('Clears');
    await change(`UPDATE sessions SET seen_at = '2020' WHERE ${whose('clears')}`);
    const { headers } = await person.get('/desk');
    expect(cleared(await person.get(headers.get('location') ?? ''))).toBe('"cache"');
    const removed = await joined('Clears');
    await home.run(remove('clears', null, new Date()));
    expect((await removed.post('/desk/clock', {})).headers.get('location')).toBe('/desk/sign-in?lost=yes');
    expect(cleared(await removed.get('/desk/sign-in?lost=yes'))).toBe('"cache"');
    expect(cleared(await someone().get('/desk/sign-in'))).toBeNull();
  });

  test('what the page asks for by itself keeps nobody signed in', async () => {
    const person = await joined('Nila');
    const then = new Date(Date.now() - 20 * 60_000).toISOString();
    await change(`UPDATE sessions SET seen_at = ?1 WHERE ${whose('nila')}`, then);
    const seenAt = () => home.read(`SELECT seen_at FROM sessions WHERE ${whose('nila')}`);
    await person.get('/desk/fresh?after=0');
    expect(await seenAt()).toEqual([{ seen_at: then }]);
    await person.get('/desk/fresh?after=0&active=yes');
    expect(await seenAt()).not.toEqual([{ seen_at: then }]);
  });

  test('who is removed is out at once', async () => {
    const person = await joined('Leaving');
    await home.run(remove('leaving', null, new Date()));
    expect((await person.get('/desk')).status).toBe(303);
    expect((await person.post('/desk/sign-in', { name: 'Leaving', password })).status).toBe(401);
  });

  test('a form that comes from elsewhere does nothing', async () => {
    const person = await asha();
    const id = await newRequest();
    const version = await versionOf(person, id);
    const fields = { version, state: 'spam' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
      { 'sec-fetch-site': '', origin: 'null' },
      { 'sec-fetch-site': '', origin: '' },
    ])
      expect((await person.post(`/desk/requests/${id}/state`, fields, headers)).status).toBe(403);
    expect(await home.read(`SELECT state FROM requests WHERE id = ${id}`)).toEqual([{ state: 'new' }]);
    const older = { 'sec-fetch-site': '', origin: home.url };
    expect((await person.post(`/desk/requests/${id}/state`, fields, older)).status).toBe(303);
  });
}
