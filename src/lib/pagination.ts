// Lists that grow have pages, each with an address of its own.
export const POSTS_PER_PAGE = 12;

export const pageCount = (entries: number, perPage = POSTS_PER_PAGE) =>
  Math.max(1, Math.ceil(entries / perPage));

/** The entries of each page; a list of none is one empty page. */
export const inPages = <T>(entries: T[], perPage = POSTS_PER_PAGE): T[][] =>
  Array.from({ length: pageCount(entries.length, perPage) }, (_, index) =>
    entries.slice(index * perPage, (index + 1) * perPage),
  );

/** The pages to offer: the first, the last and the neighbours, with 'gap' where two or more are left out. */
export function pagesToOffer(current: number, last: number): (number | 'gap')[] {
  const shown = (page: number) => page === 1 || page === last || Math.abs(page - current) <= 1;
  // A single page that is left out takes no more room than the sign for it.
  const alone = (page: number) => shown(page - 1) && shown(page + 1);
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((page) => {
    if (shown(page) || alone(page)) return page;
    return shown(page - 1) ? 'gap' : [];
  });
}
