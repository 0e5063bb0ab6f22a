// Arriving on the home page, and the pages that it leads to.
import { practice } from '../support/content.ts';
import { homeCards } from '../support/specification.ts';
import { expect, test } from '../support/test.ts';

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('shows six conditions in their order, each with a relative link', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Conditions We Treat' });
    await expect(section.getByText('Restore Life… Contact Us')).toBeVisible();
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(6);
    const links = section.getByRole('link', { name: 'Know More >>' });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(homeCards);
    for (const card of await cards.all()) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(card.locator('p').first()).not.toBeEmpty();
    }
    await links.first().click();
    await expect(page).toHaveURL('/pain-conditions/low-back-pain');
  });

  test('introduces the two doctors', async ({ page }) => {
    const team = page.getByRole('region', { name: 'Meet Our Team' });
    await expect(team.getByRole('listitem')).toHaveCount(2);
    await expect(team.getByRole('img')).toHaveCount(2);
    await expect(team.getByText('Founder & Chief Consultant', { exact: true })).toBeVisible();
    await expect(team.getByText('Co-Founder & CEO', { exact: true })).toBeVisible();
  });

  test('tells of 15+ years of experience and leads to the treatments', async ({ page }) => {
    const about = page.getByRole('region', {
      name: /15\+ years of experience in interventional pain management/,
    });
    await expect(about.getByRole('img')).toBeVisible();
    await about.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/service_and_pain');
  });
});

test('the contact page says how to reach the practice', async ({ page }) => {
  await page.goto('/for-patients/contacts');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: practice.name })).toBeVisible();
  await expect(main.getByRole('link', { name: practice.phone.label })).toHaveAttribute(
    'href',
    `tel:${practice.phone.number}`,
  );
  await expect(main.getByRole('link', { name: practice.email })).toHaveAttribute(
    'href',
    `mailto:${practice.email}`,
  );
  for (const hours of ['Monday–Saturday 9:00 AM–6:00 PM', 'Sunday by appointment'])
    await expect(main.getByText(hours, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Send a Message' })).toBeVisible();
});
