import { beforeAll, describe, expect, test } from 'vitest';
import { turnOffSecondFactor } from '#desk/reception/queries/second-factor.ts';
import { locationOf, password, type Browser, type Fields } from './browser.ts';
import { createAuthenticator, type Authenticator, type Override } from './authenticator.ts';
import { idFor, minutesAgo, type FrontDesk } from './front-desk.ts';

const ADDRESS = '/desk/second-factor';
const ADD = `${ADDRESS}/passkey`;

/** Returns the WebAuthn options in the page. */
const optionsIn = (html: string): { challenge: string } =>
  JSON.parse((/data-options="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"')) as never;

export async function add(person: Browser, key: Authenticator, name = 'My phone', override: Override = {}) {
  const asked = await person.post(ADD, { name, password });
  return person.post(ADD, { name, passkey: key.create(optionsIn(asked.html), override) });
}

export function describePasskeys({ server, change, idOf, signedIn, newBrowser }: FrontDesk): void {
  async function preAuth(name: string, address?: string): Promise<Browser> {
    const browser = newBrowser(address);
    await browser.post('/desk/sign-in', { name, password });
    return browser;
  }
  async function challenged(name: string, address?: string) {
    const browser = await preAuth(name, address);
    return { browser, options: optionsIn((await browser.get(ADDRESS)).html) };
  }
  async function refused(browser: Browser, passkey: string, status = 401): Promise<void> {
    const answer = await browser.post(ADDRESS, { passkey });
    expect([answer.status, answer.words]).toEqual([status, expect.stringContaining('There is a problem')]);
    expect((await browser.get('/desk')).status).toBe(303);
  }

  test('is added with a name and the password, shows recovery codes, and signs in from then on', async () => {
    const key = createAuthenticator();
    const person = await signedIn('Pavi');
    const wrong = await person.post(ADD, { name: 'My phone', password: 'not the password' });
    expect(wrong.words).toContain('This is not your password');
    expect(wrong.html).not.toContain('data-options');
    const added = await add(person, key);
    expect(added.words).toContain('Your recovery codes');
    const [, code = ''] = /<li><code>([A-Z2-7-]+)</.exec(added.html) ?? [];
    expect((await person.get('/desk/account')).words).toMatch(/My phone Passkey, not used yet/);

    const { browser, options } = await challenged('Pavi');
    expect((await browser.get('/desk')).status).toBe(303);
    const answer = await browser.post(ADDRESS, { passkey: key.get(options), to: '/desk/record' });
    expect(locationOf(answer)).toBe('/desk/record');
    expect((await browser.get('/desk/account')).words).toMatch(/My phone Passkey, last used today/);
    expect((await browser.get('/desk/record')).words).toContain('Added the passkey “My phone”');
    expect((await (await preAuth('Pavi')).post(ADDRESS, { recovery: code })).status).toBe(303);
  });

  test('several have names and can be removed, the last one with the recovery codes', async () => {
    const [phone, key] = [createAuthenticator(), createAuthenticator()];
    const person = await signedIn('Rekha');
    await add(person, phone, 'Phone');
    expect((await add(person, key, 'Blue key')).headers.get('location')).toBe('/desk/account');
    expect((await person.get('/desk/account')).words).toMatch(/Phone Passkey.* Blue key Passkey/);
    const remove = (id: string) => person.post(`${ADD}/${id}/remove`, { password });
    expect((await person.post(`${ADD}/${phone.id}/remove`, {})).words).toContain('Write your password');
    expect((await remove(phone.id)).status).toBe(303);
    const { browser, options } = await challenged('Rekha');
    await refused(browser, phone.get(options));
    expect((await remove(key.id)).status).toBe(303);
    expect(await server.read(`SELECT 1 FROM recovery_codes WHERE person = ${idFor('Rekha')}`)).toEqual([]);
    expect((await (await preAuth('Rekha')).get('/desk')).status).toBe(200);
  });

  describe('a thief who knows the password', () => {
    let key: Authenticator;
    beforeAll(async () => {
      key = createAuthenticator();
      await add(await signedIn('Mira'), key);
    });

    test('cannot sign in from another site, with another challenge or with a registration', async () => {
      const { browser, options } = await challenged('Mira', '203.0.113.31');
      await refused(browser, key.get(options, { origin: 'https://www.clinic.example.evil.in' }));
      const again = async () => optionsIn((await browser.get(ADDRESS)).html);
      await refused(browser, key.get(await again(), { rpId: 'evil.in' }));
      await refused(browser, key.get({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }));
      await refused(browser, key.create(await again()));
      await refused(browser, '{"id":');
    });

    test('cannot replay a response, use one of another session, or send one late', async () => {
      const first = await challenged('Mira', '203.0.113.32');
      const answer = key.get(first.options);
      const other = await challenged('Mira', '203.0.113.33');
      await refused(other.browser, answer);
      const late = await challenged('Mira', '203.0.113.34');
      await change('UPDATE challenges SET at = ?1', minutesAgo(5.01));
      await refused(late.browser, key.get(late.options));
      const { browser, options } = await challenged('Mira', '203.0.113.32');
      const right = key.get(options);
      const answers = await Promise.all([1, 2].map(() => browser.post(ADDRESS, { passkey: right })));
      expect(answers.filter(({ headers }) => headers.get('location') === '/desk')).toHaveLength(1);
    });

    test('cannot use the passkey of another person, or add one', async () => {
      const own = createAuthenticator();
      await add(await signedIn('Another Owner'), own);
      const { browser, options } = await challenged('Mira', '203.0.113.35');
      await refused(browser, own.get(options));
      const forms: Fields[] = [
        { name: 'Mine', password },
        { name: 'Mine', passkey: own.create(options) },
      ];
      for (const fields of forms) expect(locationOf(await browser.post(ADD, fields))).toBe(ADDRESS);
      expect((await browser.post(`${ADD}/${key.id}/remove`, { password })).status).toBe(303);
      expect(await server.read(`SELECT 1 FROM passkeys WHERE id = '${key.id}'`)).toHaveLength(1);
    });
  });

  test('rejects a passkey that is registered already, and a response without a challenge', async () => {
    const key = createAuthenticator();
    await add(await signedIn('Sita'), key);
    const gita = await signedIn('Gita');
    expect((await add(gita, key)).status).toBe(422);
    expect((await add(gita, createAuthenticator(), 'X1', { origin: 'https://evil.in' })).status).toBe(422);
    const unasked = createAuthenticator().create({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect((await gita.post(ADD, { name: 'Unasked', passkey: unasked })).status).toBe(422);
  });

  test('detects a cloned passkey by its counter, and records it', async () => {
    const key = createAuthenticator();
    await add(await signedIn('Veena'), key, 'Counting key', { counter: 1 });
    const enter = async (counter: number) => {
      const { browser, options } = await challenged('Veena');
      return browser.post(ADDRESS, { passkey: key.get(options, { counter }) });
    };
    expect((await enter(5)).status).toBe(303);
    expect((await enter(5)).status).toBe(401);
    expect((await enter(0)).status).toBe(401);
    expect((await enter(6)).status).toBe(303);
    const copies = "SELECT detail FROM audit_log WHERE what = 'passkey copied'";
    expect(await server.read(copies)).toEqual(Array(2).fill({ detail: 'Counting key' }));
  });

  test('is deleted when a manager turns the second factor off or removes the person', async () => {
    const [key, other] = [createAuthenticator(), createAuthenticator()];
    await add(await signedIn('Hema'), key);
    await server.run(turnOffSecondFactor({ now: new Date() }, 'hema'));
    expect((await (await preAuth('Hema')).get('/desk')).status).toBe(200);
    const manager = await signedIn('Usha');
    await add(await signedIn('Leela', 'front desk'), other);
    await manager.post(`/desk/people/${await idOf('Leela')}/remove`, { password });
    expect(await server.read(`SELECT 1 FROM passkeys WHERE id IN ('${key.id}', '${other.id}')`)).toEqual([]);
  });
}
