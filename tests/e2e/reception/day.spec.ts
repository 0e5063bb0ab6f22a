// A receptionist's day, first on a phone, then at a computer.
import { readFileSync } from 'node:fs';
import { clinicDay } from '@clinic/contract/dates.ts';
import type { OpenHours } from '@clinic/contract/open-hours.ts';
import {
  alertsOn,
  desktop,
  expect,
  join,
  newMobile,
  phone,
  recordAlerts,
  signIn,
  test,
} from './front-desk.ts';

// Form errors.
test.use({ ...phone, allowedProblems: [/status of 422/] });

test('from the first request to signing out', async ({ page, frontDesk }) => {
  const me = 'Asha at the counter';
  const mobile = newMobile();
  const patient = { name: 'Radha Iyer', mobile, email: 'radha@example.org' };
  const status = page.getByRole('status').filter({ hasText: /\S/ });
  let id = 0;

  await test.step('join by an invitation link', () => join(page, frontDesk, me));

  await test.step('announces a new request without moving the list', async () => {
    await page.clock.install();
    await page.addInitScript(recordAlerts);
    await page.goto('/desk');
    const alerts = page.getByRole('button', { name: 'Sound for new requests on this device' });
    await expect(alerts).toHaveAttribute('aria-pressed', 'false');
    id = await frontDesk.receive({ name: 'Not Heard' });
    await page.clock.runFor(21_000);
    await expect(page.getByRole('link', { name: /new requests?\. Show/ })).toBeVisible();
    expect(await alertsOn(page)).toEqual([]);
    await alerts.press('Enter');
    await expect(alerts).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/desk');
    await page.evaluate(() => (globalThis.alerts = []));
    id = await frontDesk.receive(patient);
    await page.clock.runFor(21_000);
    await expect.poll(() => alertsOn(page)).toEqual(['tone', 'tone', '1 new request']);
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image.*%3E1%3C/);
    await page.getByRole('link', { name: /new requests?\. Show/ }).click();
    await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New', exact: true })).toBeVisible();
  });

  await test.step('contact the patient', async () => {
    const call = page.getByRole('link', { name: 'Call Radha Iyer' }).first();
    await expect(call).toHaveAttribute('href', `tel:+91${mobile}`);
    await expect(call).toContainText(`${mobile.slice(0, 5)} ${mobile.slice(5)}`);
    await page.getByRole('link', { name: 'Radha Iyer', exact: true }).first().click();
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/91${mobile}`,
    );
    await expect(page.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      'mailto:radha%40example.org',
    );
  });

  await test.step('reject an empty note and add one', async () => {
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel('New note')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('New note').fill('Call again after six');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(status).toContainText('Note added.');
    await expect(page.getByRole('listitem').filter({ hasText: 'Call again after six' })).toContainText(
      'today ',
    );
  });

  await test.step('book, undo, and book after warnings', async () => {
    await page.getByRole('button', { name: 'Booked' }).click();
    await expect(status).toContainText('Marked as “Booked”.');
    await expect(status).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status).toContainText('Marked as “New”.');
    await page.getByLabel('Day (optional)').fill('2020-01-01');
    await page.getByRole('button', { name: 'Booked' }).click();
    await expect(page.getByLabel('Day (optional)')).toHaveAccessibleDescription(/This day is over/);
    await expect(page.getByLabel('Time')).toHaveAccessibleDescription(/Choose the time as well/);
    await page.getByLabel('Day (optional)').fill(clinicDay(Date.now()));
    await page.getByLabel('Time').fill('00:00');
    await page.getByRole('button', { name: 'Booked' }).click();
    await expect(page.getByLabel('Time')).toHaveAccessibleDescription(/This time is over/);
    // On a closed day the date has a warning too, and comes first.
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await expect(page.getByLabel('Time')).toBeInViewport();
    await page.getByRole('button', { name: 'Book all the same' }).click();
    await expect(status).toContainText('Marked as “Booked”.');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('link', { name: 'Booked for today' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Radha Iyer' })).toContainText('00:00');
    await expect(page.getByRole('row').filter({ hasText: 'Radha Iyer' })).toContainText(
      'Call again after six',
    );
    await page.getByLabel('Another day').fill(`${clinicDay(Date.now()).slice(0, 4)}-03-07`);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Booked for .* 7 Mar/);
    await page.getByLabel('Another day').fill(clinicDay(Date.now()));
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: 'Radha Iyer' }).click();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'The day after' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/desk/requests/${id}`);
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('button', { name: 'Called' }).click();
    await page.getByText('Who did what').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'New → Called' })).toContainText(me);
  });

  await test.step('search by a formatted number', async () => {
    await page.setViewportSize(desktop.viewport);
    await page.goto('/desk');
    await page
      .getByLabel('Name, mobile or request number')
      .fill(`+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 request for')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Radha Iyer', exact: true })).toBeVisible();
  });

  await test.step('print and download', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /spreadsheet/ }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8')).toContain(`"Radha Iyer","${mobile}"`);
    await page.getByRole('link', { name: 'Print this list' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Radha Iyer' })).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('correct', async () => {
    await page.goto(`/desk/requests/${id}`);
    await page.getByRole('link', { name: 'Correct a mistake' }).click();
    await page.getByLabel('E-mail (optional)').fill('no-address');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('This is not an e-mail address');
    await page.getByLabel('E-mail (optional)').fill('');
    await page.getByLabel('Name').fill('Radha Aiyar');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Radha Aiyar', level: 1 })).toBeVisible();
  });

  await test.step('hand out and erase, with an entry in the audit log', async () => {
    await page.getByRole('link', { name: /Hand out or erase/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /JSON/ }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Call again after six');
    await page.getByRole('link', { name: 'Erase…' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Erase for ever' }).click();
    await expect(status).toContainText('1 request erased.');
    const stored = ['requests', 'notes', 'audit_log'].flatMap((table) =>
      frontDesk.read(`SELECT * FROM ${table}`),
    );
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`Radha|radha|${mobile}|Call again`));
    await page.getByRole('link', { name: 'Record' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Erased 1 request' }).first()).toContainText(
      me,
    );
  });

  await test.step('sign out, and in again', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(status).toContainText('You are signed out.');
    await page.goto('/desk');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await signIn(page, me);
    await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  });
});

test('the build writes the opening hours for the desk', async ({ request }) => {
  const { practice } = (await (await request.get('/choices.json')).json()) as {
    practice: { hours: OpenHours };
  };
  const { days, opens, closes } = practice.hours;
  expect(days.length).toBeGreaterThan(0);
  for (const time of [opens, closes]) expect(time).toMatch(/^\d\d:\d\d$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('works with plain forms and links', async ({ page, frontDesk }) => {
    await page.goto(await frontDesk.invite('Plain'));
    await page.getByRole('link', { name: 'Show the password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Use at least 12 characters');
    await page.getByLabel('Password', { exact: true }).fill('four brown mangoes');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    const id = await frontDesk.receive({ name: 'Without Script' });
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Without Script', exact: true }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Marked as “Closed”.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(frontDesk.read(`SELECT state FROM requests WHERE id = ${id}`)[0]?.state).toBe('new');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
