import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '@clinic/content-model/kinds.ts';
import { deskSettings } from '@clinic/content-check/ready/settings.ts';
import { fieldGuide } from '#tools/write-guide.ts';

test('src/content/README.md matches the schemas (run npx node tools/write-guide.ts)', () =>
  expect(readFileSync('src/content/README.md', 'utf8')).toBe(fieldGuide()));

test('CONTRIBUTING.md explains every command', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts)
    .filter((name) => !/^pre|:/.test(name))
    .map((name) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !guide.includes(`| \`${command}\``))).toEqual([]);
});

const docs = globSync(['*.md', 'docs/*.md', 'packages/*/*.md']);
/** Returns the anchors that GitHub gives the headings. */
const headings = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(docs)('the links in %s lead to files and headings', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
  const broken = links.filter(([, target = '', heading]) => {
    const linked = target ? path.join(path.dirname(file), target) : file;
    return !existsSync(linked) || (heading && !headings(linked).includes(heading));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('every folder of the content has reviewers', () => {
  const owned = readFileSync('.github/CODEOWNERS', 'utf8');
  expect(kinds.filter((kind) => !owned.includes(`/src/content/${kind}/ `))).toEqual([]);
});

test('hosting.md explains every setting of the desk, and npm run ready asks for no other', () => {
  const guide = readFileSync('packages/desk/hosting.md', 'utf8');
  const code = globSync('packages/desk/settings{.ts,/*.ts}').map((file) => readFileSync(file, 'utf8'));
  const names = code.join('').matchAll(/(?:env\.|env, '|key\(env, ')([A-Z][A-Z_]+)\b/gi);
  const settings = new Set([...names].map(([, name = '']) => name));
  expect(settings.size).toBeGreaterThan(20);
  expect([...settings].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const asked = deskSettings.flatMap(([names]) => names);
  expect(asked.filter((name) => !settings.has(name))).toEqual([]);
});
