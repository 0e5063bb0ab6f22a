// Transliterates Hindi and Marathi as people type them in Latin letters: with long or short vowels.
const consonants: Record<string, string> = Object.fromEntries(
  (
    'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ zh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ऩ n प p फ ph ब b भ bh ' +
    'म m य y र r ऱ r ल l ळ l व v श sh ष sh स s ह h'
  )
    .match(/\S+ \S+/g)!
    .map((pair) => pair.split(' ')),
);
const vowels: Record<string, [long: string, short: string]> = {
  ...{ अ: ['a', 'a'], आ: ['aa', 'a'], इ: ['i', 'i'], ई: ['ee', 'i'], उ: ['u', 'u'], ऊ: ['oo', 'u'] },
  ...{
    ए: ['e', 'e'],
    ऐ: ['ai', 'ai'],
    ओ: ['o', 'o'],
    औ: ['au', 'ou'],
    ऑ: ['o', 'o'],
    ऍ: ['a', 'e'],
    ऋ: ['ri', 'ru'],
  },
  ...{
    'ा': ['aa', 'a'],
    'ि': ['i', 'i'],
    'ी': ['ee', 'i'],
    'ु': ['u', 'u'],
    'ू': ['oo', 'u'],
    'ृ': ['ri', 'ru'],
  },
  ...{
    'े': ['e', 'e'],
    'ै': ['ai', 'ai'],
    'ो': ['o', 'o'],
    'ौ': ['au', 'ou'],
    'ॉ': ['o', 'o'],
    'ॅ': ['a', 'e'],
  },
};

/** Omits the inherent vowel at the end of a word and silent vowels within it. */
export function asTyped(text: string, vowel: 'long' | 'short'): string {
  return text.normalize('NFD').replace(/[\u0900-\u097f]+/g, (word) => {
    const letters = [...word.replaceAll('़', '')];
    const typed = letters.map((letter, at) => {
      const next = letters[at + 1];
      const consonant = consonants[letter];
      if (consonant === undefined)
        return (
          vowels[letter]?.[vowel === 'long' ? 0 : 1] ??
          (/[ंँ]/.test(letter) && !/[यवसशह]/.test(next ?? '') ? 'n' : '')
        );
      return consonant + (next === undefined || next === '्' || /[ा-ौॅॉृ]/.test(next) ? '' : 'ə');
    });
    return typed
      .join('')
      .replace(/(?<=[aeiouə][^aeiouə]+)ə(?=[^aeiouə]h?[aeiou])/, '')
      .replaceAll('ə', 'a');
  });
}
