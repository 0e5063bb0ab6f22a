// What the sitemap leaves out: the pages for what is not found, and second readings of another page.
import { servicePath } from '#lib/routes.ts';
import { readKind } from '../content/read/files.ts';
import { secondReading } from '../content/read/source.ts';

/** Says of a page's whole address whether search engines should show it. */
export function indexedIn(root: string) {
  const secondReadings = new Set(
    readKind(root, 'services')
      .filter(secondReading)
      .map(({ id }) => servicePath(id)),
  );
  return (page: string) => {
    const { pathname } = new URL(page);
    return !pathname.endsWith('/404') && !secondReadings.has(pathname);
  };
}
