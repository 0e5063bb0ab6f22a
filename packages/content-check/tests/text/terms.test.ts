import { describe, expect, test } from 'vitest';
import { changed, knee, mistakesIn, spoilt } from '../site.ts';

spoilt('id="cartilage"', {
  'id="cartillage"':
    'There is no term called "cartillage" in src/content/glossary. → Did you mean cartilage?',
  'id="spleen"':
    'There is no term called "spleen" in src/content/glossary. → The terms are the files in src/content/glossary, without their endings.',
  'id=cartilage':
    'The sign < begins a piece of code here. → Write "less than", or put a \\ before it: \\<. A term is written <Term id="nerve-block">nerve block</Term>.',
});
spoilt('Keep moving.', {
  'Keep <Term id="cartilage">cartilage</Term> moving.': [
    '"cartilage" is explained twice on this page. → Keep the first, and write the word plainly here.',
    2,
  ],
});
spoilt('cartilage</Term>', {
  cartilage:
    'A term is not opened and closed in the same sentence. → Write <Term id="nerve-block">nerve block</Term>.',
});
spoilt(' id="cartilage"', {
  '': 'A term must say which word it explains, and nothing else. → Write <Term id="nerve-block">nerve block</Term>.',
});
spoilt('>cartilage<', {
  '><': 'This term has no words. → Write <Term id="nerve-block">nerve block</Term>.',
});

describe('terms stand in sentences', () => {
  const moved = (find: string, put: string) =>
    mistakesIn(changed(knee, [/<Term.*Term>/, 'cartilage'], [find, put]));
  test.each([
    [
      'heading',
      '### At home',
      '### At <Term id="cartilage">home</Term>',
      'A term cannot stand in a heading.',
    ],
    ['link', '[hip pain]', '[hip <Term id="cartilage">pain</Term>]', 'A term cannot stand in a link.'],
    ['own line', 'Keep moving.', '<Term id="cartilage">Move</Term>', 'A term must stand inside a sentence.'],
  ])('not in a %s', (_kind, find, put, says) => {
    expect(moved(find, put)).toEqual([expect.stringContaining(says)]);
  });
});
