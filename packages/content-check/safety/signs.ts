// A warning sign means the same on every page. A safety block says how its signs are known, and which level each has.
import { signLevels, type SignLevel } from '#schemas/shapes/advice.ts';
import { isOf, type Source } from '../read/source.ts';
import { fieldAt, type Path } from '../read/walk.ts';
import type { Say, SayIn } from '../report/report.ts';
import { findIn, inOne, patternOf, type Pattern } from '../text/phrases.ts';
import { blocksOf, titleOf } from './safety.ts';

interface Known {
  block: Source<'safety'>;
  pattern: Pattern;
  level: SignLevel | undefined;
}

const meanings: Record<SignLevel, string> = {
  emergency: '112 or a hospital now',
  sameDay: 'the same day',
  visit: 'a visit soon',
};

/** What the pages say of signs that the blocks know. */
export function saySignMistakes(pages: Source[], blocks: Source<'safety'>[], sayIn: SayIn): void {
  const known = blocks.flatMap((block): Known[] =>
    (block.data.known ?? []).map(({ words, unless, level }) => ({
      block,
      pattern: patternOf(words, unless),
      level,
    })),
  );
  for (const page of pages.filter(({ data }) => !data.draft)) {
    const named = blocksOf(page, blocks);
    const lists = signsOf(page);
    const words = inOne(lists.flatMap(({ signs }) => signs));
    const met = known.filter(({ pattern }) => findIn(words, pattern));
    for (const list of lists)
      list.signs.forEach((sign, index) => {
        for (const one of met) saySign(sign, index, list, one, page, named.includes(one.block), sayIn(page));
      });
    if (page.kind !== 'safety') for (const list of lists) sayNoSigns(list, page, named, sayIn(page));
  }
}

/** The signs of one level, and where they stand. */
interface Signs {
  level: SignLevel;
  at: Path;
  signs: string[];
}

/** A page has a list of signs for each level, its own kind of list. */
export function signsOf(page: Source): Signs[] {
  if (isOf(page, 'conditions') && page.data.getHelp) {
    const { getHelp } = page.data;
    return signLevels.map((level) => ({ level, at: page.at('getHelp', level), signs: getHelp[level] }));
  }
  if (isOf(page, 'services') && page.data.procedure) {
    const { emergencySigns, callSigns } = page.data.procedure;
    return [
      { level: 'emergency', at: page.at('procedure', 'emergencySigns'), signs: emergencySigns },
      { level: 'sameDay', at: page.at('procedure', 'callSigns'), signs: callSigns },
    ];
  }
  if (!isOf(page, 'safety')) return [];
  return signLevels.map((level) => ({ level, at: page.at(level), signs: page.data[level] ?? [] }));
}

function saySign(
  sign: string,
  index: number,
  list: Signs,
  { block, pattern, level }: Known,
  page: Source,
  isShown: boolean,
  say: Say,
) {
  const found = findIn(sign, pattern);
  if (!found) return;
  const at = [...list.at, index];
  const of = `the safety block "${titleOf(block)}"`;
  if (isShown) {
    const says = `"${found}": the page says this already, with ${of}.`;
    say(
      at,
      says,
      `Leave it out here. What belongs on all pages is written in ${block.file}.`,
      `${says} Leave it out here.`,
    );
  } else if (level && list.level !== level) {
    const means = `"${found}" means ${meanings[level]} on every page, but stands here`;
    const right = signsOf(page).find((other) => other.level === level)?.at;
    say(
      at,
      `${means} under "${list.at.at(-1)}".`,
      `Move it to "${right?.at(-1) ?? level}". ${block.file} decides the level.`,
      `${means} on another level. Move it to "${right ? labelOf(page, right) : level}", as ${of} has it.`,
    );
  }
}

/** Each level of a page has a sign, its own or that of a block. */
function sayNoSigns({ level, at, signs }: Signs, page: Source, named: Source<'safety'>[], say: Say) {
  if (signs.length > 0 || named.some(({ data }) => (data[level] ?? []).length > 0)) return;
  const none = `"${labelOf(page, at)}" has no sign.`;
  say(at, none, `Write at least one under "${at.at(-1)}".`, `${none} Write at least one.`);
}

const labelOf = ({ shape, raw }: Source, at: Path) => fieldAt(shape, at, raw)?.title ?? String(at.at(-1));
