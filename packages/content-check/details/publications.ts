// Guidelines, reviews and trials: valid addresses and years, no duplicates.
import { isOf, ofKind, type Source } from '../read/source.ts';
import type { Path, Report, ReportIn } from '../report/report.ts';
import type { Context } from '../read/rule.ts';

const firstYear = 1900;

export function checkPublication(source: Source, report: Report, { today }: Context): void {
  if (!isOf(source, 'publications')) return;
  const thisYear = Number(today.slice(0, 4));
  const { url, year } = source.data;
  if (year !== undefined && (!Number.isInteger(year) || year < firstYear || year > thisYear))
    report(
      source.at('year'),
      `${year} cannot be the year of a publication.`,
      'Write the year it appeared: 2022.',
    );
  if (url !== undefined) checkAddress(url, source.at('url'), report);
}

/** With one file per publication, all pages cite it the same way. */
export function checkDuplicatePublications(sources: Source[], reportIn: ReportIn): void {
  const known = new Map<string, Source>();
  for (const source of ofKind(sources, 'publications')) {
    const names = [source.data.url, source.data.title].map(bare).filter(Boolean);
    const first = names.map((name) => known.get(name)).find(Boolean);
    for (const name of names) if (!known.has(name)) known.set(name, source);
    if (first)
      reportIn(source)(
        1,
        `${first.file} is the same publication.`,
        `Name ${first.id} on the pages that name ${source.id}, and delete one of the two.`,
      );
  }
}

const bare = (text = '') => text.toLowerCase().replace(/[\s/]+$/, '');

/** The field itself checks the rest: see `webAddress`. */
function checkAddress(address: string, at: Path, report: Report) {
  const { hostname, pathname } = new URL(address);
  const copyAgain = 'Copy it again from the browser.';
  if (!/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/.test(hostname) || /^(www\.)?example\./.test(hostname))
    report(at, `"${hostname}" is not the name of a website.`, copyAgain);
  else if (/[\s<>"'\\^`{|}]|[.,;:]$/.test(address))
    report(at, `"${address}" has a sign in it that is not part of an address.`, copyAgain);
  else if (hostname.endsWith('doi.org') && !/^\/10\.\d{4,9}\/\S+$/.test(pathname))
    report(
      at,
      `"${address}" is not a complete DOI.`,
      'It goes on like https://doi.org/10.1002/14651858.CD007400.',
    );
}
