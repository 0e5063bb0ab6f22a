// The sounds of words, so that a search finds every spelling, in Latin letters and in Devanagari.

const lettersIn = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.match(/\S+ \S+/g)!.map((pair) => pair.split(' ')));

const consonants = lettersIn(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ' +
    'प p फ f ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ळ l',
);
const vowels = lettersIn(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ e ओ o औ o ऍ e ऑ o ा a ि i ी i ु u ू u ृ ri े e ै e ो o ौ o ॅ e ॉ o ं n ँ n ः h',
);
const VIRAMA = '्';
const isSign = (letter: string | undefined) => letter !== undefined && /[ा-ौॅॉृ]/.test(letter);

/** Transliterates a Devanagari word to Latin letters. A nukta changes the sound too little to matter. */
export function inLatin(word: string): string {
  const letters = [...word.normalize('NFD').replaceAll('़', '').replace(/[ंँ]$/, '')];
  return letters
    .map((letter, index) => {
      const next = letters[index + 1];
      const consonant = consonants[letter];
      if (consonant === undefined) return letter === VIRAMA ? '' : (vowels[letter] ?? letter);
      // The inherent vowel is silent at the end of a word.
      const isBare = next === undefined || next === VIRAMA || isSign(next);
      return consonant + (isBare ? '' : 'a');
    })
    .join('');
}

const sounds: [pattern: RegExp, sound: string][] = [
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/t?chh?|tch/g, 'C'],
  [/sch/g, 'sk'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/([kgtdbj])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([aeiou])gh|^k(?=n)/g, '$1'],
  [/ee|ii|ie/g, 'i'],
  [/oo|uu/g, 'u'],
  [/a[iy]|e[iya]/g, 'e'],
  [/[ao][uw]/g, 'o'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns the sound of a word, without its ending, which depends on the sentence (ghutna, ghutne, ghutnay), and without the
 * vowels that Devanagari omits.
 */
export function sound(word: string): string {
  const latin = /[ऀ-ॿ]/.test(word) ? inLatin(word) : word.normalize('NFD').replace(/\p{M}/gu, '');
  const heard = sounds.reduce((text, [pattern, to]) => text.replace(pattern, to), latin);
  const stem = heard.replace(/(.[^saeiou])s$/, '$1').replace(/(...)(?:on|[aeiou]+)$/, '$1');
  // Safari before 16.4 has no lookbehind.
  const [, begin = '', rest = stem] = /^(.*?[aeiou])(.*)$/.exec(stem) ?? [];
  return begin + rest.replace(/([^aeiou])a(?=[^aeiou])/g, '$1');
}
