// A page that is left open hides names when the session ends or the desk is offline, and still counts requests.
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import {
  alertsOn,
  expect,
  join,
  phone,
  recordAlerts,
  submitSignIn,
  test,
  type FrontDesk,
} from './front-desk.ts';

test.use({ ...phone, allowedProblems: [/status of 401|Failed to load resource: net::/] });

const patient = 'Kept Out Of Sight';

const everythingIn = (page: Page) =>
  page.evaluate(() => [document.documentElement.outerHTML, document.title, location.href].join('\n'));

const idle = (frontDesk: FrontDesk, name: string) =>
  frontDesk.change(`UPDATE sessions SET seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-31 minutes')
    WHERE person = (SELECT id FROM people WHERE name = '${name}')`);

const signedOut = (page: Page) =>
  page.getByRole('heading', { name: 'Signed out: sign in to see names', level: 1 });

/** The heading after `seconds` of the page's clock at a time. */
const expectHeading = (page: Page, heading: string, seconds = 2) =>
  expect
    .poll(async () => {
      await page.clock.runFor(seconds * 1_000);
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(heading);

test('an idle session hides the names, and still counts and announces requests', async ({
  page,
  context,
  frontDesk,
}) => {
  await page.addInitScript(recordAlerts);
  await frontDesk.receive({ name: patient });
  await join(page, frontDesk, 'Idle One');
  await page.clock.install();
  await page.goto(`/desk?q=${patient.replaceAll(' ', '+')}`);
  await page.getByRole('button', { name: 'Sound for new requests on this device' }).press('Enter');
  await expect.poll(() => alertsOn(page)).toEqual(['tone', 'tone']);
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
  await expect.poll(() => alertsOn(page)).toEqual(['tone', 'tone', 'tone', 'tone', '1 new request']);
  await expect(page).toHaveTitle('(1) Signed out · Front desk');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image.*%3E1%3C/);
  expect(await everythingIn(page)).not.toMatch(/Kept|Idle One/);

  // After a sign-in in another tab, the list comes back by itself.
  const other = await context.newPage();
  await other.goto('/desk');
  await submitSignIn(other, 'Idle One');
  await expect(other.getByRole('link', { name: patient, exact: true }).first()).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('link', { name: patient, exact: true }).first()).toBeVisible();

  // Without any session the count and the sound end, with a message.
  await page.clock.runFor(1_000);
  frontDesk.change(`DELETE FROM sessions WHERE person = (SELECT id FROM people WHERE name = 'Idle One')`);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('heading', { name: 'Signed out: sign in to go on' })).toBeFocused();
  await expect(page.getByText('no sound, from now on')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('an idle request counts new ones, and signing in returns to it', async ({ page, frontDesk }) => {
  const old = await frontDesk.receive();
  const id = await frontDesk.receive({ name: patient });
  await join(page, frontDesk, 'Comes Back');
  await page.clock.install();
  await page.goto(`/desk/requests/${id}`);
  idle(frontDesk, 'Comes Back');
  await page.clock.runFor(21_000);
  await expect(signedOut(page)).toBeVisible();
  expect(await everythingIn(page)).not.toMatch(/Kept/);
  frontDesk.change(`DELETE FROM requests WHERE id = ${old}`);
  await frontDesk.receive();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('status')).toHaveText('1 new request. Show it');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, 'Comes Back');
  await expect(page.getByRole('heading', { name: patient, level: 1 })).toBeVisible();
});

test('hides the names after half a minute offline, and restores them with the typed text', async ({
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
  await expectHeading(page, 'The desk cannot be reached');
  await expect(page).toHaveTitle('No connection · Front desk');
  expect(await everythingIn(page)).not.toMatch(/Kept|Half a sentence/);
  await context.setOffline(false);
  await expectHeading(page, patient);
  await expect(page.getByLabel('New note')).toHaveValue('Half a sentence');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // A captive portal counts as offline, and the session may end meanwhile.
  await page.route('**/desk/fresh*', (route) => route.fulfill({ status: 200, body: '<h1>Hotel</h1>' }));
  await page.getByLabel('New note').fill('Of a patient');
  await page.clock.runFor(21_000);
  await expectHeading(page, 'The desk cannot be reached', 6);
  idle(frontDesk, 'Cut Off');
  await page.unroute('**/desk/fresh*');
  await expectHeading(page, 'Signed out: sign in to see names');
});
