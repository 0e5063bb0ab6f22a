// The header, menu, footer and language links of Hindi and Marathi pages.
import { languageAt, languageKinds, languages, shortPath } from '@clinic/content-model/languages.ts';
import { english } from '@clinic/content-model/messages/english.ts';
import { violations } from '../support/axe.ts';
import { practice, screen } from '../support/content/index.ts';
import { foreignWords } from '../support/foreign-words.ts';
import { languageHomes, samples } from '../support/routes.ts';
import { expect, test } from '../support/pages.ts';
import { phone, still } from '../support/test.ts';

test.use({ ...phone, ...still, allowedProblems: [/status of 404/] });

const wordsOf = (code: string) => {
  const language = languageKinds.find((one) => languages[one].code === code);
  return { language, words: language ? screen(language).messages : english };
};

test('every page links to its translations or reports a missing one', ({ pages, missing }) => {
  const addresses = new Map(pages.map(({ address, lang }) => [address, lang]));
  for (const { address, switches } of [...pages, ...missing]) {
    const own = languageAt({ pathname: address });
    const bare = own ? address.slice(3) || '/' : address;
    const codes = ['en', ...languageKinds.map((one) => languages[one].code)];
    expect.soft(switches.length, address).toBe(2);
    for (const links of switches) {
      expect
        .soft(
          links.map(({ lang }) => lang),
          address,
        )
        .toEqual(codes.filter((code) => code !== (own ? languages[own].code : 'en')));
      for (const { lang, href, note } of links) {
        const { language, words } = wordsOf(lang);
        const same = shortPath(language, bare);
        expect.soft(addresses.get(href), `${address} to ${href}`).toBe(language ? lang : 'en-IN');
        if (addresses.has(same)) expect.soft(href, address).toBe(same);
        expect.soft(['', words.notInLanguage], address).toContain(note);
        if (note) expect.soft(href, address).toBe(language ? shortPath(language, '/') : '/services');
      }
    }
  }
});

for (const language of languageKinds) {
  const { code, name } = languages[language];
  const words = screen(language).messages;
  const places = languageHomes.filter((address) => address === `/${code}`);
  const inLanguage = samples.flatMap((address) =>
    languageAt({ pathname: address }) ? `/${code}${address.slice(3)}` : [],
  );

  test(`header, menu and footer in ${name} contain no English words except names`, async ({ page }) => {
    expect(places).toHaveLength(1);
    const names = practice.social.map(({ text }) => text);
    for (const address of [...inLanguage, `/${code}/nope`, `/${code}/offline`]) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')])
        expect
          .soft(
            (await foreignWords(place)).filter((word) => !names.includes(word)),
            address,
          )
          .toEqual([]);
      await expect(page.locator('.skip')).toHaveText(words.skip);
      const trail = page.getByRole('navigation', { name: words.here });
      if ((await page.locator('.trail').count()) > 0) await expect(trail).toBeVisible();
    }
  });

  test(`the menu in ${name} links to its pages and opens the form`, async ({ page }) => {
    await page.goto(`/${code}/for-patients/contacts`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: practice.doctor })).toHaveAttribute('href', `/${code}`);
    await header.getByRole('button', { name: words.menu }).tap();
    const menu = page.getByRole('navigation', { name: words.mainMenu });
    const own = page.getByRole('contentinfo').getByRole('region', { name: words.quickLinks });
    for (const place of [menu.getByRole('list'), own])
      for (const link of await place.getByRole('link').all())
        expect.soft(await link.getAttribute('href')).toMatch(new RegExp(`^/${code}(/|$)`));
    await expect(menu.getByRole('link', { name: words.contact })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', { name: words.book }).tap();
    await expect(page.getByRole('dialog', { name: words.askForm })).toBeVisible();
  });

  test(`a missing page below /${code} shows a 404 page in ${name} with links`, async ({ page }) => {
    for (const address of [`/${code}/nope`, `/${code}/services/nope`]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(words.notFound);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
      for (const [text, path] of [
        [words.listConditions, '/pain-conditions'],
        [words.listServices, '/services'],
        [words.backHome, ''],
        [words.contactUs, '/for-patients/contacts'],
      ])
        await expect(main.getByRole('link', { name: text })).toHaveAttribute('href', `/${code}${path}`);
      expect(await foreignWords(main)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a button in ${name} has a link to the contact page beside it`, async ({ page }) => {
      await page.goto(`/${code}`);
      const links = await page.locator('[command="show-modal"] + noscript > a').all();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) await expect(link).toHaveAttribute('href', `/${code}/for-patients/contacts`);
    });
  });
}
