import { expect, test } from 'vitest';
import { allPages, pagesOf } from '#tools/bench/sites/pages.ts';
import { folderOfTest } from '../../folder.ts';

test('the heaviest page of each kind is measured, or an address, and never the one for what is not found', () => {
  const dist = folderOfTest({
    'index.html': 'x',
    'services/a.html': 'x',
    'services/b.html': 'xxx',
    'services/404.html': 'xxxxxxxxx',
  });
  expect(pagesOf(dist, ['home', 'service'])).toEqual([
    { kind: 'home', address: '/' },
    { kind: 'service', address: '/services/b' },
  ]);
  expect(pagesOf(dist, ['/services/a'])).toEqual([{ kind: '', address: '/services/a' }]);
  expect(allPages(dist)).toEqual(['/', '/services/a', '/services/b']);
});
