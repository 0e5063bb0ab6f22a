// Sitemap, robots.txt, security.txt, feed, manifest and icons.
import sharp from 'sharp';
import { answeredAt } from '@clinic/content-model/languages.ts';
import { inShort, moreOf, posts, practice, secondReadings } from '../support/content/index.ts';
import { routes, sitemapRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('the sitemap lists exactly the indexable pages', async ({ request }) => {
  const left = secondReadings.map(({ path }) => path);
  expect(sitemapRoutes()).toEqual(routes.filter((address) => !left.includes(address)).toSorted());
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain(`${practice.website}/sitemap-0.xml`);
  expect((await request.get('/sitemap-0.xml')).status()).toBe(200);
});

test('the sitemap links the translations of every page to each other', async ({ request }) => {
  const xml = await (await request.get('/sitemap-0.xml')).text();
  const named = new Map(
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(([, at = '', rest = '']) => [
      new URL(at).pathname,
      Object.fromEntries(
        [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = '', href = '']) => [
          language,
          new URL(href).pathname,
        ]),
      ),
    ]),
  );
  for (const { id, path, english } of inShort) {
    const others = inShort.filter((one) => one.id === id);
    const all = {
      ...Object.fromEntries(others.map((one) => [one.language === 'hindi' ? 'hi-IN' : 'mr-IN', one.path])),
      ...(english !== undefined && { 'en-IN': english }),
      'x-default': english ?? answeredAt[id] ?? moreOf(id) ?? '/',
    };
    if (Object.keys(all).length < 3) continue;
    expect.soft(named.get(path), path).toEqual(all);
    if (english !== undefined) expect.soft(named.get(english), english).toEqual(all);
  }
});

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *\nAllow: /');
  expect(text).toContain(`Sitemap: ${practice.website}/sitemap-index.xml`);
});

test('security.txt contains the contact for vulnerabilities', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${practice.email}\n`);
  expect(text).toContain(`Canonical: ${practice.website}/.well-known/security.txt\n`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('the feed contains every article, newest first', async ({ page, request }) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  await page.goto('about:blank');
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml');
      const text = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent ?? '';
      return {
        broken: document.querySelector('parsererror') !== null,
        language: text(document, 'channel > language'),
        items: [...document.querySelectorAll('item')].map((item) => ({
          title: text(item, 'title'),
          link: text(item, 'link'),
          guid: text(item, 'guid'),
          description: text(item, 'description'),
          published: Date.parse(text(item, 'pubDate')),
        })),
      };
    },
    await answer.text(),
  );
  expect(feed.broken).toBe(false);
  expect(feed.language).toBe('en-IN');
  const links = feed.items.map(({ link }) => link);
  expect(links.toSorted()).toEqual(posts.map(({ path }) => practice.website + path).toSorted());
  for (const { title, link, guid, description } of feed.items) {
    const post = posts.find(({ path }) => link.endsWith(path))?.data;
    expect.soft({ title, description }, link).toEqual({ title: post?.title, description: post?.description });
    expect.soft(guid).toBe(link);
  }
  const days = feed.items.map(({ published }) => published);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('the manifest contains the practice and icons of the declared sizes', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    lang: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: practice.name, lang: 'en-IN', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the icons exist', async ({ request }) => {
  const types: Record<string, RegExp> = {
    '/favicon.ico': /image\/(x-icon|vnd)/,
    '/favicon.svg': /image\/svg/,
    '/apple-touch-icon.png': /image\/png/,
  };
  for (const [address, type] of Object.entries(types)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(type);
  }
});
