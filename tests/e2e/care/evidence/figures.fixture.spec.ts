// The figures of the clinic and their sources.
import type { Page } from '@playwright/test';
import { first, type Claim } from '../../support/content/index.ts';
import { expect, fixture, test } from '../../support/servers/fixture-site.ts';

const { claim, claims, newsStories, notices, screen } = fixture;

const places = { home: '/', testimonials: '/for-patients/testimonials', news: '/for-patients/news-events' };
const shownOn = (place: keyof typeof places) => claims.filter(({ shown }) => shown.includes(place));

for (const [place, address] of Object.entries(places) as [keyof typeof places, string][])
  test(`${place} shows the figures of the claims`, async ({ request }) => {
    const text = await (await request.get(address)).text();
    expect(shownOn(place)).not.toEqual([]);
    for (const { id, figure } of shownOn(place)) expect.soft(text, id).toContain(figure);
  });

/** The collapsed source of a figure. */
const sourceOf = (page: Page, { says }: Claim) => page.getByRole('group').filter({ hasText: says });

const story = first(newsStories).data;
const asked = [
  {
    place: 'the home page',
    address: places.home,
    named: screen('home').facts.find((fact) => fact.claim)?.claim,
  },
  {
    place: 'a therapy',
    address: places.news,
    named: story.overview.therapies.find(({ success }) => success)?.success,
  },
  {
    place: 'an outcome',
    address: places.news,
    named: story.overview.outcomes.find((outcome) => outcome.claim)?.claim,
  },
];

test('a figure shows its source, period and sample size on click', async ({ page }) => {
  for (const { place, address, named } of asked)
    await test.step(place, async () => {
      const reported = claim(named);
      if (!reported) throw new Error(`The small site shows no figure of ${place}.`);
      await page.goto(address);
      const source = sourceOf(page, reported);
      await expect(source).not.toHaveAttribute('open');
      await source.getByText('clinic-reported').click();
      await expect(source).toHaveAttribute('open');
      for (const words of [reported.says, reported.source, reported.period, reported.sampleSize])
        await expect(source).toContainText(words);
    });
});

test('conditions and services link to the notices and the glossary in the footer', async ({ page }) => {
  const links = [
    ...notices.map(({ path, data }) => ({ name: data.footer, path })),
    { name: 'Glossary', path: '/for-patients/glossary' },
  ];
  for (const address of ['/', '/for-patients/contacts']) {
    await page.goto(address);
    for (const { name, path } of links)
      await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        path,
      );
  }
});
