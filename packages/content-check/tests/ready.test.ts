import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Obstacle } from '../ready/obstacle.ts';
import { obstacles } from '../ready/obstacles.ts';
import { readyJson, readyReport } from '../ready/report.ts';
import {
  block,
  bridge,
  changed,
  guideline,
  healthy,
  knee,
  lineOf,
  list,
  practice,
  stories,
  story,
  withSite,
  type Changes,
} from './site.ts';

const today = '2027-01-01';
const facts = { [practice]: 'name: A practice\nsample: true\nwebsite: https://www.clinic.example\n' };

const found = (changes: Changes, env: NodeJS.ProcessEnv = {}) =>
  withSite({ ...facts, ...changes }, (root) => obstacles(root, env, today));
const says = (env: NodeJS.ProcessEnv) => found({}, env).map((obstacle) => obstacle.says);

/** Who settles what these words are about, and where it is; nothing where it is settled. */
const listed = (words: string, changes: Changes) => {
  const { whose, where = [] } = found(changes).find((one) => one.says.includes(words)) ?? {};
  const places = where.map(({ file, line, note }) => `${file}, line ${line}${note ? `: ${note}` : ''}`);
  return whose && [whose, ...places];
};

test('a build without a host for the requests is not ready, but where a desk is told what it needs', () => {
  const nowhere = expect.stringContaining('Nothing here says where requests go');
  expect(says({})).toContainEqual(nowhere);
  expect(says({ PUBLIC_API_HOST: 'http://clinic.in' })).toContainEqual(expect.stringContaining('https://'));
  expect(says({ PUBLIC_API_HOST: 'https://api.clinic.in' }).join()).not.toMatch(/requests/);

  const needs = [
    'Set SMTP_URL',
    'Set KEEP_DAYS',
    'Set BACKUP_FOLDER',
    'Set HEARTBEAT_URL',
    'Set SECOND_FACTOR',
  ];
  for (const words of needs) expect(says({})).toContainEqual(expect.stringContaining(words));
  const desk = { SMTP_URL: 'smtps://mail.clinic.in', KEEP_DAYS: '400', BACKUP_FOLDER: '/copies' };
  expect(says(desk)).not.toContainEqual(nowhere);
  expect(needs.filter((words) => says(desk).join().includes(words))).toEqual(needs.slice(3));
  expect(says({ ...desk, HEARTBEAT_URL: 'https://alarm.in/1' }).join()).not.toContain('Set HEARTBEAT_URL');
  expect(says({ ...desk, SECOND_FACTOR: 'off' }).join()).not.toContain('Set SECOND_FACTOR');
});

test('a public address may be set where the site is built', () => {
  expect(says({ SITE_URL: 'https://www.clinic.in' }).join()).not.toContain('is a sample');
  expect(says({ SITE_URL: 'http://www.clinic.in' }).join()).toContain('not one of https');
});

const hours = `hours:
  footer: [{ days: Monday, time: 8 to 20 }]
  conditionPage: 'Mon: 8am-6pm'
  servicePage: 'Monday: 9 to 6'
  contactPage: [{ days: Monday, time: 9 to 6 }]
  confirmed: { days: [Monday], opens: '09:00', closes: '18:00' }
`;
const privacy = 'src/content/notices/privacy.mdx';
const notice = { [privacy]: '---\ntitle: Privacy\nsample: true\n---\n' };
const built = { 'dist/about/index.html': '<a href="tel:+919876543210">Call</a>' };
const own = (more = '') => ({ [practice]: `name: A practice\n${more}` });
const priced = (mark: string) =>
  changed(block, ['region:', `price:\n  from: 4500\n  includes: One block.\n${mark}region:`]);
const due = (file: string, day: string) => changed(file, ['2027-11-01', day]);
const reviewed = (lines: string) => changed(knee, ['  by: founder', `${lines}  by: founder`]);

const practiceLine = (line: number) => ['the practice', `${practice}, line ${line}`];

test.each<[words: string, what: string, changes: Changes, listed: string[] | undefined]>([
  ['"https://www.clinic.example" is a sample', 'an address of the sample', {}, practiceLine(3)],
  ['is a sample', 'an address of its own', own('website: https://www.clinic.in\n'), undefined],
  [
    'side by side',
    'hours in five places',
    own(hours),
    [
      'the practice',
      `${practice}, line 3: footer: Monday 8 to 20`,
      `${practice}, line 4: conditionPage: Mon: 8am-6pm`,
      `${practice}, line 5: servicePage: Monday: 9 to 6`,
      `${practice}, line 6: contactPage: Monday 9 to 6`,
      `${practice}, line 7: confirmed: Monday, 09:00 to 18:00`,
    ],
  ],
  ['side by side', 'why they differ', own(`${hours}  differ: The phone is answered longer.\n`), undefined],
  ['complaints about personal details', 'nobody who answers', {}, practiceLine(1)],
  ['complaints about personal details', 'who answers', own('privacyOfficer: Asha Rao\n'), undefined],
  ['whose server', 'nobody who keeps the requests', {}, practiceLine(1)],
  ['whose server', 'who keeps the requests', own('hosting: A company, in Mumbai, India\n'), undefined],
  ['built pages', 'a number of the sample in a page of the sample', built, undefined],
  [
    'built pages',
    'a number of the sample in a page of another practice',
    { ...built, ...own() },
    ['the practice', 'dist/about/index.html, line 1: 9876543210'],
  ],
  ['Nobody has looked at these', 'publications that somebody has opened', {}, undefined],
  [
    'Nobody has looked at these',
    'a publication that nobody has opened',
    changed(guideline, ['year: 2022', 'year: 2022\nunseen: true']),
    ['a doctor', `${guideline}, line 4: https://www.nice.org.uk/guidance/ng226`],
  ],
  ['are invented', 'the sample', {}, practiceLine(2)],
  ['are invented', 'what is true', own(), undefined],
  [
    'are invented',
    'a price of the sample',
    priced('  sample: true\n'),
    [...practiceLine(2), `${block}, line ${lineOf('region:', block) + 3}: price`],
  ],
  ['are invented', 'a true price', priced(''), practiceLine(2)],
  ['are invented', 'a notice, which is no sample of the practice', notice, practiceLine(2)],
  ['No lawyer has confirmed', 'a notice', notice, ['a lawyer', `${privacy}, line 3`]],
  ['Write down every word', 'a video', {}, ['the practice', `${story}, line 1`]],
  [
    'Write down every word',
    'a video with its words',
    { [story]: `${healthy[story]}transcript: It hurt.\n` },
    undefined,
  ],
  ['agreed in writing', 'a testimonial', {}, ['a lawyer', `${story}, line 1`]],
  [
    'agreed in writing',
    'a testimonial with the day of consent',
    { [story]: `${healthy[story]}consentOn: 2026-09-01\n` },
    undefined,
  ],
  [
    'A doctor should have read',
    'a review that was due',
    due(knee, '2026-12-31'),
    ['a doctor', `${knee}, line 23: due on 2026-12-31`],
  ],
  ['A doctor should have read', 'a review that is due today', due(knee, today), undefined],
  [
    'A doctor should have read',
    'a review of a draft',
    changed(knee, ['2027-11-01', '2026-12-31'], ['order: 1', 'draft: true']),
    undefined,
  ],
  [
    'should have been checked',
    'a figure that was due',
    due(stories, '2026-12-31'),
    ['the practice', `${stories}, line ${lineOf('review: 2027', stories)}: due on 2026-12-31`],
  ],
  [
    'have changed in their medical parts',
    'a page that was signed as it was',
    reviewed('  version: 0123456789abcdef\n'),
    ['a doctor', `${knee}, line ${lineOf('on: 2026')}: changed since 2026-11-01`],
  ],
  ['have changed in their medical parts', 'a page that nobody has signed', {}, undefined],
  [
    'have changed in their medical parts',
    'a review from a template',
    reviewed('  version: 0123456789abcdef\n  sample: true\n'),
    undefined,
  ],
  [
    'No doctor has signed these illustrations',
    'plates',
    changed(list, ['- knee-pain', '- knee-pane']),
    [
      'a doctor',
      `${list}, line 4: knee-block: changed since it was signed`,
      `${list}, line 1: knee-pain: not there yet`,
    ],
  ],
  [
    'No physiotherapist has checked',
    'an exercise',
    {},
    ['a physiotherapist', `${bridge}, line 1: not yet signed`],
  ],
])('%s: %s', (words, _what, changes, places) => expect(listed(words, changes)).toEqual(places));

test.each(['', '  version: 0123456789abcdef\n  sample: true\n'])(
  'No doctor has reviewed: a review filled in by hand, or begun from a template: "%s"',
  (lines) =>
    expect(listed('No doctor has reviewed', reviewed(lines))).toContainEqual(
      expect.stringMatching(`^${knee}, line \\d+: not yet reviewed`),
    ),
);

test('the report counts each list, says who settles it, and names each place when asked', () => {
  const where = [
    { file: 'a.yaml', line: 2 },
    { file: 'a.yaml', line: 5, note: 'due' },
    { file: 'b.yaml', line: 1 },
  ];
  const things: Obstacle[] = [
    { whose: 'the practice', counted: ['setting', 'settings'], says: 'Set it.', where: [] },
    { whose: 'a doctor', counted: ['page', 'pages'], says: 'Read them.', where },
  ];
  const setting = '1 setting, for the practice to settle\n   Set it.';
  const pages = '3 pages in 2 files, for a doctor to settle\n   Read them.';
  const places = '\n   a.yaml, line 2\n   a.yaml, line 5: due\n   b.yaml, line 1';
  const end = '2 things to settle before going live.';
  expect(readyReport(things, true)).toBe([setting, pages + places, end].join('\n\n'));
  const hint = `${end} npm run ready -- --all names each place.`;
  expect(readyReport(things, false)).toBe([setting, pages, hint].join('\n\n'));
  expect(readyReport([], false)).toBe('Ready to go live.');
  expect(JSON.parse(readyJson(things))).toEqual({
    ready: false,
    toSettle: [
      { whose: 'the practice', what: 'settings', count: 1, says: 'Set it.', where: [] },
      { whose: 'a doctor', what: 'pages', count: 3, says: 'Read them.', where },
    ],
  });
});

test('the command fails while something is left, and passes when nothing is', () => {
  const command = path.resolve(import.meta.dirname, '../ready.ts');
  const run = (root: string, env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [command, '--json'], {
      cwd: root,
      env: { ...process.env, SITE_URL: '', PUBLIC_API_HOST: '', ...env },
      encoding: 'utf8',
    });
  const empty = mkdtempSync(path.join(tmpdir(), 'nothing '));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const lacking = run(empty, {});
  expect(lacking.status).toBe(1);
  expect(JSON.parse(lacking.stdout)).toMatchObject({ ready: false });
  const host = 'https://www.clinic.in';
  const ready = run(empty, { SITE_URL: host, PUBLIC_API_HOST: host });
  expect([ready.status, ready.stdout]).toEqual([0, `${readyJson([])}\n`]);
});
