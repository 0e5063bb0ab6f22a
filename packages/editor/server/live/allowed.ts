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
  '/@id/editor:islands',
  '/@id/astro:scripts/page.js',
  '/@id/astro:scripts/before-hydration.js',
];
/** What Vite and Astro add to the address of a module. Nothing that has Vite hand out a file in another form. */
const OF_MODULE =
  /^(?:\?(?:(?:[vt]=[\w.-]+|import|astro|type=(?:script|style)|index=\d+|lang\.[a-z]+)(?:&(?!$)|$))+)?$/;
/** Astro names each imported style sheet in its pages, so that it can load it anew. */
const STYLE_SHEET = /^\/src\/styles\/[\w/-]+\.css\?url$/;
/** A page, or a file of `public` or of a route. */
const PAGE =
  /^\/(?!api\/)(?:[a-z\d-]+\/)*(?:[a-z\d-]+(?:\.(?:ico|json|png|svg|txt|webmanifest|webp|xml))?)?$/i;
const READ =
  /^\/api\/(?:keystatic\/(?:tree|blob\/[0-9a-f]{40}(?:\/[\w-][\w.-]*)+)|editor\/(?:advice|deleted|site))$/;
const WRITTEN = /^\/api\/(?:keystatic\/update|editor\/(?:new|deleted|pictures))$/;
const OF_API = ['kind', 'id', 'name'];

/** What the live site is asked for; undefined for an address that is not on the list. */
export function allowed(root: string, method: string, url: URL): string | undefined {
  const { pathname, search } = url;
  if (method === 'POST') return isCall(WRITTEN, url) ? pathname + search : undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (isCall(READ, url) || isModule(url) || isPicture(root, url)) return pathname + search;
  // Only the scripts of a page read its query.
  return PAGE.test(pathname) && !isOfProject(root, pathname) ? pathname : undefined;
}

const isCall = (address: RegExp, { pathname, searchParams }: URL): boolean =>
  address.test(pathname) && [...searchParams.keys()].every((name) => OF_API.includes(name));

const isModule = ({ pathname, search }: URL): boolean =>
  ((MODULE.test(pathname) || ALONE.includes(pathname)) && OF_MODULE.test(search)) ||
  STYLE_SHEET.test(pathname + search);

/** Pictures of the site, which the live site names by their place on this computer. */
function isPicture(root: string, { pathname, searchParams }: URL): boolean {
  const [file = '', query = ''] = (searchParams.get('href') ?? '').split(/\?(.*)/s);
  return (
    pathname === '/_image' &&
    file.startsWith(`/@fs${root}/src/`) &&
    /\.(webp|avif|jpe?g|png|svg)$/.test(path.posix.normalize(file)) &&
    /^(?:orig(?:Width|Height|Format)=\w+(?:&|$))*$/.test(query) &&
    !file.includes('/.')
  );
}

/** What lies beside `src` is no page. */
const isOfProject = (root: string, pathname: string): boolean => {
  const [, first = ''] = pathname.split('/');
  return first !== '' && existsSync(path.join(root, first));
};
