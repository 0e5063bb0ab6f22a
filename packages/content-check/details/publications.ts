// Guidelines, reviews and trials: addresses that can be opened, years that can be true, none in two files.
import { ofKind, type Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import type { Say, SayIn } from '../report/report.ts';

const firstYear = 1900;

export function sayOddPublication(source: Source<'publications'>, thisYear: number, say: Say): void {
  const { url, year } = source.data;
  if (year !== undefined && (!Number.isInteger(year) || year < firstYear || year > thisYear))
    say(
      source.at('year'),
      `${year} cannot be the year of a publication.`,
      'Write the year it appeared: 2022.',
    );
  if (url !== undefined) sayOddAddress(url, source.at('url'), say);
}

/** One publication has one file, so that all pages spell it alike. */
export function sayRepeatedPublications(sources: Source[], sayIn: SayIn): void {
  const all = ofKind(sources, 'publications');
  for (const [index, source] of all.entries()) {
    const before = all.slice(0, index);
    const same = (name: 'title' | 'url') =>
      before.find(({ data }) => bare(data[name]) !== '' && bare(data[name]) === bare(source.data[name]));
    const first = same('url') ?? same('title');
    if (first)
      sayIn(source)(
        1,
        `${first.file} is the same publication.`,
        `Name ${first.id} on the pages that name ${source.id}, and delete one of the two.`,
      );
  }
}

const bare = (text = '') => text.toLowerCase().replace(/[\s/]+$/, '');

/** Other slips are those of the field: see webAddress in src/schemas/fields.ts. */
function sayOddAddress(address: string, at: Path, say: Say) {
  const { hostname, pathname } = new URL(address);
  const copyAgain = 'Copy it again from the browser.';
  if (!/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/.test(hostname) || /^(www\.)?example\./.test(hostname))
    say(at, `"${hostname}" is not the name of a website.`, copyAgain);
  else if (/[\s<>"'\\^`{|}]|[.,;:]$/.test(address))
    say(at, `"${address}" has a sign in it that is not part of an address.`, copyAgain);
  else if (hostname.endsWith('doi.org') && !/^\/10\.\d{4,9}\/\S+$/.test(pathname))
    say(
      at,
      `"${address}" is not a complete DOI.`,
      'It goes on like https://doi.org/10.1002/14651858.CD007400.',
    );
}
