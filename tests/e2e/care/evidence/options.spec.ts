// The table of treatment options.
import type { Page } from '@playwright/test';
import { conditions, first, screen } from '../../support/content/index.ts';
import { desktop, expect, phone, still, test } from '../../support/test.ts';

test.use(still);

const { path, data } = first(conditions, ({ data: { options } }) => options.some(({ service }) => service));
const { options } = data;
const { evidence: words } = screen('care');
const columns = ['What it does', 'Usual benefit', 'Main risks', 'Time off', 'How sure we are'];

const table = (page: Page) =>
  page.getByRole('region', { name: 'Your options side by side' }).getByRole('table');
/** The cells of one option; the first row contains the column headers. */
const cellsOf = (page: Page, option: number) =>
  table(page)
    .getByRole('row')
    .nth(option + 1)
    .getByRole('cell');

/** On a wide screen, the cells of an option are in one row. */
async function expectRow(page: Page) {
  const boxes = await cellsOf(page, 0).evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(columns.length);
}

/** On a narrow screen, each option is a card with one labelled value per line. */
async function expectCard(page: Page) {
  const shown = await cellsOf(page, 0).evaluateAll((all) =>
    all.map((cell) => {
      const { content, display } = getComputedStyle(cell, '::before');
      return { name: content.replaceAll('"', ''), display, x: cell.getBoundingClientRect().x };
    }),
  );
  // The description is directly below the name.
  expect(shown.map(({ name }) => name)).toEqual(['none', ...columns.slice(1)]);
  expect(shown.every(({ display }) => display === 'inline')).toBe(true);
  expect(new Set(shown.map(({ x }) => x)).size).toBe(1);
}

for (const { device, use, expectShape } of [
  { device: 'desktop', use: desktop, expectShape: expectRow },
  { device: 'phone', use: phone, expectShape: expectCard },
])
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('the options are a labelled table without clipped text', async ({ page }) => {
      await page.goto(path);
      await expect(table(page).getByRole('columnheader')).toHaveText(['Option', ...columns]);
      await expect(table(page).getByRole('rowheader')).toHaveText(options.map(({ name }) => name));
      await expect(table(page).getByRole('row')).toHaveCount(options.length + 1);
      for (const [
        index,
        { name, does, benefit, ofTen, risks, timeOff, evidence, service },
      ] of options.entries()) {
        // Counts follow the benefit.
        const gain = ofTen ? new RegExp(`^\\s*${RegExp.escape(benefit)}`) : benefit;
        await expect(cellsOf(page, index), name).toHaveText([does, gain, risks, timeOff, words[evidence]]);
        const link = table(page).getByRole('link', { name, exact: true });
        if (service) await expect(link).toHaveAttribute('href', `/services/${service.id}`);
      }
      const sideways = await table(page)
        .getByRole('cell')
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
      expect(sideways).toBe(0);
      const box = await table(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(use.viewport.width);
      await expectShape(page);
    });
  });
