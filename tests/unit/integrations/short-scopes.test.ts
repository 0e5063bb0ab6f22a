import path from 'node:path';
import { expect, test } from 'vitest';
import { shortScopesIn } from '#integrations/short-scopes.ts';
import { folderOfTest } from '../folder.ts';

test('every component has one short scope, the same in what it draws and in its styles', () => {
  const folder = folderOfTest({ 'ui/Card.astro': '', 'Page.astro': '' });
  const shorten = shortScopesIn(folder);
  const card = path.join(folder, 'ui/Card.astro');
  expect(shorten(card, '<p data-astro-cid-abcd1234><b data-astro-cid-abcd1234>')).toBe(
    '<p data-s1><b data-s1>',
  );
  expect(shorten(`${card}?astro&type=style&index=0`, 'p[data-astro-cid-abcd1234]{}')).toBe('p[data-s1]{}');
  expect(shorten(path.join(folder, 'Page.astro'), '<p data-astro-cid-zz99zz99>')).toBe('<p data-s0>');
});

test('a component from elsewhere keeps the scope it has', () => {
  const shorten = shortScopesIn(folderOfTest({ 'Page.astro': '' }));
  expect(shorten('/elsewhere/Page.astro', '<p data-astro-cid-abcd1234>')).toBe('<p data-astro-cid-abcd1234>');
});
