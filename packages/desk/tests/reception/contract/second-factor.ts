import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { hiddenIn, locationOf, otherPassword, password, type Browser, type Fields } from './browser.ts';
import { idFor, type FrontDesk } from './front-desk.ts';

const STEP_MS = 30_000;
const ADDRESS = '/desk/second-factor';

/** An authenticator app; `steps` is the offset of its clock. */
const phoneWith = (secret: string) => (steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
type Phone = ReturnType<typeof phoneWith>;

export const secretIn = (html: string) =>
  (/<code class="link-to-give">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');

/** Uses the code of the previous step, so the codes of this step and the next stay unused. */
export async function setUp(person: Browser): Promise<{ phone: Phone; codes: string[] }> {
  const { html } = await person.get(ADDRESS);
  const phone = phoneWith(secretIn(html));
  const send = () => person.post(ADDRESS, { sealed: hiddenIn(html, 'sealed'), code: phone(-1), password });
  const first = await send();
  // When the step ended meanwhile, that code is too old, so the next one is sent.
  const answer = first.status === 422 ? await send() : first;
  expect(answer.status, answer.words).toBe(200);
  const codes = [...answer.html.matchAll(/<li><code>([A-Z2-7-]+)</g)].map(([, code = '']) => code);
  return { phone, codes };
}

export function describeSecondFactor(front: FrontDesk): void {
  const { server, addAttempts, ageSession, asha, change, clearAttempts, idOf, invite, newBrowser, signedIn } =
    front;
  const resetSteps = (name: string) => change(`UPDATE people SET totp_step = 0 WHERE id = ${idFor(name)}`);

  /** A browser after the password and before the second factor. */
  async function preAuth(name: string, address?: string): Promise<Browser> {
    const browser = newBrowser(address);
    const answer = await browser.post('/desk/sign-in', { name, password, to: '/desk/record' });
    expect(locationOf(answer)).toBe(`${ADDRESS}?to=%2Fdesk%2Frecord`);
    return browser;
  }

  test('is set up with a QR code, a key and a code, and required from then on', async () => {
    const person = await signedIn('Tara');
    const page = await person.get(ADDRESS);
    expect(/role="img" aria-label="QR code of the key below">\s*<svg/.test(page.html)).toBe(true);
    const secret = secretIn(page.html);
    expect(secret).toHaveLength(32);
    const sealed = hiddenIn(page.html, 'sealed');
    const wrong = await person.post(ADDRESS, { sealed, code: '000000', password });
    expect(wrong.status).toBe(422);
    expect(secretIn(wrong.html)).toBe(secret);
    const withoutPassword = { sealed, code: phoneWith(secret)(0), password: 'not the password' };
    expect((await person.post(ADDRESS, withoutPassword)).words).toContain('This is not your password');
    const { phone, codes } = await setUp(person);
    expect(new Set(codes).size).toBe(10);
    expect((await person.get('/desk/account')).words).toContain('Signing in asks for a code from your phone');

    const browser = await preAuth('Tara');
    const asked = await browser.get(`${ADDRESS}?to=/desk/record`);
    expect(asked.html).toMatch(/autocomplete="one-time-code"\s+inputmode="numeric"/);
    const code = ` ${phone(0).replace(/^.../, '$& ')} `;
    const answer = await browser.post(ADDRESS, { code, to: '/desk/record' });
    expect(locationOf(answer)).toBe('/desk/record');
    expect((await browser.get('/desk/record')).words).toContain('Set up two-step sign-in');
    const tables = ['people', 'recovery_codes'].map((table) => server.read(`SELECT * FROM ${table}`));
    const stored = JSON.stringify(await Promise.all(tables));
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });

  describe('a thief who knows the password', () => {
    let phone: Phone;
    let codes: string[];
    let owner: Browser;
    let used: string;
    beforeAll(async () => {
      owner = await signedIn('Uma');
      ({ phone, codes } = await setUp(owner));
    });

    test('opens no page, file, form or account with a pre-authentication session', async () => {
      const thief = await preAuth('Uma');
      for (const path of ['', '/record', '/people', '/account', '/print', '/requests.csv']) {
        expect(locationOf(await thief.get(`/desk${path}`)), path).toMatch(/^\/desk\/sign-in/);
      }
      expect((await thief.get('/desk/fresh?after=0')).status).toBe(401);
      const posts: [string, Record<string, string>][] = [
        ['/desk/people', { name: 'Accomplice', role: 'manager', password }],
        ['/desk/account', { password, next: otherPassword }],
        ['/desk/sign-out-everywhere', {}],
      ];
      for (const [path, fields] of posts)
        expect(locationOf(await thief.post(path, fields)), path).toBe('/desk/sign-in?lost=yes');
      expect(await server.read("SELECT id FROM people WHERE name = 'Accomplice'")).toEqual([]);
      expect((await owner.get('/desk')).status).toBe(200);
    });

    test('cannot set up another phone with a forged form', async () => {
      const stranger = await signedIn('Mallory');
      const { html } = await stranger.get(ADDRESS);
      const fields = { sealed: hiddenIn(html, 'sealed'), code: phoneWith(secretIn(html))(0), password };
      const thief = await preAuth('Uma');
      expect((await thief.get(ADDRESS)).html).not.toContain('name="sealed"');
      expect((await thief.post(ADDRESS, fields)).status).toBe(401);
      // A secret sealed for one person is invalid for another, even with a full session.
      expect((await owner.post(ADDRESS, fields)).words).toContain('Begin again with this key');
    });

    test('cannot skip it with an invitation link', async () => {
      const thief = newBrowser();
      const answer = await thief.post(await invite('Uma'), { password });
      expect(locationOf(answer)).toMatch(/^\/desk\/second-factor/);
      expect((await thief.get('/desk')).status).toBe(303);
      owner = newBrowser();
      await owner.post('/desk/sign-in', { name: 'Uma', password });
      used = phone(0);
      expect((await owner.post(ADDRESS, { code: used })).status).toBe(303);
    });

    test('cannot use a used code, an older one, or the code of another person', async () => {
      const thief = await preAuth('Uma');
      const other = await setUp(await signedIn('Wali'));
      const others = [other.phone(1), other.phone(0), '', '12345', 'abcdef'];
      for (const code of [used, phone(-2), phone(3), ...others])
        expect([401, 422, 429], code).toContain((await thief.post(ADDRESS, { code })).status);
      expect((await thief.get('/desk')).status).toBe(303);
      await clearAttempts();
    });

    test('cannot use one code, or one recovery code, twice at the same time', async () => {
      await resetSteps('Uma');
      const ways: Fields[] = [{ code: phone(1) }, { recovery: codes[0]!.toLowerCase().replaceAll('-', ' ') }];
      for (const fields of ways) {
        const browsers = await Promise.all([1, 2, 3, 4].map((n) => preAuth('Uma', `203.0.113.${100 + n}`)));
        const answers = await Promise.all(browsers.map((browser) => browser.post(ADDRESS, fields)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401, 401, 401]);
        const inside = await Promise.all(browsers.map((browser) => browser.get('/desk')));
        expect(inside.filter(({ status }) => status === 200)).toHaveLength(1);
      }
      const last = await preAuth('Uma', '203.0.113.110');
      expect((await last.post(ADDRESS, { recovery: codes[0]! })).status).toBe(401);
      expect((await last.post(ADDRESS, { recovery: codes[1]! })).status).toBe(303);
      const record = (await last.get('/desk/record')).words;
      expect(record).toContain('Used a recovery code');
      expect(record).toContain('Refused a sign-in with a wrong code or passkey');
    });

    test('has five attempts, even with the correct password in between', async () => {
      const thief = newBrowser('203.0.113.120');
      const answers = [];
      for (let n = 0; n < 8; n += 1) {
        await thief.post('/desk/sign-in', { name: 'Uma', password });
        answers.push((await thief.post(ADDRESS, { code: '000000' })).status);
      }
      expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    });

    test('has few attempts from many networks, while the owner signs in with a known browser or a recovery code', async () => {
      await resetSteps('Uma');
      await addAttempts(20, 'uma\ncode');
      const thief = await preAuth('Uma', '203.0.113.130');
      expect((await thief.post(ADDRESS, { code: phone(0) })).status).toBe(429);
      expect((await thief.post(ADDRESS, { recovery: codes[2]! })).status).toBe(303);
      await owner.post('/desk/sign-in', { name: 'Uma', password });
      expect((await owner.post(ADDRESS, { code: phone(0) })).status).toBe(303);
      await clearAttempts();
    });

    test('cannot block a recovery code or a new link by using up all codes of the day', async () => {
      for (const network of ['network', null]) await addAttempts(20, 'uma\ncode', network, 23 * 60);
      await resetSteps('Uma');
      await owner.post('/desk/sign-in', { name: 'Uma', password });
      expect((await owner.post(ADDRESS, { code: phone(0) })).status).toBe(429);
      expect((await owner.post(ADDRESS, { recovery: codes[3]! })).status).toBe(303);
      await owner.send(await invite('Uma'), { password: otherPassword });
      expect((await owner.post(ADDRESS, { code: phone(0) })).status).toBe(303);
      await owner.send('/desk/account', { password: otherPassword, next: password });
    });

    test('cannot fixate the session: each step starts a new one and ends the previous one', async () => {
      await resetSteps('Uma');
      const browser = newBrowser();
      browser.cookies.set('desk', 'chosen-by-the-thief');
      await browser.post('/desk/sign-in', { name: 'Uma', password });
      const half = browser.cookies.get('desk');
      const copy = newBrowser();
      copy.cookies.set('desk', half!);
      await browser.post(ADDRESS, { code: phone(1) });
      expect(new Set(['chosen-by-the-thief', half, browser.cookies.get('desk')]).size).toBe(3);
      expect((await browser.get('/desk')).status).toBe(200);
      expect((await copy.get('/desk')).status).toBe(303);
      expect(locationOf(await copy.get(ADDRESS))).toBe('/desk/sign-in');
    });
  });

  test('accepts codes again after the clock was far ahead', async () => {
    const { phone } = await setUp(await signedIn('Xavier'));
    await change(`UPDATE people SET totp_step = 99999999 WHERE id = ${idFor('Xavier')}`);
    const browser = await preAuth('Xavier');
    const code = phone(0);
    expect((await browser.post(ADDRESS, { code })).status).toBe(303);
    // A used code stays used.
    const copy = await preAuth('Xavier', '203.0.113.140');
    expect((await copy.post(ADDRESS, { code })).status).toBe(401);
  });

  test('a secret that was moved to the row of another person is invalid', async () => {
    const thief = await setUp(await signedIn('Yash'));
    await setUp(await signedIn('Zoya'));
    await change(`UPDATE people SET totp_step = 0, totp_secret = (SELECT totp_secret FROM people WHERE id = ${idFor('Yash')})
      WHERE id = ${idFor('Zoya')}`);
    const browser = await preAuth('Zoya');
    expect((await browser.post(ADDRESS, { code: thief.phone(0) })).status).toBe(401);
  });

  test('a manager turns it off with the password, and it is recorded', async () => {
    const [manager, person] = [await asha(), await signedIn('Lata')];
    await setUp(person);
    expect((await manager.get('/desk/people')).words).toContain('Two-step sign-in Make front desk : Lata');
    const id = await idOf('Lata');
    const address = `/desk/people/${id}/second-factor`;
    expect((await manager.post(address, { password: 'not the password' })).status).toBe(422);
    const desk = await signedIn('Front Only', 'front desk');
    expect((await desk.post(address, { password })).status).toBe(403);
    await manager.send(address, { password });
    expect((await person.get('/desk')).status).toBe(303);
    expect((await manager.get('/desk/record')).words).toContain('Turned off the two-step sign-in of Lata');
    expect(locationOf(await person.post('/desk/sign-in', { name: 'Lata', password }))).toBe('/desk');
    expect(await server.read(`SELECT * FROM recovery_codes WHERE person = ${id}`)).toEqual([]);
  });

  test('is required again before an account is changed, so a thief with the session and the password changes nothing', async () => {
    const owner = await signedIn('Olga');
    const other = await signedIn('Other Person');
    const { phone, codes } = await setUp(owner);
    const olderBy = (minutes: number) => ageSession('Olga', minutes, 'created_at');
    await olderBy(21);
    const id = await idOf('Other Person');
    const link = '/desk/second-factor?to=%2Fdesk%2F';
    for (const [path, to] of [
      [`${ADDRESS}/passkey`, `${link}second-factor%2Fpasskey`],
      [`/desk/people/${id}/remove`, `${link}people%2F${id}%2Fremove`],
    ] as const)
      expect(locationOf(await owner.get(path))).toBe(to);
    for (const path of ['/desk/account', '/desk/people']) {
      const { words, html } = await owner.get(path);
      expect(words).toContain('Go on with your code or passkey');
      expect(html).not.toContain('name="password"');
    }
    const stranger = await signedIn('Stranger');
    const { html } = await stranger.get(ADDRESS);
    const forms: [string, Fields][] = [
      [ADDRESS, { sealed: hiddenIn(html, 'sealed'), code: phoneWith(secretIn(html))(0), password }],
      [`${ADDRESS}/passkey`, { name: 'Of a thief', password }],
      ['/desk/account', { password, next: otherPassword }],
      ['/desk/people', { name: 'Accomplice', role: 'manager', password }],
      [`/desk/people/${id}/remove`, { password }],
    ];
    for (const [path, fields] of forms) await owner.post(path, fields);
    expect((await other.get('/desk')).status).toBe(200);
    expect(await server.read("SELECT 1 FROM people WHERE name = 'Accomplice'")).toEqual([]);
    expect((await owner.get(ADDRESS)).words).toContain('Before an account is changed');

    // A form that was opened in time may be sent a little later. A recovery code counts as well.
    await olderBy(15);
    expect((await owner.post('/desk/people', { name: 'In Time', password })).words).toContain('A link for');
    await olderBy(30);
    const fields = { recovery: codes[0]!, to: '/desk/people' };
    expect((await owner.send(ADDRESS, fields)).words).toContain('Make a link');
    await olderBy(30);
    const proof = await owner.send(ADDRESS, { code: phone(0), to: `${ADDRESS}/passkey` });
    expect(proof.words).toContain('What do you call it?');
    await setUp(owner);
  });

  test('setting it up ends all other sessions, and invalidates the previous codes', async () => {
    const person = await signedIn('Neel');
    const elsewhere = newBrowser();
    await elsewhere.send('/desk/sign-in', { name: 'Neel', password });
    const first = await setUp(person);
    expect((await elsewhere.get('/desk')).status).toBe(303);
    await setUp(person);
    const browser = await preAuth('Neel');
    expect((await browser.post(ADDRESS, { recovery: first.codes[0]! })).status).toBe(401);
    expect((await browser.post(ADDRESS, { code: first.phone(1) })).status).toBe(401);
  });
}
