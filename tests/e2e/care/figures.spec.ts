// A doubting reader asks where a figure comes from, and what the practice promises.
import { read } from '../support/content.ts';
import { slugs } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

interface Claim {
  figure: string;
  says: string;
  shown: string[];
  source: string;
  period: string;
  sampleSize: string;
}
const claims = slugs('claims').map((id) => ({ id, ...read<Claim>(`claims/${id}.yaml`) }));
const shownOn = (place: string) => claims.filter(({ shown }) => shown.includes(place));

test('every figure of the news tells its source and its period on request', async ({ page }) => {
  await page.goto('/for-patients/news-events');
  const maintained = claims.find(({ id }) => id === 'maintained');
  const figure = page.getByRole('listitem').filter({ hasText: 'maintained at 1 year' });
  const detail = figure.getByRole('group');
  await expect(detail).not.toHaveAttribute('open');
  await figure.getByText('clinic-reported').click();
  await expect(detail).toHaveAttribute('open');
  for (const words of [maintained?.says, maintained?.source, maintained?.period, maintained?.sampleSize])
    await expect(detail).toContainText(words ?? '');
  await page.keyboard.press('Enter');
  await expect(detail).not.toHaveAttribute('open');
});

for (const [place, address] of [
  ['home', '/'],
  ['testimonials', '/for-patients/testimonials'],
  ['news', '/for-patients/news-events'],
] as const)
  test(`the figures of ${place} are those of the claims`, async ({ request }) => {
    const text = await (await request.get(address)).text();
    expect(shownOn(place).length).toBeGreaterThan(0);
    for (const { id, figure } of shownOn(place)) expect.soft(text, id).toContain(figure);
  });

test('the home page and the therapies tell the source of their figures too', async ({ page }) => {
  for (const [address, id] of [
    ['/', 'experience'],
    ['/for-patients/news-events', 'prp-success'],
  ] as const) {
    await page.goto(address);
    const says = claims.find((claim) => claim.id === id)?.says ?? '';
    const detail = page.getByRole('group').filter({ hasText: says });
    await expect(detail).not.toHaveAttribute('open');
    await detail.getByText('clinic-reported').click();
    await expect(detail).toHaveAttribute('open');
  }
});

interface Notice {
  title: string;
  footer: string;
}
const notices = slugs('notices').map((slug) => ({ slug, ...read<Notice>(`notices/${slug}.mdx`) }));

for (const address of ['/', '/for-patients/contacts'])
  test(`the notices and the glossary are linked at the foot of ${address}`, async ({ page }) => {
    expect(notices.map(({ slug }) => slug)).toEqual(['accessibility', 'disclaimer', 'privacy']);
    const pages = [
      ...notices.map(({ slug, title, footer }) => ({ words: footer, path: `/${slug}`, title })),
      { words: 'Glossary', path: '/for-patients/glossary', title: undefined },
    ];
    for (const { words, path, title } of pages) {
      await page.goto(address);
      await page.getByRole('contentinfo').getByRole('link', { name: words, exact: true }).click();
      await expect(page).toHaveURL(path);
      if (title) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
