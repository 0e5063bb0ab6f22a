// A patient looks at the pictures: what they show, where it hurts, and who has checked them.
import type { Locator, Page } from '@playwright/test';
import { inSentence } from '#lib/text.ts';
import { first, type Condition, type Service } from '../support/content/index.ts';
import { isSigned, platesOf, type Plate } from '../support/content/plates.ts';
import {
  conditionPage,
  expect,
  fixture,
  onPhone,
  servicePage,
  test,
} from '../support/servers/fixture-site.ts';

type Care = Condition | Service;
const { conditions, listedServices } = fixture;
const { illustrationNote } = fixture.screen('care');

/** Pages whose pictures are all plates, with words for their parts and a ring where it hurts on the first. */
const isLabelled = (care: Care) => {
  const plates = platesOf(care);
  return plates.length === care.data.images.length && plates.every(hasLabels) && hasRing(plates[0]);
};
const hasLabels = ({ labels }: Plate) => labels.length > 0;
const hasRing = (plate?: Plate) => (plate?.pain.length ?? 0) > 0;
const labelled = {
  condition: first(conditions, isLabelled),
  // Two pictures share the header: they are small, and their words stand under them.
  service: first(listedServices, (care) => isLabelled(care) && care.data.images.length === 1),
};

const wordsOver = (page: Page) => page.getByRole('main').locator('svg text');
const caption = (page: Page, { labels }: Plate) =>
  page.getByText(`Shown: ${labels.map(({ words }) => inSentence(words)).join(', ')}.`);
const ring = (page: Page) => page.getByRole('main').locator('circle.ring').first();
const movements = (element: Locator) => element.evaluate((circle) => circle.getAnimations().length);

/** What moves, from the beginning: it stops after some seconds. */
const moving = (element: Locator) =>
  element.evaluate((circle) => {
    (circle as SVGElement).style.animation = 'none';
    circle.getAnimations();
    (circle as SVGElement).style.animation = '';
    const frames = circle.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    const ofEachFrame = ['offset', 'computedOffset', 'easing', 'composite'];
    return [...new Set(frames.flatMap(Object.keys))].filter((name) => !ofEachFrame.includes(name));
  });

for (const [kind, care] of Object.entries(labelled)) {
  const plates = platesOf(care);
  const [main] = plates as [Plate];

  test(`a ${kind}: words stand on the plates and are read out, and a ring pulses`, async ({ page }) => {
    await page.goto(care.path);
    const words = plates.flatMap(({ labels }) => labels.map((label) => label.words));
    await expect(wordsOver(page)).toHaveCount(words.length);
    expect((await wordsOver(page).allTextContents()).sort()).toEqual(words.sort());
    for (const each of await wordsOver(page).all()) {
      await expect(each).toBeVisible();
      const size = await each.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
      expect(size).toBeGreaterThanOrEqual(14);
    }
    const plate = (await page.getByRole('img', { name: main.alt }).boundingBox()) ?? {
      width: 4,
      height: 0,
    };
    expect(plate.width / plate.height).toBeCloseTo(4 / 3, 1);

    // What a screen reader hears: what the plate shows, and the names of its parts.
    await expect(page.getByRole('img', { name: main.alt })).toBeVisible();
    for (const plate of plates) await expect(caption(page, plate)).toBeAttached();

    // For less than five seconds.
    await expect(ring(page)).toBeVisible();
    const seconds = await ring(page).evaluate((circle) => {
      const { animationDuration, animationIterationCount } = getComputedStyle(circle);
      return parseFloat(animationDuration) * Number(animationIterationCount);
    });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(5);
    // Neither of them lays the page out.
    expect((await moving(ring(page))).sort()).toEqual(['opacity', 'transform']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(ring(page)).toBeVisible();
    expect(await movements(ring(page))).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(ring(page)).toBeHidden();
  });

  onPhone(`a ${kind}: on a phone the words stand under the plate instead`, async ({ page }) => {
    await page.goto(care.path);
    await expect(caption(page, main)).toBeVisible();
    expect((await caption(page, main).boundingBox())?.height).toBeGreaterThan(14);
    await expect(wordsOver(page).first()).toBeHidden();
    await expect(ring(page)).toBeVisible();
  });
}

test('a service with one or two of two possible pictures shows as many in its header', async ({ page }) => {
  for (const count of [1, 2]) {
    await page.goto(first(listedServices, ({ data }) => data.images.length === count).path);
    await expect(page.getByRole('main').locator('header').getByRole('img')).toHaveCount(count);
  }
});

test('a page says that no doctor has looked at its plates, until one has signed them', async ({ page }) => {
  const note = page.getByRole('main').getByText(illustrationNote, { exact: true });
  const allSigned = (care: Care) => platesOf(care).every((plate) => isSigned(plate, fixture));
  await page.goto(first(conditions, (care) => !allSigned(care)).path);
  await expect(note).toBeVisible();
  await page.goto(first(conditions, allSigned).path);
  await expect(note).toHaveCount(0);
});

test('each of the three steps has its picture, which waits and is not printed', async ({ page }) => {
  await page.goto(servicePage);
  const happens = page.getByRole('main').getByRole('region', { name: 'What happens' });
  const pictures = happens.locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('loading', 'lazy');
  // The one in the middle was told of in the header.
  await expect(happens.getByRole('img')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  for (const picture of await pictures.all()) await expect(picture).toBeHidden();
});

onPhone('on a phone, the picture of a related page is as high as its words', async ({ page }) => {
  await page.goto(conditionPage);
  const card = page.getByRole('region', { name: 'Related pages' }).getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  const [whole, picture] = [await card.boundingBox(), await card.locator('img').boundingBox()];
  expect(picture).toMatchObject({ y: whole?.y, height: whole?.height });
});
