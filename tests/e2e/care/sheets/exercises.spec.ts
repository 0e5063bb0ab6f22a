// The exercises of the practice, on their page and on the printed sheets.
import { exerciseSheetPath, routes } from '@clinic/content-model/routes.ts';
import { conditions, exercises, practice, screen, services } from '../../support/content/index.ts';
import { hrefsOf } from '../../support/links.ts';
import { expect, test } from '../../support/pages.ts';
import { still } from '../../support/test.ts';
import { longest, sheetsOf } from './sheets.ts';

test.use(still);

const { words, safety } = screen('exercises');
const withSheet = conditions.filter(({ data }) => data.exercises.length > 0);

test('the exercise page contains every exercise completely, below the safety rules', async ({ page }) => {
  await page.goto(routes.exercises);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(exercises.length);
  for (const { data } of exercises) {
    const one = page.getByRole('article', { name: data.name, exact: true });
    await expect.soft(one.getByRole('listitem')).toHaveText(data.steps);
    for (const fact of [data.often, data.feel, data.stop])
      await expect.soft(one.getByRole('definition').filter({ hasText: fact })).toHaveCount(1);
    await expect.soft(one.getByRole('img')).toHaveCount(data.drawing ? data.steps.length : 0);
  }
  const unsigned = exercises.filter(({ data }) => !data.signed).length;
  expect(await page.getByText(words.unsigned).count()).toBeGreaterThanOrEqual(unsigned);

  const box = page.getByRole('region', { name: safety.heading });
  const points = [safety.before, safety.stop, safety.now].flatMap((part) => part.points);
  await expect(box.getByRole('listitem')).toHaveCount(points.length);
  for (const href of await hrefsOf(box.getByRole('link'))) expect(href).toMatch(/^tel:\d+$/);
  const [boxed, first] = [await box.boundingBox(), await page.getByRole('article').first().boundingBox()];
  expect(boxed?.y ?? Infinity).toBeLessThan(first?.y ?? 0);
});

test('every page links to each of its exercises', ({ pages }) => {
  for (const { path, data } of [...conditions, ...services]) {
    const { links = [] } = pages.find(({ address }) => address === path) ?? {};
    for (const { id } of data.exercises)
      expect.soft(links, path).toContainEqual(expect.stringMatching(new RegExp(`#${id}$`)));
  }
});

test('the longest exercise sheets fit on one page, with the phone number and emergency signs', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const { id, data } of longest(withSheet, ({ data: { exercises: named, getHelp } }) => [
    exercises.filter((one) => named.some((each) => each.id === one.id)),
    getHelp,
  ])) {
    const path = exerciseSheetPath(id);
    await page.goto(path);
    await expect.soft(page.getByRole('article'), path).toHaveCount(data.exercises.length);
    // Printing loads lazy pictures.
    expect.soft(await sheetsOf(page), path).toBe(1);
    const main = page.getByRole('main');
    await expect.soft(main.getByText(practice.phone.label).first(), path).toBeVisible();
    for (const sign of data.getHelp.emergency) await expect.soft(main.getByText(sign), path).toBeVisible();
  }
});
