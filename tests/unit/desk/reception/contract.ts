// What the receptionist's page does in every home of the desk.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashOf, newToken } from '#desk/reception/records/tokens.ts';
import { invite, remove } from '#desk/reception/records/people.ts';
import type { Row, Statement } from '#desk/store/database.ts';
import { paths } from '#forms/paths.ts';
import { clinicDay } from '#lib/dates.ts';
import { booking, topic } from '../a-desk.ts';
import { createReceptionist, hiddenIn, password, type Receptionist } from './a-receptionist.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

export interface ReceptionHome {
  url: string;
  said: string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** As a command beside the desk. */
  run(statements: Statement[]): Promise<void>;
  read(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** `from` says how a request looks that comes from this address. */
export function describeReception(
  open: () => Promise<ReceptionHome>,
  from: (address: string) => Record<string, string>,
): void {
  let home: ReceptionHome;
  let asha: Receptionist;
  beforeAll(async () => (home = await open()));
  afterAll(() => home.close());

  const someone = (address = '203.0.113.1') => createReceptionist(home.url, from(address));

  async function invited(name: string): Promise<string> {
    const token = newToken();
    await home.run(invite({ name, token: hashOf(token), by: null, now: new Date() }));
    return `/desk/join/${token}`;
  }
  async function joined(name: string): Promise<Receptionist> {
    const person = someone();
    await person.send(await invited(name), { password });
    return person;
  }
  let mobiles = 0;
  async function newRequest(changes: object = {}): Promise<number> {
    const mobile = `98${String((mobiles += 1)).padStart(8, '0')}`;
    expect((await home.post(paths.query, { ...topic, mobile, ...changes })).status).toBe(201);
    const [row] = await home.read('SELECT max(id) AS id FROM requests');
    return Number(row?.id);
  }
  const versionOf = async (person: Receptionist, id: number) =>
    hiddenIn((await person.get(`/desk/requests/${id}`)).html, 'version', 'last');

  describe('the door', () => {
    test('before anybody is added, there is no such page', async () => {
      const answers = await Promise.all(
        ['/desk', '/desk/sign-in', '/desk/styles/desk.css', '/desk/join/x'].map((path) =>
          someone().get(path),
        ),
      );
      for (const { status, words, headers } of answers) {
        expect(status).toBe(404);
        expect(words).toBe('Page Not Found');
        expect(headers.get('set-cookie')).toBeNull();
      }
    });

    test('a link lets somebody choose a password, once, and signs in', async () => {
      const link = await invited('Asha Rao');
      asha = someone();
      expect((await asha.get(link)).words).toContain('Welcome, Asha Rao');
      const short = await asha.post(link, { password: 'too short' });
      expect(short.status).toBe(422);
      expect(short.words).toContain('Error: Use at least 12 characters');
      expect((await asha.send(link, { password })).words).toContain('No requests yet');
      expect((await asha.get(link)).status).toBe(410);
      expect((await someone().post(link, { password })).status).toBe(410);
    });

    test('nothing is cached, indexed, framed or run from elsewhere', async () => {
      for (const path of ['/desk', '/desk/sign-in', '/desk/nowhere', '/desk/requests/999']) {
        const { headers } = await asha.get(path);
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
      expect(cookie).toMatch(/SameSite=Strict/i);
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
      expect((await someone().post('/desk/sign-in', fields)).headers.get('location')).toBe(
        '/desk/requests/7',
      );
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

    test('whoever signs out is out, also with a copy of the cookie', async () => {
      const person = await joined('Vikram');
      const copy = someone();
      for (const [name, value] of person.cookies) copy.cookies.set(name, value);
      expect((await copy.get('/desk')).status).toBe(200);
      expect((await person.send('/desk/sign-out', {})).words).toContain('You are signed out');
      expect((await copy.get('/desk')).status).toBe(303);
    });

    test('half an hour without anybody, or twelve hours in all, and the session is over', async () => {
      for (const [column, minutes] of [
        ['seen_at', 31],
        ['created_at', 12 * 60 + 1],
      ] as const) {
        const person = await joined('Sleepy');
        const then = new Date(Date.now() - minutes * 60_000).toISOString();
        const whose = "person = (SELECT id FROM people WHERE sign_in = 'sleepy')";
        await home.run([{ sql: `UPDATE sessions SET ${column} = ?1 WHERE ${whose}`, values: [then] }]);
        expect((await person.get('/desk')).status).toBe(303);
      }
    });

    test('what the page asks for by itself keeps nobody signed in', async () => {
      const person = await joined('Nila');
      const whose = "person = (SELECT id FROM people WHERE sign_in = 'nila')";
      const then = new Date(Date.now() - 20 * 60_000).toISOString();
      await home.run([{ sql: `UPDATE sessions SET seen_at = ?1 WHERE ${whose}`, values: [then] }]);
      await person.get('/desk/fresh?after=0');
      expect((await home.read(`SELECT seen_at FROM sessions WHERE ${whose}`))[0]?.seen_at).toBe(then);
      await person.get('/desk/fresh?after=0&active=yes');
      expect((await home.read(`SELECT seen_at FROM sessions WHERE ${whose}`))[0]?.seen_at).not.toBe(then);
    });

    test('who is removed is out at once', async () => {
      const person = await joined('Leaving');
      await home.run(remove('leaving', null, new Date()));
      expect((await person.get('/desk')).status).toBe(303);
      expect((await person.post('/desk/sign-in', { name: 'Leaving', password })).status).toBe(401);
    });

    test('a form that comes from elsewhere does nothing', async () => {
      const id = await newRequest();
      const version = await versionOf(asha, id);
      const fields = { version, state: 'spam' };
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
        { 'sec-fetch-site': '', origin: 'null' },
        { 'sec-fetch-site': '', origin: '' },
      ])
        expect((await asha.post(`/desk/requests/${id}/state`, fields, headers)).status).toBe(403);
      expect(await home.read(`SELECT state FROM requests WHERE id = ${id}`)).toEqual([{ state: 'new' }]);
      const older = { 'sec-fetch-site': '', origin: home.url };
      expect((await asha.post(`/desk/requests/${id}/state`, fields, older)).status).toBe(303);
    });

    test('a link from a message finds the way in, although the cookie did not come along', async () => {
      const { status, html } = await someone().get('/desk/requests/1', { 'sec-fetch-site': 'cross-site' });
      expect(status).toBe(200);
      expect(html).toContain('http-equiv="refresh" content="0"');
    });
  });

  describe('a request', () => {
    test('appears with its number to call, and with what it is about', async () => {
      const id = await newRequest({ name: 'Ravi Kumar', mobile: '9812345678' });
      const list = await asha.get('/desk');
      expect(list.words).toContain('Ravi Kumar');
      expect(list.html).toContain('href="tel:+919812345678"');
      expect(list.words).toContain('98123 45678');
      const { html, words } = await asha.get(`/desk/requests/${id}`);
      expect(html).toContain('https://wa.me/919812345678');
      expect(html).toContain('mailto:ravi%40example.org');
      expect(words).toContain('Query: Knee Pain');
      expect(words).toContain('today ');
    });

    test('goes through its states, is handled with some of them, and comes back', async () => {
      const id = await newRequest();
      const row = async () =>
        (await home.read(`SELECT state, handled_at, version FROM requests WHERE id = ${id}`))[0];
      for (const [state, isHandled] of [
        ['called', false],
        ['no answer', false],
        ['booked', true],
        ['new', false],
        ['closed', true],
        ['new', false],
        ['spam', true],
      ] as const) {
        const done = await asha.send(`/desk/requests/${id}/state`, {
          version: await versionOf(asha, id),
          state,
        });
        expect(done.words).toContain('Marked as');
        expect(await row()).toMatchObject({ state });
        expect((await row())?.handled_at !== null).toBe(isHandled);
      }
      expect((await row())?.version).toBe(8);
    });

    test('can be taken back with one press', async () => {
      const id = await newRequest();
      const done = await asha.send(`/desk/requests/${id}/state`, {
        version: await versionOf(asha, id),
        state: 'closed',
      });
      expect(done.words).toContain('Undo');
      const back = await asha.send(`/desk/requests/${id}/state`, {
        version: hiddenIn(done.html, 'version'),
        state: 'new',
      });
      expect(back.words).toContain('Marked as “New”');
      expect(await home.read(`SELECT handled_at FROM requests WHERE id = ${id}`)).toEqual([
        { handled_at: null },
      ]);
    });

    test('two at once: the second hears what the first did, and nothing is overwritten', async () => {
      const id = await newRequest();
      const ravi = await joined('Ravi');
      const version = await versionOf(asha, id);
      await asha.send(`/desk/requests/${id}/state`, { version, state: 'booked' });
      const late = await ravi.post(`/desk/requests/${id}/state`, { version, state: 'spam' });
      expect(late.status).toBe(409);
      expect(late.words).toContain('Somebody was faster');
      expect(late.words).toContain('Asha Rao New → Booked');
      expect(await home.read(`SELECT state FROM requests WHERE id = ${id}`)).toEqual([{ state: 'booked' }]);
      const all = await ravi.send(`/desk/requests/${id}/state`, {
        version: hiddenIn(late.html, 'version'),
        state: 'spam',
      });
      expect(all.words).toContain('Marked as “Spam”');
    });

    test('many at once: one of them does it', async () => {
      const id = await newRequest();
      const version = await versionOf(asha, id);
      const states = ['called', 'booked', 'closed', 'spam'];
      const answers = await Promise.all(
        states.map((state) => asha.post(`/desk/requests/${id}/state`, { version, state })),
      );
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
      expect(
        await home.read(`SELECT count(*) AS n FROM doings WHERE what = 'state' AND request = ${id}`),
      ).toEqual([{ n: 1 }]);
    });

    test('pressed twice is pressed once', async () => {
      const id = await newRequest();
      const version = await versionOf(asha, id);
      await asha.post(`/desk/requests/${id}/state`, { version, state: 'called' });
      expect((await asha.post(`/desk/requests/${id}/state`, { version, state: 'called' })).status).toBe(303);
      const key = newToken();
      await asha.post(`/desk/requests/${id}/notes`, { key, text: 'Call after six' });
      const { words } = await asha.send(`/desk/requests/${id}/notes`, { key, text: 'Call after six' });
      expect(words.split('Call after six').length - 1).toBeLessThanOrEqual(2);
      expect(await home.read(`SELECT count(*) AS n FROM notes WHERE request = ${id}`)).toEqual([{ n: 1 }]);
    });

    test('a note is text and nothing else, may be removed by its writer, and needs words', async () => {
      const id = await newRequest();
      const text = '<script>alert(1)</script> & "quotes"';
      const { html, words } = await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text });
      expect(html).not.toContain('<script>alert');
      expect(words).toContain(text);
      const empty = await asha.post(`/desk/requests/${id}/notes`, { key: newToken(), text: '  ' });
      expect(empty.status).toBe(422);
      expect(empty.words).toContain('Write the note first');
      const [, address = ''] = /action="([^"]+\/remove)"/.exec(html) ?? [];
      const other = await joined('Other');
      await other.send(address, {});
      expect(await home.read(`SELECT count(*) AS n FROM notes WHERE request = ${id}`)).toEqual([{ n: 1 }]);
      expect((await asha.send(address, {})).words).toContain('No notes yet');
    });

    test.each(['/desk/requests/99999', '/desk/requests/abc', '/desk/requests/0', '/desk/requests/-1'])(
      '%s: 404',
      async (path) => expect((await asha.get(path)).status).toBe(404),
    );

    test('who looked at it is written down, once for a while', async () => {
      const id = await newRequest();
      await asha.get(`/desk/requests/${id}`);
      const { words } = await asha.get(`/desk/requests/${id}`);
      expect(words).toContain('Asha Rao Looked at it');
      expect(await home.read(`SELECT what FROM doings WHERE request = ${id}`)).toEqual([
        { what: 'looked at' },
      ]);
    });
  });

  describe('what a patient may ask for', () => {
    const seenIn = (html: string) => hiddenIn(html, 'seen');

    test('a copy of everything from one number, and of nothing else', async () => {
      const mobile = '9700000001';
      const id = await newRequest({ mobile, name: 'Copy Me' });
      await newRequest({ mobile, name: 'Copy Too' });
      await newRequest({ name: 'Somebody Else' });
      await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text: 'Prefers mornings' });
      const { html, headers } = await asha.get(`/desk/requests/${id}/person.json`);
      const { requests } = JSON.parse(html) as { requests: { name: string; notes: { text: string }[] }[] };
      expect(requests.map(({ name }) => name).sort()).toEqual(['Copy Me', 'Copy Too']);
      expect(requests.find(({ name }) => name === 'Copy Me')?.notes[0]?.text).toBe('Prefers mornings');
      expect(headers.get('content-disposition')).not.toContain(mobile);
      const csv = await asha.get(`/desk/requests/${id}/person.csv`);
      expect(csv.html).toContain('"Copy Too"');
      expect(csv.html).not.toContain('Somebody Else');
    });

    test('a correction, of one request or of all from the number, with its mistakes beside the fields', async () => {
      const mobile = '9700000002';
      const first = await newRequest({ mobile, name: 'Asha Wrong' });
      const second = await newRequest({ mobile, name: 'Asha Wrong', email: 'second@example.org' });
      const address = `/desk/requests/${first}/correct`;
      const seen = seenIn((await asha.get(address)).html);
      const values = { seen, name: 'Asha Right', mobile, email: 'right@example.org' };
      const wrong = await asha.post(address, { ...values, mobile: '123', email: 'nobody' });
      expect(wrong.status).toBe(422);
      expect(wrong.words).toContain('Error: Use at least 10 digits');
      expect(wrong.words).toContain('Error: This is not an e-mail address');
      const one = await asha.send(address, values);
      expect(one.words).toContain('Corrected: name, e-mail.');
      const names = () =>
        home.read(`SELECT json_extract(payload, '$.name') AS name, json_extract(payload, '$.condition') AS about
        FROM requests WHERE id IN (${first}, ${second}) ORDER BY id`);
      expect(await names()).toEqual([
        { name: 'Asha Right', about: 'Knee Pain' },
        { name: 'Asha Wrong', about: 'Knee Pain' },
      ]);
      const again = seenIn((await asha.get(address)).html);
      await asha.send(address, { ...values, seen: again, everywhere: 'yes' });
      expect((await names()).map(({ name }) => name)).toEqual(['Asha Right', 'Asha Right']);
    });

    test('a correction on what has changed meanwhile keeps what was typed and overwrites nothing', async () => {
      const mobile = '9700000003';
      const id = await newRequest({ mobile, name: 'As Sent' });
      const address = `/desk/requests/${id}/correct`;
      const seen = seenIn((await asha.get(address)).html);
      await asha.send(`/desk/requests/${id}/state`, { version: await versionOf(asha, id), state: 'called' });
      const late = await asha.post(address, { seen, name: 'Typed Here', mobile, email: '' });
      expect(late.status).toBe(409);
      expect(late.words).toContain('Somebody was faster');
      expect(late.html).toContain('value="Typed Here"');
      expect(
        await home.read(`SELECT json_extract(payload, '$.name') AS name FROM requests WHERE id = ${id}`),
      ).toEqual([{ name: 'As Sent' }]);
      await asha.send(address, { seen: seenIn(late.html), name: 'Typed Here', mobile, email: '' });
    });

    test('to be erased: the ticked requests with their notes, and the record says only that it was done', async () => {
      const mobile = '9700000004';
      const id = await newRequest({ mobile, name: 'Forget Me', email: 'forget@example.org' });
      const kept = await newRequest({ mobile, name: 'Keep Me' });
      await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text: 'Forget this note' });
      await asha.send(`/desk/requests/${id}/state`, { version: await versionOf(asha, id), state: 'called' });
      const address = `/desk/requests/${id}/erase`;
      expect((await asha.get(address)).words).toContain('this cannot be undone');
      const none = await asha.post(address, {});
      expect(none.status).toBe(422);
      expect(none.words).toContain('Tick at least one request');
      expect((await asha.send(address, { ids: String(id) })).words).toContain('1 request erased.');
      expect((await asha.get(`/desk/requests/${id}`)).status).toBe(404);
      expect((await asha.get(`/desk/requests/${kept}`)).status).toBe(200);
      const tables = await Promise.all(
        ['requests', 'notes', 'doings', 'people', 'sessions'].map((table) =>
          home.read(`SELECT * FROM ${table}`),
        ),
      );
      expect(JSON.stringify(tables)).not.toMatch(/Forget|forget@/);
      expect(await home.read(`SELECT count(*) AS n FROM doings WHERE request = ${id}`)).toEqual([{ n: 0 }]);
      expect((await asha.get('/desk/record')).words).toContain('Asha Rao Erased 1 request');
    });

    test('only what comes from the same number can be erased with it', async () => {
      const id = await newRequest();
      const other = await newRequest();
      expect((await asha.post(`/desk/requests/${id}/erase`, { ids: String(other) })).status).toBe(422);
      expect((await asha.get(`/desk/requests/${other}`)).status).toBe(200);
    });
  });

  describe('finding', () => {
    test('by a part of the name, by the number as people write it, by the last digits and by the request number', async () => {
      const id = await newRequest({ name: 'Zeenat Aman', mobile: '9655512345' });
      for (const words of ['zeenat', 'AMAN', '+91 96555 12345', '096555-12345', '12345', `#${id}`]) {
        const { words: page } = await asha.get(`/desk?q=${encodeURIComponent(words)}`);
        expect(page, words).toContain('Zeenat Aman');
        expect(page, words).not.toContain('Nothing found');
      }
      for (const words of ['zeenath', '%', '_', "' OR 1=1 --", '9655512346'])
        expect((await asha.get(`/desk?q=${encodeURIComponent(words)}`)).words, words).toContain(
          'Nothing found',
        );
    });

    test('by day, by kind and by state', async () => {
      const today = clinicDay(Date.now());
      await newRequest({ name: 'Findable Query' });
      const has = async (query: string) =>
        (await asha.get(`/desk?${query}`)).words.includes('Findable Query');
      expect(await has(`view=all&received=${today}`)).toBe(true);
      expect(await has('view=all&received=2020-01-01')).toBe(false);
      expect(await has(`view=all&wished=${topic.appointmentDate}`)).toBe(true);
      expect(await has(`view=all&wished=${today}`)).toBe(false);
      expect(await has('view=all&kind=query')).toBe(true);
      expect(await has('view=all&kind=appointment')).toBe(false);
      expect(await has('view=new')).toBe(true);
      expect(await has('view=spam')).toBe(false);
    });

    test('what stands in the address and makes no sense does no harm', async () => {
      for (const query of ['view=x', 'page=-1', 'page=99999', 'received=2026-02-30', 'kind=__proto__', 'q='])
        expect((await asha.get(`/desk?${query}`)).status, query).toBe(200);
    });

    test('the list on paper and as a file are of what was asked for', async () => {
      await newRequest({ name: 'On Paper' });
      const paper = await asha.get('/desk/print?q=On%20Paper&view=all');
      expect(paper.words).toContain('On Paper');
      expect(paper.words).not.toContain('Ravi Kumar');
      const file = await asha.get('/desk/requests.csv?q=On%20Paper&view=all');
      expect(file.headers.get('content-type')).toContain('text/csv');
      expect(file.html.trim().split('\r\n')).toHaveLength(2);
      expect((await asha.get('/desk/record')).words).toContain('Downloaded 1 request');
    });
  });

  describe('people', () => {
    test('somebody who gives the password once more can invite and remove; nobody else', async () => {
      const wrong = await asha.post('/desk/people', { name: 'Kiran', password: 'not the password' });
      expect(wrong.status).toBe(422);
      expect(wrong.words).toContain('This is not your password');
      const { html, words } = await asha.post('/desk/people', { name: 'Kiran', password });
      expect(words).toContain('A link for Kiran');
      const [, link = ''] = /(\/desk\/join\/[\w-]+)/.exec(html) ?? [];
      const kiran = someone();
      await kiran.send(link, { password });
      const [row] = await home.read("SELECT id FROM people WHERE name = 'Kiran'");
      const address = `/desk/people/${Number(row?.id)}/remove`;
      expect((await asha.post(address, { password: 'not the password' })).status).toBe(422);
      expect((await asha.send(address, { password })).words).toContain('Kiran is removed.');
      expect((await kiran.get('/desk')).status).toBe(303);
    });

    test('a new password ends all other sessions, and signing out everywhere all of them', async () => {
      const here = await joined('Moving');
      const there = someone();
      await there.send('/desk/sign-in', { name: 'Moving', password });
      const next = 'seven grey elephants';
      expect((await here.post('/desk/account', { password, next: 'short' })).words).toContain('at least 12');
      expect((await here.send('/desk/account', { password, next })).words).toContain(
        'Your password is changed.',
      );
      expect((await there.get('/desk')).status).toBe(303);
      await there.send('/desk/sign-in', { name: 'Moving', password: next });
      await here.send('/desk/sign-out-everywhere', {});
      expect((await there.get('/desk')).status).toBe(303);
    });
  });

  test('the list says how many have come since', async () => {
    const [, latest = ''] = /data-latest="(\d+)"/.exec((await asha.get('/desk')).html) ?? [];
    await newRequest();
    await newRequest();
    expect(JSON.parse((await asha.get(`/desk/fresh?after=${latest}`)).html)).toEqual({ count: 2 });
  });

  test('nothing of a patient is logged or said', async () => {
    expect(home.said.join()).not.toMatch(/Ravi|98123|Sunita|Call after/);
    expect(JSON.stringify(await home.read('SELECT * FROM doings'))).not.toMatch(/Kumar|98123|Call after/);
  });

  test('requests of patients are taken as ever', async () => {
    expect((await home.post(paths.booking, { ...booking, mobile: '9777777777' })).status).toBe(201);
  });
}
