// Advice that is written once, in a safety block, and that a page cannot forget: each block says which pages need it.
import { isOf, ofKind, type Source } from '../read/source.ts';
import type { Say, SayIn } from '../report/report.ts';
import { ownWords, type Passage } from '../text/passages.ts';
import { findIn, inOne, patternOf, type Pattern } from '../text/phrases.ts';

type Block = Source<'safety'>;
type Page = Source<'conditions' | 'services' | 'blog'>;

export const titleOf = (block: Block): string => block.data.title ?? block.id;

/** The blocks that a page names. */
export const blocksOf = (page: Source, blocks: Block[]): Block[] =>
  isOf(page, 'conditions', 'services', 'blog')
    ? blocks.filter(({ id }) => page.data.safety?.some((named) => named.id === id))
    : [];

/** What the pages forget of the blocks. */
export function saySafetyMistakes(sources: Source[], blocks: Block[], sayIn: SayIn): void {
  const needs = blocks.filter(({ data }) => !data.draft).map((block) => ({ block, pattern: wordsOf(block) }));
  for (const page of ofKind(sources, 'conditions', 'services', 'blog')) {
    if (page.data.draft || !page.data.safety) continue;
    const named = blocksOf(page, blocks);
    const texts = ownWords(page);
    const all = inOne(texts.map(({ text }) => text));
    const companions = missingCompanions(named, blocks);
    for (const [block, shown] of companions)
      sayForgotten(page, block, page.at('safety'), `"${titleOf(shown)}" is shown`, sayIn(page));
    for (const { block, pattern } of needs) {
      if (named.includes(block) || companions.has(block) || !isFor(block, page)) continue;
      if (!pattern)
        sayForgotten(page, block, page.detailsLine, 'The page is about what needs it', sayIn(page));
      else if (findIn(all, pattern)) sayWords(page, block, texts, pattern, sayIn(page));
    }
  }
}

/** Returns the blocks that go with a block of the page and are missing, each with that block. */
const missingCompanions = (named: Block[], blocks: Block[]) =>
  new Map(
    named.flatMap((shown) =>
      (shown.data.with ?? []).flatMap(({ id }): [Block, Block][] => {
        const block = blocks.find((other) => other.id === id);
        return block && !named.includes(block) ? [[block, shown]] : [];
      }),
    ),
  );

/** Without words, the lists decide alone. */
function wordsOf({ data: { neededBy } }: Block): Pattern | undefined {
  return neededBy && neededBy.words.length > 0 ? patternOf(neededBy.words, neededBy.unless) : undefined;
}

function isFor({ data: { neededBy } }: Block, { kind, data }: Page): boolean {
  if (!neededBy) return false;
  const isOneOf = <T>(wanted: T[], own: (T | undefined)[]) =>
    wanted.length === 0 || wanted.some((one) => own.includes(one));
  if (!neededBy.kinds.includes(kind)) return false;
  return kind === 'blog'
    ? isOneOf(neededBy.tags ?? [], data.tags ?? [])
    : isOneOf(neededBy.regions, [data.region]) && isOneOf(neededBy.procedures, [data.procedureType]);
}

function sayWords(page: Page, block: Block, texts: Passage[], pattern: Pattern, say: Say) {
  for (const { text, at } of texts) {
    const found = findIn(text, pattern);
    if (found) return sayForgotten(page, block, at, `"${found}" stands here`, say);
  }
}

function sayForgotten(page: Page, block: Block, at: Passage['at'], reason: string, say: Say) {
  const forgotten = `${reason}, but not the safety block "${titleOf(block)}".`;
  const named = (page.data.safety ?? []).map(({ id }) => id);
  const label = page.shape.properties?.safety?.title;
  say(
    at,
    forgotten,
    `Add ${block.id} to the list "safety" in the details: safety: [${[...named, block.id].join(', ')}]. If it does not belong here, say so in ${block.file}.`,
    `${forgotten} Choose ${block.id} under "${label}". If it does not belong here, say so in that block.`,
  );
}
