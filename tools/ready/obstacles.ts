// What stands between this site and real patients.
import { checkedOrigin } from '#forms/api-host.ts';
import type { Role } from '#schemas/roles.ts';
import { readAll } from '../content/read/files.ts';
import { valuesWith, type Source } from '../content/read/source.ts';
import type { Path } from '../content/read/values.ts';
import { readPlates, reviewsIn } from '../content/relations/plates.ts';

export interface Obstacle {
  says: string;
  where: string[];
}

export const obstacles = (root: string, env: NodeJS.ProcessEnv): Obstacle[] => {
  const sources = readAll(root);
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
  const [fact] = sources.flatMap((source) =>
    valuesWith(source, 'website').map(({ value, path }) => ({
      value: String(value),
      where: placeOf(source, path),
    })),
  );
  const address = env.SITE_URL || fact?.value || '';
  if (URL.canParse(address) && !/\.(example|test|invalid)$|^localhost$/.test(new URL(address).hostname))
    return undefined;
  return {
    says: `The public address "${address}" is a sample. Change it in the practice's facts.`,
    where: fact ? [fact.where] : [],
  };
}

const samples = (sources: Source[]) =>
  marked(sources, 'sample', 'These are invented for the sample practice.');

const unreviewed = (sources: Source[]) =>
  marked(sources, 'unreviewed', 'No doctor has reviewed these pages yet.');

/** Where a field of this role is true. */
function marked(sources: Source[], role: Role, says: string): Obstacle | undefined {
  const where = sources.flatMap((source) =>
    valuesWith(source, role)
      .filter(({ value }) => value === true)
      .map(({ path }) => placeOf(source, path)),
  );
  return where.length > 0 ? { says, where } : undefined;
}

const placeOf = ({ file, lineOf }: Source, path: Path) => `${file}, line ${lineOf(path)}`;

function unsigned(root: string, sources: Source[]): Obstacle | undefined {
  const reviews = reviewsIn(sources);
  const where = readPlates(root).flatMap(({ name, version }) => {
    const review = reviews.find((one) => one.name === name);
    if (!review) return `${name}: not in src/content/plates/reviews.yaml yet`;
    const place = `${review.source.file}, line ${review.line()}`;
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
