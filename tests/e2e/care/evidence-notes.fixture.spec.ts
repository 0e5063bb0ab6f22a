// Honest notes beside promotional texts and badges.
import type { Locator } from '@playwright/test';
import { ofType, readPages, served, type Node } from '../support/html.ts';
import { expect, fixture, still, test } from '../support/servers/fixture-site.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';

test.use({ ...still, allowedOrigins: [videoService, frames] });
test.beforeEach(({ context }) => answerForVideos(context));

const operations = fixture.services.filter(({ data }) => data.operation);
const others = fixture.services.filter(({ data }) => !data.operation);
const { serviceCall } = fixture.screen('care');

/** Expects the text to the right of the figure, at the same height. */
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

test('an operation is labelled as one below the badges', async ({ page }) => {
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

test('a figure about a treatment has the evidence of trials beside it, with a link', async ({ page }) => {
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

const { badge, badgeMeaning } = fixture.screen('testimonials');
const { visitorCount, visitorNote } = fixture.practice;
const asked = [
  { name: badge, meaning: badgeMeaning },
  { name: `Visitors: ${visitorCount}`, meaning: visitorNote },
];

test('the badge and the visitor count open their explanations by keyboard', async ({ page }) => {
  await page.goto('/for-patients/testimonials');
  for (const { name, meaning } of asked) {
    await page.getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(meaning, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a page names its reviewer, in its structured data too', async ({ page, request }) => {
  const { conditions, services, posts } = fixture;
  const care = [...conditions, ...services, ...posts].map(({ path }) => path);
  const written = [...care, '/for-patients/news-events'];
  for (const facts of await readPages(page, written, served(request))) {
    const { address, html } = facts;
    expect(html, address).toContain('Reviewed by');
    expect(html, address).not.toContain(fixture.screen('care').changedSince);
    const [medical] = ofType(facts, 'MedicalWebPage');
    if (!medical) continue;
    const { '@id': by } = medical.reviewedBy as Node;
    const reviewer = facts.graph.find((node) => node['@id'] === by);
    expect(html.replace(/<[^>]+>/g, ''), address).toContain(`Reviewed by ${String(reviewer?.name)}`);
    expect(html, address).toContain(`datetime="${String(medical.lastReviewed)}"`);
  }
  expect([...conditions, ...services].every(({ data }) => data.review.version)).toBe(true);
});
