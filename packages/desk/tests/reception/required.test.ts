// SECOND_FACTOR_REQUIRED and SECOND_FACTOR_KEY.
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { seal } from '#desk/reception/auth/totp.ts';
import { hiddenIn, locationOf, password } from './contract/browser.ts';
import { secretIn } from './contract/second-factor.ts';
import { openFrontDesk } from './open-server.ts';

const key = 'a key that is long enough for a test';
const secondFactor = { required: 'managers', key } as const;

test('a person who needs a second factor can only set it up', async () => {
  const { newBrowser, invite, signedIn } = await openFrontDesk({ secondFactor });
  expect((await (await signedIn('Divya', 'front desk')).get('/desk')).status).toBe(200);
  const manager = newBrowser();
  const welcome = await manager.send(await invite('Asha'), { password });
  expect(welcome.words).toContain('Set up two-step sign-in');
  for (const path of ['/desk', '/desk/people', '/desk/account'])
    expect((await manager.get(path)).status).toBe(303);
  const secret = secretIn(welcome.html);
  const fields = { sealed: hiddenIn(welcome.html, 'sealed'), code: new TOTP({ secret }).generate() };
  expect((await manager.post('/desk/second-factor', fields)).words).toContain('Your recovery codes');
  expect((await manager.get('/desk/people')).status).toBe(200);
  // Sent again, it needs the password: the pre-authentication session has ended.
  expect((await manager.post('/desk/second-factor', fields)).status).toBe(422);
});

test('the requirement also applies to sessions that started before it', async () => {
  const { signedIn, change } = await openFrontDesk({ secondFactor });
  const divya = await signedIn('Divya', 'front desk');
  await change("UPDATE people SET role = 'manager'");
  for (const path of ['/desk', '/desk/people', '/desk/requests.csv'])
    expect(locationOf(await divya.get(path)), path).toBe('/desk/second-factor');
  expect((await divya.get('/desk/fresh')).status).toBe(401);
  expect(locationOf(await divya.post('/desk/clock', {}))).toBe('/desk/second-factor');
  expect((await divya.get('/desk/second-factor')).words).toContain('Your own password');
  expect(locationOf(await divya.post('/desk/sign-out', {}))).toBe('/desk/sign-in');
});

test('without the key no code can be set up or verified', async () => {
  const { signedIn, newBrowser, change, logged } = await openFrontDesk({
    secondFactor: { required: 'off', key: undefined },
  });
  const person = await signedIn('Asha');
  expect((await person.get('/desk/second-factor')).status).toBe(404);
  expect((await person.get('/desk/account')).words).not.toContain('Two-step sign-in');
  await change('UPDATE people SET totp_secret = ?1', seal('JBSWY3DPEHPK3PXP', key, 1));
  const browser = newBrowser();
  await browser.post('/desk/sign-in', { name: 'Asha', password });
  const code = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate();
  expect((await browser.post('/desk/second-factor', { code })).status).toBe(401);
  expect(logged.join()).toContain('SECOND_FACTOR_KEY is missing');
});
