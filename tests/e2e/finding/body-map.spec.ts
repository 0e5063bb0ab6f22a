// The body map.
import type { Page } from '@playwright/test';
import { backSpots, frontSpots } from '#lib/body-spots.ts';
import { regions as fromHeadToFoot } from '@clinic/content-model/regions.ts';
import { conditions, screen } from '../support/content/index.ts';
import { desktop, expect, onPhone, phone, test, withoutScripts } from '../support/test.ts';

const names = screen('care').regions;
/** The regions from head to foot, in the order of the list and the keyboard. */
const regions = fromHeadToFoot
  .map((id) => ({ id, name: names[id], pages: conditions.filter(({ data }) => data.region === id) }))
  .filter(({ pages }) => pages.length > 0);
type Region = (typeof regions)[number];
/** The region with the most pages among those that are on both figures and not last. */
const onBoth = regions
  .slice(0, -1)
  .filter(({ id }) => [frontSpots, backSpots].every((spots) => spots.some(({ region }) => region === id)))
  .toSorted((a, b) => b.pages.length - a.pages.length)[0] as Region;
const next = regions[regions.indexOf(onBoth) + 1] as Region;

/** The section with the figures. */
const mapOf = (page: Page) => page.getByRole('region', { name: screen('home').bodyMap.heading });
const buttonOf = (page: Page, { name }: Region) => mapOf(page).getByRole('button', { name, exact: true });
const answers = (page: Page) => mapOf(page).getByRole('listitem').getByRole('link');
const expectAnswers = (page: Page, { pages }: Region) =>
  expect(answers(page)).toHaveText(pages.map(({ data }) => data.title));

for (const [device, use] of Object.entries({ desktop, phone })) {
  test.extend(use)(`on a ${device}, a region lists its pages and moves the lens @task`, async ({ page }) => {
    await page.goto('/');
    await buttonOf(page, onBoth).click();
    for (const one of regions)
      await expect(buttonOf(page, one)).toHaveAttribute('aria-pressed', String(one === onBoth));
    await expectAnswers(page, onBoth);
    await expect(answers(page).first()).toBeInViewport();
    await expect(mapOf(page).locator('[data-lens]:visible')).toHaveCount(2);

    // A click on the figure does the same.
    await buttonOf(page, next).click();
    await expectAnswers(page, next);
    await mapOf(page)
      .getByRole('button', { name: `${onBoth.name}, from the front` })
      .click();
    await expectAnswers(page, onBoth);
  });
}

onPhone('every touch target is at least 44 px and overlaps no other', async ({ page }) => {
  await page.goto('/');
  const points = mapOf(page).getByRole('button', { name: /, from (the front|behind)$/ });
  await expect(points).toHaveCount(frontSpots.length + backSpots.length);
  const boxes = await points.evaluateAll((all) => all.map((point) => point.getBoundingClientRect().toJSON()));
  for (const [index, { left, top, width, height }] of boxes.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const onIt = boxes
      .slice(index + 1)
      .filter((other) => Math.abs(other.left - left) < 44 && Math.abs(other.top - top) < 44);
    expect(onIt, `on number ${index}`).toEqual([]);
  }
});

test('the lens follows the keyboard, and nothing is stored', async ({ page, context }) => {
  await page.goto('/');
  await buttonOf(page, onBoth).focus();
  await expect(mapOf(page).locator('[data-lens]:visible')).toHaveCount(2);
  await page.keyboard.press('Space');
  await expectAnswers(page, onBoth);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAnswers(page, next);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

withoutScripts('the regions link to the list of conditions without scripts', async ({ page }) => {
  await page.goto('/');
  const { id, name } = onBoth;
  await mapOf(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/pain-conditions#${id}`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
