// What stands between this site and real patients.
import type { Day } from '#lib/dates.ts';
import { readAll } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import { unfinished } from './content.ts';
import { pagesWithSampleFacts } from '../required/sample-facts.ts';
import { differingHours } from './hours.ts';
import type { Obstacle } from './obstacle.ts';
import { requestsHost, website } from './settings.ts';
import { unsignedExercises, unsignedPlates } from './signatures.ts';

/** The shortest list first. */
export function obstacles(root: string, env: NodeJS.ProcessEnv, today: Day): Obstacle[] {
  const sources = readAll(root);
  const inContent = [
    ...unfinished(sources, today),
    differingHours(sources),
    builtSamples(root, sources),
    unsignedPlates(root, sources),
    unsignedExercises(root, sources),
  ];
  return [
    ...requestsHost(env),
    ...website(sources, env),
    ...inContent.filter(({ where }) => where.length > 0),
  ].sort((a, b) => a.where.length - b.where.length);
}

const builtSamples = (root: string, sources: Source[]): Obstacle => ({
  whose: 'the practice',
  counted: ['page', 'pages'],
  says: 'These built pages still show a number or an address of the sample. Build again; if they stay, ask a developer.',
  where: pagesWithSampleFacts(root, sources).map(({ file, facts }) => ({
    file,
    line: 1,
    note: facts.join(', '),
  })),
});
