// Every page, on the narrowest phone: it logs nothing, violates no policy, sends no request to another site, and fits the screen.
import { answerForVideos, videoService } from '../support/players.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { widthOf } from './overflow.ts';

test.use({ viewport: { width: 320, height: 568 }, allowedOrigins: [videoService] });

const HALVES = [0, 1];

for (const half of HALVES)
  test(`pages log no warnings and fit 320 px, ${half + 1} of 2`, async ({ page }) => {
    await answerForVideos(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && !message.text().endsWith('blocked by Playwright'))
        warnings.push(`${page.url()}: ${message.text()}`);
    });
    for (const address of routes.filter((_, index) => index % HALVES.length === half)) {
      await page.goto(address);
      // A single long word may overflow. Pictures reserve their space.
      expect.soft(await widthOf(page), address).toBeLessThanOrEqual(320);
    }
    expect(warnings).toEqual([]);
  });
