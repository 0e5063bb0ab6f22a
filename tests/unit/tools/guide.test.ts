import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldGuide } from '#tools/write-guide.ts';

test('the guide to the fields is that of the schemas (npx node tools/write-guide.ts writes it again)', () =>
  expect(readFileSync('src/content/README.md', 'utf8')).toBe(fieldGuide()));

test('CONTRIBUTING.md explains every command', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts)
    .filter((name) => !name.startsWith('pre'))
    .map((name) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !guide.includes(`| \`${command}\``))).toEqual([]);
});

test('the map in README.md has every room', () => {
  const map = readFileSync('README.md', 'utf8');
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const beside = new Set(Object.values(imports).map((folder) => folder.split('/')[1] ?? ''));
  const rooms = [
    ...folders.map(({ name }) => `src/${name}`),
    ...[...beside].filter((name) => name !== 'src' && !name.includes('.')),
  ];
  expect(rooms.length).toBeGreaterThan(15);
  expect(rooms.filter((room) => !map.includes(`\`${room}\``))).toEqual([]);
});
