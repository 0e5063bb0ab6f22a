// What is too heavy, or not as it should be, is seen. That what is right passes is seen at every build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenRules, measure, type Page } from '#tools/budgets/measure.ts';
import { compressed } from '#tools/budgets/page.ts';
import { folderOfTest, makeFolder } from '../../folder.ts';

const react = 'Symbol.for("react.transitional.element")';
const { folder: dist, clear } = makeFolder({
  '_astro/page.js': 'import{a as t}from"./shared.js";t();import("./later.js");',
  '_astro/shared.js': 'export * from "./deep.js";export const a = 1;',
  '_astro/deep.js': 'export const b = 2;',
  '_astro/later.js': 'import"./shared.js";',
  '_astro/react.js': react,
  '_astro/Carousel.a.js': 'import"./react.js";import"./shared.js";',
  '_astro/FormDialog.a.js': "import'./react.js';import'./fields.js';",
  '_astro/fields.js': `label('Full Name',${Array.from({ length: 500 }, (_, n) => n).join()});`,
  '_astro/font.woff2': Buffer.alloc(40_000),
  '_astro/hindi.woff2': Buffer.alloc(34_400),
  '_astro/card.avif': Buffer.alloc(15_361),
  '_astro/plate.avif': Buffer.alloc(35_000),
  '_astro/hero.avif': Buffer.alloc(46_000),
  '_astro/body-front.a.avif': Buffer.alloc(30_000),
  '_astro/body-front-xray.a.avif': Buffer.alloc(40_000),
});
afterAll(clear);

const page = (html: string, address = '/about'): Page => ({ address, html });
const weigh = (words: string, ...pages: Page[]) =>
  measure(pages, dist).find(({ what }) => what.startsWith(words));
const bytesOf = (...files: string[]) =>
  files.reduce((sum, file) => sum + compressed(readFileSync(path.join(dist, '_astro', file), 'utf8')), 0);
const picture = (srcset: string) => `<source type="image/avif" srcset="${srcset}">`;
const island = (name: string) =>
  `<astro-island component-url="/_astro/${name}.a.js" renderer-url="/_astro/react.js" props="{}">`;

describe('the budgets', () => {
  test('weigh the heaviest page, and a condition page to the end of its first words', () => {
    const start = '<style>a{}</style><div class="prose flow"><p>First words.';
    const condition = page(`${start}</p>${'<p>More.</p>'.repeat(5)}</div>`, '/pain-conditions/a');
    const heavy = page(`<p>${Array.from({ length: 9_000 }, (_, n) => n).join()}</p>`, '/b');
    expect(weigh('whole page', condition, heavy)).toMatchObject({
      where: '/b',
      value: compressed(heavy.html),
    });
    expect(weigh('condition page', condition, heavy)?.value).toBe(compressed(start));
  });

  test('weigh the scripts that load by themselves: inline ones, files and what they import, not what waits', () => {
    const html =
      '<script type="application/ld+json">{"@graph":[]}</script><script type="speculationrules">{}</script>' +
      '<script type="module">go()</script><script type="module" src="/_astro/page.js"></script>';
    const value = compressed('go()') + bytesOf('page.js', 'shared.js', 'deep.js');
    expect(weigh('JavaScript', page('<p>'), page(html, '/'))).toMatchObject({ where: '/', value });
  });

  test('weigh React and all islands, each file once, and what one island fetches', () => {
    const forms = bytesOf('react.js', 'FormDialog.a.js', 'fields.js');
    expect(weigh('an island', page(island('Carousel') + island('FormDialog')))).toMatchObject({
      where: 'FormDialog',
      value: forms,
    });
    expect(weigh('React and all islands')?.value).toBe(
      forms + bytesOf('Carousel.a.js', 'shared.js', 'deep.js'),
    );
  });

  test('count and weigh fonts, and pictures by the largest size they are offered in', () => {
    const font = '<link rel="preload" href="/_astro/font.woff2" as="font" crossorigin>';
    const html = [
      font.repeat(3),
      font.replace('>', ' media="not all">'),
      '<style>@font-face{src:url(/_astro/font.woff2)format("woff2")}</style>'.repeat(2),
      '<style>@font-face{src:url(/_astro/hindi.woff2)format("woff2");unicode-range:U+900-97F}</style>',
      picture('/_astro/card.avif 800w'),
      picture('/_astro/card.avif 800w, /_astro/plate.avif 1200w'),
      picture('/_astro/hero.avif 2000w'),
      picture('/_astro/body-front.a.avif 560w') + picture('/_astro/body-front-xray.a.avif 560w'),
    ].join('');
    const kinds = [
      'fonts preloaded',
      'fonts of a page',
      'font for another script',
      'card',
      'article',
      'hero',
      'body map',
    ];
    expect(kinds.map((kind) => weigh(kind, page(html))?.value)).toEqual([
      3, 40_000, 34_400, 15_361, 35_000, 46_000, 70_000,
    ]);
  });
});

const image = (more: string) => `<img src="/a.webp" alt="" width="1" height="1" ${more}>`;

test.each([
  [
    'first picture, then ones that wait',
    image('loading="eager" fetchpriority="high"') + image('loading="lazy"'),
  ],
  [
    'short scopes, and islands that fetch what is theirs',
    `<p data-sabc>${island('Carousel')}${island('FormDialog')}`,
  ],
])('no rule is broken by a %s', (_what, html) => expect(brokenRules([page(html)], dist)).toEqual([]));

test.each([
  [
    image('loading="lazy"') + image('loading="eager" fetchpriority="high"'),
    '/a.webp is not the first picture, but does not wait',
  ],
  [image('loading="eager"'), '/a.webp does not wait, but has no fetchpriority="high"'],
  ['<img src="/a.webp" alt="" loading="lazy">', '/a.webp lacks its width, height or alt'],
  [
    '<script type="module" src="/_astro/react.js"></script>',
    '/_astro/react.js brings React before anyone asked for it',
  ],
  [
    '<link rel="modulepreload" href="/_astro/react.js">',
    '/_astro/react.js brings React before anyone asked for it',
  ],
  [island('fields').replace('fields.a.js', 'fields.js'), 'fields fetches the forms with /_astro/fields.js'],
  ['<p data-astro-cid-abcd1234>', 'the scopes of components have their long names'],
  ["<script>on('astro:hydrate')</script>", 'the runtime of the islands stands in the page'],
])('%s breaks a rule, which is told once for all pages', (html, words) => {
  const pages = ['/a', '/b', '/c'].map((address) => page(html, address));
  expect(brokenRules(pages, dist)).toContain(`${words} (/a and 2 more)`);
});

test('a build in which no forms were found to weigh breaks a rule', () => {
  const empty = folderOfTest();
  expect(brokenRules([], empty)).toEqual([
    `no script brings React, so the islands were not weighed (${empty})`,
  ]);
});
