import { expect, test } from 'vitest';
import { plateVersion } from '#schemas/plate-version.ts';
import { obstacles } from '#tools/ready/obstacles.ts';
import { healthy, knee, list, plateWords, withSite } from './content/site.ts';

const practice = 'src/content/practice/practice.yaml';
const facts = { [practice]: 'name: A practice\nsample: true\nwebsite: https://www.clinic.example\n' };

const found = (changes: Record<string, string>, env: NodeJS.ProcessEnv = {}) =>
  withSite({ ...facts, ...changes }, (root) => obstacles(root, env));
const says = (env: NodeJS.ProcessEnv) => found({}, env).map((obstacle) => obstacle.says);
const where = (changes: Record<string, string>, words: string) =>
  found(changes).find((obstacle) => obstacle.says.includes(words))?.where;

test('a build without a host for the requests is not ready', () => {
  expect(says({})).toContainEqual(expect.stringContaining('PUBLIC_API_HOST is not set'));
  expect(says({ PUBLIC_API_HOST: 'http://clinic.in' })).toContainEqual(expect.stringContaining('https://'));
  expect(says({ PUBLIC_API_HOST: 'https://api.clinic.in' }).join()).not.toContain('PUBLIC_API_HOST');
});

test('a sample address is named with its place, and a real one passes', () => {
  expect(where({}, '"https://www.clinic.example" is a sample')).toEqual([`${practice}, line 3`]);
  expect(where({ [practice]: 'website: https://www.clinic.in\n' }, 'is a sample')).toBeUndefined();
  expect(says({ SITE_URL: 'https://www.clinic.in' }).join()).not.toContain('is a sample');
});

test('samples and unreviewed pages are listed with file and line, each in its own list', () => {
  const [invented, unreviewed] = ['are invented', 'No doctor has reviewed'];
  const page = (healthy[knee] ?? '').replace('  by: founder', '  sample: true\n  by: founder');
  expect(where({ [knee]: page }, invented)).toEqual([`${practice}, line 2`]);
  const line = page.split('\n').indexOf('  sample: true') + 1;
  expect(where({ [knee]: page }, unreviewed)).toEqual([`${knee}, line ${line}`]);

  expect(where({ [practice]: 'name: A practice\n' }, invented)).toBeUndefined();
  expect(where({}, unreviewed)).toBeUndefined();
});

test('plates are listed until a doctor has signed what they show now', () => {
  const plate = (picture: string, more: object = {}) => {
    const words = { ...plateWords, ...more };
    const version = plateVersion(Buffer.from(picture), words);
    const files = {
      'src/assets/plates/knee-pain.webp': picture,
      'src/assets/plates/knee-pain.json': JSON.stringify({ ...words, version }),
    };
    return { version, files };
  };
  const unsigned = (signed: string, { files } = first) =>
    where({ ...files, [list]: `notYetReviewed: []\nsigned: ${signed}\n` }, 'illustrations')?.filter((place) =>
      place.includes('knee-pain'),
    );
  const first = plate('a picture');
  const signature = (version: string) =>
    `[{plate: knee-pain, by: founder, on: 2026-12-01, version: "${version}"}]`;
  const signed = signature(first.version);
  const lost = [`${list}, line 2: knee-pain has changed since it was signed`];

  expect(unsigned('[]')).toEqual([`knee-pain: not in ${list} yet`]);
  expect(unsigned(signature('old'))).toEqual(lost);
  expect(unsigned(signed)).toEqual([]);

  expect(unsigned(signed, plate('a picture', { thumbnail: 'fedcba9876543210' }))).toEqual([]);
  expect(unsigned(signed, plate('another picture'))).toEqual(lost);
  const labels = [{ words: 'Kneecap', x: 1, y: 2, side: 'left' }];
  expect(unsigned(signed, plate('a picture', { labels }))).toEqual(lost);
});
