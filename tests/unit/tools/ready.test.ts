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
  cpSync('tests/fixture/content', path.join(root, 'src/content'), { recursive: true });
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
  const mark = (file: string, before: string, line: string) => {
    const place = path.join(root, 'src/content', file);
    const lines = readFileSync(place, 'utf8').split('\n');
    const at = lines.findIndex((one) => one.startsWith(before));
    writeFileSync(place, lines.toSpliced(at, 0, line).join('\n'));
    return `src/content/${file}, line ${at + 1}`;
  };
  const listed = (words: string) =>
    obstacles(root, {}).find((obstacle) => obstacle.says.startsWith(words))?.where;
  expect(listed('These are invented')).toBeUndefined();
  expect(listed('No doctor has reviewed')).toBeUndefined();

  const practice = mark('practice/practice.yaml', 'name:', 'sample: true');
  const review = mark('conditions/knee-pain.mdx', '  next:', '  sample: true');
  expect(listed('These are invented')).toEqual([practice]);
  expect(listed('No doctor has reviewed')).toEqual([review]);
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
