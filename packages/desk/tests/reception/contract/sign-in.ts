import { expect, test } from 'vitest';
import { changeRole, removePerson } from '#desk/reception/queries/people.ts';
import { locationOf, password, type Browser, type Page } from './browser.ts';
import { idFor, type FrontDesk } from './front-desk.ts';

/** Runs first, before any person is added. */
export function describeSignIn(front: FrontDesk): void {
  const {
    server,
    change,
    newBrowser,
    invite,
    signedIn,
    asha,
    ageSession,
    latestIn,
    newRequest,
    rowOf,
    versionOf,
  } = front;

  test('returns the 404 page of the site before a person is added', async () => {
    const answers = await Promise.all(
      ['/desk', '/desk/sign-in', '/desk/styles/desk.css', '/desk/join/x'].map((path) =>
        newBrowser().get(path),
      ),
    );
    for (const { status, words, headers } of answers) {
      expect(status).toBe(404);
      expect(words).toBe('Page Not Found');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('an invitation link sets a password once and signs in', async () => {
    const link = await invite('Meena');
    const meena = newBrowser();
    expect((await meena.get(link)).words).toContain('Welcome, Meena');
    const short = await meena.post(link, { password: 'too short' });
    expect(short.status).toBe(422);
    expect(short.words).toContain('Error: Use at least 12 characters');
    expect((await meena.send(link, { password })).words).toContain('No requests yet');
    expect((await meena.get(link)).status).toBe(410);
    expect((await newBrowser().post(link, { password })).status).toBe(410);
  });

  test('pages are not cached, indexed or framed, and load nothing from other sites', async () => {
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

  test('the session cookie is HttpOnly and SameSite, and the database stores neither token nor password', async () => {
    const { headers } = await newBrowser().post('/desk/sign-in', { name: ' asha  RAO ', password });
    const cookie = headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\/desk/i);
    const [, token = ''] = /desk=([\w-]+)/.exec(cookie) ?? [];
    expect(token).toHaveLength(43);
    const stored = [await server.read('SELECT * FROM sessions'), await server.read('SELECT * FROM people')];
    for (const secret of [token, password]) expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('other pages redirect to the sign-in page, which redirects back', async () => {
    const stranger = newBrowser();
    expect(locationOf(await stranger.get('/desk/requests/7'))).toBe(
      '/desk/sign-in?to=%2Fdesk%2Frequests%2F7',
    );
    expect((await stranger.get('/desk/fresh')).status).toBe(401);
    const fields = { name: 'Asha Rao', password, to: '/desk/requests/7' };
    expect(locationOf(await newBrowser().post('/desk/sign-in', fields))).toBe('/desk/requests/7');
  });

  test('a wrong password and an unknown name get the same message, and then a rate limit', async () => {
    const thief = newBrowser('203.0.113.66');
    const sign = (name: string, tried: string) => thief.post('/desk/sign-in', { name, password: tried });
    const wrong = await sign('Asha Rao', 'five green mangoes');
    const unknown = await sign('Unknown Name', password);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.words.replace('Asha Rao', '')).toBe(unknown.words.replace('Unknown Name', ''));
    expect(wrong.words).toContain('The name or the password is wrong');
    for (let n = 0; n < 4; n += 1) await sign('Asha Rao', `wrong password ${n}`);
    const limited = await sign('Asha Rao', password);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.words).toContain('Too many tries');
    expect((await newBrowser().post('/desk/sign-in', { name: 'Asha Rao', password })).status).toBe(303);
  });

  test('signing out also ends the session of a copied cookie', async () => {
    const person = await signedIn('Vikram');
    const copy = newBrowser();
    for (const [name, value] of person.cookies) copy.cookies.set(name, value);
    expect((await copy.get('/desk')).status).toBe(200);
    expect((await person.send('/desk/sign-out', {})).words).toContain('You are signed out');
    expect((await copy.get('/desk')).status).toBe(303);
    expect((await copy.get('/desk/fresh')).status).toBe(401);
  });

  test('the list warns of a clock in doubt until a person confirms the date', async () => {
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

  test.each([
    ['half an hour idle', 'seen_at', 31],
    ['twelve hours in all', 'created_at', 12 * 60 + 1],
  ] as const)('a session ends after %s', async (_, column, minutes) => {
    const person = await signedIn('Sleepy');
    await ageSession('Sleepy', minutes, column);
    expect((await person.get('/desk')).status).toBe(303);
  });

  test('an idle session may count new requests for 12 hours, reads nothing else and is not extended', async () => {
    const person = await signedIn('Drowsy', 'front desk');
    const row = () =>
      server.read(`SELECT created_at, seen_at FROM sessions WHERE person = ${idFor('Drowsy')}`);
    const latest = await latestIn(person);
    await newRequest({ name: 'Came Meanwhile' });
    await ageSession('Drowsy', 31);
    const before = await row();
    const answer = await person.get(`/desk/fresh?after=${latest}&active=yes`);
    expect([answer.status, JSON.parse(answer.html)]).toEqual([200, { count: 1, signedIn: false }]);
    // The sign-in of another person does not end it.
    await signedIn('Early Bird');
    expect((await person.get(`/desk/fresh?after=${latest}`)).status).toBe(200);
    for (const path of ['/desk', '/desk/requests/1', '/desk//fresh', '/desk/account'])
      expect((await person.get(path)).html, path).not.toMatch(/Drowsy|Meanwhile|count/);
    const posted = await person.post('/desk/fresh', {});
    expect([posted.status, posted.html]).toEqual([401, '{"signedIn":false}']);
    expect(locationOf(await person.post('/desk/sign-out', {}))).toBe('/desk/sign-in?lost=yes');
    expect(await row()).toEqual(before);
    await ageSession('Drowsy', 12 * 60 + 1, 'created_at');
    expect((await person.get('/desk/fresh')).status).toBe(401);
  });

  test.each<[string, string, (name: string, active: Browser) => Promise<unknown>]>([
    ['signing out everywhere', 'Everywhere', (_, active) => active.post('/desk/sign-out-everywhere', {})],
    [
      'a new password',
      'Changes',
      (_, active) => active.post('/desk/account', { password, next: 'five green mangoes' }),
    ],
    ['a new link', 'Forgot', async (name) => newBrowser().post(await invite(name), { password })],
    ['removal', 'Goes', (name) => server.run(removePerson({ now: new Date() }, name))],
    [
      'a role without requests',
      'Writes',
      (name) => server.run(changeRole({ now: new Date() }, name, 'writer')),
    ],
  ])('%s also ends the count of an idle session', async (_, name, leave) => {
    const idle = await signedIn(name, 'front desk');
    await ageSession(name, 31);
    expect((await idle.get('/desk/fresh')).status).toBe(200);
    const active = newBrowser();
    expect((await active.post('/desk/sign-in', { name, password })).status).toBe(303);
    await leave(name, active);
    expect((await idle.get('/desk/fresh')).status).toBe(401);
  });

  test('signing out, removal and an expired session clear the cache of the browser', async () => {
    const cleared = ({ headers }: Page) => headers.get('clear-site-data');
    for (const path of ['/desk/sign-out', '/desk/sign-out-everywhere'])
      expect(cleared(await (await signedIn('Clears')).post(path, {}))).toBe('"cache"');
    const person = await signedIn('Clears');
    await ageSession('Clears', 31);
    expect(cleared(await person.get(locationOf(await person.get('/desk'))!))).toBe('"cache"');
    const removed = await signedIn('Clears');
    await server.run(removePerson({ now: new Date() }, 'clears'));
    expect(locationOf(await removed.post('/desk/clock', {}))).toBe('/desk/sign-in?lost=yes');
    expect(cleared(await removed.get('/desk/sign-in?lost=yes'))).toBe('"cache"');
    expect(cleared(await newBrowser().get('/desk/sign-in'))).toBeNull();
  });

  test('polling does not extend the session, activity does', async () => {
    const person = await signedIn('Nila');
    await ageSession('Nila', 20);
    const seenAt = () => server.read(`SELECT seen_at FROM sessions WHERE person = ${idFor('Nila')}`);
    const before = await seenAt();
    await person.get('/desk/fresh?after=0');
    expect(await seenAt()).toEqual(before);
    await person.get('/desk/fresh?after=0&active=yes');
    expect(await seenAt()).not.toEqual(before);
  });

  test('a form from another site is refused', async () => {
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
    expect(await rowOf(id)).toEqual({ state: 'new' });
    const older = { 'sec-fetch-site': '', origin: server.url };
    expect((await person.post(`/desk/requests/${id}/state`, fields, older)).status).toBe(303);
  });
}
