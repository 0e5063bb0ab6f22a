import { beforeEach, expect, test } from 'vitest';
import { turnOff } from '#desk/reception/queries/second-factor.ts';
import { password, type Receptionist } from './a-receptionist.ts';
import { createAuthenticator } from './an-authenticator.ts';
import type { Front } from './front.ts';
import { add } from './passkeys.ts';
import { setUp } from './second-factor.ts';

const NEXT = 'seven grey elephants';

/** Browsers in which somebody has signed in before, some of which may be a thief's. */
export function describeKnownBrowsers({ home, change, someone, invited, joined }: Front): void {
  let address: string;
  let addresses = 0;
  beforeEach(() => {
    address = `198.51.100.${(addresses += 1)}`;
  });

  const guess = (browser: Receptionist, name: string) =>
    browser.post('/desk/sign-in', { name, password: 'not the password' });

  /** A thief who has the password signs in from one address. */
  async function steal(name: string, count: number): Promise<Receptionist[]> {
    const browsers = Array.from({ length: count }, () => someone(address));
    for (const browser of browsers)
      expect((await browser.post('/desk/sign-in', { name, password })).status).toBe(303);
    return browsers;
  }

  test('twenty known browsers of a thief guess a new password no faster than a stranger', async () => {
    await joined('Twenty Browsers');
    const thieves = await steal('Twenty Browsers', 20);
    const owner = someone();
    await owner.send(await invited('Twenty Browsers'), { password: NEXT });
    const answers = [];
    for (let n = 0; n < 5; n += 1)
      for (const thief of thieves) answers.push((await guess(thief, 'Twenty Browsers')).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect((await owner.get('/desk')).status).toBe(200);
    const again = { name: 'Twenty Browsers', password: NEXT };
    expect((await owner.post('/desk/sign-in', again)).status).toBe(303);
  });

  test('twenty known browsers share the limit of one, for passwords as for codes', async () => {
    const owner = await joined('Shared Limit');
    const thieves = await steal('Shared Limit', 20);
    /** Five are counted as known browsers, and five more as any browser at this address. */
    const tries = async (one: (thief: Receptionist) => Promise<{ status: number }>) => {
      const answers = [];
      for (const thief of thieves) answers.push((await one(thief)).status);
      expect(answers.filter((status) => status === 401)).toHaveLength(10);
    };
    await tries((thief) => guess(thief, 'Shared Limit'));
    // The owner's known browser has no tries left, but her address has.
    expect((await owner.post('/desk/sign-in', { name: 'Shared Limit', password })).status).toBe(303);
    await change('DELETE FROM sign_in_attempts');

    // No code can be right for this secret.
    await change("UPDATE people SET totp_secret = 'none' WHERE sign_in = 'shared limit'");
    await tries(async (thief) => {
      await thief.post('/desk/sign-in', { name: 'Shared Limit', password });
      return thief.post('/desk/second-factor', { code: '000000' });
    });
    await change('DELETE FROM sign_in_attempts');
  });

  const ways: [string, (owner: Receptionist, name: string) => Promise<unknown>, keeps?: boolean][] = [
    ['a changed password', (owner) => owner.send('/desk/account', { password, next: NEXT })],
    ['signing out everywhere', (owner) => owner.send('/desk/sign-out-everywhere', {}), false],
    ['an invitation', (_, name) => invited(name), false],
    ['codes that are set up', (owner) => setUp(owner)],
    ['a passkey that is added', (owner) => add(owner, createAuthenticator())],
    [
      'a second factor that a manager turns off',
      async (_, name) => {
        await change('UPDATE people SET totp_secret = ?1 WHERE name = ?2', 'set up', name);
        await home.run(turnOff(name, null, new Date()));
      },
      false,
    ],
  ];

  test.each(ways)('%s forgets the browsers of a thief', async (way, act, keeps = true) => {
    const name = `After ${way}`;
    const owner = await joined(name);
    const [thief] = await steal(name, 1);
    await act(owner, name);
    const stranger = someone(address);
    for (let n = 0; n < 5; n += 1) await guess(stranger, name);
    expect((await guess(thief!, name)).status).toBe(429);
    const devices = `SELECT 1 FROM devices JOIN people ON people.id = person WHERE name = '${name}'`;
    expect(await home.read(devices)).toHaveLength(keeps ? 1 : 0);
  });

  test('a passkey that is removed forgets the browsers and sessions of a thief', async () => {
    const owner = await joined('Removes One');
    const key = createAuthenticator();
    await add(owner, key);
    const thief = someone(address);
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
    expect((await thief.get('/desk')).status).toBe(200);
    await owner.send(`/desk/second-factor/passkey/${key.id}/remove`, { password });
    expect((await thief.get('/desk')).status).toBe(303);
    for (let n = 0; n < 5; n += 1) await guess(someone(address), 'Removes One');
    expect((await guess(thief, 'Removes One')).status).toBe(429);
    expect((await owner.get('/desk')).status).toBe(200);
  });

  test('a copied cookie of a known browser is worth nothing once its owner signs in again', async () => {
    const owner = await joined('Copied Cookie');
    const thief = someone(address);
    thief.cookies.set('desk-device', owner.cookies.get('desk-device')!);
    await owner.send('/desk/sign-in', { name: 'Copied Cookie', password });
    for (let n = 0; n < 5; n += 1) await guess(someone(address), 'Copied Cookie');
    expect((await guess(thief, 'Copied Cookie')).status).toBe(429);
  });
}
