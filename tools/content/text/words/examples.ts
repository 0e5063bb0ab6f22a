// The templates of new pages say in each place what good looks like, behind a pencil. Readers must never meet one.
import type { Say } from '../../say/mistake.ts';
import { isMarked, type Source } from '../../read/source.ts';

const pencil = '✎';

export function sayExamplesLeft(source: Source, say: Say): void {
  if (!source.whole.includes(pencil) || isMarked(source, 'draft')) return;
  for (const [index, line] of source.lines().entries()) {
    if (!line.includes(pencil)) continue;
    const example = line.slice(line.indexOf(pencil) + 1).trim();
    say(
      index + 1,
      `"${example}" is still the example of the template.`,
      'Write your own words in its place, or take it out. As long as the page is a draft, it may stay.',
    );
  }
}
