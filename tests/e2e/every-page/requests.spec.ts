// How often a page asks the server for something before a visitor has done anything: on a slow line each answer takes its
// time. Pictures are the content's, and come when they are near.
import type { Page } from '@playwright/test';
import { limits } from '#tools/budgets/limits.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { samples } from '../support/routes.ts';
import { expect, phone, still, test } from '../support/test.ts';

test.use({ ...phone, allowedOrigins: [videoService, frames] });
test.beforeEach(({ context }) => answerForVideos(context));

async function requestsOf(page: Page, address: string) {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  page.on('request', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', note);
  return asked;
}

const isPicture = (address: string) => /\.(avif|webp|jpe?g|png)$/.test(address);

async function expectWithin(page: Page, limit: number) {
  for (const address of samples) {
    const asked = await requestsOf(page, address);
    const listed = `${address}\n${asked.join('\n')}`;
    expect.soft(asked.filter((one) => !isPicture(one)).length, listed).toBeLessThanOrEqual(limit);
    expect.soft(new Set(asked).size, `${address} asks twice\n${asked.join('\n')}`).toBe(asked.length);
  }
}

test.describe('where nothing moves by itself', () => {
  test.use(still);
  test('no page asks for more than its share, and for nothing twice', ({ page }) =>
    expectWithin(page, limits.requests));
});

test('with its carousels and players awake, no page asks for more than its share', ({ page }) =>
  expectWithin(page, limits.requestsAwake));
