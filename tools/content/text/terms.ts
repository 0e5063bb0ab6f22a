// <Term id="nerve-block">nerve block</Term>: the one component of an article, a hard word with its meaning on a tap.
import type { Say } from '../say/mistake.ts';
import { didYouMean } from '../say/nearest.ts';
import { folderOf } from '../read/files.ts';
import { wordsIn, type Piece } from './piece.ts';

export const termExample = '<Term id="nerve-block">nerve block</Term>';

export interface TermUse {
  id: string;
  line: number;
}

export const isTerm = ({ type, name }: Piece) => type.startsWith('mdxJsx') && name === 'Term';

/** Returns the term, if it is named. */
export function readTerm(piece: Piece, around: Piece[], line: number, say: Say): TermUse[] {
  const [id, ...more] = piece.attributes ?? [];
  if (id?.name !== 'id' || typeof id.value !== 'string' || more.length > 0) {
    say(
      line,
      'A term must say which word it explains, and nothing else.',
      `Write ${termExample}.`,
      `The glossary does not know yet which of its words "${wordsIn(piece)}" is. Click it in the text, then the pencil, and choose one.`,
    );
    return [];
  }
  const place = around.find(({ type }) => type === 'heading' || type === 'link');
  if (piece.type === 'mdxJsxFlowElement') {
    say(
      line,
      'A term must stand inside a sentence.',
      'Move it into the sentence where the word first stands.',
    );
  } else if (place) {
    say(
      line,
      `A term cannot stand in a ${place.type}.`,
      'Explain the word where it first stands in a sentence.',
    );
  } else if (wordsIn(piece).trim() === '') {
    say(line, 'This term has no words.', `Write ${termExample}.`);
  }
  return [{ id: id.value, line }];
}

export function sayTermMistakes(terms: TermUse[], known: Map<string, unknown>, say: Say): void {
  terms.forEach(({ id, line }, index) => {
    if (!known.has(id)) {
      const folder = folderOf('glossary');
      const otherwise = `The terms are the files in ${folder}, without their endings.`;
      const mend = didYouMean(id, known.keys(), otherwise);
      say(line, `There is no term called "${id}" in ${folder}.`, mend);
    } else if (terms.findIndex((other) => other.id === id) < index) {
      say(
        line,
        `"${id}" is explained twice on this page.`,
        'Keep the first, and write the word plainly here.',
      );
    }
  });
}
