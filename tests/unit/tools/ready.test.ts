import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plateVersion } from '#schemas/plate-version.ts';
import { obstacles } from '#tools/ready/obstacles.ts';
import { plateWords } from './content-fixture.ts';

const plates = 'src/assets/plates';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ready-'));
  cpSync('src/content', path.join(root, 'src/content'), { recursive: true });
  mkdirSync(path.join(root, plates), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const says = (env: NodeJS.ProcessEnv) => obstacles(root, env).map((obstacle) => obstacle.says);

test('a build without a host for the requests is not ready', () => {
  expect(says({})).toContainEqual(expect.stringContaining('PUBLIC_API_HOST is not set'));
  expect(says({ PUBLIC_API_HOST: 'http://clinic.in' })).toContainEqual(expect.stringContaining('https://'));
  expect(says({ PUBLIC_API_HOST: 'https://api.clinic.in' }).join()).not.toContain('PUBLIC_API_HOST');
});

test('a sample address is named, and a real one passes', () => {
  expect(says({}).join()).toContain('is a sample');
  expect(says({ SITE_URL: 'https://www.clinic.in' }).join()).not.toContain('is a sample');
});

test('samples and unreviewed pages are listed with file and line', () => {
  const places = obstacles(root, {}).flatMap(({ where }) => where);
  const practice = path.join(root, 'src/content/practice/practice.yaml');
  const line = readFileSync(practice, 'utf8').split('\n').indexOf('sample: true') + 1;
  expect(places).toContain(`src/content/practice/practice.yaml, line ${line}`);
  expect(places.filter((place) => place.startsWith('src/content/conditions/'))).toHaveLength(20);

  writeFileSync(practice, readFileSync(practice, 'utf8').replace('sample: true\n', ''));
  const samples = obstacles(root, {}).find((obstacle) => obstacle.says.startsWith('These are invented'));
  expect(samples?.where.join('\n')).toMatch(/team/);
  expect(samples?.where.join('\n')).not.toContain('practice.yaml');
});

test('plates are listed until a doctor has signed what they show now', () => {
  const signed = (list: string) =>
    writeFileSync(
      path.join(root, 'src/content/plates/reviews.yaml'),
      `notYetReviewed: []\nsigned: ${list}\n`,
    );
  const unsigned = () => obstacles(root, {}).find(({ says }) => says.includes('illustrations'))?.where;
  const write = (picture: string, more: object = {}) => {
    const facts = { ...plateWords, ...more };
    const version = plateVersion(Buffer.from(picture), facts);
    writeFileSync(path.join(root, plates, 'knee.webp'), picture);
    writeFileSync(path.join(root, plates, 'knee.json'), JSON.stringify({ ...facts, version }));
    return version;
  };
  const lost = ['src/content/plates/reviews.yaml, line 2: knee has changed since it was signed'];

  const version = write('a picture');
  signed('[]');
  expect(unsigned()).toEqual(['knee: not in src/content/plates/reviews.yaml yet']);
  signed('[{plate: knee, by: founder, on: 2026-12-01, version: old}]');
  expect(unsigned()).toEqual(lost);
  signed(`[{plate: knee, by: founder, on: 2026-12-01, version: "${version}"}]`);
  expect(unsigned()).toBeUndefined();

  write('a picture', { thumbnail: 'fedcba9876543210' });
  expect(unsigned()).toBeUndefined();
  write('another picture');
  expect(unsigned()).toEqual(lost);
  write('a picture', { labels: [{ words: 'Kneecap', x: 1, y: 2, side: 'left' }] });
  expect(unsigned()).toEqual(lost);
});
