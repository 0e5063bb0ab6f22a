// The app is built again when a file of another package changes that is in it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../build.ts';

test('knows each file that the app imports', () => {
  const home = path.resolve(import.meta.dirname, '../app');
  const imported = globSync('**/*.{css,html,ts,tsx}', { cwd: home }).flatMap((file) => {
    const text = readFileSync(path.join(home, file), 'utf8');
    const ofPackages = [...text.matchAll(/'@clinic\/([\w/.-]+)'/g)].map(([, name]) => `../${name}`);
    const outside = [...text.matchAll(/"(?:\.\.\/){3}([\w/.-]+)"/g)].map(([, name]) => `../../${name}`);
    return [...ofPackages, ...outside];
  });
  expect(imported).toEqual(expect.arrayContaining(['../design/tokens.css', '../../public/favicon.svg']));
  expect(sourceFiles()).toEqual(expect.arrayContaining(imported));
});
