export const POSTS_PER_PAGE = 12;

export const pageCount = (entries: number, perPage = POSTS_PER_PAGE) =>
  Math.max(1, Math.ceil(entries / perPage));

/** Splits the entries into pages. An empty list has one empty page. */
export const inPages = <T>(entries: T[], perPage = POSTS_PER_PAGE): T[][] =>
  Array.from({ length: pageCount(entries.length, perPage) }, (_, index) =>
    entries.slice(index * perPage, (index + 1) * perPage),
  );

/** Returns the page numbers to link: first, last and neighbours, with 'gap' where two or more are omitted. */
export function pagesToOffer(current: number, last: number): (number | 'gap')[] {
  const shown = (page: number) => page === 1 || page === last || Math.abs(page - current) <= 1;
  // A single omitted page takes no more room than the gap.
  const alone = (page: number) => shown(page - 1) && shown(page + 1);
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((page) => {
    if (shown(page) || alone(page)) return page;
    return shown(page - 1) ? 'gap' : [];
  });
}
