// Service pages.
import type { Page } from '@playwright/test';
import { practice, screen } from '../support/content/index.ts';
import { service } from '../support/requests.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

const { title, description, ...record } = service.data;
const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test('a service page has its title, description and sections, and ends with the call to action', async ({
  page,
}) => {
  await page.goto(service.path);
  await test.step('title, description and sections', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(description)).toBeVisible();
    await expect(section(page, 'About This Treatment')).toBeVisible();
    const lists: [string, string[]][] = [
      ['Common Causes', record.causes],
      ['Treatments We Offer', record.treatments],
      ['Why Choose Our Treatment?', record.advantages],
    ];
    for (const [name, items] of lists)
      if (items.length > 0) await expect(section(page, name).getByRole('listitem')).toHaveText(items);
      else await expect(section(page, name)).toHaveCount(0);
    const texts: [string, string | undefined][] = [
      ['Our Diagnostic Approach', record.approach],
      ['Our Mission', record.mission],
    ];
    for (const [name, text] of texts)
      if (text) await expect(section(page, name)).toContainText(text);
      else await expect(section(page, name)).toHaveCount(0);
  });

  await test.step('call to action, hours and badges', async () => {
    const { heading, badges } = screen('care').serviceCall;
    const call = page.getByRole('complementary', { name: heading });
    for (const text of [
      'Book Appointment',
      'Request Information',
      `Appointment Hours: ${practice.hours.servicePage}`,
    ])
      await expect(call.getByText(text, { exact: true })).toBeVisible();
    await expect(call.getByRole('listitem')).toHaveText(badges);
  });
});
