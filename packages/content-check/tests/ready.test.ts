import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { drawingVersion } from '#schemas/drawings.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { fieldsOf, shapeOf } from '#schemas/plain.ts';
import { plateVersion } from '#schemas/plate-version.ts';
import { readAll, sourceIn } from '../read/files.ts';
import type { Obstacle } from '../ready/obstacle.ts';
import { obstacles } from '../ready/obstacles.ts';
import { readyJson, readyReport } from '../ready/report.ts';
import { unsigned } from '../ready/signatures.ts';
import {
  block,
  changed,
  guideline,
  healthy,
  knee,
  lineOf,
  list,
  plateWords,
  stories,
  withSite,
} from './site.ts';

const practice = 'src/content/practice/practice.yaml';
const today = '2027-01-01';
const consent = 'src/content/testimonials/heel-pain.yaml';
const facts = { [practice]: 'name: A practice\nsample: true\nwebsite: https://www.clinic.example\n' };

const found = (changes: Record<string, string>, env: NodeJS.ProcessEnv = {}) =>
  withSite({ ...facts, ...changes }, (root) => obstacles(root, env, today));
const says = (env: NodeJS.ProcessEnv) => found({}, env).map((obstacle) => obstacle.says);
const about = (changes: Record<string, string>, words: string) =>
  found(changes).find((obstacle) => obstacle.says.includes(words));
const where = (changes: Record<string, string>, words: string) =>
  about(changes, words)?.where.map(
    ({ file, line, note }) => `${file}, line ${line}${note ? `: ${note}` : ''}`,
  );

test('a build without a host for the requests is not ready, but where a desk is told what it needs', () => {
  const nowhere = expect.stringContaining('Nothing here says where requests go');
  expect(says({})).toContainEqual(nowhere);
  expect(says({ PUBLIC_API_HOST: 'http://clinic.in' })).toContainEqual(expect.stringContaining('https://'));
  expect(says({ PUBLIC_API_HOST: 'https://api.clinic.in' }).join()).not.toMatch(/requests/);

  const desk = { SMTP_URL: 'smtps://mail.clinic.in', KEEP_DAYS: '400', BACKUP_FOLDER: '/copies' };
  expect(says(desk)).not.toContainEqual(nowhere);
  expect(says(desk).filter((words) => /^(Nobody|No request|With a|When the)/.test(words))).toEqual([
    expect.stringContaining('Set HEARTBEAT_URL'),
  ]);
  expect(says({ ...desk, HEARTBEAT_URL: 'https://alarm.in/1' }).join()).not.toContain('Set HEARTBEAT_URL');
  expect(says(desk).join()).toContain('Set SECOND_FACTOR to managers or all');
  expect(says({ ...desk, SECOND_FACTOR: 'off' }).join()).not.toContain('Set SECOND_FACTOR');
});

test('a sample address is named with its place, and a real one passes', () => {
  expect(where({}, '"https://www.clinic.example" is a sample')).toEqual([`${practice}, line 3`]);
  expect(where({ [practice]: 'website: https://www.clinic.in\n' }, 'is a sample')).toBeUndefined();
  expect(says({ SITE_URL: 'https://www.clinic.in' }).join()).not.toContain('is a sample');
  expect(says({ SITE_URL: 'http://www.clinic.in' }).join()).toContain('not one of https');
});

test('hours are shown side by side until somebody says why they differ', () => {
  const hours = `hours:
  footer: [{ days: Monday, time: 8 to 20 }]
  conditionPage: 'Mon: 8am-6pm'
  servicePage: 'Monday: 9 to 6'
  contactPage: [{ days: Monday, time: 9 to 6 }]
  confirmed: { days: [Monday], opens: '09:00', closes: '18:00' }
`;
  expect(where({ [practice]: hours }, 'side by side')).toEqual([
    `${practice}, line 2: footer: Monday 8 to 20`,
    `${practice}, line 3: conditionPage: Mon: 8am-6pm`,
    `${practice}, line 4: servicePage: Monday: 9 to 6`,
    `${practice}, line 5: contactPage: Monday 9 to 6`,
    `${practice}, line 6: confirmed: Monday, 09:00 to 18:00`,
  ]);
  const said = `${hours}  differ: The phone is answered longer.\n`;
  expect(where({ [practice]: said }, 'side by side')).toBeUndefined();
});

test('somebody has to be named who answers for personal details', () => {
  expect(where({}, 'complaints about personal details')).toEqual([`${practice}, line 1`]);
  const named = 'name: A practice\nprivacyOfficer: Asha Rao\n';
  expect(where({ [practice]: named }, 'complaints about personal details')).toBeUndefined();
});

test('whoever keeps the requests has to be named', () => {
  expect(where({}, 'whose server')).toEqual([`${practice}, line 1`]);
  const named = 'name: A practice\nhosting: A company, in Mumbai, India\n';
  expect(where({ [practice]: named }, 'whose server')).toBeUndefined();
});

test('a built page that still shows a number of the sample is named, once the practice has its own', () => {
  const built = { 'dist/about/index.html': '<a href="tel:+919876543210">Call</a>' };
  expect(where(built, 'built pages')).toBeUndefined();
  expect(where({ ...built, [practice]: 'name: A practice\n' }, 'built pages')).toEqual([
    'dist/about/index.html, line 1: 9876543210',
  ]);
});

test('publications that nobody has opened are listed with their addresses', () => {
  const words = 'Nobody has looked at these';
  expect(where({}, words)).toBeUndefined();
  const unseen = changed(guideline, ['year: 2022', 'year: 2022\nunseen: true']);
  expect(where(unseen, words)).toEqual([`${guideline}, line 4: https://www.nice.org.uk/guidance/ng226`]);
  expect(about(unseen, words)?.whose).toBe('a doctor');
});

test('samples and unreviewed pages are listed with file and line, each in its own list', () => {
  const [invented, unreviewed] = ['are invented', 'No doctor has reviewed'];
  const lists = (changes: Record<string, string>) =>
    where(changes, unreviewed)?.some((place) => place.startsWith(`${knee}, line`)) ?? false;
  const kneeWith = (lines: string) => changed(knee, ['  by: founder', `${lines}  by: founder`]);
  expect(where({}, invented)).toEqual([`${practice}, line 2`]);
  expect(where({ [practice]: 'name: A practice\n' }, invented)).toBeUndefined();

  // Filled in by hand, or begun from a template: nobody has read it.
  expect(lists({})).toBe(true);
  expect(lists(kneeWith('  version: 0123456789abcdef\n  sample: true\n'))).toBe(true);
  expect(lists(kneeWith('  version: 0123456789abcdef\n'))).toBe(false);
});

test('a price that is invented is listed at its mark, and a true one is not', () => {
  const priced = (mark: string) =>
    changed(block, ['region:', `price:\n  from: 4500\n  includes: One block.\n${mark}region:`]);
  const place = `${block}, line ${lineOf('region:', block) + 3}: price`;
  expect(where(priced('  sample: true\n'), 'are invented')).toContain(place);
  expect(where(priced(''), 'are invented')).toEqual([`${practice}, line 2`]);
});

test('a notice is for a lawyer to confirm, and no sample of the practice', () => {
  const privacy = 'src/content/notices/privacy.mdx';
  const changes = { [privacy]: '---\ntitle: Privacy\nsample: true\n---\n' };
  expect(about(changes, 'No lawyer has confirmed')).toMatchObject({ whose: 'a lawyer' });
  expect(where(changes, 'No lawyer has confirmed')).toEqual([`${privacy}, line 3`]);
  expect(where(changes, 'are invented')).toEqual([`${practice}, line 2`]);
});

test('a video without its words is asked for them', () => {
  const video = 'src/content/testimonials/knee.yaml';
  const asks = 'Write down every word';
  expect(where({ [video]: 'title: Knee\n' }, asks)).toContain(`${video}, line 1`);
  expect(where({ [video]: 'title: Knee\ntranscript: It hurt.\n' }, asks)).not.toContain(`${video}, line 1`);
});

test('a testimonial without a day of consent is for a lawyer to confirm', () => {
  expect(about({}, 'agreed in writing')).toMatchObject({ whose: 'a lawyer' });
  expect(where({}, 'agreed in writing')).toEqual([`${consent}, line 1`]);
  const agreed = `${healthy[consent]}consentOn: 2026-09-01\n`;
  expect(where({ [consent]: agreed }, 'agreed in writing')).toBeUndefined();
});

test('a review that is overdue is for a doctor, a figure for the practice', () => {
  const due = (file: string, day: string) => changed(file, ['2027-11-01', day]);
  const [pages, claims] = ['A doctor should have read', 'should have been checked'];
  expect(about(due(knee, '2026-12-31'), pages)).toMatchObject({ whose: 'a doctor' });
  expect(where(due(knee, '2026-12-31'), pages)).toEqual([`${knee}, line 23: due on 2026-12-31`]);
  expect(about(due(stories, '2026-12-31'), claims)).toMatchObject({ whose: 'the practice' });
  expect(where(due(stories, '2026-12-31'), claims)).toEqual([
    `${stories}, line ${lineOf('review: 2027', stories)}: due on 2026-12-31`,
  ]);

  expect(where(due(knee, today), pages)).toBeUndefined();
  const draft = changed(knee, ['2027-11-01', '2026-12-31'], ['order: 1', 'draft: true']);
  expect(where(draft, pages)).toBeUndefined();
});

test('a page that has changed in its medical parts since its review is for a doctor', () => {
  const words = 'have changed in their medical parts';
  const text = healthy[knee] ?? '';
  const source = sourceIn(knee, text);
  const version = medicalVersion(
    fieldsOf('conditions'),
    shapeOf('conditions').parse(source?.raw),
    source?.body ?? '',
  );
  const signed = text.replace('  by: founder\n', `  by: founder\n  version: ${version}\n`);
  const rewritten = signed.replace('Wear of the joint', 'Wear of the cartilage');
  const line = rewritten.split('\n').indexOf('  on: 2026-11-01') + 1;
  expect(about({ [knee]: rewritten }, words)).toMatchObject({ whose: 'a doctor' });
  expect(where({ [knee]: rewritten }, words)).toEqual([`${knee}, line ${line}: changed since 2026-11-01`]);

  const none = [
    text,
    signed,
    signed.replace('order: 1', 'order: 7'),
    rewritten.replace('order: 1', 'draft: true'),
    rewritten.replace('  by: founder', '  sample: true\n  by: founder'),
    rewritten.replace('region: knee', 'region: elbows'),
  ];
  for (const page of none) expect(where({ [knee]: page }, words), page).toBeUndefined();
});

describe('the report', () => {
  const sample = { file: 'a.yaml', line: 2 };
  const things: Obstacle[] = [
    { whose: 'the practice', counted: ['setting', 'settings'], says: 'Set it.', where: [] },
    {
      whose: 'a doctor',
      counted: ['page', 'pages'],
      says: 'Read them.',
      where: [sample, { ...sample, line: 5, note: 'due' }, { file: 'b.yaml', line: 1 }],
    },
  ];
  const short = [
    '1 setting, for the practice to settle\n   Set it.',
    '3 pages in 2 files, for a doctor to settle\n   Read them.',
  ];
  test('counts each list and says who settles it', () => {
    const end = '2 things to settle before going live. npm run ready -- --all names each place.';
    expect(readyReport(things, false)).toBe([...short, end].join('\n\n'));
  });
  test('names each place when asked', () => {
    const places = '\n   a.yaml, line 2\n   a.yaml, line 5: due\n   b.yaml, line 1';
    const end = '2 things to settle before going live.';
    expect(readyReport(things, true)).toBe([short[0], `${short[1]}${places}`, end].join('\n\n'));
  });
  test('is short when nothing is left', () => expect(readyReport([], false)).toBe('Ready to go live.'));
  test('is there for programs', () => {
    expect(JSON.parse(readyJson([]))).toEqual({ ready: true, toSettle: [] });
    expect(JSON.parse(readyJson(things))).toEqual({
      ready: false,
      toSettle: [
        { whose: 'the practice', what: 'settings', count: 1, says: 'Set it.', where: [] },
        { whose: 'a doctor', what: 'pages', count: 3, says: 'Read them.', where: things[1]?.where },
      ],
    });
  });
});

test('plates are listed until a doctor has signed what they show now', () => {
  const plate = (picture: string) => {
    const version = plateVersion(Buffer.from(picture), plateWords);
    const files = {
      'src/assets/plates/knee-pain.webp': picture,
      'src/assets/plates/knee-pain.json': JSON.stringify({ ...plateWords, version }),
    };
    return { version, files };
  };
  const unsignedAs = (signed: string, { files } = first) =>
    where({ ...files, [list]: `notYetReviewed: []\nsigned: ${signed}\n` }, 'illustrations')?.filter((place) =>
      place.includes('knee-pain'),
    );
  const first = plate('a picture');
  const signature = (version: string) =>
    `[{plate: knee-pain, by: founder, on: 2026-12-01, version: "${version}"}]`;
  const signed = signature(first.version);
  const lost = [`${list}, line 2: knee-pain: changed since it was signed`];

  expect(unsignedAs('[]')).toEqual([`${list}, line 1: knee-pain: not there yet`]);
  expect(unsignedAs(signature('old'))).toEqual(lost);
  expect(unsignedAs(signed)).toEqual([]);

  expect(unsignedAs(signed, plate('another picture'))).toEqual(lost);
});

describe('an exercise is signed for its words and its drawing', () => {
  const file = 'src/content/exercises/bridge.yaml';
  const bridge =
    'name: Bridge\nregion: back\ndrawing: bridge\nsteps: [Lie down., Lift the hips.]\noften: Ten times.\nfeel: The buttocks work.\nstop: It hurts.\n';
  const steps = ['A person lies.', 'The hips are up.'];
  const drawn = (svg: string) => ({
    'src/assets/exercises/bridge.svg': svg,
    'src/assets/exercises/bridge.json': JSON.stringify({ version: drawingVersion(svg, steps), steps }),
  });
  const data = shapeOf('exercises').parse(sourceIn(file, bridge)?.raw);
  const now = medicalVersion(fieldsOf('exercises'), data, drawingVersion('<svg/>', steps));
  const signed = (by: string) =>
    `${bridge}signed:\n  by: A. Person, MPT\n  on: 2026-10-01\n  version: ${by}\n`;
  const unsignedWith = (changes: Record<string, string>) =>
    withSite(
      { ...drawn('<svg/>'), [file]: bridge, ...changes },
      (root) => unsigned(root, readAll(root), today).at(-1)?.where,
    );

  test('by nobody at first', () => {
    expect(unsignedWith({})).toMatchObject([{ file, line: 1 }]);
  });

  test('and then no longer listed', () => {
    expect(unsignedWith({ [file]: signed(now) })).toEqual([]);
  });

  test('until a word or the drawing changes', () => {
    const lost = [expect.objectContaining({ file, note: expect.stringContaining('changed since') })];
    expect(unsignedWith({ [file]: signed(now).replace('It hurts.', 'It hurts a lot.') })).toEqual(lost);
    expect(unsignedWith({ [file]: signed(now), ...drawn('<svg> </svg>') })).toEqual(lost);
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
