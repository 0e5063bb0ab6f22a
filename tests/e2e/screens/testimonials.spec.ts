// Watching patients talk about their treatment.
import type { Page } from '@playwright/test';
import { read } from '../support/content.ts';
import { frames, service, withPlayers, type WithPlayers } from '../support/players.ts';
import { slugs } from '../support/routes.ts';
import { expect, phone, test } from '../support/test.ts';

const address = '/for-patients/testimonials';

interface Testimonial {
  order: number;
  title: string;
  videoId: string;
  condition: string;
  quote: string;
  duration: string;
  likes: string;
  comments: string;
  shares: string;
}
const testimonials = slugs('testimonials')
  .map((slug) => read<Testimonial>(`testimonials/${slug}.yaml`))
  .sort((a, b) => a.order - b.order);
const [first, second] = testimonials as [Testimonial, Testimonial];

const video = (page: Page, { title }: Testimonial) =>
  page.locator('video-player').filter({ has: page.getByRole('heading', { name: title }) });
const button = (page: Page, verb: string, { title }: Testimonial) =>
  page.getByRole('button', { name: `${verb}: ${title}`, exact: true });
const player = (page: Page, index: number) =>
  page.evaluate((at) => {
    const { id, state, muted } = (window as unknown as WithPlayers).players[at] ?? {};
    return { id, state, muted };
  }, index);
/** What the visitor does inside the player's own frame. */
const inFrame = (page: Page, index: number, state: number) =>
  page.evaluate(([at, to]) => (window as unknown as WithPlayers).players[at]?.become(to), [
    index,
    state,
  ] as const);

test.use({ allowedOrigins: [service, frames] });

test.describe('the page', () => {
  test.beforeEach(async ({ page }) => {
    await withPlayers(page);
    await page.goto(address);
  });

  test('opens with the figures of the clinic', async ({ page }) => {
    for (const figure of ['500+', '98%', '4.9'])
      await expect(page.getByRole('region', { name: 'In figures' }).getByText(figure)).toBeVisible();
  });

  test('tells four stories with all that belongs to them', async ({ page }) => {
    expect(testimonials.map(({ condition }) => condition.toLowerCase())).toEqual([
      'heel pain',
      'trigger finger',
      'tennis elbow',
      'shoulder pain',
    ]);
    for (const testimonial of testimonials) {
      const { condition, quote, duration, likes, comments, shares, videoId } = testimonial;
      const card = video(page, testimonial);
      for (const text of [condition, duration, 'Verified'])
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      await expect(card.getByRole('blockquote')).toContainText(quote);
      await expect(card.getByRole('img', { name: '5 out of 5 stars' })).toHaveText('★★★★★');
      const counts = [`${likes} likes`, `${comments} comments`, `${shares} shares`];
      await expect(card.getByRole('listitem')).toHaveText(counts);
      const link = card.getByRole('link', { name: 'Watch on YouTube' });
      await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${videoId}`);
    }
  });

  test('shows each poster with a play sign that leads to the video until the player covers it', async ({
    page,
  }) => {
    for (const testimonial of testimonials) {
      const poster = video(page, testimonial).getByRole('img').first();
      await expect(poster).toHaveAttribute('alt', /\w{3}/);
      const sign = video(page, testimonial).locator('a[aria-hidden]');
      await expect(sign).toHaveAttribute('href', new RegExp(testimonial.videoId));
      await expect(sign).toHaveAttribute('tabindex', '-1');
    }
  });

  test('builds a player for each video, muted and not playing', async ({ page }) => {
    for (const [index, { videoId }] of testimonials.entries()) {
      await expect.poll(() => player(page, index)).toEqual({ id: videoId, state: -1, muted: true });
      await expect(page.locator(`iframe[src="${frames}/embed/${videoId}"]`)).toHaveAttribute('title', /./);
    }
    const vars = await page.evaluate(() =>
      (window as unknown as WithPlayers).players.map(({ options }) => options.playerVars),
    );
    for (const { autoplay, controls } of vars)
      expect({ autoplay, controls }).toEqual({ autoplay: 0, controls: 1 });
  });

  test('plays and pauses one video, and says so on its button', async ({ page }) => {
    await button(page, 'Play', first).click();
    await expect(button(page, 'Pause', first)).toBeVisible();
    expect(await player(page, 0)).toMatchObject({ state: 1 });
    expect(await player(page, 1)).toMatchObject({ state: -1 });
    await expect(button(page, 'Play', second)).toBeVisible();
    await button(page, 'Pause', first).click();
    await expect(button(page, 'Play', first)).toBeVisible();
    expect(await player(page, 0)).toMatchObject({ state: 2 });
  });

  test('follows what happens inside the player: started, paused, ended', async ({ page }) => {
    await expect(page.locator('iframe')).toHaveCount(4);
    await inFrame(page, 1, 1);
    await expect(button(page, 'Pause', second)).toBeVisible();
    await inFrame(page, 1, 2);
    await expect(button(page, 'Play', second)).toBeVisible();
    await inFrame(page, 1, 1);
    await inFrame(page, 1, 0);
    await expect(button(page, 'Play', second)).toBeVisible();
  });

  test('turns the sound on and off by what the player says', async ({ page }) => {
    await button(page, 'Unmute', first).click();
    await expect(button(page, 'Mute', first)).toBeVisible();
    expect(await player(page, 0)).toMatchObject({ muted: false });
    await button(page, 'Mute', first).click();
    await expect(button(page, 'Unmute', first)).toBeVisible();
    expect(await player(page, 0)).toMatchObject({ muted: true });
  });

  test('stands in four columns on a wide screen, without buttons to move them', async ({ page }) => {
    const boxes = await page.locator('video-player').evaluateAll((all) =>
      all.map((card) => {
        const { left, top } = card.getBoundingClientRect();
        return { left, top };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(4);
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  });

  test('ends with two buttons that do nothing yet, and three notes', async ({ page }) => {
    const closing = page.getByRole('region', { name: 'Would you like to talk to us?' });
    for (const text of ['Schedule Free Consultation', 'Learn More']) {
      const inert = closing.getByText(text, { exact: true });
      await expect(inert).toBeVisible();
      await inert.focus();
      await expect(inert).not.toBeFocused();
    }
    await expect(closing.getByRole('link')).toHaveCount(0);
    await expect(closing.getByRole('button')).toHaveCount(0);
    await expect(closing.getByRole('listitem')).toHaveText([
      'No Referral Needed',
      'Insurance Accepted',
      'Same-Day Appointments',
    ]);
  });
});

test('one player that cannot be made takes nothing from the others', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.addInitScript((id) => ((window as unknown as WithPlayers).failFor = id), second.videoId);
  await withPlayers(page);
  await page.goto(address);
  await expect(page.locator('iframe')).toHaveCount(3);
  await expect(video(page, second).getByRole('blockquote')).toContainText(second.quote);
  await expect(video(page, second).getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  expect(
    lines.filter((line) => line.startsWith(`info: The player for "${second.title}" could not be made`)),
  ).toHaveLength(1);
});

test.describe('when the video service is blocked', () => {
  test.use({ allowedProblems: [/Failed to load resource: net::ERR_BLOCKED_BY_CLIENT.*iframe_api/] });

  test('the stories and plain links to the videos remain, and one quiet line', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    await page.route(`${service}/**`, (route) => route.abort('blockedbyclient'));
    await page.goto(address);
    await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^info: .*could not be reached/));
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(4);
    for (const testimonial of testimonials) {
      await expect(video(page, testimonial).getByRole('blockquote')).toContainText(testimonial.quote);
      // A button that could do nothing is not offered.
      await expect(button(page, 'Play', testimonial)).toBeHidden();
    }
  });
});

test('no other page asks the video service for anything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) asked.push(request.url());
  });
  await withPlayers(page);
  for (const other of ['/', '/for-patients', '/for-patients/news-events', '/pain-conditions/knee-pain']) {
    await page.goto(other, { waitUntil: 'load' });
  }
  expect(asked).toEqual([]);
  await page.goto(address);
  await expect.poll(() => asked).toContain(`${service}/iframe_api`);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('one story is shown at a time, and the buttons go around both ends', async ({ page }) => {
    await withPlayers(page);
    await page.goto(address);
    const carousel = page.getByRole('region', { name: 'Videos of patients' });
    const dot = (index: number) => carousel.getByRole('button', { name: `Show video ${index + 1}:` });
    const expectStory = async (index: number) => {
      await expect(dot(index)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('[data-slide][aria-current]')).toHaveCount(1);
      await expect(video(page, testimonials[index] as Testimonial)).toBeInViewport({ ratio: 0.3 });
    };
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await carousel.getByRole('button', { name: 'Previous slide' }).scrollIntoViewIfNeeded();
    await carousel.getByRole('button', { name: 'Previous slide' }).tap();
    await expectStory(3);
    await carousel.getByRole('button', { name: 'Next slide' }).tap();
    await expectStory(0);
    await carousel.getByRole('button', { name: 'Next slide' }).tap();
    await expectStory(1);
    await dot(2).tap();
    await expectStory(2);
    await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
  });
});
