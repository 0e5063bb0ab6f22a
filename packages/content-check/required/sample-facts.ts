// Invented facts of the sample practice. None may remain once a practice has entered its facts: a patient who calls that
// number reaches no one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ofKind, type Source } from '../read/source.ts';
import type { ReportIn } from '../report/report.ts';

const invented = ['98765 43210', '9876543210', 'aaram-pain.example', '12 Sample Road', 'Sample Hosting'];

const inText = (text: string) => invented.filter((fact) => text.includes(fact));

const isTakenOver = (sources: Source[]) => ofKind(sources, 'practice').some(({ data }) => !data.sample);

export function checkSampleFacts(sources: Source[], reportIn: ReportIn) {
  if (!isTakenOver(sources)) return;
  for (const source of sources.filter(({ whole }) => inText(whole).length > 0))
    for (const [index, line] of source.lines.entries())
      for (const fact of inText(line))
        reportIn(source)(
          index + 1,
          `"${fact}" is the sample's, not your practice's.`,
          'Write your own in its place, or take it out.',
        );
}

export const pagesWithSampleFacts = (root: string, sources: Source[]) =>
  isTakenOver(sources)
    ? globSync('dist/**/*.html', { cwd: root })
        .map((file) => ({ file, facts: inText(readFileSync(path.join(root, file), 'utf8')) }))
        .filter(({ facts }) => facts.length > 0)
    : [];
