import * as f from '../fields.ts';
import { draft } from './shared.ts';

export const term = f.group(
  'Term',
  'A hard word and what it means. The file name is what articles write in <Term id="…">.',
  {
    term: f.line('Term', 'The word, as it is in the glossary.', 60),
    meaning: f.line('Meaning', 'One to three plain sentences.', 260),
    draft,
  },
);
