// What a writer's browser may ask the live site for. It is a server for developers, which would hand out more: so what is
// not on this list, as the pages and forms were seen to ask for it, does not reach it.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Of names without a dot in front, in the folders whose files pages and forms are made of. */
const MODULE =
  /^\/(?:src|packages\/content-check|packages\/editor(?!\/(?:server|tests)\/)|node_modules(?:\/\.vite\/editor\/deps)?)(?:\/[\w@[\]-][\w@[\].+-]*)+$/;
const ALONE = [
  '/keystatic.config.ts',
  '/@vite/client',
  '/@react-refresh',
  '/@id/astro:scripts/page.js',
  '/@id/astro:scripts/before-hydration.js',
];
/** A page, or a file of `public` or of a route. */
const PAGE = /^\/(?:[a-z\d-]+\/)*(?:[a-z\d-]+(?:\.(?:ico|json|png|svg|txt|webmanifest|webp|xml))?)?$/i;
const READ =
  /^\/api\/(?:keystatic\/(?:tree|blob\/[0-9a-f]{40}(?:\/[\w-][\w.-]*)+)|editor\/(?:advice|deleted|site))$/;
const WRITTEN = /^\/api\/(?:keystatic\/update|editor\/(?:new|deleted|pictures))$/;

export function isAllowed(root: string, method: string, url: URL): boolean {
  const { pathname, searchParams } = url;
  if (method === 'POST') return WRITTEN.test(pathname);
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (pathname === '/_image') return isPicture(root, searchParams.get('href') ?? '');
  if (pathname.startsWith('/api/')) return READ.test(pathname);
  return (
    MODULE.test(pathname) || ALONE.includes(pathname) || (PAGE.test(pathname) && !isOfProject(root, pathname))
  );
}

/** Pictures of the site, which the live site names by their place on this computer. */
function isPicture(root: string, href: string): boolean {
  const [file = ''] = href.split('?');
  return (
    file.startsWith(`/@fs${root}/src/`) &&
    /\.(webp|avif|jpe?g|png|svg)$/.test(path.posix.normalize(file)) &&
    !file.includes('/.')
  );
}

/** What lies beside `src` is no page. */
const isOfProject = (root: string, pathname: string): boolean => {
  const [, first = ''] = pathname.split('/');
  return first !== '' && existsSync(path.join(root, first));
};
