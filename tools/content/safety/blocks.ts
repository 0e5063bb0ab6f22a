// The safety blocks as the checks know them, and the field in which a page names its own.
import type { Field } from '#schemas/plain.ts';
import type { Role } from '#schemas/roles.ts';
import { onceFor } from '../read/once-for.ts';
import { valuesWith, type Source } from '../read/source.ts';
import { everyField } from '../read/values.ts';

export const textsOf = (source: Source, role: Role): string[] =>
  valuesWith(source, role).map(({ value }) => String(value));

export const blocksIn = (sources: Source[]): Source[] =>
  sources.filter((source) => source.kind === 'safety' && source.data !== undefined);

export const titleOf = (block: Source): string => textsOf(block, 'heading of a block')[0] ?? block.id;

/** How the list is called in which a page names its blocks; nothing where a page cannot name any. */
export const listIn = ({ shape }: Source): string | undefined => listOf(shape)?.way.join(' → ');

/** The same as a form calls it. */
export const labelOf = ({ shape }: Source): string => listOf(shape)?.field.title ?? '';

const listOf = onceFor((shape: Field) =>
  everyField(shape).find(({ field }) => field.items?.refersTo === 'safety'),
);

export const namedIn = onceFor(({ values }: Source): string[] =>
  values.filter(({ field }) => field.refersTo === 'safety').map(({ value }) => String(value)),
);
