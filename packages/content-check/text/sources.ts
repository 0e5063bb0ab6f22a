// Every figure names its source: the key of a publication in brackets, in the same sentence.
import { sentencesOf } from '#lib/sentences.ts';
import { sourcesIn, withoutSources } from '#lib/sources.ts';
import { didYouMean } from '../report/nearest.ts';
import { called } from '../read/files.ts';
import { isOf, type Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import type { Say } from '../report/report.ts';
import { figureIn } from './figures.ts';
import { bodyText, detailsText, ownWords, type Passage } from './passages.ts';

export function saySourceMistakes(source: Source, all: Source[], say: Say): void {
  const { references, draft } = source.data;
  if (!references) {
    // What the practice says of itself has a check of its own (relations/claims.ts).
    if (isOf(source, 'glossary', 'screens', 'team'))
      for (const passage of ownWords(source)) sayMisplaced(passage, say);
    return;
  }
  const keys = references.map(({ id }) => id);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index)
      say(source.at('references', index), `"${key}" is in this list twice.`, 'Remove one of the two.');
  });
  const citing = [
    ...detailsText(source).filter(({ field }) => field?.cites),
    ...bodyText(source).filter(({ isHeading }) => !isHeading),
  ];
  for (const passage of citing) sayUnknown(passage, keys, all, say);
  if (draft) return;
  const cited = new Set(citing.flatMap(({ written }) => sourcesIn(written)));
  keys.forEach((key, index) => {
    if (!cited.has(key))
      say(
        source.at('references', index),
        `No sentence here names "${key}".`,
        `End the one that rests on it with its key: … [${key}]. Or take it out of the references.`,
      );
  });
  for (const passage of citing) sayUnsourced(passage, keys, say);
  for (const passage of ownWords(source).filter((one) => !citing.includes(one))) sayMisplaced(passage, say);
  sayBareFigures(source, keys, say);
}

/** Not a link, nor a box of another program, which are mistakes of their own. */
const brackets = /\[([^[\]!][^[\]]*)\](?!\()/g;

function sayUnknown(passage: Passage, keys: string[], all: Source[], say: Say) {
  if (!passage.written.includes('[')) return;
  for (const [, key = ''] of passage.written.matchAll(brackets)) {
    if (keys.includes(key)) continue;
    const mend = called(all, 'publications', key)
      ? 'Choose it there too.'
      : didYouMean(key, keys, `${keysAre(keys)} What is not a source stands in ( and ).`);
    say(passage.at, `"${key}" is none of the references of this page.`, mend);
  }
}

const keysAre = (keys: string[]) =>
  keys.length > 0 ? `The keys here are: ${keys.join(', ')}.` : 'Choose a publication under the references.';

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
        passage.at,
        `"${figure}" is a figure without a source.`,
        `End its sentence with the key of a reference: … [${keys[0] ?? 'nice-ng226'}]. ${keysAre(keys)} Or say it without a number.`,
      );
  }
}

function sayMisplaced(passage: Passage, say: Say) {
  const figure = figureIn(passage.text, false);
  const [mark] = sourcesIn(passage.written);
  if (mark)
    say(
      passage.at,
      `Readers cannot see the source [${mark}] here.`,
      'Name it where the figure stands: in the text, the options, the answers or the facts.',
    );
  else if (figure && !passage.field?.figure)
    say(
      passage.at,
      `"${figure}" is a figure, and no source can be named here.`,
      'Say it without a number here, and give the figure with its source in the text, the options or the facts.',
    );
}

/** A figure that stands in a field of its own has its source in the field beside it. */
function sayBareFigures(source: Source, keys: string[], say: Say) {
  for (const { path } of source.values.filter(({ field }) => field.figure)) {
    const beside = source.values.find((other) => other.field.cites && isBeside(other.path, path));
    if (sourcesIn(String(beside?.value)).length > 0) continue;
    say(
      path,
      'This figure does not name its source by key.',
      `End the line under it with a key: … [${keys[0] ?? 'who-2023-osteoarthritis'}]. ${keysAre(keys)}`,
    );
  }
}

/** Whether two fields stand in the same group. */
const isBeside = (one: Path, other: Path) => one.slice(0, -1).join() === other.slice(0, -1).join();
