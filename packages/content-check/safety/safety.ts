// A safety block is written once and names the pages that need it; those pages list it.
import { isOf, ofKind, type Source } from '../read/source.ts';
import type { Report, ReportIn } from '../report/report.ts';
import { ownWords, type Passage } from '../text/passages.ts';
import { findMatch, joinTexts, createPattern, type Pattern } from '../text/phrases.ts';

type Block = Source<'safety'>;
type Page = Source<'conditions' | 'services' | 'blog'>;

export const titleOf = (block: Block): string => block.data.title ?? block.id;

export const blocksOf = (page: Source, blocks: Block[]): Block[] =>
  isOf(page, 'conditions', 'services', 'blog')
    ? blocks.filter(({ id }) => page.data.safety?.some((named) => named.id === id))
    : [];

export function checkSafetyBlocks(sources: Source[], blocks: Block[], reportIn: ReportIn): void {
  const needs = blocks.filter(({ data }) => !data.draft).map((block) => ({ block, pattern: wordsOf(block) }));
  for (const page of ofKind(sources, 'conditions', 'services', 'blog')) {
    if (page.data.draft || !page.data.safety) continue;
    const named = blocksOf(page, blocks);
    const texts = ownWords(page);
    const all = joinTexts(texts.map(({ text }) => text));
    const companions = missingCompanions(named, blocks);
    for (const [block, shown] of companions)
      reportForgotten(page, block, page.at('safety'), `"${titleOf(shown)}" is shown`, reportIn(page));
    for (const { block, pattern } of needs) {
      if (named.includes(block) || companions.has(block) || !isFor(block, page)) continue;
      if (!pattern)
        reportForgotten(page, block, page.detailsLine, 'The page is about what needs it', reportIn(page));
      else if (findMatch(all, pattern)) reportFirstMatch(page, block, texts, pattern, reportIn(page));
    }
  }
}

/** Maps each missing block to the block of the page that requires it. */
const missingCompanions = (named: Block[], blocks: Block[]) =>
  new Map(
    named.flatMap((shown) =>
      (shown.data.with ?? []).flatMap(({ id }): [Block, Block][] => {
        const block = blocks.find((other) => other.id === id);
        return block && !named.includes(block) ? [[block, shown]] : [];
      }),
    ),
  );

/** Undefined when a block has no words: then its lists decide alone. */
function wordsOf({ data: { neededBy } }: Block): Pattern | undefined {
  return neededBy && neededBy.words.length > 0 ? createPattern(neededBy.words, neededBy.unless) : undefined;
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

function reportFirstMatch(page: Page, block: Block, texts: Passage[], pattern: Pattern, report: Report) {
  for (const { text, at } of texts) {
    const found = findMatch(text, pattern);
    if (found) return reportForgotten(page, block, at, `"${found}" is named here`, report);
  }
}

function reportForgotten(page: Page, block: Block, at: Passage['at'], reason: string, report: Report) {
  const forgotten = `${reason}, but not the safety block "${titleOf(block)}".`;
  const named = (page.data.safety ?? []).map(({ id }) => id);
  const label = page.shape.properties?.safety?.title;
  report(
    at,
    forgotten,
    `Add ${block.id} to the list "safety" in the details: safety: [${[...named, block.id].join(', ')}]. If it does not belong here, say so in ${block.file}.`,
    `${forgotten} Choose ${block.id} under "${label}". If it does not belong here, say so in that block.`,
  );
}
