// A patient looks at the pictures: what they show, where it hurts, and who has checked them.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { inSentence } from '#lib/text.ts';
import { read } from '../support/content.ts';
import { conditionPage, servicePage } from '../support/forms.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

interface Plate {
  alt: string;
  labels: { words: string }[];
}
const platesOf = (page: string) =>
  read<{ images: { plate: string }[] }>(
    `${page.replace('/pain-conditions', '/conditions').slice(1)}.mdx`,
  ).images.map(({ plate }) => JSON.parse(readFileSync(`src/assets/plates/${plate}.json`, 'utf8')) as Plate);
const { illustrationNote } = read<{ illustrationNote: string }>('screens/care.yaml');

const wordsOver = (page: Page) => page.getByRole('main').locator('svg text');
const caption = (page: Page, { labels }: Plate) =>
  page.getByText(`Shown: ${labels.map(({ words }) => inSentence(words)).join(', ')}.`);
const ring = (page: Page) => page.getByRole('main').locator('circle.ring').first();
const movements = (element: Locator) => element.evaluate((circle) => circle.getAnimations().length);

/** How often the browser lays the page out in half a second. */
async function layouts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
  };
  const before = await count();
  await page.waitForTimeout(500);
  return (await count()) - before;
}

for (const address of [conditionPage, servicePage]) {
  const plates = platesOf(address);
  const [first] = plates as [Plate];

  test.describe(`${address} on a wide screen`, () => {
    test.use(desktop);
    test.beforeEach(({ page }) => page.goto(address));

    test('words stand on the plates, at the ends of their lines', async ({ page }) => {
      const words = plates.flatMap(({ labels }) => labels.map((label) => label.words));
      await expect(wordsOver(page)).toHaveCount(words.length);
      expect((await wordsOver(page).allTextContents()).sort()).toEqual(words.sort());
      for (const each of await wordsOver(page).all()) {
        await expect(each).toBeVisible();
        const size = await each.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
        expect(size).toBeGreaterThanOrEqual(14);
      }
      const plate = (await page.getByRole('img', { name: first.alt }).boundingBox()) ?? {
        width: 4,
        height: 0,
      };
      expect(plate.width / plate.height).toBeCloseTo(4 / 3, 1);
    });

    test('a screen reader hears what the plate shows, and the names of its parts', async ({ page }) => {
      await expect(page.getByRole('img', { name: first.alt })).toBeVisible();
      for (const plate of plates) await expect(caption(page, plate)).toBeAttached();
    });

    test('a ring pulses where it hurts, for less than five seconds', async ({ page }) => {
      await expect(ring(page)).toBeVisible();
      const seconds = await ring(page).evaluate((circle) => {
        const { animationDuration, animationIterationCount } = getComputedStyle(circle);
        return parseFloat(animationDuration) * Number(animationIterationCount);
      });
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThan(5);
    });

    test('the page is not laid out again while the ring pulses', async ({ page }) => {
      await expect(ring(page)).toBeVisible();
      expect(await movements(ring(page))).toBeGreaterThan(0);
      expect(await layouts(page)).toBeLessThan(10);
      expect(await movements(ring(page))).toBeGreaterThan(0);
    });

    test('the ring stands still for those who want no movement, and stays off the paper', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(ring(page)).toBeVisible();
      expect(await movements(ring(page))).toBe(0);
      await page.emulateMedia({ media: 'print' });
      await expect(ring(page)).toBeHidden();
    });

    test('the page says that no doctor has looked at the plates yet', async ({ page }) => {
      await expect(page.getByRole('main').getByText(illustrationNote, { exact: true })).toBeVisible();
    });
  });

  test.describe(`${address} on a phone`, () => {
    test.use(phone);

    test('the words stand under the plate instead', async ({ page }) => {
      await page.goto(address);
      await expect(caption(page, first)).toBeVisible();
      expect((await caption(page, first).boundingBox())?.height).toBeGreaterThan(14);
      await expect(wordsOver(page).first()).toBeHidden();
      await expect(ring(page)).toBeVisible();
    });
  });
}

test.describe('what happens', () => {
  const happens = (page: Page) => page.getByRole('main').getByRole('region', { name: 'What happens' });

  test('each of the three steps has its picture, which waits', async ({ page }) => {
    await page.goto(servicePage);
    const pictures = happens(page).locator('img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('loading', 'lazy');
    // The one in the middle was told of in the header.
    await expect(happens(page).getByRole('img')).toHaveCount(2);
  });

  test('is printed without pictures', async ({ page }) => {
    await page.goto(servicePage);
    await page.emulateMedia({ media: 'print' });
    for (const picture of await happens(page).locator('img').all()) await expect(picture).toBeHidden();
  });
});
