// The testimonials and their video players.
import type { Page } from '@playwright/test';
import type { Testimonial } from '../support/content/index.ts';
import { expect, fixture, onPhone, phone, still, test } from '../support/servers/fixture-site.ts';
import { hrefsOf } from '../support/links.ts';
import { frames, videoService, withPlayers, type WithPlayers } from '../support/players.ts';

const address = '/for-patients/testimonials';

const { claim, practice, screen, testimonials } = fixture;
const [first, second] = testimonials as [Testimonial, Testimonial];

const count = testimonials.length;
const { closing, figures, badge } = screen('testimonials');

const video = (page: Page, { title }: Testimonial) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const away = 'The video cannot be played now.';
const readInstead = (page: Page) => video(page, first).getByRole('link', { name: 'Read it instead' });
const button = (page: Page, verb: string, { title }: Testimonial) =>
  page.getByRole('button', { name: `${verb}: ${title}`, exact: true });
const player = (page: Page, index: number) =>
  page.evaluate((videoId) => {
    // There are none before the video service has loaded.
    const all = (window as Partial<WithPlayers>).players ?? [];
    const { id, state, muted } = all.find((built) => built.id === videoId) ?? {};
    return { id, state, muted };
  }, testimonials[index]?.videoId);
/** Simulates an action inside the iframe of the player. */
const inFrame = (page: Page, index: number, state: number) =>
  page.evaluate(
    ([videoId, to]) =>
      (window as unknown as WithPlayers).players.find(({ id }) => id === videoId)?.become(to),
    [testimonials[index]?.videoId, state] as const,
  );

test.use({ allowedOrigins: [videoService, frames] });
const onLowPhone = test.extend({ ...phone, viewport: { width: 390, height: 700 } });
const whereBlocked = test.extend({
  allowedProblems: [/Failed to load resource: net::ERR_BLOCKED_BY_CLIENT.*iframe_api/],
});

test.describe('the page', () => {
  test.beforeEach(async ({ page }) => {
    await withPlayers(page);
    await page.goto(address);
  });

  test('shows the figures and every story with its details', async ({ page }) => {
    const shown = page.getByRole('region', { name: 'In figures' }).getByRole('listitem');
    for (const [index, { claim: named, value = '', label }] of figures.entries()) {
      await expect(shown.nth(index)).toContainText(claim(named)?.figure ?? value);
      await expect(shown.nth(index)).toContainText(label);
    }
    for (const testimonial of testimonials) {
      const { condition, quote, duration, likes, comments, shares, videoId, rating } = testimonial;
      const card = video(page, testimonial);
      for (const text of [condition, duration, badge])
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      await expect(card.getByRole('blockquote')).toContainText(quote);
      await expect(card.getByRole('img', { name: `${rating} out of 5 stars` })).toHaveText(
        '★'.repeat(rating),
      );
      const counts = [`${likes} likes`, `${comments} comments`, `${shares} shares`];
      await expect(card.getByRole('listitem')).toHaveText(counts);
      const link = card.getByRole('link', { name: 'Watch on YouTube' });
      await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${videoId}`);
      await expect(card.getByRole('img').first()).toHaveAttribute('alt', /\w{3}/);
      await expect(link).toHaveAttribute('target', '_blank');
      // The play button never leaves the site.
      const sign = card.locator('a[aria-hidden]');
      if (testimonial.transcript) await expect(sign).toHaveAttribute('href', /^#/);
      else await expect(sign).not.toHaveAttribute('href');
      await expect(sign).toHaveAttribute('tabindex', '-1');
    }
    const withTranscript = testimonials.filter(({ transcript }) => transcript);
    expect(withTranscript.length).toBeGreaterThan(0);
    const region = page.getByRole('region', { name: 'To read instead' });
    await expect(region.locator('summary')).toHaveCount(withTranscript.length);
    for (const { title, transcript = '' } of withTranscript) {
      await region.getByText(`What is said in “${title}”`).click();
      await expect(region.getByText(transcript)).toBeVisible();
    }
  });

  test('creates a muted player for each video that does not autoplay', async ({ page }) => {
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

  test('a video is unmuted and muted, and its buttons show the state of the player', async ({ page }) => {
    await button(page, 'Unmute', first).click();
    await expect(button(page, 'Mute', first)).toBeVisible();
    expect(await player(page, 0)).toMatchObject({ muted: false });
    await button(page, 'Mute', first).click();
    await expect(button(page, 'Unmute', first)).toBeVisible();
    expect(await player(page, 0)).toMatchObject({ muted: true });

    // Play, pause, play, end.
    await inFrame(page, 1, 1);
    await expect(button(page, 'Pause', second)).toBeVisible();
    expect(await player(page, 0)).toMatchObject({ state: -1 });
    await expect(button(page, 'Play', first)).toBeVisible();
    await inFrame(page, 1, 2);
    await expect(button(page, 'Play', second)).toBeVisible();
    await inFrame(page, 1, 1);
    await inFrame(page, 1, 0);
    await expect(button(page, 'Play', second)).toBeVisible();
  });

  test('has four columns, and ends with a phone link, the form, two inert texts and three notes', async ({
    page,
  }) => {
    const boxes = await page.getByRole('article').evaluateAll((all) =>
      all.map((card) => {
        const { left, top } = card.getBoundingClientRect();
        return { left, top };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(Math.ceil(count / 4));
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(Math.min(count, 4));
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();

    // Actions without a target look like text.
    const part = page.getByRole('region', { name: closing.heading });
    const { actions, notes } = closing;
    for (const { text, target } of actions) {
      const button = part.getByText(text, { exact: true });
      await expect(button).toBeVisible();
      if (!target) await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      if (!target) await expect(button).toHaveCSS('border-top-width', '0px');
      await button.focus();
      if (target) await expect(button).toBeFocused();
      else await expect(button).not.toBeFocused();
    }
    expect(await hrefsOf(part.getByRole('link'))).toEqual([
      `tel:${practice.phone.number}`,
      ...actions.flatMap(({ target }) => target ?? []),
    ]);
    await expect(part.getByRole('listitem')).toHaveText(notes);
    await part.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

for (const [who, use] of Object.entries({ 'a phone': phone, 'a screen where less moves': still }))
  test.extend(use)(`on ${who}, all players are built without a touch`, async ({ page }) => {
    await withPlayers(page);
    await page.goto(address);
    for (const [index, { videoId }] of testimonials.entries())
      await expect.poll(() => player(page, index)).toEqual({ id: videoId, state: -1, muted: true });
  });

for (const { who, connection, what, place } of [
  { who: 'saves data', connection: { saveData: true }, what: 'the button', place: 'button' },
  { who: 'has a slow connection', connection: { effectiveType: '3g' }, what: 'the poster', place: '.sign' },
])
  test.describe(`a visitor who ${who}`, () => {
    test.use(phone);

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
    });

    test(`loads the video service by a click on ${what}, and the video plays here`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(videoService)) asked.push(request.url());
      });
      await withPlayers(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(button(page, 'Unmute', first)).toBeHidden();
      expect(asked).toEqual([]);
      await (place === 'button' ? button(page, 'Play', first) : video(page, first).locator(place)).tap();
      await expect(button(page, 'Pause', first)).toBeVisible();
      await expect(button(page, 'Mute', first).or(button(page, 'Unmute', first))).toBeVisible();
      expect(await player(page, 0)).toMatchObject({ state: 1, muted: true });
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(page).toHaveURL(address);
      expect(asked).toEqual([`${videoService}/iframe_api`]);
    });

    whereBlocked('gets the transcript of a blocked video', async ({ page }) => {
      await page.route(`${videoService}/**`, (route) => route.abort('blockedbyclient'));
      await page.goto(address);
      await button(page, 'Play', first).tap();
      await expect(video(page, first).getByRole('status')).toContainText(away);
      await expect(readInstead(page)).toBeVisible();
      await expect(video(page, first).getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
      await expect(button(page, 'Play', first)).toBeHidden();
    });
  });

test('a player that fails to start does not affect the others', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.addInitScript((id) => ((window as unknown as WithPlayers).failFor = id), second.videoId);
  await withPlayers(page);
  await page.goto(address);
  await expect(page.locator('iframe')).toHaveCount(count - 1);
  await expect(video(page, second).getByRole('blockquote')).toContainText(second.quote);
  await expect(video(page, second).getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  expect(
    lines.filter((line) => line.startsWith(`info: The player for "${second.title}" could not be made`)),
  ).toHaveLength(1);
});

whereBlocked('stories and links remain without the service, and one message is logged', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.route(`${videoService}/**`, (route) => route.abort('blockedbyclient'));
  await page.goto(address);
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^info: .*could not be reached/));
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(count);
  for (const testimonial of testimonials) {
    await expect(video(page, testimonial).getByRole('blockquote')).toContainText(testimonial.quote);
    // A button without a function is hidden.
    await expect(button(page, 'Play', testimonial)).toBeHidden();
  }
});

whereBlocked('the poster reports a blocked service and links to the transcript', async ({ page }) => {
  await page.route(`${videoService}/**`, (route) => route.abort('blockedbyclient'));
  await page.goto(address);
  await expect(page.getByText(away)).toHaveCount(count);
  await expect(video(page, first).locator('.sign')).toBeHidden();
  await expect(page.getByText(first.transcript ?? '')).toBeHidden();
  await readInstead(page).click();
  await expect(page.getByText(first.transcript ?? '')).toBeInViewport();
});

test.describe('with a slow video service', () => {
  const press = async (page: Page) => {
    const arrival = Promise.withResolvers<undefined>();
    await withPlayers(page);
    await page.route(`${videoService}/**`, async (route) => {
      await arrival.promise;
      await route.fallback();
    });
    await page.clock.install();
    await page.goto(address);
    await page.clock.runFor(3_000);
    await button(page, 'Play', first).click();
    await expect(button(page, 'Loading', first)).toBeVisible();
    return arrival;
  };

  test('a video that loads after three seconds plays', async ({ page }) => {
    const arrival = await press(page);
    await page.clock.runFor(3_000);
    await expect(button(page, 'Loading', first)).toBeVisible();
    arrival.resolve(undefined);
    await expect.poll(() => player(page, 0)).toBeTruthy();
    await page.clock.runFor(100);
    await expect(button(page, 'Pause', first)).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByText(away)).toHaveCount(0);
  });

  test('the transcript is offered after five seconds, and the video does not start', async ({ page }) => {
    const arrival = await press(page);
    await page.clock.runFor(5_000);
    await expect(video(page, first).getByRole('status')).toContainText(away);
    await expect(readInstead(page)).toBeVisible();
    await expect(page.getByText(away)).toHaveCount(1);

    arrival.resolve(undefined);
    await expect.poll(() => player(page, 0)).toMatchObject({ id: first.videoId });
    await page.clock.runFor(100);
    await expect(button(page, 'Unmute', first)).toBeVisible();
    await expect(page.getByText(away)).toHaveCount(0);
    expect(await player(page, 0)).toMatchObject({ state: -1 });
    await button(page, 'Play', first).click();
    await expect(button(page, 'Pause', first)).toBeVisible();
  });
});

onPhone('one story is shown at a time on a phone, and the buttons loop', async ({ page }) => {
  await withPlayers(page);
  await page.goto(address);
  const carousel = page.getByRole('region', { name: 'Videos of patients' });
  const dot = (index: number) => carousel.getByRole('button', { name: `Show video ${index + 1}:` });
  const expectStory = async (index: number) => {
    await expect(dot(index)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.locator('[aria-current]')).toHaveCount(1);
    await expect(video(page, testimonials[index] as Testimonial)).toBeInViewport({ ratio: 0.3 });
  };
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await carousel.getByRole('button', { name: 'Previous slide' }).scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Previous slide' }).tap();
  await expectStory(count - 1);
  await carousel.getByRole('button', { name: 'Next slide' }).tap();
  await expectStory(0);
  await carousel.getByRole('button', { name: 'Next slide' }).tap();
  await expectStory(1);
  await dot(count - 1).tap();
  await expectStory(count - 1);
  await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);

  // The visually hidden names of the dots take no space.
  for (const one of await carousel.getByRole('button', { name: /^Show / }).all()) {
    const [box, name] = [await one.boundingBox(), await one.locator('b').boundingBox()];
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  }
});

onLowPhone('a video, its text and the arrows fit together on a low phone', async ({ page }) => {
  await withPlayers(page);
  await page.goto(address);
  const carousel = page.getByRole('region', { name: 'Videos of patients' });
  const next = carousel.getByRole('button', { name: 'Next slide' });
  await expect(next).toBeVisible();
  // The lowest scroll position at which the arrows can be pressed.
  await next.evaluate((arrow) => arrow.scrollIntoView({ block: 'start' }));
  await next.tap();
  await expect(video(page, second)).toBeInViewport({ ratio: 0.99 });
  await expect(next).toBeInViewport({ ratio: 0.99 });
  expect((await carousel.boundingBox())?.height).toBeLessThanOrEqual(700);
});
