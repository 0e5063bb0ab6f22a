import { expect, test } from 'vitest';
import { inSentence } from '#lib/text.ts';

test('words begin small within a sentence, unless they are a name or an abbreviation', () => {
  expect(['Worn cartilage', 'L4 nerve', 'MCL', 'Achilles tendon', 'X-ray'].map(inSentence)).toEqual([
    'worn cartilage',
    'L4 nerve',
    'MCL',
    'Achilles tendon',
    'X-ray',
  ]);
});
