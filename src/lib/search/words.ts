// Translates the words of patients, in English, Hindi and Marathi and in either script, into the words of the site.
import type { Language } from '@clinic/content-model/languages.ts';
import { sound } from '@clinic/contract/sounds.ts';

/** Returns the sounds of all words, including skipped ones. */
export const soundsOf = (text: string): string[] => wordsOf(text).map(({ sound }) => sound);

/** Words of one language: several in a line. */
export interface OfLanguage {
  /** Stop words. */
  skip: string[];
  /** A question with one of these is in this language. */
  tells: string[];
}

export interface Words extends Record<Language, OfLanguage> {
  /** English stop words. */
  skip: string[];
  /** Words of questions about a treatment. */
  treatments: string[];
  /** A word of the site, and the words of patients for it. */
  words: { means: string; also: string[] }[];
}

interface Word {
  typed: string;
  sound: string;
  /** True for a translated word. */
  isMeant?: boolean;
}

const MOST_WORDS = 5;
/** Shorter words are never guessed. */
const LEAST_LETTERS = 5;
const LEAST_STEM = 4;
/** Case endings of Hindi and Marathi: in, of, to, on, from, until. */
const ENDING = /^[aeiou]*(?:[tlcnv]|n[cl]|t[nlt]u?n?|vru?n?|ma?d|sa?t|pa?su?n|priant|mul|jvl|kd)?[aeiou]*$/;

export class Dictionary {
  private readonly english: Set<string>;
  private readonly languages: { language: Language; tells: Set<string> }[];
  private readonly skip: Set<string>;
  /** The meaning of each name, by spelling and by sound. */
  private readonly typed = new Map<string, Word[]>();
  private readonly heard = new Map<string, Word[]>();
  /** The sounds of the words on the pages. */
  private readonly known = new Set<string>();
  /** Spellings of words in titles and in this dictionary. */
  private readonly spellings = new Map<string, Word>();

  constructor({ skip, hindi, marathi, words }: Words) {
    this.english = setOf(skip);
    this.languages = [
      { language: 'hindi', tells: setOf([...hindi.skip, ...hindi.tells]) },
      { language: 'marathi', tells: setOf([...marathi.skip, ...marathi.tells]) },
    ];
    this.skip = setOf([...skip, ...hindi.skip, ...marathi.skip]);
    for (const { means, also } of words) {
      const meaning = this.withoutSkipped(wordsOf(means)).map(({ sound }) => asMeant(sound));
      for (const name of [means, ...also]) {
        const all = wordsOf(name);
        const rest = this.withoutSkipped(all);
        if (name === means) for (const word of rest) this.spellings.set(word.typed, word);
        this.add(all, meaning);
        // The name without stop words is another name: "die" of "want to die".
        if (rest.length > 1) this.add(rest, meaning);
      }
    }
  }

  /** True for a word of the site. */
  means = (sound: string) => this.heard.has(sound);

  /** Translates the text of a page. */
  read = (text: string): string[] => this.translate(wordsOf(text), (word) => [word]);

  /** Translates a sentence of a patient. */
  readSaid = (text: string): string[] =>
    this.translate(wordsOf(text), (word) => this.withEnding(word.sound) ?? [word]);

  /** Translates a title. Adds the words of a phrase that was translated as a whole, such as "sports injuries". */
  readTitle = (text: string): string[] => {
    const more = this.withoutSkipped(wordsOf(text)).filter((word) => !this.meaningOf([word]));
    return [...new Set([...this.read(text), ...more.map(({ sound }) => sound)])];
  };

  /** Adds the words of a page. */
  know(words: string[], title = ''): void {
    for (const word of words) this.known.add(word);
    for (const word of this.withoutSkipped(wordsOf(title))) this.spellings.set(word.typed, word);
  }

  /** Translates a question. Returns its words, and which of them are guesses. */
  understand(text: string): { words: string[]; guesses: Set<string> } {
    const guesses = new Set<string>();
    const all = wordsOf(text);
    const words = this.translate(all, (word) => {
      const found = this.whole(word.sound);
      if (found) return found;
      const guessed = this.guess(word);
      for (const { sound } of guessed) guesses.add(sound);
      if (guessed.length > 0) return guessed;
      return this.withEnding(word.sound) ?? this.joined(word.sound) ?? [word];
    });
    // A question of stop words only may be the name of a page: doctor.
    const called = all.map(({ sound }) => sound).filter((sound) => this.known.has(sound));
    return { words: words.length > 0 ? words : called, guesses };
  }

  /** Returns the language of most words. For Devanagari without such words, that of the page. */
  languageOf(text: string, page?: Language): Language | undefined {
    const words = wordsOf(text);
    const count = (tells: Set<string>) => words.filter(({ typed }) => tells.has(typed)).length;
    const [best] = this.languages
      .map(({ language, tells }) => ({ language, count: count(tells) + (language === page ? 0.5 : 0) }))
      .sort((a, b) => b.count - a.count);
    return best!.count >= 1 && best!.count > count(this.english)
      ? best!.language
      : (page ?? (/[\u0900-\u097f]/.test(text) ? 'hindi' : undefined));
  }

  private add(name: Word[], meaning: Word[]) {
    for (const [names, way] of [
      [this.typed, 'typed'],
      [this.heard, 'sound'],
    ] as const) {
      const key = phrase(name, way);
      if (!names.has(key)) names.set(key, meaning);
    }
  }

  private withoutSkipped = (words: Word[]) => words.filter(({ typed }) => !this.skip.has(typed));

  /** Translates names with stop words, then names without, then names of translated words: head pain. */
  private translate(all: Word[], otherwise: (word: Word) => Word[]): string[] {
    const whole = this.named(all, (word) => (this.skip.has(word.typed) ? [] : [word]));
    const words = this.named(this.named(whole, otherwise), (word) => [word]);
    return [...new Set(words.map(({ sound }) => sound))];
  }

  /** Replaces the longest name at each position. */
  private named(words: Word[], otherwise: (word: Word) => Word[]): Word[] {
    const found: Word[] = [];
    for (let at = 0; at < words.length;) {
      let count = Math.min(MOST_WORDS, words.length - at);
      let name = this.meaningOf(words.slice(at, at + count));
      while (!name && count > 1) name = this.meaningOf(words.slice(at, at + (count -= 1)));
      found.push(...(name ?? otherwise(words[at]!)));
      at += count;
    }
    return found;
  }

  private meaningOf(words: Word[]) {
    const [{ isMeant, typed }] = words as [Word];
    if (words.length === 1 && isMeant) return words;
    if (words.length === 1 && this.skip.has(typed)) return undefined;
    return this.typed.get(phrase(words, 'typed')) ?? this.sounding(phrase(words, 'sound'));
  }

  private sounding = (sounds: string) => (isHeard(sounds) ? this.heard.get(sounds) : undefined);

  private whole = (sound: string) =>
    this.sounding(sound) ?? (this.known.has(sound) ? [asMeant(sound)] : undefined);

  private withEnding(sound: string): Word[] | undefined {
    for (let end = sound.length - 1; end >= LEAST_STEM; end -= 1) {
      const found = ENDING.test(sound.slice(end)) && this.heard.get(sound.slice(0, end));
      if (found) return found;
    }
    return undefined;
  }

  /** Splits two words without a space between them. */
  private joined(sound: string): Word[] | undefined {
    for (let end = sound.length - 2; end >= 2; end -= 1) {
      const second = this.whole(sound.slice(end));
      const first = second && this.whole(sound.slice(0, end).replace(/(...)[aeiou]$/, '$1'));
      if (first) return [...first, ...second];
    }
    return undefined;
  }

  /** Returns words with one letter of difference. */
  private guess({ typed }: Word): Word[] {
    if (typed.length < LEAST_LETTERS) return [];
    const near = [...this.spellings].filter(([spelling]) => isOneEditAway(typed, spelling));
    return near.flatMap(([, word]) => this.meaningOf([word]) ?? [word]);
  }
}

/** Too many words share two sounds. */
const isHeard = (sounds: string) => sounds.length > 2;

const setOf = (lines: string[]) => new Set(lines.flatMap(wordsOf).map(({ typed }) => typed));

const asMeant = (sound: string): Word => ({ typed: sound, sound, isMeant: true });

const heardBefore = new Map<string, string>();
const soundOf = (typed: string) => {
  const known = heardBefore.get(typed) ?? sound(typed);
  heardBefore.set(typed, known);
  return known;
};

/** Ignores the nukta, and treats the two signs of a nasal n as one, since spellings vary. */
const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/['’]|\u093c/g, '')
      .replaceAll('\u0901', '\u0902')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((typed) => ({ typed, sound: soundOf(typed) }));

const phrase = (words: Word[], of: keyof Word) => words.map((word) => word[of]).join(' ');

/** True with one letter inserted, deleted or substituted, or two neighbours swapped. */
function isOneEditAway(one: string, other: string): boolean {
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  const [a, b] = [one.slice(begin), other.slice(begin)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
