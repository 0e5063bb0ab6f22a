import type { Files } from '@clinic/desk/tests/folder.ts';

/** The least that a site needs, with the number of its build on every page and in the name of its script. */
export const built = (build: number): Files => ({
  'index.html': `<html><script src="/_astro/page.${build}.js"></script>${'words '.repeat(200)}build ${build}</html>`,
  '404.html': '<html>Page Not Found</html>',
  [`_astro/page.${build}.js`]: `export const build = ${build};`,
  'choices.json': '{"problems": [], "procedures": []}',
  _headers: `/*\n  X-Build: ${build}\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
});
