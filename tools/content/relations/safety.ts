// Advice that is written once, in a safety block, and that a page cannot forget: each block says which pages need it.
import type { Role } from '#schemas/roles.ts';
import type { Line, Say } from '../say/mistake.ts';
import { folderOf } from '../read/files.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';
import { everyField } from '../read/values.ts';
import type { Prose } from '../text/body.ts';
import { findIn, type Pattern, patternOf } from '../text/phrases.ts';
import { ownWords } from '../text/page-text.ts';

interface Block {
  id: string;
  title: string;
  kinds: string[];
  regions: string[];
  procedures: string[];
  words: Pattern | undefined;
}

export function saySafetyMistakes(
  sources: Source[],
  proses: Map<Source, Prose>,
  sayIn: (source: Source) => Say,
): void {
  const blocks = sources
    .filter((source) => source.kind === 'safety' && source.data !== undefined)
    .map(blockOf);
  for (const page of sources.filter((one) => one.data !== undefined && !isMarked(one, 'draft'))) {
    const list = listIn(page);
    if (!list) continue;
    for (const block of blocks.filter(({ id }) => !list.named.includes(id)))
      sayForgotten(page, proses.get(page), block, list.name, sayIn(page));
  }
}

const texts = (source: Source, role: Role) => valuesWith(source, role).map(({ value }) => String(value));

function blockOf(source: Source): Block {
  const words = texts(source, 'needed with');
  return {
    id: source.id,
    title: texts(source, 'heading of a block')[0] ?? source.id,
    kinds: texts(source, 'needed by'),
    regions: texts(source, 'needed where'),
    procedures: texts(source, 'needed for'),
    words: words.length > 0 ? patternOf(words, texts(source, 'needed in spite of')) : undefined,
  };
}

/** The field in which a page names its blocks, and those that it names. */
function listIn({ shape, values }: Source) {
  const found = everyField(shape).find(({ field }) => field.refersTo === 'safety');
  if (!found) return undefined;
  const named = values.filter(({ field }) => field.refersTo === 'safety').map(({ value }) => String(value));
  return { name: found.way.join(' → '), named };
}

function sayForgotten(page: Source, prose: Prose | undefined, block: Block, list: string, say: Say) {
  const reason = reasonFor(page, prose, block);
  if (!reason) return;
  say(
    reason.line,
    `${reason.says}, but not the safety block "${block.title}".`,
    `Add ${block.id} to the list "${list}" in the details: ${list}: [${block.id}]. If it does not belong here, say so in ${folderOf('safety')}/${block.id}.yaml.`,
  );
}

const hasOneOf = (page: Source, role: Role, wanted: string[]) =>
  wanted.length === 0 || texts(page, role).some((one) => wanted.includes(one));

function reasonFor(
  page: Source,
  prose: Prose | undefined,
  { kinds, regions, procedures, words }: Block,
): { line: Line; says: string } | undefined {
  const fits =
    kinds.includes(page.kind) &&
    hasOneOf(page, 'region', regions) &&
    hasOneOf(page, 'kind of procedure', procedures);
  if (!fits) return undefined;
  if (!words) return { line: page.detailsLine, says: 'The page is about what needs it' };
  for (const text of ownWords(page, prose)) {
    const found = findIn(text.text, words);
    if (found) return { line: () => text.line, says: `"${found}" stands here` };
  }
  return undefined;
}
