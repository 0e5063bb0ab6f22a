import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { redirects } from '#integrations/redirects.ts';
import { folderOfTest } from '@clinic/desk/tests/folder.ts';

type Done = (options: { dir: URL }) => void;

test('former paths redirect to existing pages only', () => {
  const root = folderOfTest({
    'src/content/conditions/knee-pain.mdx': '---\nformerly: [sore-knee, hip-pain]\n---\n',
    'src/content/blog/draft.mdx': '---\nformerly: [first-draft]\ndraft: true\n---\n',
    'src/content/notices/privacy.mdx': '---\nformerly: [data]\n---\n',
    'src/content/team/rao.yaml': 'formerly: [doctor-rao]\n',
    'src/content/services/broken.mdx': '---\nformerly: none\n---\n',
    'dist/pain-conditions/knee-pain.html': '',
    'dist/pain-conditions/hip-pain.html': '',
    'dist/for-patients/home-exercises/knee-pain.html': '',
    'dist/hi/for-patients/home-exercises/knee-pain.html': '',
    'dist/privacy.html': '',
    'dist/about/rao.html': '',
    'dist/_redirects': '/services/*  /services/404.html  404\n',
  });
  const done = redirects(root).hooks['astro:build:done'] as unknown as Done;
  done({ dir: pathToFileURL(path.join(root, 'dist/')) });
  const lines = readFileSync(path.join(root, 'dist/_redirects'), 'utf8').split('\n');
  expect(lines.filter((line) => !/^\S+\/ /.test(line))).toEqual([
    '/pain-conditions/sore-knee /pain-conditions/knee-pain 301',
    '/for-patients/home-exercises/sore-knee /for-patients/home-exercises/knee-pain 301',
    '/hi/for-patients/home-exercises/sore-knee /hi/for-patients/home-exercises/knee-pain 301',
    '/for-patients/home-exercises/hip-pain /for-patients/home-exercises/knee-pain 301',
    '/hi/for-patients/home-exercises/hip-pain /hi/for-patients/home-exercises/knee-pain 301',
    '/data /privacy 301',
    '/about/doctor-rao /about/rao 301',
    '/services/*  /services/404.html  404',
    '',
  ]);
  expect(lines).toContain('/data/ /privacy 301');
});
