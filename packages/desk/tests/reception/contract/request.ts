import { beforeAll, expect, test } from 'vitest';
import { clinicDay, DAY_MS } from '#lib/dates.ts';
import { newToken } from '#desk/reception/auth/tokens.ts';
import { SITE } from './an-authenticator.ts';
import { hiddenIn, type Receptionist } from './a-receptionist.ts';
import { CLOSED, type Front } from './front.ts';

/** What happens to one request. */
export function describeRequest(front: Front): void {
  const { home, change, joined, mark, newRequest, versionOf } = front;
  let asha: Receptionist;
  beforeAll(async () => (asha = await front.asha()));

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

  test('goes through its states, is handled with some of them, and is taken back with one press', async () => {
    const id = await newRequest();
    const row = async () =>
      (await home.read(`SELECT state, handled_at, version FROM requests WHERE id = ${id}`))[0];
    for (const [state, isHandled] of [
      ['called', false],
      ['no answer', false],
      ['booked', true],
      ['new', false],
      ['closed', true],
      ['spam', true],
    ] as const) {
      expect((await mark(asha, id, state)).words).toContain('Marked as');
      expect(await row()).toMatchObject({ state });
      expect((await row())?.handled_at !== null).toBe(isHandled);
    }
    const undone = { version: hiddenIn((await mark(asha, id, 'closed')).html, 'version'), state: 'new' };
    expect((await asha.send(`/desk/requests/${id}/state`, undone)).words).toContain('Marked as “New”');
    expect(await row()).toEqual({ state: 'new', handled_at: null, version: 9 });
  });

  test('booked for a day and a time: shown, changed, taken back, listed for the day, and handed out', async () => {
    const id = await newRequest({ name: 'Booked Patient' });
    const tomorrow = clinicDay(Date.now() + DAY_MS);
    const book = async (day: string, time: string) =>
      asha.send(`/desk/requests/${id}/state`, {
        ...{ version: await versionOf(asha, id), booking: 'yes', state: 'booked', day, time },
      });
    const row = async () => (await home.read(`SELECT state, booked_for FROM requests WHERE id = ${id}`))[0];
    expect((await book(tomorrow, '10:30')).words).toContain('Booked for tomorrow 10:30');
    expect((await asha.get('/desk?view=booked')).words).toContain('Booked for tomorrow 10:30');
    const { words: changed } = await book(tomorrow, '16:05');
    expect(changed).toContain('Asha Rao Changed the day or the time');
    expect(await row()).toEqual({
      state: 'booked',
      booked_for: new Date(`${tomorrow}T16:05:00+05:30`).toISOString(),
    });
    const other = await newRequest({ name: 'Earlier Patient' });
    await asha.send(`/desk/requests/${other}/state`, {
      ...{ version: await versionOf(asha, other), booking: 'yes', state: 'booked' },
      ...{ day: tomorrow, time: '09:00' },
    });
    const { words: day } = await asha.get(`/desk/day/${tomorrow}`);
    expect(day).toMatch(/Booked for tomorrow, .*09:00 Earlier Patient .*16:05 Booked Patient .*Knee Pain/);
    expect((await asha.get(`/desk/day/${clinicDay(Date.now())}`)).words).not.toContain('Booked Patient');
    expect((await asha.get('/desk/day/2026-02-30')).status).toBe(404);
    expect((await asha.get('/desk/requests.csv?q=Booked%20Patient')).html).toContain(`"${tomorrow} 16:05"`);
    expect((await asha.get(`/desk/requests/${id}/person.json`)).html).toContain(
      `"bookedFor": "${tomorrow}T10:35`,
    );
    const calendar = await asha.get(`/desk/requests/${id}/booking.ics`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const lines = calendar.html.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VCALENDAR', `UID:request-${id}@${new URL(SITE).hostname}`, 'SEQUENCE:3'],
        `DTSTART:${tomorrow.replaceAll('-', '')}T103500Z`,
        `DTEND:${tomorrow.replaceAll('-', '')}T110500Z`,
        ...['SUMMARY:Rest\\; Pain\\, Clinic', 'LOCATION:12 Sample Road\\, Pune', 'END:VCALENDAR', ''],
      ]),
    );
    expect(calendar.html).not.toMatch(/Knee|Booked Patient/);
    const reopened = await mark(asha, id, 'new');
    expect((await asha.get(`/desk/requests/${id}/booking.ics`)).status).toBe(404);
    expect(reopened.words).not.toContain('Booked for');
    await mark(asha, id, 'booked');
    expect((await asha.get(`/desk/requests/${id}`)).words).toContain('Booked for tomorrow 16:05');
    expect((await book('', '')).words).not.toContain('Booked for');
    expect(await row()).toEqual({ state: 'booked', booked_for: null });
  });

  test('a day that is over, or half of the answer: said beside the field, and nothing is done', async () => {
    const id = await newRequest();
    const version = await versionOf(asha, id);
    for (const [day, time, error] of [
      ['2020-01-01', '10:00', 'This day is over'],
      ['2026-02-30', '10:00', 'Choose the day as well'],
      ['', '10:00', 'Choose the day as well'],
      ['2199-01-01', '10:00', 'This is more than a year away'],
      [clinicDay(Date.now()), '', 'Choose the time as well'],
      [clinicDay(Date.now()), '24:00', 'Choose the time as well'],
    ] as const) {
      const sent = { version, booking: 'yes', state: 'booked', day, time };
      const { status, words, html } = await asha.post(`/desk/requests/${id}/state`, sent);
      expect(status, error).toBe(422);
      expect(words).toContain(`Error: ${error}`);
      expect(html).toContain(`value="${day}"`);
    }
    expect(await home.read(`SELECT state FROM requests WHERE id = ${id}`)).toEqual([{ state: 'new' }]);
  });

  test('a time that is taken, over or outside of the hours: a warning beside the field, and booked all the same when asked again', async () => {
    const [id, other] = [await newRequest({ name: 'Second At Ten' }), await newRequest()];
    const tomorrow = clinicDay(Date.now() + DAY_MS);
    const book = async (request: number, day: string, time: string, warned = '') =>
      asha.post(`/desk/requests/${request}/state`, {
        ...{ version: await versionOf(asha, request), booking: 'yes', state: 'booked', day, time, warned },
      });
    const row = async () => (await home.read(`SELECT state, booked_for FROM requests WHERE id = ${id}`))[0];
    expect((await book(other, tomorrow, '10:10')).status).toBe(303);
    const open = 'The practice is open ';
    for (const [day, time, field, warning] of [
      [tomorrow, '10:10', 'time', '10:10 is taken by another booking'],
      [clinicDay(Date.now()), '00:00', 'time', 'This time is over'],
      ['2026-01-05', '10:00', 'day', 'This day is over'],
      [CLOSED, '10:00', 'day', open],
      [tomorrow, '05:59', 'time', open],
      [tomorrow, '22:00', 'time', open],
    ] as const) {
      const { status, html, words } = await book(id, day, time);
      expect([status, (await row())?.state], warning).toEqual([422, 'new']);
      expect(words).toMatch(/Error: .*6:00 AM to 10:00 PM|Error: .*(taken|over)/);
      expect(html.replace(/<[^>]+>/g, ' ')).toContain(warning);
      expect(html).toMatch(
        new RegExp(`id="${field}"[^>]*value="${field === 'day' ? day : time}"[^>]*autofocus`),
      );
      expect(words).toContain('Book all the same');
      // Another time is warned about anew.
      expect((await book(id, tomorrow, '10:10', `${tomorrow} 09:00`)).status).toBe(422);
      expect((await book(id, day, time, hiddenIn(html, 'warned'))).status).toBe(303);
      expect(await row()).toEqual({
        state: 'booked',
        booked_for: new Date(`${day}T${time}:00+05:30`).toISOString(),
      });
      await mark(asha, id, 'new');
    }
    // The own booking, one that was taken back, and a booking in the hours are no reason.
    expect((await book(other, tomorrow, '10:10')).status).toBe(303);
    await mark(asha, other, 'new');
    expect((await book(id, tomorrow, '10:10')).status).toBe(303);
    expect((await book(id, tomorrow, '21:59')).status).toBe(303);
  });

  test('a request stands in the day with a link and its notes, and another day is a field away', async () => {
    const id = await newRequest({ name: 'Comes With Notes' });
    const day = clinicDay(Date.now() + 2 * DAY_MS);
    await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text: 'Brings <old> reports' });
    await asha.send(`/desk/requests/${id}/state`, {
      ...{ version: await versionOf(asha, id), booking: 'yes', state: 'booked', day, time: '11:20' },
    });
    const { html, words } = await asha.get(`/desk/day/${day}`);
    expect(words).toMatch(/11:20 Comes With Notes .* Brings <old> reports/);
    expect(html).toContain(`href="/desk/requests/${id}"`);
    expect(html).toMatch(new RegExp(`name="day"[^>]*type="date"[^>]*value="${day}"`));
    expect((await asha.get(`/desk/day?day=${day}`)).headers.get('location')).toBe(`/desk/day/${day}`);
    const today = `/desk/day/${clinicDay(Date.now())}`;
    expect((await asha.get('/desk/day?day=')).headers.get('location')).toBe(today);
    expect((await asha.get('/desk/day?day=//evil.example')).headers.get('location')).toMatch(
      /^\/desk\/day\/%2F/,
    );
    expect((await asha.get(`/desk/requests/${id}/state`)).headers.get('location')).toBe(
      `/desk/requests/${id}`,
    );
  });

  test('two at once: the second hears what the first did, and nothing is overwritten', async () => {
    const id = await newRequest();
    const ravi = await joined('Ravi');
    const version = await versionOf(asha, id);
    await asha.send(`/desk/requests/${id}/state`, { version, state: 'booked' });
    const late = await ravi.post(`/desk/requests/${id}/state`, { version, state: 'spam' });
    expect(late.status).toBe(409);
    expect(late.words).toContain('Somebody was faster');
    expect(late.words).toContain('Leave it as it is');
    expect(late.words).toContain('Asha Rao New → Booked');
    const day = clinicDay(Date.now());
    const sent = { version, booking: 'yes', state: 'booked', day, time: '18:00' };
    const timed = await ravi.post(`/desk/requests/${id}/state`, sent);
    expect(timed.status).toBe(409);
    expect([hiddenIn(timed.html, 'day'), hiddenIn(timed.html, 'time')]).toEqual([day, '18:00']);
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
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
    const changes = `SELECT count(*) AS n FROM audit_log WHERE what = 'state' AND request = ${id}`;
    expect(await home.read(changes)).toEqual([{ n: 1 }]);
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

  test('who looked at it is written down, once for a while, although the last look lies ahead', async () => {
    const id = await newRequest();
    const looks = () => home.read(`SELECT what FROM audit_log WHERE request = ${id}`);
    await asha.get(`/desk/requests/${id}`);
    expect((await asha.get(`/desk/requests/${id}`)).words).toContain('Asha Rao Looked at it');
    expect(await looks()).toEqual([{ what: 'looked at' }]);
    await change(`UPDATE audit_log SET at = '2031-01-01T00:00:00.000Z' WHERE request = ${id}`);
    await asha.get(`/desk/requests/${id}`);
    expect(await looks()).toHaveLength(2);
  });

  const remarks = 'Cheap <b>pills</b>';

  test('who writes into the field that people do not see is spam, and can be brought back', async () => {
    const [, latest = ''] = /data-latest="(\d+)"/.exec((await asha.get('/desk')).html) ?? [];
    const id = await newRequest({ name: 'Robot One', remarks });
    expect((await asha.get('/desk')).words).not.toContain('Robot One');
    expect((await asha.get('/desk?view=spam')).words).toContain('Robot One');
    expect(JSON.parse((await asha.get(`/desk/fresh?after=${latest}`)).html)).toEqual({ count: 0 });
    const { html, words } = await asha.get(`/desk/requests/${id}`);
    expect(words).toContain(`A machine: it wrote “${remarks}” into a field that people cannot see.`);
    expect(html).not.toContain(remarks);
    expect((await mark(asha, id, 'new')).words).toContain('Marked as “New”');
    expect((await asha.get('/desk')).words).toContain('Robot One');
  });

  test('who is quicker than a person writes is marked, and waits with the others', async () => {
    await newRequest({ name: 'Quick One' }, { 'form-open-for': '700' });
    expect((await asha.get('/desk?q=Quick+One')).words).toContain('Sent very quickly');
    expect((await asha.get('/desk')).words).toContain('Quick One');
    await newRequest({ name: 'Slow One' }, { 'form-open-for': '2500' });
    expect((await asha.get('/desk?q=Slow+One')).words).not.toContain('very quickly');
  });
}
