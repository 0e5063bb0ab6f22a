import { expect, test } from 'vitest';
import type { Alert } from '#desk/reception/labels/alerts.ts';
import { turnOffSecondFactor } from '#desk/reception/queries/second-factor.ts';
import { otherPassword, password, type Browser, type Fields } from './browser.ts';
import { createAuthenticator } from './authenticator.ts';
import { minutesAgo, type FrontDesk } from './front-desk.ts';
import { add } from './passkeys.ts';
import { setUp } from './second-factor.ts';

/** How the owner, a manager or a command changes an account, and how many known browsers are left. */
export type Change = {
  alert: Alert;
  act: (owner: Browser, name: string) => Promise<unknown>;
  detail?: string;
  knownBrowsers: 0 | 1;
};

const signIn = (browser: Browser, name: string) => browser.send('/desk/sign-in', { name, password });

export const changesOf = ({ server, asha, invite, newBrowser }: FrontDesk): Record<string, Change> => ({
  'a changed password': {
    alert: 'password changed',
    act: (owner) =>
      owner.send('/desk/account', { password, next: otherPassword, email: 'owner@mail.example' }),
    knownBrowsers: 1,
  },
  'a link that a command made': {
    alert: 'new link',
    act: (_, name) => invite(name),
    detail: 'by a command on the server',
    knownBrowsers: 0,
  },
  'a link that a manager made': {
    alert: 'new link',
    act: async (_, name) => (await asha()).post('/desk/people', { name, password }),
    detail: 'by Asha Rao',
    knownBrowsers: 0,
  },
  'a password chosen with a link': {
    alert: 'password changed',
    act: async (_, name) => newBrowser().send(await invite(name), { password: otherPassword }),
    knownBrowsers: 1,
  },
  'codes that are set up': { alert: 'second factor set up', act: (owner) => setUp(owner), knownBrowsers: 1 },
  'a passkey that is added': {
    alert: 'passkey added',
    act: (owner) => add(owner, createAuthenticator()),
    knownBrowsers: 1,
  },
  'a passkey that is removed': {
    alert: 'passkey removed',
    async act(owner) {
      const key = createAuthenticator();
      await add(owner, key);
      await owner.send(`/desk/second-factor/passkey/${key.id}/remove`, { password });
    },
    knownBrowsers: 1,
  },
  'a second factor that is turned off': {
    alert: 'second factor turned off',
    async act(owner, name) {
      await setUp(owner);
      await server.run(turnOffSecondFactor({ now: new Date() }, name));
    },
    detail: 'by a command on the server',
    knownBrowsers: 0,
  },
});

export function describeAlerts(front: FrontDesk): void {
  const { server, asha, change, clearAttempts, idOf, invite, newBrowser, signedIn } = front;
  const alertsOf = async (name: string) =>
    server.read(`SELECT what, detail, alerts.email FROM alerts JOIN people ON people.id = person
      WHERE name = '${name}' ORDER BY alerts.id`);
  const withAddress = async (name: string, email: string) => {
    const person = await signedIn(name, 'manager');
    await person.send('/desk/account', { email, password });
    return person;
  };

  test('shows wrong codes and new browsers once, after the next sign-in', async () => {
    const owner = await signedIn('Told Once');
    const { phone } = await setUp(owner);
    const thief = newBrowser('198.51.100.200');
    await thief.post('/desk/sign-in', { name: 'Told Once', password });
    for (let n = 0; n < 3; n += 1) await thief.post('/desk/second-factor', { code: '000000' });
    await signIn(owner, 'Told Once');
    const { words } = await owner.send('/desk/second-factor', { code: phone(0) });
    expect(words).toMatch(/Since your last sign-in:.* 3 wrong codes after your password\./);
    await change("UPDATE people SET totp_secret = NULL WHERE name = 'Told Once'");
    expect((await signIn(owner, 'Told Once')).words).not.toContain('Since your last sign-in');
    expect((await signIn(newBrowser(), 'Told Once')).words).not.toContain('Since your last sign-in');
    expect((await signIn(owner, 'Told Once')).words).toContain(
      'Since your last sign-in: a sign-in from a new browser.',
    );
    await clearAttempts();
  });

  test('the first sign-in and a sign-in in a known browser cause no alert', async () => {
    const person = newBrowser();
    await person.send(await invite('No News'), { password });
    expect((await signIn(person, 'No News')).words).not.toContain('Since your last sign-in');
    expect(await alertsOf('No News')).toEqual([]);
  });

  test('wrong codes cause at most one mail an hour', async () => {
    await withAddress('Not Flooded', 'not@flooded.example');
    await change("UPDATE people SET totp_secret = 'none' WHERE name = 'Not Flooded'");
    const wrongCode = async (n: number) => {
      const thief = newBrowser(`198.51.100.${n}`);
      await thief.post('/desk/sign-in', { name: 'Not Flooded', password });
      return (await thief.post('/desk/second-factor', { code: '000000' })).status;
    };
    const mails = async () =>
      (await alertsOf('Not Flooded')).filter(({ what, email }) => what === 'wrong code' && email);
    for (let n = 0; n < 6; n += 1) expect(await wrongCode(210 + n)).toBe(401);
    expect(await mails()).toHaveLength(1);
    await change("UPDATE alerts SET at = ?1 WHERE what = 'wrong code'", minutesAgo(61));
    expect(await wrongCode(220)).toBe(401);
    expect(await mails()).toHaveLength(2);
    await clearAttempts();
  });

  test('changing the address needs the password and alerts both addresses', async () => {
    const person = await withAddress('Moves Mail', 'old@mail.example');
    const send = (fields: Fields) => person.post('/desk/account', fields);
    const wrong = await send({ email: 'thief@mail.example', password: 'not the password' });
    expect(wrong.words).toContain('This is not your password');
    for (const email of [
      ...['a@b.example, x@y.example', 'a,x@y.example', 'a@b', '@b.example'],
      'a@b.example\r\nBcc: x@y.example',
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

  const newBrowserChange = {
    alert: 'new browser' as const,
    act: (_: Browser, name: string) => signIn(newBrowser(), name),
    detail: 'on a computer',
  };
  test.each(Object.entries({ ...changesOf(front), 'a new browser': newBrowserChange }))(
    'mails the person about %s',
    async (way, { alert: what, act, detail = '' }) => {
      const name = `Mail about ${way}`.slice(0, 50);
      const owner = await withAddress(name, 'owner@mail.example');
      await act(owner, name);
      const [alert] = (await alertsOf(name)).filter((row) => row.what === what);
      expect(alert).toEqual({ what, detail, email: 'owner@mail.example' });
    },
  );

  test('removing a person deletes the address and the alerts', async () => {
    await withAddress('Is Gone', 'is@gone.example');
    await (await asha()).send(`/desk/people/${await idOf('Is Gone')}/remove`, { password });
    expect(await alertsOf('Is Gone')).toEqual([]);
    expect(await server.read("SELECT email FROM people WHERE name = 'Is Gone'")).toEqual([{ email: null }]);
  });

  test('a writer can set an address, and the account page and the mail name what has changed', async () => {
    const writer = await signedIn('Writes Mail', 'writer');
    const email = 'w@mail.example';
    for (const [fields, message] of [
      [{ email, password }, 'Your e-mail address is changed.'],
      [{ email, password }, 'Nothing was changed.'],
      [
        { email: '', password, next: otherPassword },
        'Your password is changed. Your e-mail address is changed.',
      ],
    ] as const)
      expect((await writer.send('/desk/account', fields)).words).toContain(` ${message}`);
    const alerts = await alertsOf('Writes Mail');
    expect(alerts.map((alert) => [alert.what, alert.email])).toEqual(
      ['address changed', 'password changed', 'address changed'].map((what) => [what, email]),
    );
  });
}
