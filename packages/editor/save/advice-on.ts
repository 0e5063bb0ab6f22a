// What is said of a file that was saved, in the words of the content check: what is wrong between it and others, which
// cannot be refused, since they are written one after the other; and what could be better.
import { clinicDay } from '#lib/dates.ts';
import { adviceOnPage } from '@clinic/content-check/advice.ts';
import { mistakesWithOthers } from '@clinic/content-check/check.ts';
import type { Kept } from '@clinic/content-check/read/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';

export interface Advice {
  says: string;
  mend: string;
  /** As long as it is so, the site cannot be published. */
  stops: boolean;
}

export function adviceIn(root: string, source: Source, kept?: Kept): Advice[] {
  return [
    ...mistakesWithOthers(root, source, kept).map(({ file, line, says, mend }) => ({
      says: file === source.file ? says : `${file}, line ${line}: ${says}`,
      mend,
      stops: true,
    })),
    ...adviceOnPage(source, clinicDay(Date.now())).map(({ says, mend }) => ({
      says,
      mend,
      stops: false,
    })),
  ];
}
