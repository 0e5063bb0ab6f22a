// What stands between this site and real patients.
import type { Day } from '#lib/dates.ts';
import { readAll } from '../read/files.ts';
import { unfinished } from './content.ts';
import type { Obstacle } from './obstacle.ts';
import { requestsHost, website } from './settings.ts';
import { unsignedExercises, unsignedPlates } from './signatures.ts';

/** The shortest list first. */
export function obstacles(root: string, env: NodeJS.ProcessEnv, today: Day): Obstacle[] {
  const sources = readAll(root);
  const inContent = [
    ...unfinished(sources, today),
    unsignedPlates(root, sources),
    unsignedExercises(root, sources),
  ];
  return [
    ...requestsHost(env),
    ...website(sources, env),
    ...inContent.filter(({ where }) => where.length > 0),
  ].sort((a, b) => a.where.length - b.where.length);
}
