// A warning sign means the same on every page. A safety block says how its signs are known, and which level each has.
import { signLevels, type SignLevel } from '#schemas/roles.ts';
import type { Say } from '../say/mistake.ts';
import { onceFor } from '../read/once-for.ts';
import { isMarked, type Source } from '../read/source.ts';
import { everyField, valueAt, type Value } from '../read/values.ts';
import { findIn, inOne, patternOf, type Pattern } from '../text/words/phrases.ts';
import { namedIn, titleOf } from './blocks.ts';

interface Known {
  block: Source;
  pattern: Pattern;
  level: SignLevel | undefined;
}

const meanings: Record<SignLevel, string> = {
  emergency: '112 or a hospital now',
  sameDay: 'the same day',
  visit: 'a visit soon',
};

/** What the pages say of signs that the blocks know. */
export function saySignMistakes(pages: Source[], blocks: Source[], sayIn: (source: Source) => Say): void {
  const known = blocks.flatMap(knownIn);
  for (const source of pages.filter((one) => one.data !== undefined && !isMarked(one, 'draft'))) {
    const names = namedIn(source);
    const named = blocks.filter(({ id }) => names.includes(id));
    const signs = signsIn(source);
    const words = inOne(signs.map(({ value }) => String(value)));
    const met = known.filter(({ pattern }) => findIn(words, pattern));
    for (const sign of signs) for (const one of met) saySign(sign, one, source, named, sayIn(source));
    sayNoSigns(source, named, sayIn(source));
  }
}

const signsIn = onceFor(({ values }: Source) =>
  values.filter(({ field, value }) => field.level !== undefined && typeof value === 'string'),
);

/** The groups of words, each with the level that stands beside it. */
function knownIn(block: Source): Known[] {
  const groups = Map.groupBy(
    block.values.filter(({ field }) => /sign/.test(field.role ?? '') && field.role !== 'block shown as'),
    ({ path }) => path.slice(0, 2).join('.'),
  );
  const withRole = (values: Value[], role: string) =>
    values.filter(({ field }) => field.role === role).map(({ value }) => String(value));
  return [...groups.values()].map((values) => ({
    block,
    pattern: patternOf(withRole(values, 'sign known by'), withRole(values, 'sign not known by')),
    level: signLevels.find((level) => withRole(values, 'level of a sign').includes(level)),
  }));
}

function saySign(
  { value, field, path }: Value,
  { block, pattern, level }: Known,
  source: Source,
  named: Source[],
  say: Say,
) {
  const found = findIn(String(value), pattern);
  if (!found) return;
  const line = () => source.lineOf(path);
  const of = `the safety block "${titleOf(block)}"`;
  if (named.includes(block)) {
    const says = `"${found}": the page says this already, with ${of}.`;
    say(
      line,
      says,
      `Leave it out here. What belongs on all pages is written in ${block.file}.`,
      `${says} Leave it out here.`,
    );
  } else if (level && field.level !== level) {
    const means = `"${found}" means ${meanings[level]} on every page, but stands here`;
    const right = listOf(source, path, level);
    say(
      line,
      `${means} under "${String(path.at(-2))}".`,
      `Move it to "${right?.way.at(-1) ?? level}". ${block.file} decides the level.`,
      `${means} on another level. Move it to "${right?.field.title ?? level}", as ${of} has it.`,
    );
  }
}

/** The list of that level beside the one in which a sign stands. */
const listOf = ({ shape }: Source, path: Value['path'], level: SignLevel) =>
  everyField(shape).find(
    ({ field, way }) =>
      field.items?.level === level &&
      way.length === path.length - 1 &&
      way[0] === (path.length > 2 ? path[0] : way[0]),
  );

const listsOfSigns = onceFor((shape: Source['shape']) =>
  everyField(shape).filter(({ field }) => field.items?.level),
);

/** Each level of a page has a sign, its own or that of a block. */
function sayNoSigns({ kind, shape, data, lineOf }: Source, named: Source[], say: Say) {
  if (kind === 'safety') return;
  for (const { field, way } of listsOfSigns(shape)) {
    const level = field.items?.level;
    const own = valueAt(data, way);
    const isThere = valueAt(data, way.slice(0, -1)) !== undefined;
    if (!isThere || (own !== undefined && !(Array.isArray(own) && own.length === 0))) continue;
    if (named.some((block) => signsIn(block).some((sign) => sign.field.level === level))) continue;
    const none = `"${field.title}" has no sign.`;
    say(() => lineOf(way), none, `Write at least one under "${way.at(-1)}".`, `${none} Write at least one.`);
  }
}
