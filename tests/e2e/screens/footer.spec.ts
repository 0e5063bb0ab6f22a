// Looking at the foot of a page for the address and the hours.
import { practice } from '../support/content.ts';
import { readPages } from '../support/html.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const year = String(new Date().getFullYear());
const contact = '/for-patients/contacts';

test('every page but the contact page has the footer of the home page', async ({ page, request }) => {
  const pages = await readPages(page, request, [...routes, '/nope', '/services/nope']);
  const home = pages.find(({ address }) => address === '/')?.footer ?? '';
  for (const words of [
    practice.phone.label,
    practice.email,
    practice.videoChannel,
    practice.address.street,
    'Monday to Saturday 8:00 AM – 8:00 PM',
    'Sunday Closed',
    'Visitors: 10234',
    `© ${year} ${practice.name}`,
  ])
    expect(home).toContain(words);
  for (const { address, footer } of pages)
    if (address === contact) expect.soft(footer, address).not.toContain('Visitors');
    else expect.soft(footer, address).toBe(home);
});

test('the contact page has its own, with the year and the designer', async ({ page }) => {
  await page.goto(contact);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${year}`);
  await expect(footer).toContainText(practice.designer);
});

test('the quick links are words, not links', async ({ page }) => {
  await page.goto('/');
  const quick = page.getByRole('region', { name: 'Quick Links' });
  await expect(quick.getByRole('listitem')).toHaveText([
    'Neck Pain',
    'Knee Pain',
    'Shoulder Pain',
    'Low Back Pain',
    'Migraine Headache',
    'News & Events',
    'Contact Us',
  ]);
  await expect(quick.getByRole('link')).toHaveCount(0);
  await expect(quick.locator('[tabindex], a, button')).toHaveCount(0);
});

test('of the four social icons one writes, one calls, and two only stand there', async ({ page }) => {
  await page.goto('/');
  const icons = page.getByRole('contentinfo').getByRole('list', { name: 'Elsewhere' });
  await expect(icons.getByRole('listitem')).toHaveCount(4);
  await expect(icons.getByRole('img')).toHaveCount(2);
  const hrefs = await icons
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([`mailto:${practice.email}`, `tel:${practice.phone.number}`]);
});
