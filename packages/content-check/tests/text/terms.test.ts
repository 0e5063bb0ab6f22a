import { changed, knee, testSites, testEdits } from '../site.ts';

testEdits({
  'id="cartilage" → id="cartillage"':
    'There is no term called "cartillage" in src/content/glossary. → Did you mean cartilage?',
  'id="cartilage" → id="spleen"':
    'There is no term called "spleen" in src/content/glossary. → The terms are the files in src/content/glossary, without their endings.',
  'id="cartilage" → id=cartilage':
    'The sign < begins a piece of code here. → Write "less than", or put a \\ before it: \\<. A term is written <Term id="nerve-block">nerve block</Term>.',
  'Keep moving. → Keep <Term id="cartilage">cartilage</Term> moving.': [
    '"cartilage" is explained twice on this page. → Keep the first, and write the word plainly here.',
    2,
  ],
  'cartilage</Term> → cartilage':
    'A term is not opened and closed in the same sentence. → Write <Term id="nerve-block">nerve block</Term>.',
  ' id="cartilage" → ':
    'A term must say which word it explains, and nothing else. → Write <Term id="nerve-block">nerve block</Term>.',
  '>cartilage< → ><': 'This term has no words. → Write <Term id="nerve-block">nerve block</Term>.',
});

const moved = (find: string, put: string) => changed(knee, [/<Term.*Term>/, 'cartilage'], [find, put]);
testSites({
  'a term in a heading': [
    moved('### At home', '### At <Term id="cartilage">home</Term>'),
    'A term cannot be in a heading. → Explain the word where it first appears in a sentence.',
  ],
  'a term in a link': [
    moved('[hip pain]', '[hip <Term id="cartilage">pain</Term>]'),
    'A term cannot be in a link.',
  ],
  'a term on a line of its own': [
    moved('Keep moving.', '<Term id="cartilage">Move</Term>'),
    'A term must be inside a sentence. → Move it into the sentence where the word first appears.',
  ],
});
