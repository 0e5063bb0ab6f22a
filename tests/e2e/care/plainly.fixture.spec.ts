// A doubting reader sees what stands beside the words that sell, and asks what a badge means.
import type { Locator } from '@playwright/test';
import { expect, fixture, phone, still, test } from '../support/servers/fixture-site.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';

test.use({ ...still, allowedOrigins: [videoService, frames] });
test.beforeEach(({ context }) => answerForVideos(context));

const operations = fixture.services.filter(({ data }) => data.operation);
const others = fixture.services.filter(({ data }) => !data.operation);
const { serviceCall } = fixture.screen('care');

/** Right of it, and as high. */
async function expectBeside(words: Locator, figure: Locator) {
  const [one, other] = [await words.boundingBox(), await figure.boundingBox()];
  if (!one || !other) throw new Error('One of the two is not shown.');
  expect(Math.abs(one.y - other.y)).toBeLessThan(30);
  expect(one.x).toBeGreaterThan(other.x + other.width - 1);
}

async function expectUnder(note: Locator, badge: Locator) {
  const [one, other] = [await note.boundingBox(), await badge.boundingBox()];
  if (!one || !other) throw new Error('One of the two is not shown.');
  expect(one.y - (other.y + other.height)).toBeLessThan(40);
}

test('an operation says that it is one, under the badges of all procedures', async ({ page }) => {
  expect(operations.length).toBeGreaterThan(0);
  for (const { path, data } of operations) {
    await page.goto(path);
    const call = page.getByRole('complementary', { name: serviceCall.heading });
    const note = call.getByText(data.operation ?? '', { exact: true });
    await expect(note).toBeVisible();
    await expectUnder(note, call.getByText(serviceCall.badges.at(-1) ?? ''));
  }
  const [other] = others;
  await page.goto(other?.path ?? '');
  await expect(page.getByText('This one is an operation')).toHaveCount(0);
});

test('next to a figure about a treatment stands what careful trials say, with our page', async ({ page }) => {
  const treatments = fixture.claims.filter(({ about }) => about === 'treatment');
  expect(treatments.length).toBeGreaterThan(0);
  await page.goto('/for-patients/news-events');
  for (const { figure, trials } of treatments) {
    const words = page
      .getByRole('paragraph')
      .filter({ hasText: trials?.text ?? '' })
      .first();
    await expect(words).toBeVisible();
    await expect(words.getByRole('link')).toHaveAttribute('href', `/services/${trials?.page.id}`);
    await expectBeside(words, page.getByText(figure, { exact: true }).first());
  }
});

for (const use of [phone, { javaScriptEnabled: false }])
  test.describe(`what is meant, ${'hasTouch' in use ? 'on a phone' : 'without JavaScript'}`, () => {
    test.use(use);

    test('by the number of visitors', async ({ page }) => {
      const { visitorCount, visitorNote } = fixture.practice;
      await page.goto('/');
      await page.getByRole('button', { name: `Visitors: ${visitorCount}` }).click();
      await expect(page.getByText(visitorNote, { exact: true })).toBeInViewport({ ratio: 1 });
    });

    test('by the badge of a video', async ({ page }) => {
      const { badge, badgeMeaning } = fixture.screen('testimonials');
      await page.goto('/for-patients/testimonials');
      await page.getByRole('button', { name: badge, exact: true }).first().click();
      await expect(page.getByText(badgeMeaning, { exact: true })).toBeInViewport({ ratio: 1 });
    });
  });

test('the keyboard reaches both', async ({ page }) => {
  const { badge, badgeMeaning } = fixture.screen('testimonials');
  await page.goto('/for-patients/testimonials');
  await page.getByRole('button', { name: badge, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(badgeMeaning, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Visitors/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(fixture.practice.visitorNote, { exact: true })).toBeVisible();
});

test('a page that nobody has changed since its review says nothing else of it', async ({ page }) => {
  const { conditions, services, posts } = fixture;
  const written = [...conditions, ...services, ...posts].map(({ path }) => path);
  for (const path of [...written, '/for-patients/news-events']) {
    await page.goto(path);
    await expect(page.getByText(/^Reviewed by/).first()).toBeVisible();
    await expect(page.getByText(fixture.screen('care').changedSince)).toHaveCount(0);
  }
});

test('search engines are told who has reviewed a page, as its reader is', async ({ page }) => {
  for (const { path, data } of [...fixture.conditions, ...fixture.services]) {
    expect(data.review.version, 'a review that has taken place').toBeTruthy();
    await page.goto(path);
    const told = await page.locator('script[type="application/ld+json"]').first().textContent();
    const { '@graph': graph } = JSON.parse(told ?? '') as { '@graph': Record<string, unknown>[] };
    const medical = graph.find((node) => node['@type'] === 'MedicalWebPage');
    const { '@id': by } = medical?.reviewedBy as { '@id': string };
    const reviewer = graph.find((node) => node['@id'] === by);
    await expect(page.getByText(`Reviewed by ${String(reviewer?.name)}`)).toBeVisible();
    const day = page.locator(`time[datetime="${String(medical?.lastReviewed)}"]`);
    await expect(day.first()).toBeVisible();
  }
});
