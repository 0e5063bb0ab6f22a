// What patients type, in English, Hindi and Marathi and in the letters of either, as the words of this site.
import { sound } from './sounds.ts';

export interface Words {
  /** Words that say nothing about what is looked for. */
  skip: string[];
  /** A word of this site, and how patients call it. */
  words: { means: string; also: string[] }[];
}

interface Word {
  typed: string;
  sound: string;
}

const MOST_WORDS = 5;
/** What Hindi and Marathi add to a word: in it, of it, to it, on it. */
const ENDING = /^[aeiou]*(?:[tlcnv]|tn|tt|vr|md|sat|pasn)?[aeiou]?$/;

export class Dictionary {
  private readonly skip: Set<string>;
  /** Each name as it is typed, and as it sounds. */
  private readonly meanings = new Map<string, string[]>();
  /** Words that stand on the pages and need no translation. */
  private readonly known = new Set<string>();
  /** Words of the pages and of this dictionary as they are spelt. */
  private readonly spellings = new Set<string>();
  private readonly titleWords = new Map<string, Word>();
  /** The sounds of words that lead to a page by themselves, even if questions skip them. */
  private readonly called = new Set<string>();

  constructor({ skip, words }: Words) {
    this.skip = new Set(skip.flatMap((line) => line.split(/[\s,]+/)));
    const names = words.flatMap(({ means, also }) => {
      const meaning = this.heard(means).map((word) => word.sound);
      return [means, ...also].map((name) => ({ name: this.heard(name), meaning }));
    });
    for (const way of ['typed', 'sound'] as const)
      for (const { name, meaning } of names) {
        const key = phrase(name, way);
        if (!this.meanings.has(key)) this.meanings.set(key, meaning);
        for (const { typed } of name) this.spellings.add(typed);
      }
  }

  /** The words of a page, translated. From now on they are known. */
  learn(text: string, field?: string): string[] {
    const all = wordsOf(text);
    if (field === 'called') for (const { sound } of all) this.called.add(sound);
    const heard = field === 'called' ? all : this.withoutSkipped(all);
    const words = this.translate(heard, ({ sound }) => [sound]);
    if (field === 'title')
      for (const word of heard) {
        this.titleWords.set(word.typed, word);
        // A phrase was translated as a whole: "sports injuries". Its words lead to the page too.
        if (!words.includes(word.sound) && !this.meaningOf([word])) words.push(word.sound);
      }
    for (const word of words) this.known.add(word);
    for (const { typed } of heard) this.spellings.add(typed);
    return words;
  }

  /** The words of a question, translated, and those among them that are no more than a guess. */
  understand(text: string): { words: string[]; guesses: Set<string> } {
    const guesses = new Set<string>();
    const all = wordsOf(text);
    const heard = this.withoutSkipped(all).flatMap((word) => this.corrected(word));
    if (heard.length === 0) heard.push(...all.filter(({ sound }) => this.called.has(sound)));
    const words = this.translate(heard, ({ sound }) => {
      const found = this.variant(sound);
      if (found) return found;
      const nearest = this.nearest(sound);
      for (const word of nearest ?? []) guesses.add(word);
      return nearest ?? [sound];
    });
    return { words, guesses };
  }

  private heard = (text: string) => this.withoutSkipped(wordsOf(text));

  private withoutSkipped = (words: Word[]) => words.filter(({ typed }) => !this.skip.has(typed));

  /** An unknown word becomes the words of titles that are one edit away. */
  private corrected(word: Word): Word[] {
    if (this.spellings.has(word.typed)) return [word];
    const near = [...this.titleWords.values()].filter(
      ({ typed }) => typed.length > 3 && isOneEditAway(word.typed, typed),
    );
    return near.length === 0 || this.meanings.has(word.sound) ? [word, ...near] : near;
  }

  /** What was translated word by word may have a name of its own: head pain. */
  private translate(words: Word[], otherwise: (word: Word) => string[]): string[] {
    const once = this.named(words, otherwise).map((sound) => ({ typed: sound, sound }));
    return this.named(once, ({ sound }) => [sound]);
  }

  /** The longest name that begins here, then what follows it. */
  private named(words: Word[], otherwise: (word: Word) => string[]): string[] {
    const found = new Set<string>();
    for (let at = 0; at < words.length;) {
      let count = Math.min(MOST_WORDS, words.length - at);
      let name = this.meaningOf(words.slice(at, at + count));
      while (!name && count > 1) name = this.meaningOf(words.slice(at, at + (count -= 1)));
      for (const word of name ?? otherwise(words[at]!)) found.add(word);
      at += count;
    }
    return [...found];
  }

  private meaningOf = (words: Word[]) =>
    this.meanings.get(phrase(words, 'typed')) ?? this.meanings.get(phrase(words, 'sound'));

  private variant = (sound: string) => this.whole(sound) ?? this.withEnding(sound) ?? this.joined(sound);

  private whole = (sound: string) =>
    this.meanings.get(sound) ?? (this.known.has(sound) ? [sound] : undefined);

  private withEnding(sound: string): string[] | undefined {
    for (let end = sound.length - 1; end >= 3; end -= 1) {
      const found = ENDING.test(sound.slice(end)) && this.meanings.get(sound.slice(0, end));
      if (found) return found;
    }
    return undefined;
  }

  /** Two words without a space between them. */
  private joined(sound: string): string[] | undefined {
    for (let end = sound.length - 2; end >= 2; end -= 1) {
      const second = this.whole(sound.slice(end));
      const first = second && this.whole(sound.slice(0, end).replace(/(...)[aeiou]$/, '$1'));
      if (first) return [...first, ...second];
    }
    return undefined;
  }

  private nearest(sound: string): string[] | undefined {
    let least = allowed(sound);
    let best: string | undefined;
    for (const candidate of [...this.known, ...this.meanings.keys()]) {
      if (Math.abs(candidate.length - sound.length) > 2 || candidate.includes(' ')) continue;
      const apart = distance(sound, candidate);
      if (apart > least || (apart === least && best)) continue;
      least = apart;
      best = candidate;
    }
    return best === undefined ? undefined : this.whole(best);
  }
}

const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((typed) => ({ typed, sound: sound(typed) }));

const phrase = (words: Word[], of: keyof Word) => words.map((word) => word[of]).join(' ');

const cost = (letter: string | undefined) => ('aeiou'.includes(letter ?? '') ? 0.5 : 1);
const allowed = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 1.5 : 2);

/** How far two words are apart: vowels are often guessed, consonants seldom. */
function distance(one: string, other: string): number {
  let row = [0];
  for (let b = 0; b < other.length; b += 1) row.push(row[b]! + cost(other[b]));
  for (const letter of one) {
    const price = cost(letter);
    const next = [row[0]! + price];
    for (let b = 0; b < other.length; b += 1) {
      const otherPrice = cost(other[b]);
      const changed = letter === other[b] ? 0 : Math.max(price, otherPrice);
      next.push(Math.min(row[b + 1]! + price, next[b]! + otherPrice, row[b]! + changed));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** One letter inserted, deleted or substituted, or two neighbours swapped. */
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
