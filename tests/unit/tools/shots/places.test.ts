import { expect, test } from 'vitest';
import { addressesIn } from '#tools/shots/addresses.ts';
import { grouped, pictureName, printName, views } from '#tools/shots/places.ts';
import { folderOfTest } from '../../folder.ts';

test('every built page is looked at, also what is shown where nothing is', () => {
  const files = ['index.html', 'about.html', 'services/index.html', 'services/404.html', 'icon.png'];
  const dist = folderOfTest(Object.fromEntries(files.map((file) => [file, ''])));
  expect(addressesIn(dist)).toEqual(['/', '/about', '/services', '/services/404']);
});

test('each page has four pictures with names of their own', () => {
  const names = ['/', '/services/prp'].flatMap((address) =>
    views.map((view) => pictureName({ address, view })),
  );
  expect(names).toContain('home-390-dark.png');
  expect(names).toContain('services--prp-1280-light.png');
  expect(new Set(names).size).toBe(8);
  expect(printName('/')).toBe('home.pdf');
});

test('pages stand together by their part of the site', () => {
  expect(grouped(['/', '/about', '/services', '/services/a', '/services/b'])).toEqual([
    ['screens', ['/', '/about', '/services']],
    ['services', ['/services/a', '/services/b']],
  ]);
});
