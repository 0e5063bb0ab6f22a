// A warning sign has the same level on every page. Safety blocks list the words of each sign, and its level.
import { signLevels, type SignLevel } from '@clinic/content-model/shapes/advice.ts';
import { isOf, type Source } from '../read/source.ts';
import { fieldAt } from '../read/walk.ts';
import type { Path, Report, ReportIn } from '../report/report.ts';
import { findMatch, joinTexts, createPattern, type Pattern } from '../text/phrases.ts';
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

export function checkSigns(pages: Source[], blocks: Source<'safety'>[], reportIn: ReportIn): void {
  const known = blocks.flatMap((block): Known[] =>
    (block.data.known ?? []).map(({ words, unless, level }) => ({
      block,
      pattern: createPattern(words, unless),
      level,
    })),
  );
  for (const page of pages.filter(({ data }) => !data.draft)) {
    const named = blocksOf(page, blocks);
    const lists = signsOf(page);
    const words = joinTexts(lists.flatMap(({ signs }) => signs));
    const met = known.filter(({ pattern }) => findMatch(words, pattern));
    for (const list of lists)
      list.signs.forEach((sign, index) => {
        for (const one of met)
          checkSign(sign, index, list, one, page, named.includes(one.block), reportIn(page));
      });
    if (page.kind !== 'safety') for (const list of lists) checkSignCount(list, page, named, reportIn(page));
  }
}

interface Signs {
  level: SignLevel;
  at: Path;
  signs: string[];
}

/** Returns the signs of each level, which every kind of page lists in other fields. */
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

function checkSign(
  sign: string,
  index: number,
  list: Signs,
  { block, pattern, level }: Known,
  page: Source,
  isShown: boolean,
  report: Report,
) {
  const found = findMatch(sign, pattern);
  if (!found) return;
  const at = [...list.at, index];
  const of = `the safety block "${titleOf(block)}"`;
  if (isShown) {
    const message = `"${found}": the page says this already, with ${of}.`;
    report(
      at,
      message,
      `Leave it out here. What belongs on all pages is written in ${block.file}.`,
      `${message} Leave it out here.`,
    );
  } else if (level && list.level !== level) {
    const means = `"${found}" means ${meanings[level]} on every page, but is listed here`;
    const right = signsOf(page).find((other) => other.level === level)?.at;
    report(
      at,
      `${means} under "${list.at.at(-1)}".`,
      `Move it to "${right?.at(-1) ?? level}". ${block.file} decides the level.`,
      `${means} on another level. Move it to "${right ? labelOf(page, right) : level}", as ${of} has it.`,
    );
  }
}

/** Each level of a page has a sign, either in the page or in one of its blocks. */
function checkSignCount(
  { level, at, signs }: Signs,
  page: Source,
  named: Source<'safety'>[],
  report: Report,
) {
  if (signs.length > 0 || named.some(({ data }) => (data[level] ?? []).length > 0)) return;
  const none = `"${labelOf(page, at)}" has no sign.`;
  report(at, none, `Write at least one under "${at.at(-1)}".`, `${none} Write at least one.`);
}

const labelOf = ({ shape, raw }: Source, at: Path) => fieldAt(shape, at, raw)?.title ?? String(at.at(-1));
