import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tools } from '#tools/tools.ts';

test('each tool is there, and CONTRIBUTING.md says of each what it does', () => {
  const rows = readFileSync('CONTRIBUTING.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `npm run tool '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, command, does]) => [command, does])).toEqual(
    tools.map(({ name, does }) => [`\`npm run tool ${name}\``, does]),
  );
  expect(tools.filter(({ file }) => !existsSync(file))).toEqual([]);
});

const tool = (...words: string[]) => execFileSync('node', ['tools/tool.ts', ...words], { encoding: 'utf8' });

test('without a name they are listed', () => {
  const list = tool();
  for (const { name, does } of tools)
    expect(list).toMatch(new RegExp(`npm run tool ${name} +.*${does.slice(-12)}`));
});

test('with a name it runs, gets the words that follow, and ends as it ends', () => {
  const weighed = spawnSync('node', ['tools/tool.ts', 'budgets', 'nowhere'], { encoding: 'utf8' });
  expect(weighed.stderr).toContain('There is no nowhere/ to weigh');
  expect(weighed.status).toBe(1);
});

test('a name that is none is said to be none', () => {
  expect(() => tool('nonsense')).toThrow(
    expect.objectContaining({ stdout: expect.stringContaining('no tool called nonsense') }),
  );
});
