import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headersFor } from '@clinic/contract/headers.ts';
import { vercelRoutes, writeVercelOutput } from '#tools/lib/vercel.ts';
import { folderOfTest } from '@clinic/desk/tests/folder.ts';

interface Route {
  src?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  dest?: string;
  status?: number;
}
const redirects = `/services/old /services/tens-therapy 301\n${readFileSync('public/_redirects', 'utf8')}`;
const routesOf = (address: string) =>
  (vercelRoutes(redirects) as Route[]).filter(({ src }) => src && new RegExp(src).test(address));

test.each(['/', '/about', '/hi/404.html', '/_astro/a.js', '/sw.js', '/sw.json', '/services/old'])(
  '%s gets the same headers as from the desk and from public/_headers',
  (address) => {
    const headers = routesOf(address).flatMap((route) => (route.continue ? [route.headers] : []));
    expect(headers.flatMap((one = {}) => Object.entries(one))).toEqual(headersFor(address));
  },
);

test.each([
  ['/services/old', 301, '/services/tens-therapy'],
  ['/about.html', 308, '/$1'],
  ['/about/', 308, '/$1'],
  ['/services/nope', 404, '/services/404.html'],
  ['/hi/services/nope', 404, '/hi/404.html'],
  ['/servicesx', 404, '/404.html'],
])('%s without a file is answered by %d %s', (address, status, target) => {
  const [first] = routesOf(address).filter((route) => !route.continue);
  expect([first?.status, first?.headers?.Location ?? first?.dest]).toEqual([status, target]);
});

test('writes the pages with their addresses, and no rules of other hosts', () => {
  const names = ['index.html', 'care/knee.html', 'care/404.html', '_headers', '.well-known/security.txt'];
  const files = Object.fromEntries(names.map((name) => [`dist/${name}`, name]));
  const root = folderOfTest({ ...files, 'dist/_redirects': redirects });
  writeVercelOutput(root);
  const output = (name: string) => path.join(root, '.vercel/output', name);
  const written = names.filter((name) => existsSync(output(`static/${name}`)));
  expect(written).toEqual(names.filter((name) => name !== '_headers'));
  expect(JSON.parse(readFileSync(output('config.json'), 'utf8'))).toMatchObject({
    version: 3,
    routes: vercelRoutes(redirects),
    overrides: { 'index.html': { path: 'index' }, [path.join('care', 'knee.html')]: { path: 'care/knee' } },
  });
});

test.each(['NETLIFY', 'VERCEL', 'CF_PAGES'])(
  'a build on the host that sets %s needs PUBLIC_API_HOST',
  (host) => {
    const env = { ...process.env, PUBLIC_API_HOST: ' ', [host]: '1' };
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The build stopped: PUBLIC_API_HOST is not set/);
  },
);
