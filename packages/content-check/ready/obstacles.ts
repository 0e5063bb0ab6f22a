// What stands between this site and real patients.
import type { Day } from '#lib/dates.ts';
import { readAll } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import { unfinished } from './content.ts';
import { pagesWithSampleFacts } from '../required/sample-facts.ts';
import { differingHours } from './hours.ts';
import type { Obstacle } from './obstacle.ts';
import { privacyNames, requests, website } from './settings.ts';
import { unsigned } from './signatures.ts';

/** In the order in which a practice goes through them. */
export function obstacles(root: string, env: NodeJS.ProcessEnv, today: Day): Obstacle[] {
  const sources = readAll(root);
  const inContent = [
    differingHours(sources),
    ...privacyNames(sources),
    ...unfinished(sources, today),
    ...unsigned(root, sources, today),
    builtSamples(root, sources),
  ];
  return [...inContent.filter(({ where }) => where.length > 0), ...website(sources, env), ...requests(env)];
}

const builtSamples = (root: string, sources: Source[]): Obstacle => ({
  whose: 'the practice',
  counted: ['page', 'pages'],
  says: 'These built pages still show a number or an address of the sample. Build again; if they stay, ask a developer.',
  where: pagesWithSampleFacts(root, sources).map(({ file, facts }) => {
    return { file, line: 1, note: facts.join(', ') };
  }),
});
