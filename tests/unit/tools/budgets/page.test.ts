import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenRules, measure, type Measure, type Page } from '#tools/budgets/measure.ts';
import { choices, compressed, scriptsOf, tags } from '#tools/budgets/page.ts';
import { folderOfTest, makeFolder, writeFiles } from '../../folder.ts';

const { folder: dist, clear } = makeFolder({
  '_astro/page.js': 'import{a as t}from"./shared.js";import"./side.js";t();import("./later.js");',
  '_astro/shared.js': 'export * from "./deep.js";export const a = 1;',
  '_astro/side.js': 'document.title',
  '_astro/deep.js': 'export const b = 2;',
  '_astro/later.js': 'Symbol.for("react.transitional.element")',
  '_astro/react.js': 'Symbol.for("react.transitional.element")',
  '_astro/font.woff2': Buffer.alloc(40_000),
  '_astro/card.avif': Buffer.alloc(15_361),
  '_astro/plate.avif': Buffer.alloc(35_000),
  '_astro/hero.avif': Buffer.alloc(46_000),
});
afterAll(clear);
const write = (file: string, content: string | Buffer) => writeFiles(dist, { [file]: content });

const page = (html: string, address = '/about'): Page => ({ address, html });
const find = (measures: Measure[], words: string) =>
  measures.find(({ what }) => what.startsWith(words)) as Measure;

describe('reading a page', () => {
  test('tags with their attributes, also bare ones and those with > in a value', () => {
    expect(tags('<img alt src="/a.webp" sizes="(width >= 64em) 46vw"><img alt="b"/>', 'img')).toEqual([
      { alt: '', src: '/a.webp', sizes: '(width >= 64em) 46vw' },
      { alt: 'b' },
    ]);
    expect(tags('<image href="/a">', 'img')).toEqual([]);
  });

  test('the sizes that a picture comes in', () => {
    expect(choices('/a.avif 480w, /b.avif 800w')).toEqual([
      { address: '/a.avif', width: 480 },
      { address: '/b.avif', width: 800 },
    ]);
  });

  test('the scripts that load by themselves: inline ones, files and what they import, not what waits', () => {
    const html =
      '<script type="application/ld+json">{"@graph":[]}</script><script type="speculationrules">{}</script>' +
      '<script type="module">go()</script><script type="module" src="/_astro/page.js"></script>';
    const { inline, files } = scriptsOf(html, dist);
    expect(inline).toBe('go()');
    expect([...files.keys()].toSorted()).toEqual([
      '/_astro/deep.js',
      '/_astro/page.js',
      '/_astro/shared.js',
      '/_astro/side.js',
    ]);
  });

  test('what an inline script imports', () => {
    const { files } = scriptsOf('<script type="module">import{x}from"/_astro/side.js";x()</script>', dist);
    expect([...files.keys()]).toEqual(['/_astro/side.js']);
  });
});

describe('the budgets', () => {
  test('name the heaviest page', () => {
    const light = page('<p>Light</p>', '/pain-conditions/a');
    const heavy = page(`<p>${Array.from({ length: 9_000 }, (_, n) => n).join()}</p>`, '/pain-conditions/b');
    const other = page('x'.repeat(100), '/about');
    const weight = find(measure([light, heavy, other], dist), 'whole page');
    expect(weight).toMatchObject({ where: '/pain-conditions/b', value: compressed(heavy.html) });
    expect(weight.value).toBeGreaterThan(weight.limit / 2);
  });

  test('weigh a condition page to the end of the first words of its text', () => {
    const start = '<style>a{}</style><div class="prose flow"><p>First words.';
    const found = measure(
      [page(`${start}</p>${'<p>More.</p>'.repeat(500)}</div>`, '/pain-conditions/a')],
      dist,
    );
    expect(find(found, 'condition page to its first text').value).toBe(compressed(start));
  });

  test('add a figure of the body map and its x-ray', () => {
    const picture = (address: string) => `<source type="image/avif" srcset="${address} 560w">`;
    write('_astro/body-front.a.avif', Buffer.alloc(30_000));
    write('_astro/body-front-xray.a.avif', Buffer.alloc(40_000));
    const html = picture('/_astro/body-front.a.avif') + picture('/_astro/body-front-xray.a.avif');
    const found = measure([page(html)], dist);
    expect(find(found, 'body map')).toMatchObject({ where: '/body-front', value: 70_000 });
    expect(find(found, 'card picture').value).toBe(0);
  });

  test('hold the scripts of every page to one limit', () => {
    const script = '<script type="module" src="/_astro/page.js"></script>';
    const found = measure([page('<p>', '/about'), page(script, '/')], dist);
    expect(find(found, 'JavaScript').where).toBe('/');
    expect(find(found, 'JavaScript').value).toBeGreaterThan(100);
  });

  test('weigh React and the islands wherever they lie, with what they import, each once', () => {
    const forms = 'import"./shared.js";import"./react.js";';
    write('_astro/forms.js', forms);
    const bytes = find(measure([], dist), 'React and all islands').value;
    rmSync(path.join(dist, '_astro/forms.js'));
    const [react, shared, deep] = ['react', 'shared', 'deep'].map((name) =>
      compressed(readFileSync(path.join(dist, `_astro/${name}.js`), 'utf8')),
    );
    // later.js is React as well.
    expect(bytes).toBe(compressed(forms) + 2 * (react ?? 0) + (shared ?? 0) + (deep ?? 0));
  });

  test('weigh what each island fetches, and see when one that is no form fetches the forms', () => {
    const island = (name: string) =>
      `<astro-island component-url="/_astro/${name}.a.js" renderer-url="/_astro/react.js" props="{}">`;
    write('_astro/Carousel.a.js', 'import"./react.js";slide();');
    write('_astro/FormDialog.a.js', 'import"./react.js";import"./fields.js";');
    write('_astro/fields.js', "label('Full Name');");
    const pages = [page(island('Carousel') + island('FormDialog')), page('<p>', '/')];
    const files = ['react.js', 'FormDialog.a.js', 'fields.js'];
    const weights = files.map((file) => compressed(readFileSync(path.join(dist, '_astro', file), 'utf8')));
    expect(find(measure(pages, dist), 'an island')).toMatchObject({
      where: 'FormDialog',
      value: weights.reduce((sum, weight) => sum + weight),
    });
    expect(brokenRules(pages, dist)).toEqual([]);
    write('_astro/Carousel.a.js', 'import"./fields.js";slide();');
    expect(brokenRules(pages, dist)).toEqual(['Carousel fetches the forms with /_astro/fields.js (/about)']);
    for (const file of ['Carousel.a.js', ...files.slice(1)]) rmSync(path.join(dist, '_astro', file));
  });

  test('count fonts and weigh them', () => {
    const font = '<link rel="preload" href="/_astro/font.woff2" as="font" crossorigin>';
    const styles = '<style>@font-face{src:url(/_astro/font.woff2)format("woff2")}</style>';
    const found = measure([page(font.repeat(3) + styles.repeat(2))], dist);
    expect(find(found, 'fonts preloaded, number')).toMatchObject({ value: 3, limit: 0 });
    expect(find(found, 'fonts of a page, bytes')).toMatchObject({ value: 40_000, limit: 28_672 });
  });

  test('weigh pictures by the largest size they are offered in', () => {
    const source = (srcset: string) => `<source srcset="${srcset}" type="image/avif">`;
    const html = [
      source('/_astro/card.avif 800w'),
      source('/_astro/card.avif 800w, /_astro/plate.avif 1200w'),
      source('/_astro/hero.avif 2000w'),
    ].join('');
    const found = measure([page(html)], dist);
    expect(find(found, 'card')).toMatchObject({ value: 15_361, limit: 15_360 });
    expect(find(found, 'article')).toMatchObject({ value: 35_000, limit: 35_840 });
    expect(find(found, 'hero')).toMatchObject({ value: 46_000, limit: 46_080 });
  });
});

describe('the rules', () => {
  const image = (more: string) => `<img src="/a.webp" alt="" width="1" height="1" ${more}>`;

  test('hold for a first picture that is eager and later ones that wait', () => {
    const html = image('loading="eager" fetchpriority="high"') + image('loading="lazy"');
    expect(brokenRules([page(html)], dist)).toEqual([]);
  });

  test('are broken by a second eager picture, and by a first one without priority', () => {
    const html = image('loading="eager"') + image('loading="eager" fetchpriority="high"');
    expect(brokenRules([page(html)], dist)).toEqual([
      '/a.webp is not the first picture, but does not wait (/about)',
      '/a.webp does not wait, but has no fetchpriority="high" (/about)',
    ]);
  });

  test('are broken by a picture without its size', () => {
    expect(brokenRules([page('<img src="/a.webp" alt="" loading="lazy">')], dist)).toEqual([
      '/a.webp lacks its width, height or alt (/about)',
    ]);
  });

  test('are broken by React on page load, told once for all pages', () => {
    const html = '<script type="module" src="/_astro/react.js"></script>';
    expect(brokenRules([page(html, '/a'), page(html, '/b'), page(html, '/c')], dist)).toEqual([
      '/_astro/react.js brings React before anyone asked for it (/a and 2 more)',
    ]);
    expect(brokenRules([page('<link rel="modulepreload" href="/_astro/react.js">')], dist)).toHaveLength(1);
  });

  test.each([
    ['<p data-astro-cid-abcd1234>', 'the scopes of components have their long names'],
    [
      "<script>island.dispatchEvent(new CustomEvent('astro:hydrate'))</script>",
      'the runtime of the islands stands in the page',
    ],
    [
      '<button class="term" popovertarget="term-disc">discs</button><span id="term-disc" popover>Soft.</span>,',
      'a mark may leave the term before it',
    ],
  ])('are broken by %s', (html, words) => {
    expect(brokenRules([page(html)], dist)).toEqual([`${words} (/about)`]);
    expect(brokenRules([page('<p data-sabc>')], dist)).toEqual([]);
  });

  test('let a term be followed by a mark that stays with it, and by a word', () => {
    const term =
      '<button class="term" popovertarget="term-disc">discs</button><span id="term-disc" popover>Soft.</span>';
    expect(brokenRules([page(`<span class="keep">${term},</span> ${term} and`)], dist)).toEqual([]);
  });

  test('are broken by a build in which no forms were found to weigh', () => {
    const empty = folderOfTest();
    expect(brokenRules([], empty)).toEqual([
      `no script brings React, so the islands were not weighed (${empty})`,
    ]);
  });
});
