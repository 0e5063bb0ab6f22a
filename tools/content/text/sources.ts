// Every figure names its source: the key of a reference in brackets, in the same sentence.
import { sentencesOf } from '#lib/sentences.ts';
import { sourcesIn, withoutSources } from '#lib/sources.ts';
import { onceFor } from '../read/once-for.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';
import { everyField, isBeside } from '../read/values.ts';
import type { Say } from '../say/mistake.ts';
import { didYouMean } from '../say/nearest.ts';
import type { Prose } from './body.ts';
import { figureIn } from './figures.ts';
import { bodyText, detailsText, ownWords } from './page-text.ts';
import type { Passage } from './passage.ts';

export function saySourceMistakes(source: Source, prose: Prose | undefined, say: Say): void {
  if (source.data === undefined || !hasReferences(source.shape)) return;
  const keys = valuesWith(source, 'source key').map(({ value }) => String(value));
  sayKeysTwice(source, say);
  const citing = citingIn(source, prose);
  for (const passage of citing) sayUnknown(passage, keys, say);
  if (isMarked(source, 'draft')) return;
  for (const passage of ownWords(source, prose)) {
    if (citing.has(passage)) sayUnsourced(passage, keys, say);
    else sayMisplaced(passage, say);
  }
  sayBareFigures(source, keys, say);
}

const hasReferences = onceFor((shape: Source['shape']) =>
  everyField(shape).some(({ field }) => field.role === 'source key'),
);

/** The texts whose sources a page shows. */
const citingIn = (source: Source, prose: Prose | undefined): Set<Passage> =>
  new Set([
    ...detailsText(source, ({ cites }) => cites === true),
    ...(prose ? bodyText(prose).filter((text) => !prose.headings.includes(text)) : []),
  ]);

function sayKeysTwice(source: Source, say: Say) {
  const keys = valuesWith(source, 'source key');
  keys.forEach(({ value, path }, index) => {
    if (keys.findIndex((other) => other.value === value) < index)
      say(
        () => source.lineOf(path),
        `Two references have the key "${String(value)}".`,
        'Give one of them another, such as the publisher with a second letter: nice-2022-b.',
      );
  });
}

/** Not a link, nor a box of another program, which are mistakes of their own. */
const brackets = /\[([^[\]!][^[\]]*)\](?!\()/g;

function sayUnknown(passage: Passage, keys: string[], say: Say) {
  if (!passage.written.includes('[')) return;
  for (const [, key = ''] of passage.written.matchAll(brackets))
    if (!keys.includes(key))
      say(
        () => passage.line,
        `No reference of this page has the key "${key}".`,
        didYouMean(key, keys, `${keysAre(keys)} What is not a source stands in ( and ).`),
      );
}

const keysAre = (keys: string[]) =>
  keys.length > 0
    ? `The keys here are: ${keys.join(', ')}.`
    : 'Add the publication to the references, with a key.';

/** A mark behind the full stop belongs to the sentence before it. */
const sentencesIn = ({ written, text, sentences }: Passage) =>
  written === text
    ? sentences.map(({ sentence }) => sentence)
    : sentencesOf(written.replace(/([.!?]) ?((?: ?\[[a-z0-9-]+\])+)/g, ' $2$1'));

function sayUnsourced(passage: Passage, keys: string[], say: Say) {
  for (const sentence of sentencesIn(passage)) {
    const figure = figureIn(withoutSources(sentence), passage.field?.outcome === true);
    if (figure && sourcesIn(sentence).length === 0)
      say(
        () => passage.line,
        `"${figure}" is a figure without a source.`,
        `End its sentence with the key of a reference: … [${keys[0] ?? 'nice-2022'}]. ${keysAre(keys)} Or say it without a number.`,
      );
  }
}

function sayMisplaced(passage: Passage, say: Say) {
  const figure = figureIn(passage.text, false);
  const [mark] = sourcesIn(passage.written);
  if (mark)
    say(
      () => passage.line,
      `Readers cannot see the source [${mark}] here.`,
      'Name it where the figure stands: in the text, the options, the answers or the facts.',
    );
  else if (figure && passage.field?.role !== 'figure')
    say(
      () => passage.line,
      `"${figure}" is a figure, and no source can be named here.`,
      'Say it without a number here, and give the figure with its source in the text, the options or the facts.',
    );
}

/** A figure that stands in a field of its own has its source in the field beside it. */
function sayBareFigures(source: Source, keys: string[], say: Say) {
  for (const figure of valuesWith(source, 'figure')) {
    const beside = source.values.filter((other) => other.field.cites && isBeside(other, figure));
    if (beside.some(({ value }) => sourcesIn(String(value)).length > 0)) continue;
    say(
      () => source.lineOf(figure.path),
      'This figure does not name its source by key.',
      `End the line under it with a key: … [${keys[0] ?? 'who-2023'}]. ${keysAre(keys)}`,
    );
  }
}
