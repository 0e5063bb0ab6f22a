// Every figure names its source in the same sentence: the key of a publication in brackets.
import { sentencesOf } from '@clinic/content-model/sentences.ts';
import { sourcesIn, withoutSources } from '@clinic/content-model/sources.ts';
import { didYouMean } from '../report/nearest.ts';
import { findSource } from '../read/files.ts';
import { isOf, type Source } from '../read/source.ts';
import type { Path, Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';
import { findFigure } from './figures.ts';
import { bodyText, detailsText, ownWords, type Passage } from './passages.ts';

export function checkSources(source: Source, report: Report, { all }: Context): void {
  const { references, draft } = source.data;
  if (!references) {
    // relations/claims.ts checks figures of the practice itself.
    if (isOf(source, 'glossary', 'screens', 'team'))
      for (const passage of ownWords(source)) checkMisplaced(passage, report);
    return;
  }
  const keys = references.map(({ id }) => id);
  const citing = [
    ...detailsText(source).filter(({ field }) => field?.cites),
    ...bodyText(source).filter(({ isHeading }) => !isHeading),
  ];
  for (const passage of citing) checkKeys(passage, keys, all, report);
  if (draft) return;
  const cited = new Set(citing.flatMap(({ written }) => sourcesIn(written)));
  keys.forEach((key, index) => {
    if (!cited.has(key))
      report(
        source.at('references', index),
        `No sentence here names "${key}".`,
        `End the one that rests on it with its key: … [${key}]. Or take it out of the references.`,
      );
  });
  for (const passage of citing) checkUnsourced(passage, keys, report);
  for (const passage of ownWords(source).filter((one) => !citing.includes(one)))
    checkMisplaced(passage, report);
  checkFigureFields(source, keys, report);
}

/** Neither links nor boxes of other programs, which other rules report. */
const brackets = /\[([^[\]!][^[\]]*)\](?!\()/g;

function checkKeys(passage: Passage, keys: string[], all: Source[], report: Report) {
  if (!passage.written.includes('[')) return;
  for (const [, key = ''] of passage.written.matchAll(brackets)) {
    if (keys.includes(key)) continue;
    const fix = findSource(all, 'publications', key)
      ? 'Choose it there too.'
      : didYouMean(key, keys, `${keysAre(keys)} Use ( and ) for anything that is not a source.`);
    report(passage.at, `"${key}" is none of the references of this page.`, fix);
  }
}

const keysAre = (keys: string[]) =>
  keys.length > 0 ? `The keys here are: ${keys.join(', ')}.` : 'Choose a publication under the references.';

/** A key after the full stop belongs to the sentence before it. */
const sentencesIn = ({ written, text, sentences }: Passage) =>
  written === text
    ? sentences.map(({ sentence }) => sentence)
    : sentencesOf(written.replace(/([.!?]) ?((?: ?\[[a-z0-9-]+\])+)/g, ' $2$1'));

function checkUnsourced(passage: Passage, keys: string[], report: Report) {
  for (const sentence of sentencesIn(passage)) {
    const figure = findFigure(withoutSources(sentence), passage.field?.outcome === true);
    if (figure && sourcesIn(sentence).length === 0)
      report(
        passage.at,
        `"${figure}" is a figure without a source.`,
        `End its sentence with the key of a reference: … [${keys[0] ?? 'nice-ng226'}]. ${keysAre(keys)} Or say it without a number.`,
      );
  }
}

function checkMisplaced(passage: Passage, report: Report) {
  const figure = findFigure(passage.text, false);
  const [mark] = sourcesIn(passage.written);
  if (mark)
    report(
      passage.at,
      `Readers cannot see the source [${mark}] here.`,
      'Name it where the figure is: in the text, the options, the answers or the facts.',
    );
  else if (figure && !passage.field?.figure)
    report(
      passage.at,
      `"${figure}" is a figure, and no source can be named here.`,
      'Say it without a number here, and give the figure with its source in the text, the options or the facts.',
    );
}

/** A field that is a figure has its source in a field of the same group. */
function checkFigureFields(source: Source, keys: string[], report: Report) {
  for (const { path } of source.values.filter(({ field }) => field.figure)) {
    const beside = source.values.find((other) => other.field.cites && isBeside(other.path, path));
    if (sourcesIn(String(beside?.value)).length > 0) continue;
    report(
      path,
      'This figure does not name its source by key.',
      `End the line under it with a key: … [${keys[0] ?? 'who-2023-osteoarthritis'}]. ${keysAre(keys)}`,
    );
  }
}

const isBeside = (one: Path, other: Path) => one.slice(0, -1).join() === other.slice(0, -1).join();
