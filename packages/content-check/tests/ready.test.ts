import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatJson, formatReport } from '../ready.ts';
import { findTasks, type Task } from '../ready/tasks.ts';
import {
  block,
  bridge,
  changed,
  contact,
  guideline,
  validSite,
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
  withSite({ ...facts, ...changes }, (root) => findTasks(root, env, today));
const messages = (env: NodeJS.ProcessEnv) => found({}, env).map(({ message }) => message);

/** Owner and places of the task whose message contains `words`; undefined when there is none. */
const listed = (words: string, changes: Changes) => {
  const { owner, where = [] } = found(changes).find(({ message }) => message.includes(words)) ?? {};
  const places = where.map(
    ({ file, line, note }) => `${path.basename(file)}, line ${line}${note ? `: ${note}` : ''}`,
  );
  return owner && [owner, ...places];
};

test('lists missing settings of the build or of the desk', () => {
  const nowhere = expect.stringContaining('Nothing here says where requests go');
  expect(messages({})).toContainEqual(nowhere);
  expect(messages({ PUBLIC_API_HOST: 'http://clinic.in' })).toContainEqual(
    expect.stringContaining('https://'),
  );
  expect(messages({ PUBLIC_API_HOST: 'https://api.clinic.in' }).join()).not.toMatch(/requests/);

  const needs = [
    'Set SMTP_URL',
    'Set KEEP_DAYS',
    'Set BACKUP_FOLDER',
    'Set HEARTBEAT_URL',
    'Set SECOND_FACTOR',
    'Set SITE_URL',
  ];
  for (const words of needs) expect(messages({})).toContainEqual(expect.stringContaining(words));
  const desk = { SMTP_URL: 'smtps://mail.clinic.in', KEEP_DAYS: '400', BACKUP_FOLDER: '/copies' };
  expect(messages(desk)).not.toContainEqual(nowhere);
  expect(needs.filter((words) => messages(desk).join().includes(words))).toEqual(needs.slice(3));
  expect(messages({ ...desk, HEARTBEAT_URL: 'https://alarm.in/1' }).join()).not.toContain(
    'Set HEARTBEAT_URL',
  );
  expect(messages({ ...desk, SECOND_FACTOR: 'off' }).join()).not.toContain('Set SECOND_FACTOR');
  expect(messages({ ...desk, SITE_URL: 'https://www.clinic.in' }).join()).not.toContain('Set SITE_URL');
  expect(messages({ SITE_URL: 'https://www.clinic.in' })).toContainEqual(nowhere);

  const editor = { ...desk, EDITOR_KEY: 'k'.repeat(32) };
  expect(messages(desk).join()).not.toContain('CONTENT_BACKUP_FOLDER');
  expect(messages(editor)).toContainEqual(expect.stringContaining('Set CONTENT_BACKUP_FOLDER'));
  expect(messages({ ...editor, CONTENT_BACKUP_FOLDER: '/copies' }).join()).not.toContain(
    'CONTENT_BACKUP_FOLDER',
  );
});

test('takes the public address from SITE_URL', () => {
  expect(messages({ SITE_URL: 'https://www.clinic.in' }).join()).not.toContain('is a sample');
  expect(messages({ SITE_URL: 'http://www.clinic.in' }).join()).toContain('not one of https');
});

const own = (more = '') => ({ [practice]: `name: A practice\n${more}` });
const hours = `hours:
  footer: [{ days: Monday, time: 8 to 20 }]
  conditionPage: 'Mon: 8am-6pm'
  servicePage: 'Monday: 9 to 6'
  contactPage: [{ days: Monday, time: 9 to 6 }]
  confirmed: { days: [Monday], opens: '09:00', closes: '18:00' }
`;
const hoursDiffer = own(`${hours}  differ: The phone is answered longer.\n`);
const at = (city: string) =>
  own(`address: { street: 1 Road, area: Old Town, city: ${city}, state: MH, pin: '422001' }\n`);
const contactIn = (town: string) => changed(contact, ['intro: ', `intro: We are in ${town}. `]);
const privacy = 'src/content/notices/privacy.mdx';
const notice = { [privacy]: '---\ntitle: Privacy\nsample: true\n---\n' };
const built = { 'dist/about/index.html': '<a href="tel:+919876543210">Call</a>' };
const priced = (mark: string) =>
  changed(block, ['region:', `price:\n  from: 4500\n  includes: One block.\n${mark}region:`]);
const due = (file: string, day: string) => changed(file, ['2027-11-01', day]);
const reviewed = (lines: string) => changed(knee, ['  by: founder', `${lines}  by: founder`]);
const version = '  version: 0123456789abcdef\n';
const videoWith = (line: string) => ({ [story]: `${validSite[story]}${line}\n` });

test.each<[words: string, who: string, places: string[], changes: Changes, settled?: Changes]>([
  ['is a sample', 'the practice', ['practice.yaml, line 3'], {}, own('website: https://www.clinic.in\n')],
  [
    'side by side',
    'the practice',
    [
      'practice.yaml, line 3: footer: Monday 8 to 20',
      'practice.yaml, line 4: conditionPage: Mon: 8am-6pm',
      'practice.yaml, line 5: servicePage: Monday: 9 to 6',
      'practice.yaml, line 6: contactPage: Monday 9 to 6',
      'practice.yaml, line 7: confirmed: Monday, 09:00 to 18:00',
    ],
    own(hours),
    hoursDiffer,
  ],
  ['personal details', 'the practice', ['practice.yaml, line 1'], {}, own('privacyOfficer: Asha Rao\n')],
  ['whose server', 'the practice', ['practice.yaml, line 1'], {}, own('hosting: A company in India\n')],
  [
    'English letters',
    'the practice',
    ['practice.yaml, line 1'],
    at('Nashik'),
    at('Nashik, cityInHindi: नासिक, cityInMarathi: नाशिकमधले'),
  ],
  [
    "sample's town",
    'the practice',
    [`contact.yaml, line ${lineOf('intro:', contact)}: Pune`],
    { ...at('Nashik'), ...contactIn('Pune') },
    { ...at('Nashik'), ...contactIn('{town}, two hours from Pune') },
  ],
  ['built pages', 'the practice', ['index.html, line 1: 9876543210'], { ...built, ...own() }, built],
  [
    'No one has checked these',
    'a doctor',
    ['nice-2022.yaml, line 4: https://www.nice.org.uk/guidance/ng226'],
    changed(guideline, ['year: 2022', 'year: 2022\nunseen: true']),
    {},
  ],
  ['are invented', 'the practice', ['practice.yaml, line 2'], {}, own()],
  [
    'are invented',
    'the practice',
    [`knee-block.mdx, line ${lineOf('region:', block) + 3}: price`],
    { ...priced('  sample: true\n'), ...own() },
    { ...priced(''), ...own() },
  ],
  // The mark of a notice is another task.
  ['are invented', 'the practice', ['practice.yaml, line 2'], notice, { ...notice, ...own() }],
  ['No lawyer has confirmed', 'a lawyer', ['privacy.mdx, line 3'], notice, {}],
  ['every word', 'the practice', ['heel-pain.yaml, line 1'], {}, videoWith('transcript: It hurt.')],
  [
    'agreed in writing',
    'a lawyer',
    ['heel-pain.yaml, line 1'],
    changed(story, ['consentOn: 2026-09-01', 'sample: true']),
    {},
  ],
  [
    'A doctor should have read',
    'a doctor',
    ['knee-pain.mdx, line 23: due on 2026-12-31'],
    due(knee, '2026-12-31'),
    due(knee, today),
  ],
  [
    'should have been checked',
    'the practice',
    [`stories.yaml, line ${lineOf('review: 2027', stories)}: due on 2026-12-31`],
    due(stories, '2026-12-31'),
    changed(knee, ['2027-11-01', '2026-12-31'], ['order: 1', 'draft: true']),
  ],
  [
    'have changed in their medical parts',
    'a doctor',
    [`knee-pain.mdx, line ${lineOf('on: 2026')}: changed since 2026-11-01`],
    reviewed(version),
    reviewed(`${version}  sample: true\n`),
  ],
  [
    'No doctor has signed these illustrations',
    'a doctor',
    [
      'reviews.yaml, line 4: knee-block: changed since it was signed',
      'reviews.yaml, line 1: knee-pain: not there yet',
    ],
    changed(list, ['- knee-pain', '- knee-pane']),
  ],
  ['No physiotherapist has checked', 'a physiotherapist', ['bridge.yaml, line 1: not yet signed'], {}],
])('lists "%s" for %s: %j', (words, who, places, changes, settled) => {
  expect(listed(words, changes)).toEqual([who, ...places]);
  if (settled) expect(listed(words, settled)).toBeUndefined();
});

test.each([
  ['Nashik', 'Punewadi'],
  ['Pune', 'Pune'],
])('a practice in %s may name %s', (city, town) =>
  expect(listed("sample's town", { ...at(city), ...contactIn(town) })).toBeUndefined(),
);

// Filled in by hand, or from a template.
test.each(['', `${version}  sample: true\n`])(
  'lists a page as not yet reviewed when its review has "%s"',
  (lines) =>
    expect(listed('No doctor has reviewed', reviewed(lines))).toContainEqual(
      expect.stringMatching(/^knee-pain.mdx, line \d+: not yet reviewed/),
    ),
);

test('prints the number of places and the owner of each task, and all places with --all', () => {
  const where = [
    { file: 'a.yaml', line: 2 },
    { file: 'a.yaml', line: 5, note: 'due' },
    { file: 'b.yaml', line: 1 },
  ];
  const things: Task[] = [
    { owner: 'the practice', counted: ['setting', 'settings'], message: 'Set it.', where: [] },
    { owner: 'a doctor', counted: ['page', 'pages'], message: 'Read them.', where },
  ];
  const setting = '1 setting, for the practice to settle\n   Set it.';
  const pages = '3 pages in 2 files, for a doctor to settle\n   Read them.';
  const places = '\n   a.yaml, line 2\n   a.yaml, line 5: due\n   b.yaml, line 1';
  const end = '2 things to settle before going live.';
  expect(formatReport(things, true)).toBe([setting, pages + places, end].join('\n\n'));
  const hint = `${end} npm run ready -- --all names each place.`;
  expect(formatReport(things, false)).toBe([setting, pages, hint].join('\n\n'));
  expect(formatReport([], false)).toBe('Ready to go live.');
  expect(JSON.parse(formatJson(things))).toEqual({
    ready: false,
    toSettle: [
      { whose: 'the practice', what: 'settings', count: 1, says: 'Set it.', where: [] },
      { whose: 'a doctor', what: 'pages', count: 3, says: 'Read them.', where },
    ],
  });
});

test('exits with 1 while a task is left, and with 0 otherwise', () => {
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
  expect([ready.status, ready.stdout]).toEqual([0, `${formatJson([])}\n`]);
});

test('lists the words that a doctor who speaks the language has to decide', () => {
  const [words, question] = ['whether patients understand', 'नागिन, or हर्पीज़?'];
  expect(listed(words, {})).toBeUndefined();
  const asking = `${validSite[bridge] ?? ''}hindi:\n  name: पुल\n  steps: [एक, दो]\n  often: रोज़\n  feel: ठीक\n  stop: दर्द\n  toDecide: ["${question}"]\n`;
  expect(listed(words, { [bridge]: asking })).toEqual(['a doctor', `bridge.yaml, line 14: ${question}`]);
});
