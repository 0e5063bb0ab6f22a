// The videos of this practice. testimonials.fixture.spec.ts covers everything else with its own videos.
import { testimonials } from '../support/content/index.ts';
import { frames, videoService, withPlayers } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedOrigins: [videoService, frames] });

for (const { title } of testimonials.slice(0, 1))
  test('a video plays, is unmuted and pauses @task', async ({ page }) => {
    await withPlayers(page);
    await page.goto('/for-patients/testimonials');
    for (const verb of ['Play', 'Unmute', 'Pause'])
      await page.getByRole('button', { name: `${verb}: ${title}`, exact: true }).click();
    for (const verb of ['Play', 'Mute'])
      await expect(page.getByRole('button', { name: `${verb}: ${title}`, exact: true })).toBeVisible();
  });
