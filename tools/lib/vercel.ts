// Vercel reads neither _headers nor _redirects. Its Build Output API takes the same rules as routes:
// https://vercel.com/docs/build-output-api/configuration
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules } from '@clinic/contract/headers.ts';

const toPattern = (from: string) => `^${from.replaceAll('.', String.raw`\.`).replace(/\*$/, '.*')}$`;

/** Returns the routes for headerRules, the lines of `_redirects`, and one address per page, as the desk has it. */
export function vercelRoutes(redirects: string) {
  const lines = redirects.split('\n').filter((line) => line.startsWith('/'));
  const rules = lines.map((line) => line.split(/\s+/) as [from: string, to: string, status: string]);
  const withStatus = (wanted: number) =>
    rules
      .filter(([, , status]) => Number(status) === wanted)
      .map(([from, to]) => ({ src: toPattern(from), to, status: wanted }));
  return [
    ...headerRules.map(([from, headers]) => ({ src: toPattern(from), headers, continue: true })),
    ...withStatus(301).map(({ to, ...route }) => ({ ...route, headers: { Location: to } })),
    // As Vercel writes them for `cleanUrls` and `trailingSlash: false`.
    { src: String.raw`^/(?:(.+)/)?index(?:\.html)?/?$`, headers: { Location: '/$1' }, status: 308 },
    { src: String.raw`^/(.*)\.html/?$`, headers: { Location: '/$1' }, status: 308 },
    { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
    { handle: 'filesystem' },
    ...withStatus(404).map(({ to, ...route }) => ({ ...route, dest: to })),
    { src: '^/.*$', dest: '/404.html', status: 404 },
  ];
}

/** Writes `.vercel/output`, which Vercel deploys instead of dist/. */
export function writeVercelOutput(root: string): void {
  const [dist, output] = [path.join(root, 'dist'), path.join(root, '.vercel/output')];
  rmSync(output, { recursive: true, force: true });
  const isRule = (file: string) => /^_(headers|redirects)$/.test(path.relative(dist, file));
  cpSync(dist, path.join(output, 'static'), { recursive: true, filter: (file) => !isRule(file) });
  // Pages are served without .html. The 404 pages have no address of their own.
  const pages = globSync('**/*.html', { cwd: dist }).filter((file) => path.basename(file) !== '404.html');
  const config = {
    version: 3,
    routes: vercelRoutes(readFileSync(path.join(dist, '_redirects'), 'utf8')),
    overrides: Object.fromEntries(pages.map((file) => [file, { path: file.slice(0, -'.html'.length) }])),
  };
  writeFileSync(path.join(output, 'config.json'), JSON.stringify(config, null, 2));
}
