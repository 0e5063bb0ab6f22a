// What stands between this site and real patients.
import { checkedOrigin } from '#forms/api-host.ts';
import { valueAt } from '../content/fields.ts';
import { readAll } from '../content/files.ts';
import { readPlates, reviewsIn } from '../content/plates.ts';
import type { Source } from '../content/source.ts';

export interface Obstacle {
  says: string;
  where: string[];
}

export const obstacles = (root: string, env: NodeJS.ProcessEnv): Obstacle[] => {
  const sources = readAll(root, []);
  return [
    requestsHost(env),
    website(sources, env),
    samples(sources),
    unreviewed(sources),
    unsigned(root, sources),
  ].filter((obstacle) => obstacle !== undefined);
};

function requestsHost(env: NodeJS.ProcessEnv): Obstacle | undefined {
  try {
    if (checkedOrigin(env.PUBLIC_API_HOST)) return undefined;
  } catch (error) {
    return { says: (error as Error).message, where: [] };
  }
  return {
    says:
      'PUBLIC_API_HOST is not set, so on a plain static host every request would be lost. Set it to the address that ' +
      "answers the forms when building. Where the desk answers at the site's own address, that is the site's address.",
    where: [],
  };
}

function website(sources: Source[], env: NodeJS.ProcessEnv): Obstacle | undefined {
  const address =
    env.SITE_URL || String(valueAt(sources.find(({ kind }) => kind === 'practice')?.data, ['website']));
  if (URL.canParse(address) && !/\.(example|test|invalid)$|^localhost$/.test(new URL(address).hostname))
    return undefined;
  return {
    says: `The public address "${address}" is a sample. Change "website" in the practice's facts.`,
    where: ['src/content/practice/practice.yaml'],
  };
}

function samples(sources: Source[]): Obstacle | undefined {
  const where = sources.flatMap(({ file, data, lineOf }) =>
    placesOf(data, 'sample')
      .filter((place) => place[0] !== 'review')
      .map((place) => `${file}, line ${lineOf(place)}`),
  );
  return where.length > 0 ? { says: 'These are invented for the sample practice.', where } : undefined;
}

function unreviewed(sources: Source[]): Obstacle | undefined {
  const where = sources
    .filter(({ data }) => valueAt(data, ['review', 'sample']) === true)
    .map(({ file, lineOf }) => `${file}, line ${lineOf(['review', 'sample'])}`);
  return where.length > 0 ? { says: 'No doctor has reviewed these pages yet.', where } : undefined;
}

function unsigned(root: string, sources: Source[]): Obstacle | undefined {
  const reviews = reviewsIn(sources);
  const where = readPlates(root).flatMap(({ name, version }) => {
    const review = reviews.find((one) => one.name === name);
    if (!review) return `${name}: not in src/content/plates/reviews.yaml yet`;
    const place = `${review.source.file}, line ${review.line}`;
    if (review.signed === undefined) return `${place}: ${name}`;
    return review.signed === version ? [] : `${place}: ${name} has changed since it was signed`;
  });
  return where.length > 0
    ? {
        says: 'No doctor has signed these illustrations yet; their pages say so. Sign each in the file named.',
        where,
      }
    : undefined;
}

/** Where a key is true, however deep. */
function placesOf(data: unknown, key: string, place: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(data)) return data.flatMap((value, index) => placesOf(value, key, [...place, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === key && value === true ? [[...place, name]] : placesOf(value, key, [...place, name]),
  );
}
