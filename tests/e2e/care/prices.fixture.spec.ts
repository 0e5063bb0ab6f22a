// Prices of procedures and visits.
import { expect, fixture, test } from '../support/servers/fixture-site.ts';

const priced = fixture.services.find(({ data }) => data.price)!;
const unpriced = fixture.services.find(({ data }) => data.procedure && !data.price)!;
const { heading } = fixture.screen('care').cost;
const { phone } = fixture.practice;

test('a procedure shows its price and what it includes, or the phone number to ask', async ({ page }) => {
  const cost = page.getByRole('main').locator('dl > div').filter({ hasText: heading });
  await page.goto(priced.path);
  await expect(cost).toContainText(`₹4,500 to ₹12,000. ${priced.data.price?.includes}`);
  await page.goto(unpriced.path);
  await expect(cost.getByRole('link', { name: phone.label })).toHaveAttribute('href', `tel:${phone.number}`);
});

test('the contact page lists the prices of visits and of procedures with a price', async ({ page }) => {
  await page.goto('/for-patients/contacts');
  const prices = page.getByRole('region', { name: fixture.screen('contact').cost.heading });
  await expect(prices).toContainText('₹700');
  await expect(prices.getByRole('link', { name: priced.data.title })).toHaveAttribute('href', priced.path);
  await expect(prices.getByText(unpriced.data.title)).toHaveCount(0);
});

test('the prices are side by side on a wide screen', async ({ page }) => {
  await page.goto('/for-patients/contacts');
  const prices = page.getByRole('region', { name: fixture.screen('contact').cost.heading });
  const [one, other] = await Promise.all(
    [0, 1].map((index) => prices.getByRole('term').nth(index).boundingBox()),
  );
  expect(one?.y).toBe(other?.y);
  expect(one?.x).toBeLessThan(other?.x ?? 0);
});

test('the address links to a map search', async ({ page }) => {
  const { name, address } = fixture.practice;
  expect(address.map).toBeUndefined();
  await page.goto('/for-patients/contacts');
  const link = page.getByRole('link', { name: 'Open in a map' });
  const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin).toBe('https://www.google.com');
  for (const part of [name, address.street, address.pin]) expect(searchParams.get('query')).toContain(part);
});
