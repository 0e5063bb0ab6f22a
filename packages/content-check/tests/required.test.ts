// Files that the site needs.
import { expect, test } from 'vitest';
import { noticePath, routes } from '@clinic/content-model/routes.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { fieldsOf } from '@clinic/content-model/plain.ts';
import { sourceIn } from '../read/files.ts';
import { Source } from '../read/source.ts';
import { fixedWord, variantsOf } from '../read/walk.ts';
import { reportTo, type Problem } from '../report/report.ts';
import type { SiteRule } from '../read/rule.ts';
import { checkBlocks, checkWords, requiredBlocks } from '../required/files.ts';
import { checkPromisedPages, required } from '../required/pages.ts';
import { validSite, painkillers } from './site.ts';

const { conditions, listedServices, otherServices, notices } = required;

function missing(rule: SiteRule, sources: Source[]) {
  const problems: Problem[] = [];
  rule(sources, reportTo(problems), '');
  return problems;
}

const page = (kind: Kind, id: string, details: string) =>
  new Source(kind, `src/content/${kind}/${id}.mdx`, id, `---\ntitle: A page\n${details}\n---\n`);

/** All promised pages, one of them left out or changed. */
const site = (changed: string, details?: string) =>
  [
    ...conditions.map((id) => page('conditions', id, 'order: 1')),
    ...listedServices.map((id) => page('services', id, 'order: 1')),
    ...otherServices.map((id) => page('services', id, '')),
    ...notices.map((id) => page('notices', id, 'order: 1')),
  ].flatMap((one) =>
    one.id !== changed ? one : details === undefined ? [] : page(one.kind, one.id, details),
  );

test('promises 20 conditions, 26 services of the menu and 4 others, each once', () => {
  expect([conditions.length, listedServices.length, otherServices.length]).toEqual([20, 26, 4]);
  expect(new Set([...conditions, ...listedServices, ...otherServices]).size).toBe(50);
});

test('requires the page that forms link to', () => expect(notices.map(noticePath)).toEqual([routes.privacy]));

test('accepts a site with all promised pages and more', () => {
  const more = page('conditions', 'tennis-elbow', 'draft: true');
  expect(missing(checkPromisedPages, [...site('nothing'), more])).toEqual([]);
});

test.each([
  [
    'knee-pain',
    undefined,
    'conditions/knee-pain.mdx:1 The address /pain-conditions/knee-pain is promised by the specification, but this file is missing. → Keep the file: its title and all its words may change. If the page must go for good, ask a developer to take it out of packages/content-check/required/pages.ts.',
  ],
  [
    'privacy',
    undefined,
    'notices/privacy.mdx:1 The address /privacy is promised by every form, but this file is missing. → Keep the file:',
  ],
  [
    'vertebroplasty',
    'draft: true',
    'vertebroplasty.mdx:3 The address /services/vertebroplasty is promised by the specification, but it is a draft. → Remove the line "draft: true".',
  ],
  [
    'vertebroplasty',
    'publishOn: 2999-01-01',
    ':3 The address /services/vertebroplasty is promised by the specification, but it is not public yet. → Remove the line "publishOn: 2999-01-01".',
  ],
  [
    'vertebroplasty',
    '',
    ':2 The address /services/vertebroplasty is promised by the specification, with a place in the menu, but it has no "order". → Add a line "order: …" with a number that is not taken.',
  ],
])('checks the page %s with %j', (id, details, said) =>
  expect(
    missing(checkPromisedPages, site(id, details)).map(
      ({ file, line, message, fix }) => `${file}:${line} ${message} → ${fix}`,
    ),
  ).toEqual([expect.stringContaining(said)]),
);

const words = (kind: Kind, id: string, details: string) =>
  new Source(kind, `src/content/${kind}/${id}.yaml`, id, `${details}\n`);
const practice = words('practice', 'practice', 'name: A practice');
const screens = variantsOf(fieldsOf('screens')).map((variant) => String(fixedWord(variant)?.word));
const files = screens.map((word) => words('screens', `a-file-for-${word}`, `screen: ${word}`));
const others = files.slice(1);

test('accepts screens in files of any name', () =>
  expect(missing(checkWords, [practice, ...files])).toEqual([]));

test('reports a missing practice or screen', () => {
  const expected = (file: string, what: string) => ({
    file,
    line: 1,
    message: `This file is missing: it contains ${what}, which pages cannot do without.`,
    fix: 'Put it back: every word in it may change.',
  });
  expect(missing(checkWords, others)).toEqual([
    expected('src/content/practice/practice.yaml', 'the facts of the practice'),
    expected(`src/content/screens/${screens[0]}.yaml`, `the words of "screen: ${screens[0]}"`),
  ]);
});

test.each(['screen: hom', 'screen: [', 'title: none'])(
  'does not report a missing screen while a file has "%s"',
  (details) =>
    expect(missing(checkWords, [practice, ...others, words('screens', 'home', details)])).toEqual([]),
);

test('reports missing safety blocks', () => {
  const there = sourceIn(painkillers, validSite[painkillers] ?? '');
  const found = missing(checkBlocks, there ? [there] : []);
  expect(found.map(({ file }) => file)).toEqual(
    requiredBlocks.filter((id) => id !== 'painkillers').map((id) => `src/content/safety/${id}.yaml`),
  );
  expect(found[0]?.message).toMatch(/^The safety block ".+" is missing, so no page can warn of it\.$/);
});
