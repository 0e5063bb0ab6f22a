// Where the practice asks for a second factor, and the key that keeps its secrets.
import { TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { seal, stepAt, stepOf, unseal } from '#desk/reception/auth/totp.ts';
import type { Settings } from '#desk/settings.ts';
import { from, openHome } from './a-home.ts';
import { hiddenIn, password } from './contract/a-receptionist.ts';
import { createFront } from './contract/front.ts';

const key = 'a key that is long enough for a test';
let close = async () => {};
afterEach(() => close());

async function openFront(secondFactor: Settings['secondFactor']) {
  const home = await openHome({ secondFactor });
  close = home.close;
  return { ...createFront(() => home, from), said: home.said };
}

test('whoever has to have one is led there after the password, and nowhere else', async () => {
  const { someone, invited, joined } = await openFront({ required: 'managers', key });
  expect((await (await joined('Divya', 'front desk')).get('/desk')).status).toBe(200);
  const manager = someone();
  const welcome = await manager.send(await invited('Asha'), { password });
  expect(welcome.words).toContain('Set up the second factor');
  for (const path of ['/desk', '/desk/people', '/desk/account'])
    expect((await manager.get(path)).status).toBe(303);
  const secret = (/<code class="link-to-give">([A-Z2-7 ]+)</.exec(welcome.html)?.[1] ?? '').replaceAll(
    ' ',
    '',
  );
  const fields = { sealed: hiddenIn(welcome.html, 'sealed'), code: new TOTP({ secret }).generate() };
  expect((await manager.post('/desk/second-factor', fields)).words).toContain('Your recovery codes');
  expect((await manager.get('/desk/people')).status).toBe(200);
  // The same form once more: the half of the session is over, and a whole one needs the password.
  expect((await manager.post('/desk/second-factor', fields)).status).toBe(422);
});

test('a session from before the practice asked, or before somebody became a manager, opens nothing more', async () => {
  const { joined, change } = await openFront({ required: 'managers', key });
  const divya = await joined('Divya', 'front desk');
  await change("UPDATE people SET role = 'manager'");
  for (const path of ['/desk', '/desk/people', '/desk/requests.csv'])
    expect((await divya.get(path)).headers.get('location'), path).toBe('/desk/second-factor');
  expect((await divya.get('/desk/fresh')).status).toBe(401);
  expect((await divya.post('/desk/clock', {})).headers.get('location')).toBe('/desk/second-factor');
  expect((await divya.get('/desk/second-factor')).words).toContain('Your own password');
  expect((await divya.post('/desk/sign-out', {})).headers.get('location')).toBe('/desk/sign-in');
});

test('without a key nobody can set one up, and nobody is let in without the one that is set up', async () => {
  const { joined, someone, change, said } = await openFront({ required: 'off', key: undefined });
  const person = await joined('Asha');
  expect((await person.get('/desk/second-factor')).status).toBe(404);
  expect((await person.get('/desk/account')).words).not.toContain('Second factor');
  await change('UPDATE people SET totp_secret = ?1', seal('JBSWY3DPEHPK3PXP', key, 1));
  const browser = someone();
  await browser.post('/desk/sign-in', { name: 'Asha', password });
  const code = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate();
  expect((await browser.post('/desk/second-factor', { code })).status).toBe(401);
  expect(said.join()).toContain('SECOND_FACTOR_KEY is missing');
});

test('a code is that of this step, the one before or the one after', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const now = new Date('2026-11-25T12:00:10Z');
  const codeAt = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 });
  const found = [-2, -1, 0, 1, 2].map((steps) => stepOf(codeAt(steps), secret, now));
  const step = stepAt(now);
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('what is sealed opens with its key, for its person, whole', () => {
  const sealed = seal('SECRET', key, 7);
  expect(sealed).not.toContain('SECRET');
  expect(unseal(sealed, key, 7)).toBe('SECRET');
  expect(unseal(sealed, key, 8)).toBeUndefined();
  expect(unseal(sealed, `${key}!`, 7)).toBeUndefined();
  for (const text of ['', 'x', sealed.slice(0, -2), `A${sealed}`])
    expect(unseal(text, key, 7)).toBeUndefined();
});
