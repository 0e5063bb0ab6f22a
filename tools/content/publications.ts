// The guidelines and reviews under an article: addresses that can be opened, years that can be true, none twice.
import { valueAt } from './fields.ts';
import type { Say } from './mistake.ts';
import type { Source } from './source.ts';

const firstYear = 1900;

export function sayOddPublications(source: Source, thisYear: number, say: Say): void {
  const list = valueAt(source.data, ['references']);
  if (!Array.isArray(list)) return;
  const seen = new Set<string>();
  list.forEach((entry: unknown, index) => {
    const lineOf = (field: string) => source.lineOf(['references', index, field]);
    const year = valueAt(entry, ['year']);
    const address = valueAt(entry, ['url']);
    const title = valueAt(entry, ['title']);
    if (typeof year === 'number' && !isYear(year, thisYear))
      say(
        lineOf('year'),
        `${year} cannot be the year of a publication.`,
        'Write the year it appeared: 2022.',
      );
    if (typeof address === 'string') sayOddAddress(address, lineOf('url'), say);
    for (const value of [address, title].filter((one) => typeof one === 'string')) {
      if (seen.has(bare(value)))
        return say(lineOf('title'), 'This reference is in the list twice.', 'Remove one of the two.');
    }
    for (const value of [address, title]) if (typeof value === 'string') seen.add(bare(value));
  });
}

const isYear = (year: number, thisYear: number) =>
  Number.isInteger(year) && year >= firstYear && year <= thisYear;

const bare = (text: string) => text.toLowerCase().replace(/[\s/]+$/, '');

/** Other slips are those of the field: see webAddress in src/schemas/fields.ts. */
function sayOddAddress(address: string, line: number, say: Say) {
  if (!address.startsWith('https://') || !URL.canParse(address)) return;
  const { hostname, pathname } = new URL(address);
  const copyAgain = 'Copy it again from the browser.';
  if (!/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/.test(hostname) || /^(www\.)?example\./.test(hostname))
    say(line, `"${hostname}" is not the name of a website.`, copyAgain);
  else if (/[\s<>"'\\^`{|}]|[.,;:]$/.test(address))
    say(line, `"${address}" has a sign in it that is not part of an address.`, copyAgain);
  else if (hostname.endsWith('doi.org') && !/^\/10\.\d{4,9}\/\S+$/.test(pathname))
    say(
      line,
      `"${address}" is not a complete DOI.`,
      'It goes on like https://doi.org/10.1002/14651858.CD007400.',
    );
}
