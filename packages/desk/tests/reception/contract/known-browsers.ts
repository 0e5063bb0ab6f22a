import { beforeEach, expect, test } from 'vitest';
import { otherPassword, password, type Browser } from './browser.ts';
import { createAuthenticator } from './authenticator.ts';
import { changesOf, type Change } from './alerts.ts';
import type { FrontDesk } from './front-desk.ts';
import { add } from './passkeys.ts';

export function describeKnownBrowsers(front: FrontDesk): void {
  const { server, change, clearAttempts, newBrowser, invite, signedIn } = front;
  let address: string;
  let addresses = 0;
  beforeEach(() => {
    address = `198.51.100.${(addresses += 1)}`;
  });

  const guess = (browser: Browser, name: string) =>
    browser.post('/desk/sign-in', { name, password: 'not the password' });

  /** Browsers in which a thief with the password has signed in, all from one address. */
  async function steal(name: string, count: number): Promise<Browser[]> {
    const browsers = Array.from({ length: count }, () => newBrowser(address));
    for (const browser of browsers)
      expect((await browser.post('/desk/sign-in', { name, password })).status).toBe(303);
    return browsers;
  }

  test('twenty known browsers guess a new password no faster than an unknown one', async () => {
    await signedIn('Twenty Browsers');
    const thieves = await steal('Twenty Browsers', 20);
    const owner = newBrowser();
    await owner.send(await invite('Twenty Browsers'), { password: otherPassword });
    const answers = [];
    for (let n = 0; n < 5; n += 1)
      for (const thief of thieves) answers.push((await guess(thief, 'Twenty Browsers')).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect((await owner.get('/desk')).status).toBe(200);
    const again = { name: 'Twenty Browsers', password: otherPassword };
    expect((await owner.post('/desk/sign-in', again)).status).toBe(303);
  });

  test('twenty known browsers share one limit, for passwords and for codes', async () => {
    const owner = await signedIn('Shared Limit');
    const thieves = await steal('Shared Limit', 20);
    /** Five count as known browsers, and five more as unknown ones of this address. */
    const expectTenAttempts = async (one: (thief: Browser) => Promise<{ status: number }>) => {
      const answers = [];
      for (const thief of thieves) answers.push((await one(thief)).status);
      expect(answers.filter((status) => status === 401)).toHaveLength(10);
    };
    await expectTenAttempts((thief) => guess(thief, 'Shared Limit'));
    // The owner's known browser is over the limit, her address is not.
    expect((await owner.post('/desk/sign-in', { name: 'Shared Limit', password })).status).toBe(303);
    await clearAttempts();

    // No code is valid for this secret.
    await change("UPDATE people SET totp_secret = 'none' WHERE sign_in = 'shared limit'");
    await expectTenAttempts(async (thief) => {
      await thief.post('/desk/sign-in', { name: 'Shared Limit', password });
      return thief.post('/desk/second-factor', { code: '000000' });
    });
    await clearAttempts();
  });

  const changes: Record<string, Pick<Change, 'act' | 'knownBrowsers'>> = {
    ...changesOf(front),
    'signing out everywhere': {
      act: (owner) => owner.send('/desk/sign-out-everywhere', {}),
      knownBrowsers: 0,
    },
  };
  test.each(Object.entries(changes))(
    '%s deletes the known browsers of a thief',
    async (way, { act, knownBrowsers }) => {
      const name = `After ${way}`;
      const owner = await signedIn(name);
      const [thief] = await steal(name, 1);
      await act(owner, name);
      const stranger = newBrowser(address);
      for (let n = 0; n < 5; n += 1) await guess(stranger, name);
      expect((await guess(thief!, name)).status).toBe(429);
      const devices = `SELECT 1 FROM devices JOIN people ON people.id = person WHERE name = '${name}'`;
      expect(await server.read(devices)).toHaveLength(knownBrowsers);
    },
  );

  test('removing a passkey deletes the known browsers and sessions of a thief', async () => {
    const owner = await signedIn('Removes One');
    const key = createAuthenticator();
    await add(owner, key);
    const thief = newBrowser(address);
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
    expect((await thief.get('/desk')).status).toBe(200);
    await owner.send(`/desk/second-factor/passkey/${key.id}/remove`, { password });
    expect((await thief.get('/desk')).status).toBe(303);
    for (let n = 0; n < 5; n += 1) await guess(newBrowser(address), 'Removes One');
    expect((await guess(thief, 'Removes One')).status).toBe(429);
    expect((await owner.get('/desk')).status).toBe(200);
  });

  test('a copied device cookie is worthless after the next sign-in of its owner', async () => {
    const owner = await signedIn('Copied Cookie');
    const thief = newBrowser(address);
    thief.cookies.set('desk-device', owner.cookies.get('desk-device')!);
    await owner.send('/desk/sign-in', { name: 'Copied Cookie', password });
    for (let n = 0; n < 5; n += 1) await guess(newBrowser(address), 'Copied Cookie');
    expect((await guess(thief, 'Copied Cookie')).status).toBe(429);
  });
}
