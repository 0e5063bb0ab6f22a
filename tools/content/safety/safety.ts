// Advice that is written once, in a safety block, and that a page cannot forget: each block says which pages need it.
import type { Role } from '#schemas/roles.ts';
import type { Line, Say } from '../say/mistake.ts';
import { isMarked, type Source } from '../read/source.ts';
import type { Prose } from '../text/body.ts';
import { ownWords } from '../text/page-text.ts';
import type { Passage } from '../text/passage.ts';
import { findIn, inOne, patternOf, type Pattern } from '../text/words/phrases.ts';
import { labelOf, listIn, namedIn, textsOf, titleOf } from './blocks.ts';

interface Need {
  block: Source;
  kinds: string[];
  regions: string[];
  procedures: string[];
  words: Pattern | undefined;
}

/** What the pages forget of the blocks. */
export function saySafetyMistakes(
  pages: Source[],
  blocks: Source[],
  proses: Map<Source, Prose>,
  sayIn: (source: Source) => Say,
): void {
  const needs = blocks.map(needOf);
  for (const page of pages.filter((one) => one.data !== undefined && !isMarked(one, 'draft'))) {
    const list = listIn(page);
    if (!list) continue;
    const named = namedIn(page);
    const texts = ownWords(page, proses.get(page));
    const words = { texts, all: inOne(texts.map(({ text }) => text)) };
    for (const need of needs.filter(({ block }) => !named.includes(block.id)))
      sayForgotten(page, words, need, list, sayIn(page));
  }
}

interface Words {
  texts: Passage[];
  all: string;
}

function needOf(block: Source): Need {
  const words = textsOf(block, 'needed with');
  return {
    block,
    kinds: textsOf(block, 'needed by'),
    regions: textsOf(block, 'needed where'),
    procedures: textsOf(block, 'needed for'),
    words: words.length > 0 ? patternOf(words, textsOf(block, 'needed in spite of')) : undefined,
  };
}

function sayForgotten(page: Source, words: Words, need: Need, list: string, say: Say) {
  const reason = reasonFor(page, words, need);
  if (!reason) return;
  const { id, file } = need.block;
  const forgotten = `${reason.says}, but not the safety block "${titleOf(need.block)}".`;
  say(
    reason.line,
    forgotten,
    `Add ${id} to the list "${list}" in the details: ${list}: [${[...namedIn(page), id].join(', ')}]. If it does not belong here, say so in ${file}.`,
    `${forgotten} Choose ${id} under "${labelOf(page)}". If it does not belong here, say so in that block.`,
  );
}

const hasOneOf = (page: Source, role: Role, wanted: string[]) =>
  wanted.length === 0 || textsOf(page, role).some((one) => wanted.includes(one));

function reasonFor(
  page: Source,
  { texts, all }: Words,
  { kinds, regions, procedures, words }: Need,
): { line: Line; says: string } | undefined {
  const fits =
    kinds.includes(page.kind) &&
    hasOneOf(page, 'region', regions) &&
    hasOneOf(page, 'kind of procedure', procedures);
  if (!fits) return undefined;
  if (!words) return { line: page.detailsLine, says: 'The page is about what needs it' };
  if (!findIn(all, words)) return undefined;
  for (const text of texts) {
    const found = findIn(text.text, words);
    if (found) return { line: () => text.line, says: `"${found}" stands here` };
  }
  return undefined;
}
