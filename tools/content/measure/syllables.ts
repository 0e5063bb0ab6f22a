// Words and their syllables. One walk over the codes of the letters: a content check counts half a million words, and
// expressions for each word took four times as long.

export interface Spoken {
  words: number;
  syllables: number;
}

/** Words are parted by single spaces; a sign on its own is none. */
export function spokenIn(sentence: string): Spoken {
  let words = 0;
  let syllables = 0;
  let isWord = false;
  let afterVowel = false;
  let groups = 0;
  let third = 0;
  let second = 0;
  let last = 0;
  for (let place = 0; place <= sentence.length; place += 1) {
    const code = place < sentence.length ? sentence.charCodeAt(place) : space;
    const letter = code < 128 ? (smallLetters[code] ?? 0) : 0;
    if (letter > 0) {
      third = second;
      second = last;
      last = letter;
      const isVowel = vowels[letter] === 1;
      if (isVowel && !afterVowel) groups += 1;
      afterVowel = isVowel;
      isWord = true;
    } else if (code !== space) {
      isWord ||= otherWord.test(sentence.charAt(place));
    } else {
      if (isWord) {
        words += 1;
        syllables += Math.max(1, endsSilent(third, second, last) ? groups - 1 : groups);
      }
      isWord = afterVowel = false;
      groups = third = second = last = 0;
    }
  }
  return { words, syllables };
}

/** A guess by rule, as dictionaries are large: "make", "makes" and "jumped", not "table", "causes" and "tested". */
function endsSilent(third: number, second: number, last: number): boolean {
  if (last === codeOf('e')) return second > 0 && spokenBeforeE[second] === 0;
  if (second !== codeOf('e') || third === 0) return false;
  if (last === codeOf('s')) return spokenBeforeEs[third] === 0;
  return last === codeOf('d') && spokenBeforeEd[third] === 0;
}

const codeOf = (letter: string) => letter.charCodeAt(0);
const space = codeOf(' ');

/** 1 at the code of each of these letters. */
const marked = (letters: string) =>
  Uint8Array.from({ length: 128 }, (_, code) => Number(letters.includes(String.fromCharCode(code))));
const vowels = marked('aeiouy');
const spokenBeforeE = marked('laeiouy');
const spokenBeforeEs = marked('laeiouyszxcgh');
const spokenBeforeEd = marked('laeiouydt');

/** At the code of each letter of ASCII, the code of the small one. */
const smallLetters = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return /[a-z]/i.test(letter) ? codeOf(letter.toLowerCase()) : 0;
});

/** A digit, or a letter of another alphabet. */
const otherWord = /[\p{L}\p{N}]/u;
