import { beforeAll, describe, expect, test } from 'vitest';
import { turnOff } from '#desk/reception/queries/second-factor.ts';
import { password, type Fields, type Receptionist } from './a-receptionist.ts';
import { createAuthenticator, type Authenticator, type Told } from './an-authenticator.ts';
import type { Front } from './front.ts';

const ADDRESS = '/desk/second-factor';
const ADD = `${ADDRESS}/passkey`;

/** What the page asks the browser for. */
const optionsIn = (html: string): { challenge: string } =>
  JSON.parse((/data-options="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"')) as never;

export async function add(person: Receptionist, key: Authenticator, name = 'My phone', told: Told = {}) {
  const asked = await person.post(ADD, { name, password });
  return person.post(ADD, { name, passkey: key.create(optionsIn(asked.html), told) });
}

/** Signing in with a second factor: a passkey. */
export function describePasskeys({ home, change, joined, someone }: Front): void {
  async function halfIn(name: string, address?: string): Promise<Receptionist> {
    const browser = someone(address);
    await browser.post('/desk/sign-in', { name, password });
    return browser;
  }
  /** The first step, and the page of the second. */
  async function asked(name: string, address?: string) {
    const browser = await halfIn(name, address);
    return { browser, options: optionsIn((await browser.get(ADDRESS)).html) };
  }
  async function refused(browser: Receptionist, passkey: string, status = 401): Promise<void> {
    const answer = await browser.post(ADDRESS, { passkey });
    expect([answer.status, answer.words]).toEqual([status, expect.stringContaining('There is a problem')]);
    expect((await browser.get('/desk')).status).toBe(303);
  }

  test('is added with a name and the password, brings codes for paper, and signs in from then on', async () => {
    const key = createAuthenticator();
    const person = await joined('Pavi');
    const wrong = await person.post(ADD, { name: 'My phone', password: 'not the password' });
    expect(wrong.words).toContain('This is not your password');
    expect(wrong.html).not.toContain('data-options');
    const added = await add(person, key);
    expect(added.words).toContain('Your recovery codes');
    const [, code = ''] = /<li><code>([A-Z2-7-]+)</.exec(added.html) ?? [];
    expect((await person.get('/desk/account')).words).toMatch(/My phone Passkey, not used yet/);

    const { browser, options } = await asked('Pavi');
    expect((await browser.get('/desk')).status).toBe(303);
    const answer = await browser.post(ADDRESS, { passkey: key.get(options), to: '/desk/record' });
    expect(answer.headers.get('location')).toBe('/desk/record');
    expect((await browser.get('/desk/account')).words).toMatch(/My phone Passkey, last used today/);
    expect((await browser.get('/desk/record')).words).toContain('Added the passkey “My phone”');
    expect((await (await halfIn('Pavi')).post(ADDRESS, { recovery: code })).status).toBe(303);
  });

  test('several have names, and each can be removed; with the last one the paper is void', async () => {
    const [phone, key] = [createAuthenticator(), createAuthenticator()];
    const person = await joined('Rekha');
    await add(person, phone, 'Phone');
    expect((await add(person, key, 'Blue key')).headers.get('location')).toBe('/desk/account');
    expect((await person.get('/desk/account')).words).toMatch(/Phone Passkey.* Blue key Passkey/);
    const remove = (id: string) => person.post(`${ADD}/${id}/remove`, { password });
    expect((await person.post(`${ADD}/${phone.id}/remove`, {})).words).toContain('Write your password');
    expect((await remove(phone.id)).status).toBe(303);
    const { browser, options } = await asked('Rekha');
    await refused(browser, phone.get(options));
    expect((await remove(key.id)).status).toBe(303);
    expect(
      await home.read(`SELECT 1 FROM recovery_codes JOIN people ON people.id = person
      WHERE name = 'Rekha'`),
    ).toEqual([]);
    expect((await (await halfIn('Rekha')).get('/desk')).status).toBe(200);
  });

  describe('somebody who knows the password', () => {
    let key: Authenticator;
    beforeAll(async () => {
      key = createAuthenticator();
      await add(await joined('Mira'), key);
    });

    test('is not let in from another site, with another challenge or for another kind of question', async () => {
      const { browser, options } = await asked('Mira', '203.0.113.31');
      await refused(browser, key.get(options, { origin: 'https://www.clinic.example.evil.in' }));
      const again = async () => optionsIn((await browser.get(ADDRESS)).html);
      await refused(browser, key.get(await again(), { rpId: 'evil.in' }));
      await refused(browser, key.get({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }));
      await refused(browser, key.create(await again()));
      await refused(browser, '{"id":');
    });

    test('cannot send an answer twice, nor that of another session, nor one that is late', async () => {
      const first = await asked('Mira', '203.0.113.32');
      const answer = key.get(first.options);
      const other = await asked('Mira', '203.0.113.33');
      await refused(other.browser, answer);
      const late = await asked('Mira', '203.0.113.34');
      await change('UPDATE challenges SET at = ?1', new Date(Date.now() - 301_000).toISOString());
      await refused(late.browser, key.get(late.options));
      const { browser, options } = await asked('Mira', '203.0.113.32');
      const right = key.get(options);
      const answers = await Promise.all([1, 2].map(() => browser.post(ADDRESS, { passkey: right })));
      expect(answers.filter(({ headers }) => headers.get('location') === '/desk')).toHaveLength(1);
    });

    test('cannot use the key of somebody else, nor add one of their own', async () => {
      const own = createAuthenticator();
      await add(await joined('Nobody Else'), own);
      const { browser, options } = await asked('Mira', '203.0.113.35');
      await refused(browser, own.get(options));
      const forms: Fields[] = [
        { name: 'Mine', password },
        { name: 'Mine', passkey: own.create(options) },
      ];
      for (const fields of forms)
        expect((await browser.post(ADD, fields)).headers.get('location')).toBe(ADDRESS);
      expect((await browser.post(`${ADD}/${key.id}/remove`, { password })).status).toBe(303);
      expect(await home.read(`SELECT 1 FROM passkeys WHERE id = '${key.id}'`)).toHaveLength(1);
    });
  });

  test('one that belongs to somebody already, and an answer that nobody was asked for, are not added', async () => {
    const key = createAuthenticator();
    await add(await joined('Sita'), key);
    const gita = await joined('Gita');
    expect((await add(gita, key)).status).toBe(422);
    expect((await add(gita, createAuthenticator(), 'X1', { origin: 'https://evil.in' })).status).toBe(422);
    const unasked = createAuthenticator().create({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect((await gita.post(ADD, { name: 'Unasked', passkey: unasked })).status).toBe(422);
  });

  test('a copy is noticed by its count, and written down', async () => {
    const key = createAuthenticator();
    await add(await joined('Veena'), key, 'Counting key', { counter: 1 });
    const enter = async (counter: number) => {
      const { browser, options } = await asked('Veena');
      return browser.post(ADDRESS, { passkey: key.get(options, { counter }) });
    };
    expect((await enter(5)).status).toBe(303);
    expect((await enter(5)).status).toBe(401);
    expect((await enter(0)).status).toBe(401);
    expect((await enter(6)).status).toBe(303);
    const copies = "SELECT detail FROM audit_log WHERE what = 'passkey copied'";
    expect(await home.read(copies)).toEqual(Array(2).fill({ detail: 'Counting key' }));
  });

  test('goes when a manager turns the second factor off, and with the person', async () => {
    const [key, other] = [createAuthenticator(), createAuthenticator()];
    await add(await joined('Hema'), key);
    await home.run(turnOff('hema', null, new Date()));
    expect((await (await halfIn('Hema')).get('/desk')).status).toBe(200);
    const asha = await joined('Usha');
    await add(await joined('Leela', 'front desk'), other);
    const [row] = await home.read("SELECT id FROM people WHERE name = 'Leela'");
    await asha.post(`/desk/people/${String(row?.id)}/remove`, { password });
    expect(await home.read(`SELECT 1 FROM passkeys WHERE id IN ('${key.id}', '${other.id}')`)).toEqual([]);
  });
}
