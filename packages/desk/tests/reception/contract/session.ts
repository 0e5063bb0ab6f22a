import { expect, test } from 'vitest';
import { remove } from '#desk/reception/queries/people.ts';
import { password } from './a-receptionist.ts';
import type { Front } from './front.ts';

/** How long somebody stays in, and what comes from elsewhere. */
export function describeSession({ home, change, someone, joined, asha, newRequest, versionOf }: Front): void {
  const whose = (name: string) => `person = (SELECT id FROM people WHERE sign_in = '${name}')`;

  test('whoever signs out is out, also with a copy of the cookie', async () => {
    const person = await joined('Vikram');
    const copy = someone();
    for (const [name, value] of person.cookies) copy.cookies.set(name, value);
    expect((await copy.get('/desk')).status).toBe(200);
    expect((await person.send('/desk/sign-out', {})).words).toContain('You are signed out');
    expect((await copy.get('/desk')).status).toBe(303);
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
