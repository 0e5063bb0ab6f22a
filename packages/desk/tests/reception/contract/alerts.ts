import { describe, expect, test } from 'vitest';
import { turnOff } from '#desk/reception/queries/second-factor.ts';
import { password, type Receptionist } from './a-receptionist.ts';
import { createAuthenticator } from './an-authenticator.ts';
import type { Front } from './front.ts';
import { add } from './passkeys.ts';
import { setUp } from './second-factor.ts';

const NEXT = 'seven grey elephants';

// The alerts about a person's own account.
export function describeAlerts({ home, change, asha, someone, invited, joined }: Front): void {
  const alertsOf = async (name: string) =>
    home.read(`SELECT what, detail, alerts.email FROM alerts JOIN people ON people.id = person
      WHERE name = '${name}' ORDER BY alerts.id`);
  const withAddress = async (name: string, email: string) => {
    const person = await joined(name, 'manager');
    await person.send('/desk/account', { email, password });
    return person;
  };
  const signIn = (browser: Receptionist, name: string) => browser.send('/desk/sign-in', { name, password });

  test('wrong codes after the password and new browsers are shown after the next sign-in, once', async () => {
    const owner = await joined('Told Once');
    const { phone } = await setUp(owner);
    const thief = someone('198.51.100.200');
    await thief.post('/desk/sign-in', { name: 'Told Once', password });
    for (let n = 0; n < 3; n += 1) await thief.post('/desk/second-factor', { code: '000000' });
    await signIn(owner, 'Told Once');
    const { words } = await owner.send('/desk/second-factor', { code: phone(0) });
    expect(words).toMatch(/Since your last sign-in:.* 3 wrong codes after your password\./);
    await change("UPDATE people SET totp_secret = NULL WHERE name = 'Told Once'");
    expect((await signIn(owner, 'Told Once')).words).not.toContain('Since your last sign-in');
    expect((await signIn(someone(), 'Told Once')).words).not.toContain('Since your last sign-in');
    expect((await signIn(owner, 'Told Once')).words).toContain(
      'Since your last sign-in: a sign-in from a new browser.',
    );
    await change('DELETE FROM sign_in_attempts');
  });

  test('a first sign-in and a sign-in in a known browser cause no alert', async () => {
    const person = someone();
    await person.send(await invited('No News'), { password });
    expect((await signIn(person, 'No News')).words).not.toContain('Since your last sign-in');
    expect(await alertsOf('No News')).toEqual([]);
  });

  test('wrong codes cause one mail an hour, however many there are', async () => {
    await withAddress('Not Flooded', 'not@flooded.example');
    await change("UPDATE people SET totp_secret = 'none' WHERE name = 'Not Flooded'");
    const wrongCode = async (n: number) => {
      const thief = someone(`198.51.100.${n}`);
      await thief.post('/desk/sign-in', { name: 'Not Flooded', password });
      return (await thief.post('/desk/second-factor', { code: '000000' })).status;
    };
    const mails = async () =>
      (await alertsOf('Not Flooded')).filter(({ what, email }) => what === 'wrong code' && email);
    for (let n = 0; n < 6; n += 1) expect(await wrongCode(210 + n)).toBe(401);
    expect(await mails()).toHaveLength(1);
    await change(
      "UPDATE alerts SET at = ?1 WHERE what = 'wrong code'",
      new Date(Date.now() - 61 * 60_000).toISOString(),
    );
    expect(await wrongCode(220)).toBe(401);
    expect(await mails()).toHaveLength(2);
    await change('DELETE FROM sign_in_attempts');
  });

  test('an address is changed with the password, and both addresses get a mail', async () => {
    const person = await withAddress('Moves Mail', 'old@mail.example');
    const send = (fields: Record<string, string>) => person.post('/desk/account', fields);
    const wrong = await send({ email: 'thief@mail.example', password: 'not the password' });
    expect(wrong.words).toContain('This is not your password');
    for (const email of [
      ...[
        'a@b.example, x@y.example',
        'a,x@y.example',
        'a@b',
        'a@b.example\r\nBcc: x@y.example',
        '@b.example',
      ],
      ...['group:x@y.example;', '<x@y.example>', 'a@b.example(x)', `${'a'.repeat(250)}@b.example`],
    ])
      expect((await send({ email, password })).words, email).toContain('Write an address such as');
    expect((await person.get('/desk/account')).html).toContain('value="old@mail.example"');
    expect((await send({ email: ' new@mail.example ', password })).status).toBe(303);
    expect(await alertsOf('Moves Mail')).toEqual(
      ['old@mail.example', 'old@mail.example', 'new@mail.example'].map((email) => ({
        ...{ what: 'address changed', detail: '', email },
      })),
    );
    expect((await send({ email: '', password })).status).toBe(303);
    expect((await person.get('/desk/record')).words).toContain('Changed their e-mail address');
  });

  describe('a mail goes to the person', () => {
    const cases: [string, string, (owner: Receptionist, name: string) => Promise<unknown>, string?][] = [
      [
        'a changed password',
        'password changed',
        (owner) => owner.send('/desk/account', { password, next: NEXT, email: 'owner@mail.example' }),
      ],
      ['a link that a command made', 'new link', (_, name) => invited(name), 'by a command on the server'],
      [
        'a link that a manager made',
        'new link',
        async (_, name) => (await asha()).post('/desk/people', { name, password }),
        'by Asha Rao',
      ],
      [
        'a password chosen with a link',
        'password changed',
        async (_, name) => someone().send(await invited(name), { password: NEXT }),
      ],
      ['codes that are set up', 'second factor set up', (owner) => setUp(owner)],
      ['a passkey that is added', 'passkey added', (owner) => add(owner, createAuthenticator())],
      [
        'a passkey that is removed',
        'passkey removed',
        async (owner) => {
          const key = createAuthenticator();
          await add(owner, key);
          await owner.send(`/desk/second-factor/passkey/${key.id}/remove`, { password });
        },
      ],
      [
        'a second factor that is turned off',
        'second factor turned off',
        async (owner, name) => {
          await setUp(owner);
          await home.run(turnOff(name, null, new Date()));
        },
        'by a command on the server',
      ],
      ['a new browser', 'new browser', (_, name) => signIn(someone(), name), 'on a computer'],
    ];
    test.each(cases)('about %s', async (way, what, act, detail = '') => {
      const name = `Mail about ${way}`.slice(0, 50);
      const owner = await withAddress(name, 'owner@mail.example');
      await act(owner, name);
      const [alert] = (await alertsOf(name)).filter((row) => row.what === what);
      expect(alert).toEqual({ what, detail, email: 'owner@mail.example' });
    });
  });

  test('a removed person leaves neither address nor alerts', async () => {
    await withAddress('Is Gone', 'is@gone.example');
    const [row] = await home.read("SELECT id FROM people WHERE name = 'Is Gone'");
    await (await asha()).send(`/desk/people/${String(row?.id)}/remove`, { password });
    expect(await alertsOf('Is Gone')).toEqual([]);
    expect(await home.read("SELECT email FROM people WHERE name = 'Is Gone'")).toEqual([{ email: null }]);
  });

  test('a writer has an address as well', async () => {
    const writer = await joined('Writes Mail', 'writer');
    const page = await writer.send('/desk/account', { email: 'w@mail.example', password });
    expect(page.words).toContain('Your e-mail address is changed.');
  });
}
