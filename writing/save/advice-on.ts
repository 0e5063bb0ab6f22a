// What is said of a file that was saved, in the words of the content check: what is wrong between it and others, which
// cannot be refused, since they are written one after the other; and what could be better.
import { clinicDay } from '#lib/dates.ts';
import { adviceOnPage } from '#tools/content/advice.ts';
import { mistakesWithOthers } from '#tools/content/check-together.ts';
import { endingOf, type Kept } from '#tools/content/read/files.ts';
import type { Source } from '#tools/content/read/source.ts';
import { readProse } from '#tools/content/text/prose.ts';

export interface Advice {
  says: string;
  mend: string;
  /** As long as it is so, the site cannot be published. */
  stops: boolean;
}

export function adviceIn(root: string, source: Source, kept?: Kept): Advice[] {
  const prose = endingOf(source.kind) === '.mdx' ? readProse(root, source, silently) : undefined;
  return [
    ...mistakesWithOthers(root, source, kept).map(({ file, line, says, mend }) => ({
      says: file === source.file ? says : `${file}, line ${line}: ${says}`,
      mend,
      stops: true,
    })),
    ...adviceOnPage(source, prose, clinicDay(Date.now())).map(({ says, mend }) => ({
      says,
      mend,
      stops: false,
    })),
  ];
}

/** What is wrong is refused before. */
const silently = () => undefined;
