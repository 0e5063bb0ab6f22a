// The labelled plates of condition and service pages.
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

/** Pages whose pictures are all plates with labels, and with a pain ring on the first. */
const isLabelled = (care: Care) => {
  const plates = platesOf(care);
  return plates.length === care.data.images.length && plates.every(hasLabels) && hasRing(plates[0]);
};
const hasLabels = ({ labels }: Plate) => labels.length > 0;
const hasRing = (plate?: Plate) => (plate?.pain.length ?? 0) > 0;
const labelled = {
  condition: first(conditions, isLabelled),
  // Two pictures share the header: they are small, with their labels below.
  service: first(listedServices, (care) => isLabelled(care) && care.data.images.length === 1),
};

const wordsOver = (page: Page) => page.getByRole('main').locator('svg text');
const caption = (page: Page, { labels }: Plate) =>
  page.getByText(`Shown: ${labels.map(({ words }) => inSentence(words)).join(', ')}.`);
const ring = (page: Page) => page.getByRole('main').locator('circle.ring').first();
const movements = (element: Locator) => element.evaluate((circle) => circle.getAnimations().length);

/** Returns the animated properties. Restarts the animation, which stops after some seconds. */
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

  test(`a ${kind} has labels on its plates, also for screen readers, and a pulsing ring`, async ({
    page,
  }) => {
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

    // A screen reader announces the alt text and the labels.
    await expect(page.getByRole('img', { name: main.alt })).toBeVisible();
    for (const plate of plates) await expect(caption(page, plate)).toBeAttached();

    // WCAG 2.2.2: motion ends within five seconds.
    await expect(ring(page)).toBeVisible();
    const seconds = await ring(page).evaluate((circle) => {
      const { animationDuration, animationIterationCount } = getComputedStyle(circle);
      return parseFloat(animationDuration) * Number(animationIterationCount);
    });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(5);
    // Neither property causes a layout.
    expect((await moving(ring(page))).sort()).toEqual(['opacity', 'transform']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(ring(page)).toBeVisible();
    expect(await movements(ring(page))).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(ring(page)).toBeHidden();
  });

  onPhone(`a ${kind} has the labels below the plate on a phone`, async ({ page }) => {
    await page.goto(care.path);
    await expect(caption(page, main)).toBeVisible();
    expect((await caption(page, main).boundingBox())?.height).toBeGreaterThan(14);
    await expect(wordsOver(page).first()).toBeHidden();
    await expect(ring(page)).toBeVisible();
  });
}

test('a service shows one or two pictures in its header, as many as it has', async ({ page }) => {
  for (const count of [1, 2]) {
    await page.goto(first(listedServices, ({ data }) => data.images.length === count).path);
    await expect(page.getByRole('main').locator('header').getByRole('img')).toHaveCount(count);
  }
});

test('a page labels its plates as unreviewed until a doctor has signed them', async ({ page }) => {
  const note = page.getByRole('main').getByText(illustrationNote, { exact: true });
  const allSigned = (care: Care) => platesOf(care).every((plate) => isSigned(plate, fixture));
  await page.goto(first(conditions, (care) => !allSigned(care)).path);
  await expect(note).toBeVisible();
  await page.goto(first(conditions, allSigned).path);
  await expect(note).toHaveCount(0);
});

test('each of the three steps has a lazy picture that is not printed', async ({ page }) => {
  await page.goto(servicePage);
  const happens = page.getByRole('main').getByRole('region', { name: 'What happens' });
  const pictures = happens.locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('loading', 'lazy');
  // The header already describes the plate of the middle step.
  await expect(happens.getByRole('img')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  for (const picture of await pictures.all()) await expect(picture).toBeHidden();
});

onPhone('the picture of a related page is as high as its text on a phone', async ({ page }) => {
  await page.goto(conditionPage);
  const card = page.getByRole('region', { name: 'Related pages' }).getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  const [whole, picture] = [await card.boundingBox(), await card.locator('img').boundingBox()];
  expect(picture).toMatchObject({ y: whole?.y, height: whole?.height });
});
