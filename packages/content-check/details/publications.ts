// The guidelines and reviews under an article: addresses that can be opened, years that can be true, none twice.
import type { Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import type { Say } from '../report/report.ts';

const firstYear = 1900;

export function sayOddPublications(source: Source, thisYear: number, say: Say): void {
  const { references = [] } = source.data;
  for (const [index, { title, url, year }] of references.entries()) {
    if (!Number.isInteger(year) || year < firstYear || year > thisYear)
      say(
        source.at('references', index, 'year'),
        `${year} cannot be the year of a publication.`,
        'Write the year it appeared: 2022.',
      );
    sayOddAddress(url, source.at('references', index, 'url'), say);
    const before = references.slice(0, index);
    const isTitle = before.some((other) => bare(other.title) === bare(title));
    if (isTitle || before.some((other) => bare(other.url) === bare(url)))
      say(
        source.at('references', index, isTitle ? 'title' : 'url'),
        'This reference is in the list twice.',
        'Remove one of the two.',
      );
  }
}

const bare = (text: string) => text.toLowerCase().replace(/[\s/]+$/, '');

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
