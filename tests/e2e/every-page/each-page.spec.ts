// Reading every page with a screen reader, on a narrow phone or a wide screen. Only in CI: `access` holds the pieces that
// pages are made of.
import { barriersToReading } from '../support/axe.ts';
import { inShort } from '../support/content/index.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { expect, still, test } from '../support/test.ts';
import { expectNothingBesideTheEdge } from './edges.ts';
import { groups } from './groups.ts';

test.use({ ...still, allowedOrigins: [videoService, frames] });
test.beforeEach(({ context }) => answerForVideos(context));

for (const { name, members } of groups)
  test(`${name}: no barrier, and nothing beside the edge`, async ({ page }) => {
    test.slow();
    for (const address of members) {
      await page.goto(address);
      await expectNothingBesideTheEdge(page);
      // Those in short are one template with plain text, of which `access` looks at each kind.
      if (!inShort.some(({ path }) => path === address))
        expect.soft(await barriersToReading(page), address).toEqual([]);
    }
  });
