// What npm run ready prints: who has to settle what, and how much of it there is.
import type { Obstacle, Place } from './obstacle.ts';

export function readyReport(obstacles: Obstacle[], all: boolean): string {
  if (obstacles.length === 0) return 'Ready to go live.';
  const hint = 'npm run ready -- --all names each place.';
  const end = `${count(obstacles.length, ['thing', 'things'])} to settle before going live.`;
  return [...obstacles.map((one) => entry(one, all)), all ? end : `${end} ${hint}`].join('\n\n');
}

function entry({ whose, counted, says, where }: Obstacle, all: boolean): string {
  const files = new Set(where.map(({ file }) => file)).size;
  const places = files > 0 ? ` in ${count(files, ['file', 'files'])}` : '';
  const title = `${count(where.length || 1, counted)}${places}, for ${whose} to settle`;
  return [title, says, ...(all ? where.map(placeWords) : [])].join('\n   ');
}

const placeWords = ({ file, line, note }: Place) => `${file}, line ${line}${note ? `: ${note}` : ''}`;

const count = (number: number, [one, many]: [string, string]) => `${number} ${number === 1 ? one : many}`;

/** For programs. */
export const readyJson = (obstacles: Obstacle[]): string =>
  JSON.stringify(
    {
      ready: obstacles.length === 0,
      toSettle: obstacles.map(({ whose, counted: [, what], says, where }) => ({
        whose,
        what,
        count: where.length || 1,
        says,
        where,
      })),
    },
    null,
    2,
  );
