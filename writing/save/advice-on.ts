// What could be better in a file as a whole, in the words of the content check. It stops nothing.
import { clinicDay } from '#lib/dates.ts';
import { adviceOnPage } from '#tools/content/advice.ts';
import { endingOf } from '#tools/content/read/files.ts';
import type { Source } from '#tools/content/read/source.ts';
import { readProse } from '#tools/content/text/prose.ts';

export interface Advice {
  says: string;
  mend: string;
}

export function adviceIn(root: string, source: Source): Advice[] {
  const prose = endingOf(source.kind) === '.mdx' ? readProse(root, source, silently) : undefined;
  return adviceOnPage(source, prose, clinicDay(Date.now())).map(({ says, mend }) => ({ says, mend }));
}

/** What is wrong is refused before. */
const silently = () => undefined;
