// Commands, variables, links and pictures in docs/writing.md exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formats, kinds } from '@clinic/content-model/kinds.ts';

const folder = 'docs/pictures';
const guide = readFileSync('docs/writing.md', 'utf8');

test('each picture is used, small and described', () => {
  const used = [...guide.matchAll(/!\[([^\]]{60,})\]\(pictures\/([\w-]+)\.webp\)/g)].map(
    ([, , name]) => name,
  );
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  expect(files.sort()).toEqual(used.sort().map((name) => `${name}.webp`));
  for (const file of files) expect(statSync(path.join(folder, file)).size, file).toBeLessThan(90_000);
});

test('its commands, variables and links exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...guide.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const workflows = readdirSync('.github/workflows').map((file) =>
    readFileSync(path.join('.github/workflows', file), 'utf8'),
  );
  for (const name of ['PUBLISH_ON_PUSH', 'PUBLISH_NIGHTLY', 'PREVIEWS']) {
    expect(guide).toContain(`| \`${name}\``);
    expect(
      workflows.some((text) => text.includes(`vars.${name} == 'true'`)),
      name,
    ).toBe(true);
  }
  const files = [...guide.matchAll(/\]\((?!http|#)([^)#]+)/g)].map(([, file = '']) =>
    path.join('docs', file),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('VS Code knows the fields of each kind of YAML file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>;
  const inYaml = kinds.filter((kind) => formats[kind] === 'yaml');
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(
      inYaml.map((kind) => [`.astro/collections/${kind}.schema.json`, `src/content/${kind}/*.yaml`]),
    ),
  );
});
