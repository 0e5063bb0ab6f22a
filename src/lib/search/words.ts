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
      }
  }

  /** The words of a page, translated. From now on they are known. */
  learn(text: string): string[] {
    const words = this.translate(this.heard(text), ({ sound }) => [sound]);
    for (const word of words) this.known.add(word);
    return words;
  }

  /** The words of a question, translated. An unknown word becomes the known word that is nearest to it. */
  understand(text: string): string[] {
    return this.translate(this.heard(text), (word) => this.guess(word.sound) ?? [word.sound]);
  }

  private heard(text: string): Word[] {
    const words =
      text
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return words.filter((word) => !this.skip.has(word)).map((typed) => ({ typed, sound: sound(typed) }));
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

  private guess(sound: string): string[] | undefined {
    return this.whole(sound) ?? this.withEnding(sound) ?? this.joined(sound) ?? this.nearest(sound);
  }

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
