// Reading about a pain or a treatment.
import type { Page } from '@playwright/test';
import { practice, read } from '../support/content.ts';
import { slugs } from '../support/routes.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

interface Care {
  title: string;
  description: string;
  causes?: string[];
  approach?: string;
  treatments?: string[];
  advantages?: string[];
  mission?: string;
  images: unknown[];
}
const condition = (slug: string) => read<Care>(`conditions/${slug}.mdx`);
const service = (slug: string) => read<Care>(`services/${slug}.mdx`);
const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test.describe('a condition', () => {
  test.beforeEach(({ page }) => page.goto('/pain-conditions/knee-pain'));
  const { title, description, causes = [], images } = condition('knee-pain');

  test('has its title, description, pictures and causes', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByRole('region', { name: `Pictures: ${title}` }).getByRole('img')).toHaveCount(
      images.length,
    );
    await expect(section(page, `Common Causes of ${title}`).getByRole('listitem')).toHaveText(causes);
  });

  test('says whom to call and when, and offers both forms', async ({ page }) => {
    const call = page.getByRole('complementary');
    await expect(call.getByRole('link', { name: practice.phone.label })).toBeVisible();
    await expect(call.getByText('Mon-Fri: 8am-6pm', { exact: true })).toBeVisible();
    await expect(call.getByText('Book Appointment Now', { exact: true })).toBeVisible();
    await expect(call.getByText('for any queries/information', { exact: true })).toBeVisible();
  });

  test('offers 21 problems in its forms, this one chosen', async ({ page }) => {
    for (const name of ['Book Appointment Now', 'for any queries/information']) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const select = dialog.getByRole('combobox');
      await expect(select.locator('option:checked')).toHaveText(title);
      await expect(select.locator('option').filter({ hasNotText: 'Select a problem' })).toHaveCount(21);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('leads back home', async ({ page }) => {
    await page.getByRole('link', { name: 'Back to All Pain Conditions' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a service', () => {
  const { title, description, ...record } = service('genicular-nerve-block');
  const [slugWithTwoPictures] = slugs('services').filter((slug) => service(slug).images.length === 2);
  test.beforeEach(({ page }) => page.goto('/services/genicular-nerve-block'));

  test('has its title, description and pictures', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(description)).toBeVisible();
    const pictures = page.getByRole('main').locator('header').getByRole('img');
    await expect(pictures).toHaveCount(record.images.length);
    await page.goto(`/services/${slugWithTwoPictures}`);
    await expect(pictures).toHaveCount(2);
  });

  test('shows the sections that its record has', async ({ page }) => {
    await expect(section(page, 'About This Treatment')).toBeVisible();
    const lists: [string, string[] | undefined][] = [
      ['Common Causes', record.causes],
      ['Treatments We Offer', record.treatments],
      ['Why Choose Our Treatment?', record.advantages],
    ];
    for (const [name, items] of lists)
      if (items) await expect(section(page, name).getByRole('listitem')).toHaveText(items);
      else await expect(section(page, name)).toHaveCount(0);
    const texts: [string, string | undefined][] = [
      ['Our Diagnostic Approach', record.approach],
      ['Our Mission', record.mission],
    ];
    for (const [name, text] of texts)
      if (text) await expect(section(page, name)).toContainText(text);
      else await expect(section(page, name)).toHaveCount(0);
  });

  test('ends with the call, its hours and its badges', async ({ page }) => {
    const call = page.getByRole('complementary', { name: 'Ready to Start Your Treatment?' });
    await expect(call.getByText('Book Appointment', { exact: true })).toBeVisible();
    await expect(call.getByText('Request Information', { exact: true })).toBeVisible();
    await expect(
      call.getByText(
        'Appointment Hours: Monday to Saturday: 9:00 AM to 6:00 PM; Closed on Sundays and public holidays',
      ),
    ).toBeVisible();
    await expect(call.getByRole('listitem')).toHaveText([
      '15+ Years of Expertise',
      'Non-Surgical Treatments',
    ]);
  });
});

test('a section without content is not there at all', async ({ page }) => {
  const lacks = (name: keyof Care) => slugs('conditions').find((slug) => !condition(slug)[name]);
  const parts: [keyof Care, string][] = [
    ['approach', 'Our Diagnostic Approach'],
    ['treatments', 'Treatments We Offer'],
    ['advantages', 'Why Choose Our Treatment?'],
    ['mission', 'Our Mission'],
  ];
  for (const [name, heading] of parts) {
    const slug = lacks(name);
    if (!slug) continue;
    await page.goto(`/pain-conditions/${slug}`);
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  }
});

for (const [address, count] of [
  ['/pain-conditions', 20],
  ['/services', 26],
] as const)
  test(`${address} lists ${count} pages by region`, async ({ page }) => {
    await page.goto(address);
    const cards = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(cards).toHaveCount(count);
  });

test('a region leads to its services', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('navigation', { name: 'Body regions' }).getByRole('link', { name: 'Knee' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Knee' })).toBeInViewport();
});
