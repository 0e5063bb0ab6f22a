import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { hiddenIn, password, type Fields, type Receptionist } from './a-receptionist.ts';
import type { Front } from './front.ts';

const STEP_MS = 30_000;
const ADDRESS = '/desk/second-factor';

/** A phone with the authenticator app; `steps` says by how much its clock is off. */
const phoneWith = (secret: string) => (steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
type Phone = ReturnType<typeof phoneWith>;

const secretIn = (html: string) =>
  (/<code class="link-to-give">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');

/** The code of the step before, so that those of this step and the next are still unused. */
export async function setUp(person: Receptionist): Promise<{ phone: Phone; codes: string[] }> {
  const { html } = await person.get(ADDRESS);
  const phone = phoneWith(secretIn(html));
  const send = () => person.post(ADDRESS, { sealed: hiddenIn(html, 'sealed'), code: phone(-1), password });
  const first = await send();
  // Where the half minute ended on the way, that code is too old, and the phone shows the next.
  const answer = first.status === 422 ? await send() : first;
  expect(answer.status, answer.words).toBe(200);
  const codes = [...answer.html.matchAll(/<li><code>([A-Z2-7-]+)</g)].map(([, code = '']) => code);
  return { phone, codes };
}

/** Signing in with a second factor: an authenticator app, or a code on paper. */
export function describeSecondFactor({ home, change, asha, joined, someone, invited }: Front): void {
  const whose = (name: string) => `(SELECT id FROM people WHERE sign_in = '${name.toLowerCase()}')`;

  /** Somebody with a second factor, of whom this browser knows the password only. */
  async function halfIn(name: string, address?: string): Promise<Receptionist> {
    const browser = someone(address);
    const answer = await browser.post('/desk/sign-in', { name, password, to: '/desk/record' });
    expect(answer.headers.get('location')).toBe(`${ADDRESS}?to=%2Fdesk%2Frecord`);
    return browser;
  }

  test('is set up with a picture, a key and a code, and asked for from then on', async () => {
    const person = await joined('Tara');
    const page = await person.get(ADDRESS);
    expect(/role="img" aria-label="QR code of the key below">\s*<svg/.test(page.html)).toBe(true);
    const secret = secretIn(page.html);
    expect(secret).toHaveLength(32);
    const sealed = hiddenIn(page.html, 'sealed');
    const wrong = await person.post(ADDRESS, { sealed, code: '000000', password });
    expect(wrong.status).toBe(422);
    expect(secretIn(wrong.html)).toBe(secret);
    const unsaid = { sealed, code: phoneWith(secret)(0), password: 'not the password' };
    expect((await person.post(ADDRESS, unsaid)).words).toContain('This is not your password');
    const { phone, codes } = await setUp(person);
    expect(new Set(codes).size).toBe(10);
    expect((await person.get('/desk/account')).words).toContain('Signing in asks for a code from your phone');

    const browser = await halfIn('Tara');
    const asked = await browser.get(`${ADDRESS}?to=/desk/record`);
    expect(asked.html).toMatch(/autocomplete="one-time-code"\s+inputmode="numeric"/);
    const code = ` ${phone(0).replace(/^.../, '$& ')} `;
    const answer = await browser.post(ADDRESS, { code, to: '/desk/record' });
    expect(answer.headers.get('location')).toBe('/desk/record');
    expect((await browser.get('/desk/record')).words).toContain('Set up the second factor');
    const tables = ['people', 'recovery_codes'].map((table) => home.read(`SELECT * FROM ${table}`));
    const kept = JSON.stringify(await Promise.all(tables));
    for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
  });

  describe('an attacker who knows the password', () => {
    let phone: Phone;
    let codes: string[];
    let owner: Receptionist;
    let used: string;
    beforeAll(async () => {
      owner = await joined('Uma');
      ({ phone, codes } = await setUp(owner));
    });

    test('reaches nothing with the half of a session, neither pages, files, forms nor its own account', async () => {
      const thief = await halfIn('Uma');
      for (const path of ['', '/record', '/people', '/account', '/print', '/requests.csv']) {
        const { headers } = await thief.get(`/desk${path}`);
        expect(headers.get('location'), path).toMatch(/^\/desk\/sign-in/);
      }
      expect((await thief.get('/desk/fresh?after=0')).status).toBe(401);
      const posts: [string, Record<string, string>][] = [
        ['/desk/people', { name: 'Accomplice', role: 'manager', password }],
        ['/desk/account', { password, next: 'seven grey elephants' }],
        ['/desk/sign-out-everywhere', {}],
      ];
      for (const [path, fields] of posts)
        expect((await thief.post(path, fields)).headers.get('location'), path).toBe('/desk/sign-in?lost=yes');
      expect(await home.read("SELECT id FROM people WHERE name = 'Accomplice'")).toEqual([]);
      expect((await owner.get('/desk')).status).toBe(200);
    });

    test('cannot set up a phone of their own instead, though they send the form of it', async () => {
      const stranger = await joined('Mallory');
      const { html } = await stranger.get(ADDRESS);
      const fields = { sealed: hiddenIn(html, 'sealed'), code: phoneWith(secretIn(html))(0), password };
      const thief = await halfIn('Uma');
      expect((await thief.get(ADDRESS)).html).not.toContain('name="sealed"');
      expect((await thief.post(ADDRESS, fields)).status).toBe(401);
      // What is sealed for one person opens nothing for another, who is wholly signed in either.
      expect((await owner.post(ADDRESS, fields)).words).toContain('Begin again with this key');
    });

    test('is not let in by a link for a new password', async () => {
      const thief = someone();
      const answer = await thief.post(await invited('Uma'), { password });
      expect(answer.headers.get('location')).toMatch(/^\/desk\/second-factor/);
      expect((await thief.get('/desk')).status).toBe(303);
      owner = someone();
      await owner.post('/desk/sign-in', { name: 'Uma', password });
      used = phone(0);
      expect((await owner.post(ADDRESS, { code: used })).status).toBe(303);
    });

    test('is not let in by a code that was used, by one that is older, or by that of somebody else', async () => {
      const thief = await halfIn('Uma');
      const other = await setUp(await joined('Wali'));
      const others = [other.phone(1), other.phone(0), '', '12345', 'abcdef'];
      for (const code of [used, phone(-2), phone(3), ...others])
        expect([401, 422, 429], code).toContain((await thief.post(ADDRESS, { code })).status);
      expect((await thief.get('/desk')).status).toBe(303);
      await change('DELETE FROM sign_in_attempts');
    });

    test('cannot use one code twice at the same moment, nor one from paper', async () => {
      await change(`UPDATE people SET totp_step = 0 WHERE id = ${whose('Uma')}`);
      const ways: Fields[] = [{ code: phone(1) }, { recovery: codes[0]!.toLowerCase().replaceAll('-', ' ') }];
      for (const fields of ways) {
        const browsers = await Promise.all([1, 2, 3, 4].map((n) => halfIn('Uma', `203.0.113.${100 + n}`)));
        const answers = await Promise.all(browsers.map((browser) => browser.post(ADDRESS, fields)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401, 401, 401]);
        const inside = await Promise.all(browsers.map((browser) => browser.get('/desk')));
        expect(inside.filter(({ status }) => status === 200)).toHaveLength(1);
      }
      const last = await halfIn('Uma', '203.0.113.110');
      expect((await last.post(ADDRESS, { recovery: codes[0]! })).status).toBe(401);
      expect((await last.post(ADDRESS, { recovery: codes[1]! })).status).toBe(303);
      const record = (await last.get('/desk/record')).words;
      expect(record).toContain('Used a recovery code');
      expect(record).toContain('Refused a sign-in with a wrong second factor');
    });

    test('has five tries, also with the right password between them, and takes none from the owner', async () => {
      const thief = someone('203.0.113.120');
      const answers = [];
      for (let n = 0; n < 8; n += 1) {
        await thief.post('/desk/sign-in', { name: 'Uma', password });
        answers.push((await thief.post(ADDRESS, { code: '000000' })).status);
      }
      expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    });

    test('from everywhere has few tries, while the owner passes in a known browser, and elsewhere with paper', async () => {
      await change(`UPDATE people SET totp_step = 0 WHERE id = ${whose('Uma')}`);
      await change(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
          INSERT INTO sign_in_attempts (at, caller, network, person) SELECT ?1, 'c' || i, 'n' || i, ?2 FROM n`,
        ...[new Date().toISOString(), 'uma\ncode'],
      );
      const thief = await halfIn('Uma', '203.0.113.130');
      expect((await thief.post(ADDRESS, { code: phone(0) })).status).toBe(429);
      expect((await thief.post(ADDRESS, { recovery: codes[2]! })).status).toBe(303);
      await owner.post('/desk/sign-in', { name: 'Uma', password });
      expect((await owner.post(ADDRESS, { code: phone(0) })).status).toBe(303);
      await change('DELETE FROM sign_in_attempts');
    });

    test('who used up the codes of a day in known browsers too stops neither a recovery code nor a new link', async () => {
      const wrong = (network: string | null) =>
        change(
          `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
            INSERT INTO sign_in_attempts (at, caller, network, person) SELECT ?1, 'c' || i, ?2, ?3 FROM n`,
          ...[new Date(Date.now() - 23 * 3_600_000).toISOString(), network, 'uma\ncode'],
        );
      await wrong('n');
      await wrong(null);
      await change(`UPDATE people SET totp_step = 0 WHERE id = ${whose('Uma')}`);
      await owner.post('/desk/sign-in', { name: 'Uma', password });
      expect((await owner.post(ADDRESS, { code: phone(0) })).status).toBe(429);
      expect((await owner.post(ADDRESS, { recovery: codes[3]! })).status).toBe(303);
      const next = 'seven grey elephants';
      await owner.send(await invited('Uma'), { password: next });
      expect((await owner.post(ADDRESS, { code: phone(0) })).status).toBe(303);
      await owner.send('/desk/account', { password: next, next: password });
    });

    test('cannot fix the session: each step begins a new one, and the half is over', async () => {
      await change(`UPDATE people SET totp_step = 0 WHERE id = ${whose('Uma')}`);
      const browser = someone();
      browser.cookies.set('desk', 'chosen-by-the-thief');
      await browser.post('/desk/sign-in', { name: 'Uma', password });
      const half = browser.cookies.get('desk');
      const copy = someone();
      copy.cookies.set('desk', half!);
      await browser.post(ADDRESS, { code: phone(1) });
      expect(new Set(['chosen-by-the-thief', half, browser.cookies.get('desk')]).size).toBe(3);
      expect((await browser.get('/desk')).status).toBe(200);
      expect((await copy.get('/desk')).status).toBe(303);
      expect((await copy.get(ADDRESS)).headers.get('location')).toBe('/desk/sign-in');
    });
  });

  test('a clock that was far ahead shuts nobody out', async () => {
    const { phone } = await setUp(await joined('Xavier'));
    await change(`UPDATE people SET totp_step = 99999999 WHERE id = ${whose('Xavier')}`);
    const browser = await halfIn('Xavier');
    const code = phone(0);
    expect((await browser.post(ADDRESS, { code })).status).toBe(303);
    // And the codes of this time are used up as ever.
    const copy = await halfIn('Xavier', '203.0.113.140');
    expect((await copy.post(ADDRESS, { code })).status).toBe(401);
  });

  test('a secret that was moved into the row of somebody else opens nothing', async () => {
    const thief = await setUp(await joined('Yash'));
    await setUp(await joined('Zoya'));
    await change(`UPDATE people SET totp_step = 0, totp_secret = (SELECT totp_secret FROM people WHERE id = ${whose('Yash')})
      WHERE id = ${whose('Zoya')}`);
    const browser = await halfIn('Zoya');
    expect((await browser.post(ADDRESS, { code: thief.phone(0) })).status).toBe(401);
  });

  test('a manager turns it off for somebody who has lost the phone, with the password, and it is written down', async () => {
    const [manager, person] = [await asha(), await joined('Lata')];
    await setUp(person);
    expect((await manager.get('/desk/people')).words).toContain('Second factor Make front desk : Lata');
    const [row] = await home.read(`SELECT id FROM people WHERE name = 'Lata'`);
    const address = `/desk/people/${Number(row?.id)}/second-factor`;
    expect((await manager.post(address, { password: 'not the password' })).status).toBe(422);
    const desk = await joined('Front Only', 'front desk');
    expect((await desk.post(address, { password })).status).toBe(403);
    await manager.send(address, { password });
    expect((await person.get('/desk')).status).toBe(303);
    expect((await manager.get('/desk/record')).words).toContain('Turned off the second factor of Lata');
    expect((await person.post('/desk/sign-in', { name: 'Lata', password })).headers.get('location')).toBe(
      '/desk',
    );
    expect(await home.read(`SELECT * FROM recovery_codes WHERE person = ${Number(row?.id)}`)).toEqual([]);
  });

  test('has to be given again before an account is changed, and a stolen session with the password changes nothing', async () => {
    const owner = await joined('Olga');
    const other = await joined('Other Person');
    const { phone, codes } = await setUp(owner);
    const olderBy = (minutes: number) =>
      change(
        `UPDATE sessions SET created_at = ?1 WHERE person = ${whose('Olga')}`,
        new Date(Date.now() - minutes * 60_000).toISOString(),
      );
    await olderBy(21);
    const [row] = await home.read(`SELECT ${whose('Other Person')} AS id`);
    const link = '/desk/second-factor?to=%2Fdesk%2F';
    for (const [path, to] of [
      [`${ADDRESS}/passkey`, `${link}second-factor%2Fpasskey`],
      [`/desk/people/${String(row?.id)}/remove`, `${link}people%2F${String(row?.id)}%2Fremove`],
    ] as const)
      expect((await owner.get(path)).headers.get('location')).toBe(to);
    for (const path of ['/desk/account', '/desk/people']) {
      const { words, html } = await owner.get(path);
      expect(words).toContain('Go on with your second factor');
      expect(html).not.toContain('name="password"');
    }
    const stranger = await joined('Stranger');
    const { html } = await stranger.get(ADDRESS);
    const forms: [string, Fields][] = [
      [ADDRESS, { sealed: hiddenIn(html, 'sealed'), code: phoneWith(secretIn(html))(0), password }],
      [`${ADDRESS}/passkey`, { name: 'Of a thief', password }],
      ['/desk/account', { password, next: 'seven grey elephants' }],
      ['/desk/people', { name: 'Accomplice', role: 'manager', password }],
      [`/desk/people/${String(row?.id)}/remove`, { password }],
    ];
    for (const [path, fields] of forms) await owner.post(path, fields);
    expect((await other.get('/desk')).status).toBe(200);
    expect(await home.read("SELECT 1 FROM people WHERE name = 'Accomplice'")).toEqual([]);
    expect((await owner.get(ADDRESS)).words).toContain('Before an account is changed');

    // What was opened in time may be sent a little later, and a code on paper is as good as the phone.
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

  test('setting it up ends all other sessions, and again makes the old paper void', async () => {
    const person = await joined('Neel');
    const elsewhere = someone();
    await elsewhere.send('/desk/sign-in', { name: 'Neel', password });
    const first = await setUp(person);
    expect((await elsewhere.get('/desk')).status).toBe(303);
    await setUp(person);
    const browser = await halfIn('Neel');
    expect((await browser.post(ADDRESS, { recovery: first.codes[0]! })).status).toBe(401);
    expect((await browser.post(ADDRESS, { code: first.phone(1) })).status).toBe(401);
  });
}
