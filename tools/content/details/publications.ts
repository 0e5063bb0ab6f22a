// The guidelines and reviews under an article: addresses that can be opened, years that can be true, none twice.
import type { Line, Say } from '../say/mistake.ts';
import { valuesWith, type Source } from '../read/source.ts';

const firstYear = 1900;

export function sayOddPublications(source: Source, thisYear: number, say: Say): void {
  for (const { value, path } of valuesWith(source, 'publication year'))
    if (typeof value === 'number' && !isYear(value, thisYear))
      say(
        source.lineOf(path),
        `${value} cannot be the year of a publication.`,
        'Write the year it appeared: 2022.',
      );
  for (const { value, path } of valuesWith(source, 'publication address'))
    if (typeof value === 'string') sayOddAddress(value, () => source.lineOf(path), say);
  sayRepeats(source, say);
}

/** An entry is the same as an earlier one when it has the same title or the same address. */
function sayRepeats(source: Source, say: Say) {
  const seen = new Set<string>();
  const said = new Set<string>();
  for (const { value, field, path } of source.values) {
    if (!field.identifies || typeof value !== 'string') continue;
    const entry = path.slice(0, -1).join('.');
    const key = `${path.slice(0, -2).join('.')} ${bare(value)}`;
    if (seen.has(key) && !said.has(entry)) {
      said.add(entry);
      say(source.lineOf(path), 'This reference is in the list twice.', 'Remove one of the two.');
    }
    seen.add(key);
  }
}

const isYear = (year: number, thisYear: number) =>
  Number.isInteger(year) && year >= firstYear && year <= thisYear;

const bare = (text: string) => text.toLowerCase().replace(/[\s/]+$/, '');
/** Other slips are those of the field: see webAddress in src/schemas/fields.ts. */
function sayOddAddress(address: string, line: Line, say: Say) {
  const parsed = address.startsWith('https://') ? URL.parse(address) : null;
  if (!parsed) return;
  const { hostname, pathname } = parsed;
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
