// Every page, on the narrowest phone: it logs nothing, violates no policy, sends no request to another site, and fits the screen.
import { answerForVideos, videoService } from '../support/players.ts';
import { inGroups, routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { widthOf } from './overflow.ts';

test.use({ viewport: { width: 320, height: 568 }, allowedOrigins: [videoService] });

for (const { name, members } of inGroups(routes))
  test(`${name} log no warnings and fit 320 px`, async ({ page }) => {
    await answerForVideos(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && !message.text().endsWith('blocked by Playwright'))
        warnings.push(`${page.url()}: ${message.text()}`);
    });
    for (const address of members) {
      await page.goto(address);
      // A single long word may overflow. Pictures reserve their space.
      expect.soft(await widthOf(page), address).toBeLessThanOrEqual(320);
    }
    expect(warnings).toEqual([]);
  });
