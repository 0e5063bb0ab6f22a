// All built pages, parsed once per worker.
import { readPages, served, type Facts } from './html.ts';
import { builtHtml, notFoundFolders, routes } from './routes.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

interface Pages {
  /** All pages except 404 pages. */
  pages: Facts[];
  missing: Facts[];
}

let all: Promise<Pages> | undefined;

export const test = base.extend<Pages & { all: Pages }>({
  all: async ({ page, request }, use) => {
    const read = async () => ({
      pages: await readPages(page, routes, builtHtml),
      missing: await readPages(
        page,
        notFoundFolders.map((folder) => `${folder}/nope`),
        served(request),
      ),
    });
    await use(await (all ??= read()));
  },
  pages: ({ all: { pages } }, use) => use(pages),
  missing: ({ all: { missing } }, use) => use(missing),
});
