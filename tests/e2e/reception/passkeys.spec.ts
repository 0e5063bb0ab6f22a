// Passkeys with Chromium's virtual authenticator, by keyboard.
import type { Page } from '@playwright/test';
import { freePort } from '../support/servers/desk.ts';
import { violations } from '../support/axe.ts';
import { expect, join, openFrontDesk, password, phone, signIn, test as base } from './front-desk.ts';

/** Passkeys are bound to a host name; browsers reject IP addresses. */
const test = base.extend<object, { frontDesk: Awaited<ReturnType<typeof openFrontDesk>> }>({
  frontDesk: [
    async ({}, use) => {
      const PORT = String(await freePort());
      const SITE_URL = `http://localhost:${PORT}`;
      const desk = await openFrontDesk({ PORT, SITE_URL, SECOND_FACTOR_KEY: 'x'.repeat(32) });
      const invite = async (name: string) => SITE_URL + new URL(await desk.invite(name)).pathname;
      await use({ ...desk, address: SITE_URL, invite });
      await desk.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { remove: () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

async function expectAccessible(page: Page) {
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.viewport.width);
}

test.use({ allowedProblems: [/status of (401|422)/] });

test.describe('on a phone', () => {
  test.use(phone);

  test('adds a passkey, signs in with it and removes it', async ({ page, frontDesk }) => {
    const authenticator = await addAuthenticator(page);
    await join(page, frontDesk, 'With a passkey');

    await page.goto('/desk/account');
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByLabel('What do you call it?').fill('My thumb');
    await page.getByLabel('Your own password').fill(password);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Make the passkey “My thumb”' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Make the passkey “My thumb”');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    const paper = page.getByRole('listitem').filter({ hasText: /^[A-Z2-7-]+$/ });
    await expect(paper).toHaveCount(10);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, 'With a passkey');
    await expect(page.getByRole('heading', { name: 'Your passkey' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Use a passkey');
    await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();

    await page.goto('/desk/account');
    await expect(page.getByRole('listitem').filter({ hasText: 'My thumb' })).toContainText('last used today');
    await expectAccessible(page);
    await page.getByRole('link', { name: /Remove.*My thumb/ }).click();
    await page.getByLabel('Your own password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'is removed' })).toBeVisible();
    await authenticator.remove();
  });
});

test('signs in with a recovery code without the device', async ({ page, frontDesk }) => {
  const authenticator = await addAuthenticator(page);
  await join(page, frontDesk, 'Without a passkey');
  await page.goto('/desk/second-factor/passkey');
  await page.getByLabel('What do you call it?').fill('Lost');
  await page.getByLabel('Your own password').fill(password);
  await page.keyboard.press('Enter');
  await press(page, 'Make the passkey “Lost”');
  const code = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-7-]+$/ })
    .first()
    .innerText();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await authenticator.remove();
  await signIn(page, 'Without a passkey');
  await page.getByText('I do not have my passkey').click();
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
});
