import { beforeAll, expect, test } from 'vitest';
import { clinicDay, DAY_MS } from '@clinic/contract/dates.ts';
import { newToken } from '#desk/reception/auth/tokens.ts';
import { SITE } from './authenticator.ts';
import { hiddenIn, locationOf, type Browser } from './browser.ts';
import { CLOSED, type FrontDesk } from './front-desk.ts';

export function describeRequest(front: FrontDesk): void {
  const { server, book, change, signedIn, latestIn, mark, newRequest, rowOf, versionOf } = front;
  let asha: Browser;
  beforeAll(async () => (asha = await front.asha()));

  test('shows the patient, a link to call and the subject', async () => {
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

  test('changes its state, is handled in some states, and has an undo', async () => {
    const id = await newRequest();
    const row = () => rowOf(id, 'state, handled_at, version');
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

  test('a booking is shown, changed, undone, listed for its day and exported', async () => {
    const id = await newRequest({ name: 'Booked Patient' });
    const tomorrow = clinicDay(Date.now() + DAY_MS);
    const row = () => rowOf(id, 'state, booked_for');
    const bookAt = async (day: string, time: string) =>
      asha.get(locationOf(await book(asha, id, day, time))!);
    expect((await bookAt(tomorrow, '10:30')).words).toContain('Booked for tomorrow 10:30');
    expect((await asha.get('/desk?view=booked')).words).toContain('Booked for tomorrow 10:30');
    const { words: changed } = await bookAt(tomorrow, '16:05');
    expect(changed).toContain('Asha Rao Changed the day or the time');
    expect(await row()).toEqual({
      state: 'booked',
      booked_for: new Date(`${tomorrow}T16:05:00+05:30`).toISOString(),
    });
    const other = await newRequest({ name: 'Earlier Patient' });
    await book(asha, other, tomorrow, '09:00');
    const { words: day } = await asha.get(`/desk/day/${tomorrow}`);
    expect(day).toMatch(/Booked for tomorrow, .*09:00 Earlier Patient .*16:05 Booked Patient .*Knee Pain/);
    expect((await asha.get(`/desk/day/${clinicDay(Date.now())}`)).words).not.toContain('Booked Patient');
    expect((await asha.get('/desk/day/2026-02-30')).status).toBe(404);
    expect((await asha.get('/desk/requests.csv?q=Booked%20Patient')).html).toContain(`"${tomorrow} 16:05"`);
    expect((await asha.get(`/desk/requests/${id}/patient.json`)).html).toContain(
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
    expect((await bookAt('', '')).words).not.toContain('Booked for');
    expect(await row()).toEqual({ state: 'booked', booked_for: null });
  });

  test('an invalid or past day or time is reported beside its field, and nothing is booked', async () => {
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
    expect(await server.read(`SELECT state FROM requests WHERE id = ${id}`)).toEqual([{ state: 'new' }]);
  });

  test('warns of a time that is taken, past or outside the opening hours, and books it when confirmed', async () => {
    const [id, other] = [await newRequest({ name: 'Second At Ten' }), await newRequest()];
    const tomorrow = clinicDay(Date.now() + DAY_MS);
    const row = () => rowOf(id, 'state, booked_for');
    expect((await book(asha, other, tomorrow, '10:10')).status).toBe(303);
    const open = 'The practice is open ';
    for (const [day, time, field, warning] of [
      [tomorrow, '10:10', 'time', '10:10 is taken by another booking'],
      [clinicDay(Date.now()), '00:00', 'time', 'This time is over'],
      ['2026-01-05', '10:00', 'day', 'This day is over'],
      [CLOSED, '10:00', 'day', open],
      [tomorrow, '05:59', 'time', open],
      [tomorrow, '22:00', 'time', open],
    ] as const) {
      const { status, html, words } = await book(asha, id, day, time);
      expect([status, (await row())?.state], warning).toEqual([422, 'new']);
      expect(words).toMatch(/Error: .*6:00 AM to 10:00 PM|Error: .*(taken|over)/);
      expect(html.replace(/<[^>]+>/g, ' ')).toContain(warning);
      expect(html).toMatch(
        new RegExp(`id="${field}"[^>]*value="${field === 'day' ? day : time}"[^>]*autofocus`),
      );
      expect(words).toContain('Book all the same');
      // The warning is repeated for another time.
      expect((await book(asha, id, tomorrow, '10:10', { warned: `${tomorrow} 09:00` })).status).toBe(422);
      expect((await book(asha, id, day, time, { warned: hiddenIn(html, 'warned') })).status).toBe(303);
      expect(await row()).toEqual({
        state: 'booked',
        booked_for: new Date(`${day}T${time}:00+05:30`).toISOString(),
      });
      await mark(asha, id, 'new');
    }
    // No warning for the same booking again, for a time that is free again, and within the opening hours.
    expect((await book(asha, other, tomorrow, '10:10')).status).toBe(303);
    await mark(asha, other, 'new');
    expect((await book(asha, id, tomorrow, '10:10')).status).toBe(303);
    expect((await book(asha, id, tomorrow, '21:59')).status).toBe(303);
  });

  test('the bookings of a day show links and notes, and a form for another day', async () => {
    const id = await newRequest({ name: 'Comes With Notes' });
    const day = clinicDay(Date.now() + 2 * DAY_MS);
    await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text: 'Brings <old> reports' });
    await book(asha, id, day, '11:20');
    const { html, words } = await asha.get(`/desk/day/${day}`);
    expect(words).toMatch(/11:20 Comes With Notes .* Brings <old> reports/);
    expect(html).toContain(`href="/desk/requests/${id}"`);
    expect(html).toMatch(new RegExp(`name="day"[^>]*type="date"[^>]*value="${day}"`));
    for (const [path, location] of [
      [`/desk/day?day=${day}`, `/desk/day/${day}`],
      ['/desk/day?day=', `/desk/day/${clinicDay(Date.now())}`],
      ['/desk/day?day=//evil.example', expect.stringMatching(/^\/desk\/day\/%2F/)],
      [`/desk/requests/${id}/state`, `/desk/requests/${id}`],
    ] as const)
      expect(locationOf(await asha.get(path)), path).toEqual(location);
  });

  test('of two colleagues, the second sees the change of the first and overwrites nothing', async () => {
    const id = await newRequest();
    const ravi = await signedIn('Ravi');
    const version = await versionOf(asha, id);
    await asha.send(`/desk/requests/${id}/state`, { version, state: 'booked' });
    const late = await ravi.post(`/desk/requests/${id}/state`, { version, state: 'spam' });
    expect(late.status).toBe(409);
    expect(late.words).toContain('A colleague was faster');
    expect(late.words).toContain('Leave it as it is');
    expect(late.words).toContain('Asha Rao New → Booked');
    const day = clinicDay(Date.now());
    const sent = { version, booking: 'yes', state: 'booked', day, time: '18:00' };
    const timed = await ravi.post(`/desk/requests/${id}/state`, sent);
    expect(timed.status).toBe(409);
    expect([hiddenIn(timed.html, 'day'), hiddenIn(timed.html, 'time')]).toEqual([day, '18:00']);
    expect(await rowOf(id)).toEqual({ state: 'booked' });
    const all = await ravi.send(`/desk/requests/${id}/state`, {
      version: hiddenIn(late.html, 'version'),
      state: 'spam',
    });
    expect(all.words).toContain('Marked as “Spam”');
  });

  test('of simultaneous changes only one succeeds', async () => {
    const id = await newRequest();
    const version = await versionOf(asha, id);
    const states = ['called', 'booked', 'closed', 'spam'];
    const answers = await Promise.all(
      states.map((state) => asha.post(`/desk/requests/${id}/state`, { version, state })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
    const changes = `SELECT count(*) AS n FROM audit_log WHERE what = 'state' AND request = ${id}`;
    expect(await server.read(changes)).toEqual([{ n: 1 }]);
  });

  test('a double click changes the state once and adds one note', async () => {
    const id = await newRequest();
    const version = await versionOf(asha, id);
    await asha.post(`/desk/requests/${id}/state`, { version, state: 'called' });
    expect((await asha.post(`/desk/requests/${id}/state`, { version, state: 'called' })).status).toBe(303);
    const key = newToken();
    await asha.post(`/desk/requests/${id}/notes`, { key, text: 'Call after six' });
    const { words } = await asha.send(`/desk/requests/${id}/notes`, { key, text: 'Call after six' });
    expect(words.split('Call after six').length - 1).toBeLessThanOrEqual(2);
    expect(await server.read(`SELECT count(*) AS n FROM notes WHERE request = ${id}`)).toEqual([{ n: 1 }]);
  });

  test('a note is escaped, must not be empty, and can be removed by its author only', async () => {
    const id = await newRequest();
    const text = '<script>alert(1)</script> & "quotes"';
    const { html, words } = await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text });
    expect(html).not.toContain('<script>alert');
    expect(words).toContain(text);
    const empty = await asha.post(`/desk/requests/${id}/notes`, { key: newToken(), text: '  ' });
    expect(empty.status).toBe(422);
    expect(empty.words).toContain('Write the note first');
    const [, address = ''] = /action="([^"]+\/remove)"/.exec(html) ?? [];
    const other = await signedIn('Other');
    await other.send(address, {});
    expect(await server.read(`SELECT count(*) AS n FROM notes WHERE request = ${id}`)).toEqual([{ n: 1 }]);
    expect((await asha.send(address, {})).words).toContain('No notes yet');
  });

  test.each(['/desk/requests/99999', '/desk/requests/abc', '/desk/requests/0', '/desk/requests/-1'])(
    '%s returns 404',
    async (path) => expect((await asha.get(path)).status).toBe(404),
  );

  test('views are recorded, repeated views once, and again when the last one is in the future', async () => {
    const id = await newRequest();
    const views = () => server.read(`SELECT what FROM audit_log WHERE request = ${id}`);
    await asha.get(`/desk/requests/${id}`);
    expect((await asha.get(`/desk/requests/${id}`)).words).toContain('Asha Rao Looked at it');
    expect(await views()).toEqual([{ what: 'looked at' }]);
    await change(`UPDATE audit_log SET at = '2031-01-01T00:00:00.000Z' WHERE request = ${id}`);
    await asha.get(`/desk/requests/${id}`);
    expect(await views()).toHaveLength(2);
  });

  const remarks = 'Cheap <b>pills</b>';

  test('a request with text in the honeypot field is spam, and can be restored', async () => {
    const latest = await latestIn(asha);
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

  test('a request that was sent very quickly is marked, and stays in the list', async () => {
    await newRequest({ name: 'Quick One' }, { 'form-open-for': '700' });
    expect((await asha.get('/desk?q=Quick+One')).words).toContain('Sent very quickly');
    expect((await asha.get('/desk')).words).toContain('Quick One');
    await newRequest({ name: 'Slow One' }, { 'form-open-for': '2500' });
    expect((await asha.get('/desk?q=Slow+One')).words).not.toContain('very quickly');
  });
}
