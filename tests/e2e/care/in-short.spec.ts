// The pages in short of the practice in Hindi and Marathi.
import { blocksOf, inShort, screen } from '../support/content/index.ts';
import { expect, still, test } from '../support/test.ts';
import { languageKinds, languages, shortPath, type Language } from '@clinic/content-model/languages.ts';
import { routes } from '@clinic/content-model/routes.ts';
import { ownSigns } from '@clinic/content-model/in-short-versions.ts';

test.use(still);

test('every page in short has as many signs per level as its English page', async ({ page }) => {
  test.slow();
  const pages = inShort.filter(({ care }) => care);
  expect(pages.length).toBeGreaterThan(1);
  for (const { path, language, care } of pages) {
    const blocks = ['help', 'after'].flatMap((shown) => blocksOf(care!.data, shown));
    const own = ownSigns(care!.data);
    const words = screen(language).messages;
    await page.goto(path);
    for (const [level, heading] of [
      ['emergency', words.nowHeading],
      ['sameDay', words.sameDayHeading],
      ['visit', words.visitHeading],
    ] as const) {
      const count = [...blocks.map((block) => block[level]), own[level]].flat().length;
      const section = page.locator('section', {
        has: page.getByRole('heading', { name: heading, exact: true }),
      });
      await expect.soft(section.getByRole('listitem'), `${path} ${level}`).toHaveCount(count);
    }
    // Only pages whose English text has changed show signs in English, with a note.
    if (!(await page.getByText(words.stale).count()))
      await expect.soft(page.locator('main li[lang=en-IN]'), path).toHaveCount(0);
  }
});

test('the lists of a language link to every page in short', async ({ page }) => {
  for (const language of languageKinds)
    for (const kind of ['conditions', 'services'] as const) {
      await page.goto(shortPath(language, routes[kind]));
      for (const { path, entry } of pagesOf(language, kind))
        await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveText(entry);
    }
});

test('the price page lists the price of every procedure that has one', async ({ page }) => {
  for (const language of languageKinds) {
    await page.goto(shortPath(language, '/prices'));
    for (const { entry, care } of pagesOf(language, 'services')) {
      const price = 'price' in care.data ? care.data.price : undefined;
      const row = page.getByRole('term').filter({ has: page.getByText(entry, { exact: true }) });
      if (price) await expect.soft(row.locator('+ dd')).toContainText(price.from.toLocaleString('en-IN'));
    }
  }
});

test('a page in short declares its language, and its WhatsApp link contains the subject', async ({
  page,
}) => {
  for (const language of languageKinds) {
    const [first] = pagesOf(language, 'conditions');
    await page.goto(first!.path);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain(`"inLanguage":"${languages[language].code}"`);
    const words = screen(language).messages;
    const href = await page.getByRole('link', { name: words.write }).getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text');
    expect(text).toBe(words.whatsappText.replace('{}', first!.entry));
  }
});

function pagesOf(language: Language, kind: 'conditions' | 'services') {
  const found = inShort.flatMap(({ path, data, care, ...page }) =>
    page.language === language && care?.path.startsWith(routes[kind])
      ? [{ path, entry: data.title, care }]
      : [],
  );
  expect(found.length).toBeGreaterThan(1);
  return found;
}
