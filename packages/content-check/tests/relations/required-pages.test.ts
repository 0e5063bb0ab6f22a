import { expect, test } from 'vitest';
import { noticePath, routes } from '#lib/routes.ts';
import type { Kind } from '#schemas/kinds.ts';
import { Source } from '../../read/source.ts';
import { missingPages, required } from '../../required/pages.ts';

const { conditions, listedServices, otherServices, notices } = required;

const source = (kind: Kind, id: string, details: string) =>
  new Source(kind, `src/content/${kind}/${id}.mdx`, id, `---\ntitle: A page\n${details}\n---\n`);

/** All that is promised, with one page left out or put in another way. */
const site = (changed: string, details?: string) =>
  [
    ...conditions.map((id) => source('conditions', id, 'order: 1')),
    ...listedServices.map((id) => source('services', id, 'order: 1')),
    ...otherServices.map((id) => source('services', id, '')),
    ...notices.map((id) => source('notices', id, 'order: 1')),
  ].flatMap((one) =>
    one.id === changed ? (details === undefined ? [] : source(one.kind, one.id, details)) : one,
  );

test('20 conditions, 26 services of the menu and 4 others are promised, each once', () => {
  expect([conditions.length, listedServices.length, otherServices.length]).toEqual([20, 26, 4]);
  expect(new Set([...conditions, ...listedServices, ...otherServices]).size).toBe(50);
});

test('a site that has them, and more, lacks nothing', () => {
  const more = source('conditions', 'tennis-elbow', 'draft: true');
  expect(missingPages([...site('nothing'), more])).toEqual([]);
});

test('a file that was removed or renamed is missed', () => {
  expect(missingPages(site('knee-pain'))).toEqual([
    {
      file: 'src/content/conditions/knee-pain.mdx',
      line: 1,
      says: 'The address /pain-conditions/knee-pain is promised by the specification, but this file is missing.',
      mend: expect.stringMatching(/^Keep the file: its title and all its words may change\./),
    },
  ]);
});

test('the privacy notice stays where the forms lead', () => {
  expect(required.notices.map(noticePath)).toEqual([routes.privacy]);
  expect(missingPages(site('privacy'))).toEqual([
    expect.objectContaining({
      file: 'src/content/notices/privacy.mdx',
      says: 'The address /privacy is promised by every form, but this file is missing.',
    }),
  ]);
});

test('a draft has no address', () => {
  expect(missingPages(site('trigeminal-nerve-block', 'draft: true'))).toEqual([
    {
      file: 'src/content/services/trigeminal-nerve-block.mdx',
      line: 3,
      says: 'The address /services/trigeminal-nerve-block is promised by the specification, but it is a draft.',
      mend: 'Remove the line "draft: true".',
    },
  ]);
});

test('a service of the menu keeps a place in it', () => {
  expect(missingPages(site('vertebroplasty', ''))).toEqual([
    expect.objectContaining({
      line: 2,
      says: 'The address /services/vertebroplasty is promised by the specification, with a place in the menu, but it has no "order".',
    }),
  ]);
});
