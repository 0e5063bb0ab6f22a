// A patient wants to know how to do the exercises that a page advises: every exercise of the practice is there, whole.
import { exerciseSheetPath, routes } from '#lib/routes.ts';
import { conditions, exercises, practice, screen, services } from '../../support/content/index.ts';
import { sheetsOf } from './sheets.ts';
import { expect, still, test } from '../../support/test.ts';

test.use(still);

const { words, safety } = screen('exercises');
const withSheet = conditions.filter(({ data }) => data.exercises.length > 0);

test('every exercise stands on their page with its steps, how often, how it feels and when to stop', async ({
  page,
}) => {
  await page.goto(routes.exercises);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(exercises.length);
  for (const { data } of exercises) {
    const one = page.getByRole('article', { name: data.name, exact: true });
    await expect.soft(one.getByRole('listitem')).toHaveText(data.steps);
    for (const fact of [data.often, data.feel, data.stop])
      await expect.soft(one.getByRole('definition').filter({ hasText: fact })).toHaveCount(1);
    await expect.soft(one.getByRole('img')).toHaveCount(data.drawing ? data.steps.length : 0);
  }
});

test('above them stands who asks first, when to stop, and for what to call', async ({ page }) => {
  await page.goto(routes.exercises);
  const box = page.getByRole('region', { name: safety.heading });
  await expect(box.getByRole('listitem')).toHaveCount(
    safety.before.points.length + safety.stop.points.length + safety.now.points.length,
  );
  for (const link of await box.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^tel:\d+$/);
  const [boxed, first] = [await box.boundingBox(), await page.getByRole('article').first().boundingBox()];
  expect(boxed?.y ?? Infinity).toBeLessThan(first?.y ?? 0);
});

test('every page that advises exercises leads to each of them', async ({ page }) => {
  for (const { path, data } of [...conditions, ...services].filter((one) => one.data.exercises.length > 0)) {
    await page.goto(path);
    const part = page.getByRole('region', { name: screen('exercises').sheets.onPage });
    for (const { id } of data.exercises) {
      const name = exercises.find((one) => one.id === id)?.data.name ?? '';
      const link = part.getByRole('link', { name, exact: true });
      await expect.soft(link, path).toHaveAttribute('href', new RegExp(`#${id}$`));
    }
  }
});

test('the sheet of each condition is one sheet of paper, with our phone and its emergency signs', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ media: 'print' });
  for (const { id, data } of withSheet) {
    const path = exerciseSheetPath(id);
    await page.goto(path);
    await expect.soft(page.getByRole('article'), path).toHaveCount(data.exercises.length);
    // Lazy pictures are fetched as paper needs them.
    expect.soft(await sheetsOf(page), path).toBe(1);
    const main = page.getByRole('main');
    await expect.soft(main.getByText(practice.phone.label).first(), path).toBeVisible();
    for (const sign of data.getHelp.emergency) await expect.soft(main.getByText(sign), path).toBeVisible();
  }
});

test('what nobody has signed says so', async ({ page }) => {
  await page.goto(routes.exercises);
  const unsigned = exercises.filter(({ data }) => !data.signed).length;
  const notes = page.getByText(words.unsigned);
  expect(await notes.count()).toBeGreaterThanOrEqual(unsigned);
});
