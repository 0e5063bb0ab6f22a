// Nothing covers the links and buttons of the first screen.
import type { Page } from '@playwright/test';
import { languageHomes, notFoundFolders, samples } from '../support/routes.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { desktop, expect, phone, still, test } from '../support/test.ts';

const pages = [
  ...new Set([...samples, ...languageHomes, ...notFoundFolders.map((folder) => `${folder}/nope`)]),
];

/** Returns the text of the links and buttons on the screen whose centre is covered. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const centreOf = (element: Element) => {
      // A link of two lines has two boxes.
      const boxes = [...element.getClientRects()].sort((one, other) => other.width - one.width);
      const { x, y, width, height } = boxes[0] ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2, isBox: width > 0 && height > 0 };
    };
    const isReached = (element: Element, hit: Element | null) =>
      element.contains(hit) ||
      (element instanceof HTMLInputElement &&
        [...(element.labels ?? [])].some((label) => label.contains(hit)));
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { x, y, isBox } = centreOf(element);
        const isOnScreen = isBox && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        return isOnScreen && !isReached(element, document.elementFromPoint(x, y));
      })
      .map(
        (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`,
      );
  });

for (const [size, options] of Object.entries({ 'a phone': phone, 'a wide screen': desktop }))
  test.describe(`on ${size}`, () => {
    test.use({
      ...options,
      ...still,
      allowedProblems: [/status of 404/],
      allowedOrigins: [videoService, frames],
    });

    test('every link and button of the first screen can be clicked on each page type', async ({
      page,
      context,
    }) => {
      await answerForVideos(context);
      for (const address of pages) {
        await page.goto(address);
        expect.soft(await unreachable(page), address).toEqual([]);
      }
    });
  });
