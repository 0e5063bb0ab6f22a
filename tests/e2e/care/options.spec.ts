// A patient weighs the options side by side.
import type { Page } from '@playwright/test';
import { read } from '../support/content.ts';
import { conditionPage } from '../support/forms.ts';
import { slugs } from '../support/routes.ts';
import { desktop, expect, phone, still, test } from '../support/test.ts';

test.use(still);

interface Option {
  name: string;
  service?: string;
  does: string;
  benefit: string;
  risks: string;
  timeOff: string;
  evidence: string;
}
const optionsOf = (slug: string) => read<{ options: Option[] }>(`conditions/${slug}.mdx`).options;
const options = optionsOf('knee-pain');
const { evidence: words } = read<{ evidence: Record<string, string> }>('screens/care.yaml');
const columns = ['What it does', 'Usual benefit', 'Main risks', 'Time off', 'How sure we are'];

const table = (page: Page) =>
  page.getByRole('region', { name: 'Your options side by side' }).getByRole('table');

for (const [device, use] of Object.entries({ desktop, phone }))
  test.describe(`on a ${device}`, () => {
    test.use(use);
    test.beforeEach(({ page }) => page.goto(conditionPage));

    test('the options are a table, with names for its rows and columns', async ({ page }) => {
      await expect(table(page).getByRole('columnheader')).toHaveText(['Option', ...columns]);
      await expect(table(page).getByRole('rowheader')).toHaveText(options.map(({ name }) => name));
      await expect(table(page).getByRole('row')).toHaveCount(options.length + 1);
      for (const { name, does, benefit, risks, timeOff, evidence } of options)
        await expect(
          table(page).getByRole('row').filter({ hasText: does }).getByRole('cell'),
          name,
        ).toHaveText([does, benefit, risks, timeOff, words[evidence] ?? '']);
    });

    test('nothing of it is cut off', async ({ page }) => {
      const sideways = await table(page)
        .getByRole('cell')
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
      expect(sideways).toBe(0);
      const width = page.viewportSize()?.width ?? 0;
      const box = await table(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });

test.describe('where there is room', () => {
  test.use(desktop);

  test('the cells of an option stand in one line', async ({ page }) => {
    await page.goto(conditionPage);
    const [first] = options;
    const boxes = await table(page)
      .getByRole('row')
      .filter({ hasText: first?.does })
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(columns.length);
  });
});

test.describe('on a narrow screen', () => {
  test.use(phone);

  test('each option is a card whose parts are named', async ({ page }) => {
    await page.goto(conditionPage);
    const [first] = options;
    const cells = table(page).getByRole('row').filter({ hasText: first?.does }).getByRole('cell');
    const shown = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const label = getComputedStyle(cell, '::before');
        return { label: label.content, display: label.display, x: cell.getBoundingClientRect().x };
      }),
    );
    expect(shown.map(({ label }) => label)).toEqual(columns.map((column) => `"${column}"`));
    expect(shown.every(({ display }) => display === 'block')).toBe(true);
    expect(new Set(shown.map(({ x }) => x)).size).toBe(1);
  });
});

test('an option with a page of its own leads there', async ({ page }) => {
  for (const option of options.filter(({ service }) => service)) {
    await page.goto(conditionPage);
    await table(page).getByRole('link', { name: option.name, exact: true }).click();
    await expect(page).toHaveURL(`/services/${option.service}`);
  }
});

test('every condition begins with what costs least and harms least', () => {
  for (const slug of slugs('conditions')) {
    const all = optionsOf(slug);
    expect.soft(all.length, slug).toBeGreaterThanOrEqual(3);
    expect.soft(all[0]?.service, slug).toBeUndefined();
  }
});
