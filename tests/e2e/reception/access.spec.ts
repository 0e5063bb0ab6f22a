// Accessibility and width of every page of the front desk.
import { clinicDay } from '@clinic/contract/dates.ts';
import { violations } from '../support/axe.ts';
import { desktop, expect, join, newMobile, phone, test } from './front-desk.ts';

const light = ['light'] as const;

test.use({ ...phone, allowedProblems: [/status of (404|422)/] });

test('has no accessibility violations or horizontal scrolling, on a phone and a wide screen', async ({
  page,
  frontDesk,
}) => {
  const mobile = newMobile();
  const id = await frontDesk.receive({
    mobile,
    email: 'a.very.long.address.of.somebody@example-hospital.org',
  });
  await frontDesk.receive({ mobile, name: 'Lakshmi Narayanan Subramaniam Venkataraghavan' });
  await frontDesk.invite('Not Joined Yet');
  const check = async (address: string) => {
    await page.goto(address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    // Colours do not depend on the width.
    for (const { viewport, themes } of [
      { ...desktop, themes: undefined },
      { ...phone, themes: light },
    ]) {
      await page.setViewportSize(viewport);
      expect.soft(await violations(page, { themes }), address).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, address).toBeLessThanOrEqual(viewport.width);
    }
  };
  await check('/desk/sign-in');
  await check(await frontDesk.invite('Seen on a phone'));
  await join(page, frontDesk, 'Looks on a phone');
  for (const address of [
    '/desk',
    '/desk?view=all&q=unmatched',
    `/desk/requests/${id}`,
    `/desk/requests/${id}/patient`,
    `/desk/requests/${id}/correct`,
    `/desk/requests/${id}/erase`,
    '/desk/print',
    '/desk/day',
    '/desk/people',
    '/desk/account',
    '/desk/record',
    '/desk/nowhere',
  ])
    await check(address);
  await page.goto('/desk?view=spam');
  const chosen = page.getByRole('navigation', { name: 'Request states' }).getByText('Spam');
  await expect.soft(chosen, 'the selected list').toBeInViewport({ ratio: 1 });
  await page.goto(`/desk/requests/${id}`);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('alert').or(page.getByText('Write the note first')).first()).toBeVisible();
  expect.soft(await violations(page), 'an error').toEqual([]);
  await page.getByLabel('Day (optional)').fill(clinicDay(Date.now()));
  await page.getByLabel('Time').fill('00:00');
  await page.getByRole('button', { name: 'Booked' }).press('Enter');
  // On a closed day the date has a warning too, and comes first.
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  expect.soft(await violations(page), 'a warning').toEqual([]);
});
