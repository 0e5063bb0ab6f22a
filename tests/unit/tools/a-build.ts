import type { Files } from '@clinic/desk/tests/folder.ts';

/** A minimal build, with its number on the page and in the name of the script. */
export const built = (build: number): Files => ({
  'index.html': `<html><script src="/_astro/page.${build}.js"></script>${'words '.repeat(200)}build ${build}</html>`,
  '404.html': '<html>Page Not Found</html>',
  [`_astro/page.${build}.js`]: `export const build = ${build};`,
  'choices.json': '{"problems": [], "procedures": []}',
  _headers: '/*\n  X-Robots-Tag: noindex\n',
});
