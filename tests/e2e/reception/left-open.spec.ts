// A page that is left open: names leave it when the session ends or the connection is cut, and requests are still heard.
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, join, password, phone, test, type FrontDesk } from './front-desk.ts';

test.use({ ...phone, allowedProblems: [/status of 401|Failed to load resource: net::/] });

const patient = 'Kept Out Of Sight';

/** All that somebody could read of the page, or in it. */
const everythingIn = (page: Page) =>
  page.evaluate(() => [document.documentElement.outerHTML, document.title, location.href].join('\n'));

const idle = (frontDesk: FrontDesk, name: string) =>
  frontDesk.change(`UPDATE sessions SET seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-31 minutes')
    WHERE person = (SELECT id FROM people WHERE name = '${name}')`);

const signedOut = (page: Page) =>
  page.getByRole('heading', { name: 'Signed out: sign in to see names', level: 1 });

function listen() {
  const counter = globalThis as { tones?: number };
  counter.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    counter.tones = (counter.tones ?? 0) + 1;
    start.apply(this, when);
  };
}
const tones = (page: Page) => page.evaluate(() => (globalThis as { tones?: number }).tones);

test('a session that ends by idling takes the names along, and leaves the sound and the count', async ({
  page,
  context,
  frontDesk,
}) => {
  await page.addInitScript(listen);
  await frontDesk.receive({ name: patient });
  await join(page, frontDesk, 'Idle One');
  await page.clock.install();
  await page.goto(`/desk?q=${patient.replaceAll(' ', '+')}`);
  await page.getByRole('button', { name: 'Sound for new requests on this device' }).press('Enter');
  await expect.poll(() => tones(page)).toBe(2);
  expect(await everythingIn(page)).toContain('Kept');
  idle(frontDesk, 'Idle One');
  await page.clock.runFor(21_000);
  await expect(signedOut(page)).toBeFocused();
  await expect(page).toHaveTitle('Signed out · Front desk');
  expect(await everythingIn(page)).not.toMatch(/Kept|Idle One/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(page.getByRole('status')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  await frontDesk.receive({ name: patient });
  await page.clock.runFor(21_000);
  await expect(page.getByRole('status')).toHaveText('1 new request. Show it');
  await expect.poll(() => tones(page)).toBe(4);
  await expect(page).toHaveTitle('(1) Signed out · Front desk');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image.*%3E1%3C/);
  expect(await everythingIn(page)).not.toMatch(/Kept|Idle One/);

  // In another tab she signs in; here the list comes back by itself.
  const other = await context.newPage();
  await other.goto('/desk');
  await other.getByLabel('Your name').fill('Idle One');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('link', { name: patient, exact: true }).first()).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('link', { name: patient, exact: true }).first()).toBeVisible();

  // The end of all her sessions ends the sound as well, and the page says so.
  await page.clock.runFor(1_000);
  frontDesk.change(`DELETE FROM sessions WHERE person = (SELECT id FROM people WHERE name = 'Idle One')`);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('heading', { name: 'Signed out: sign in to go on' })).toBeFocused();
  await expect(page.getByText('no sound, from now on')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('signing in leads back to the request that was open', async ({ page, frontDesk }) => {
  const id = await frontDesk.receive({ name: patient });
  await join(page, frontDesk, 'Comes Back');
  await page.clock.install();
  await page.goto(`/desk/requests/${id}`);
  idle(frontDesk, 'Comes Back');
  await page.clock.runFor(21_000);
  await expect(signedOut(page)).toBeVisible();
  expect(await everythingIn(page)).not.toMatch(/Kept/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Your name').fill('Comes Back');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: patient, level: 1 })).toBeVisible();
});

test('a connection that is cut hides the names in half a minute; when it is back, so are they and what was typed', async ({
  page,
  context,
  frontDesk,
}) => {
  const id = await frontDesk.receive({ name: patient });
  await join(page, frontDesk, 'Cut Off');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/desk/requests/${id}`);
  await page.getByLabel('New note').fill('Half a sentence');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.clock.runFor(21_000);
  await failed;
  await expect(page.getByRole('heading', { name: patient, level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('The desk cannot be reached');
  await expect(page).toHaveTitle('No connection · Front desk');
  expect(await everythingIn(page)).not.toMatch(/Kept|Half a sentence/);
  await context.setOffline(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(patient);
  await expect(page.getByLabel('New note')).toHaveValue('Half a sentence');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // A desk that is out of order is as silent as one that cannot be reached, and a session may be over meanwhile.
  await page.route('**/desk/fresh*', (route) => route.fulfill({ status: 200, body: '<h1>Hotel</h1>' }));
  await page.getByLabel('New note').fill('Of a patient');
  await page.clock.runFor(21_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(6_000);
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('The desk cannot be reached');
  idle(frontDesk, 'Cut Off');
  await page.unroute('**/desk/fresh*');
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('Signed out: sign in to see names');
});
