// The picture slider of a condition.
import type { Page } from '@playwright/test';
import { first } from '../support/content/index.ts';
import { expect, fixture, test } from '../support/servers/fixture-site.ts';
import { MOVEMENT, expectAdvanceAfter, openWithClock, slidesIn } from '../support/slides.ts';

const { path: address, data } = first(fixture.conditions, ({ data }) => data.images.length === 2);

const pictures = (page: Page) => page.getByRole('region', { name: `Pictures: ${data.title}`, exact: true });

test.describe('the slider of a condition', () => {
  const boxes = (page: Page) =>
    slidesIn(pictures(page)).evaluateAll((all) =>
      all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
    );
  const track = async (page: Page) => (await pictures(page).locator('.track').boundingBox()) as DOMRect;

  test('shows one slide up to 767 px, with a gap of 20 px, and advances after 5,000 ms', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await openWithClock(page, address);
    const [first, second] = (await boxes(page)) as [DOMRect, DOMRect];
    expect(first.width).toBeCloseTo((await track(page)).width, 0);
    expect(second.left - first.right).toBeCloseTo(20, 0);
    await expect(pictures(page)).toHaveAttribute('aria-roledescription', 'carousel');
    const shown = pictures(page).locator('[aria-roledescription="slide"]:not([inert])');
    await expect(shown).toHaveAttribute('aria-label', '1 of 2');
    await expectAdvanceAfter(pictures(page), 5_000);
    await page.clock.runFor(MOVEMENT);
    await expect(shown).toHaveAttribute('aria-label', '2 of 2');
    await page.clock.runFor(5_000 + MOVEMENT);
    await expect(shown).toHaveAttribute('aria-label', '1 of 2');
  });

  test('shows two slides from 768 px, with a gap of 20 px, and does not move', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openWithClock(page, address);
    const [first, second] = (await boxes(page)) as [DOMRect, DOMRect];
    const whole = await track(page);
    expect(first.width).toBeCloseTo((whole.width - 20) / 2, 0);
    expect(second.left - first.right).toBeCloseTo(20, 0);
    expect(second.right).toBeCloseTo(whole.x + whole.width, 0);
    await page.clock.runFor(12_000);
    expect((await boxes(page))[0]?.left).toBeCloseTo(first.left, 0);
    await expect(pictures(page).getByRole('button')).toHaveCount(0);
    await expect(pictures(page).getByRole('img')).toHaveCount(2);
  });

  test('adapts when the window is resized', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    await page.goto(address);
    await expect(pictures(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(pictures(page).getByRole('button')).toHaveCount(0);
    await expect(pictures(page).getByRole('img')).toHaveCount(2);
  });
});
