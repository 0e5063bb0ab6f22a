// The site search: finds pages by words, and puts advice first when the words sound like an emergency.
import MiniSearch from 'minisearch';
import type { Piece } from '../callable.ts';
import type { Language } from '@clinic/content-model/languages.ts';
import type { SearchMessages } from '@clinic/content-model/messages/search.ts';
import { Dictionary, soundsOf, type Words } from './words.ts';

export interface PageSummary {
  title: string;
  /** Shown under the title. */
  text: string;
}

/** The weight of a word in each part of a page. */
const boost = { title: 8, names: 8, called: 8, says: 1, symptoms: 3, headings: 2, words: 1 };

type Part = keyof typeof boost;
/** The searched parts of a page. A word of "called" matches alone, also a skipped one such as doctor. */
export type SearchFields = Partial<Record<Part, string>>;

export interface SearchPage extends PageSummary, Partial<Record<Language, PageSummary>> {
  href: string;
  kind: 'condition' | 'procedure' | 'post' | 'exercises' | 'term' | 'person' | 'page';
  /** The page exists in Hindi or Marathi only. */
  notInEnglish?: boolean;
  asked: SearchFields;
  /** Whole sentences of patients. */
  says: string[];
}

export interface Emergency extends Record<Language | 'english', Piece[]> {
  /** Matches when the question contains all words of one line. */
  words: string[];
}

export interface SearchData extends Words {
  pages: SearchPage[];
  /** Words that sound like an emergency, and its advice. */
  emergencies: Emergency[];
  /** The signs of the safety blocks. They show the advice of the first emergency. */
  signs: string[];
  phone: { label: string; number: string };
  /** The messages in Hindi and Marathi. */
  messages: Record<Language, SearchMessages>;
}

export interface Answer {
  /** The language of the question, if known. */
  language: Language | undefined;
  /** The advice above the results. */
  emergency: Emergency | undefined;
  pages: SearchPage[];
  /** False when no page is about the question, and these are only the closest. */
  isMatch: boolean;
}

const parts = Object.keys(boost) as Part[];
const nameParts: Part[] = ['title', 'names', 'called'];
/** The parts with the subject of a page. */
const subjectParts = parts.filter((part) => part !== 'words');
type Weights = Partial<Record<SearchPage['kind'], number>>;
/** The weights of pages by kind: for questions about a pain, and about a treatment. */
const ofPain: Weights = { condition: 1.6, term: 0.6 };
const ofTreatment: Weights = { condition: 0.9, procedure: 1.6, term: 0.6 };
const MAX_RESULTS = 12;
const MAX_CLOSEST = 3;
/** Pages below this share of the first page's score are not shown. */
const MIN_SCORE_SHARE = 0.1;
/** The weight of the best sentence of a patient beside that of the page. */
const SENTENCE_WEIGHT = 8;
/** The weight of a guessed word. */
const GUESSED_WORD_WEIGHT = 0.1;
/** The weight of a word that is neither in the names of pages nor in the dictionary. */
const UNKNOWN_WORD_WEIGHT = 0.6;
/** A question with this share of the words of a sign, and this many, sounds like the sign. */
const LIKE_A_SIGN = { share: 0.5, words: 5 };

type Search = (question: string, page?: Language) => Answer;
type Data = Omit<SearchData, 'phone' | 'messages'>;

const wordsIn = (text = ''): string[] => text.match(/\S+/g) ?? [];
const allWords = ({ asked, says }: SearchPage) => [...Object.values(asked), ...says].flatMap(wordsIn);

/** Prepares the data at build: translates the words of pages, emergencies and signs. */
export function prepareSearchData({ pages, emergencies, signs, ...words }: Data): Data {
  const dictionary = new Dictionary(words);
  const readers: Record<string, (text: string) => string[]> = {
    title: dictionary.readTitle,
    called: soundsOf,
  };
  const read = ([part, text]: [string, string]) => [part, (readers[part] ?? dictionary.read)(text).join(' ')];
  const found = pages.map((page) => ({
    ...page,
    asked: Object.fromEntries(Object.entries(page.asked).map(read)) as SearchFields,
    says: page.says.map((sentence) => dictionary.readSaid(sentence).join(' ')),
  }));
  for (const page of found) dictionary.know(allWords(page), page.title);
  const understand = (text: string) => dictionary.understand(text).words.join(' ');
  return {
    ...words,
    pages: found,
    emergencies: emergencies.map((emergency) => ({ ...emergency, words: emergency.words.map(understand) })),
    signs: signs.map(understand),
  };
}

const indexOf = (fields: string[], storeFields: string[] = []) =>
  new MiniSearch({
    idField: 'href',
    fields,
    storeFields,
    tokenize: wordsIn,
    processTerm: (term) => term,
    searchOptions: {
      boost,
      prefix: (term, at, terms) => at === terms.length - 1 && term.length > 2,
    },
  });

/** Returns the words that were found in these parts. */
const wordsOfMatch = (match: Record<string, string[]>, some: Part[]) =>
  Object.keys(match).filter((word) => match[word]!.some((part) => some.includes(part as Part)));

export function makeSearch({ pages, emergencies, signs, ...words }: Data): Search {
  const dictionary = new Dictionary(words);
  const byAddress = new Map(pages.map((page) => [page.href, page]));
  const whole = indexOf(parts);
  const sentences = indexOf(['says'], ['page']);
  /** The number of pages with a word. */
  const counts = new Map<string, number>();
  const names = new Set(pages.flatMap(({ asked }) => nameParts.flatMap((part) => wordsIn(asked[part]))));
  const treatments = new Set(words.treatments.flatMap(soundsOf));
  for (const page of pages) {
    const { href, title, asked, says } = page;
    whole.add({ ...asked, says: says.join(' '), href });
    says.forEach((one, at) => sentences.add({ href: `${href} ${at}`, page: href, says: one }));
    const all = new Set(allWords(page));
    for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1);
    dictionary.know([...all], title);
  }
  const urgent = emergencies.map((emergency) => ({ emergency, lines: emergency.words.map(wordsIn) }));
  const allSigns = signs.map(wordsIn);
  dictionary.know(allSigns.flat());

  function emergencyIn(asked: string[]) {
    const isAsked = (word: string) => asked.includes(word);
    const isLike = (sign: string[]) => {
      const has = sign.filter(isAsked).length;
      return has === sign.length || has >= Math.max(LIKE_A_SIGN.words, sign.length * LIKE_A_SIGN.share);
    };
    const found = urgent.find(({ lines }) => lines.some((line) => line.every(isAsked)));
    return found?.emergency ?? (allSigns.some(isLike) ? emergencies[0] : undefined);
  }

  return (question, page) => {
    const { words: asked, guesses } = dictionary.understand(question);
    const query = asked.join(' ');
    const trust = (word: string) => (guesses.has(word) ? GUESSED_WORD_WEIGHT : 1);
    const telling = (word: string) =>
      trust(word) * (names.has(word) || dictionary.means(word) ? 1 : UNKNOWN_WORD_WEIGHT);
    const found = whole.search(query, { boostTerm: telling });
    const known = asked.filter(
      (word) => counts.has(word) || found.some(({ queryTerms }) => queryTerms.includes(word)),
    );
    const weigh = (words: string[]) =>
      words
        .filter((word) => known.includes(word))
        .reduce((sum, word) => sum + telling(word) * Math.log(1 + pages.length / (counts.get(word) ?? 1)), 0);
    const weights = asked.some((word) => treatments.has(word)) ? ofTreatment : ofPain;
    const all = weigh(known) || 1;
    const allNames = weigh(known.filter((word) => names.has(word))) || 1;
    const said = new Map<string, number>();
    for (const { page: href, score, queryTerms } of sentences.search(query, { boostTerm: trust }))
      said.set(href, Math.max(said.get(href) ?? 0, (score * weigh(queryTerms)) / all));
    const scored = found
      .map(({ id, score, match, queryTerms }) => {
        const page = byAddress.get(String(id))!;
        // A page with the words in its name precedes one that only mentions them.
        const called = wordsOfMatch(match, nameParts);
        const points = (score * weigh(queryTerms)) / all + SENTENCE_WEIGHT * (said.get(page.href) ?? 0);
        return { page, score: points * (1 + (weigh(called) / allNames) ** 2) * (weights[page.kind] ?? 1) };
      })
      .sort((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * MIN_SCORE_SHARE;
    const certain = known.filter((word) => !guesses.has(word));
    const isCertain = (word: string) => certain.length === 0 || !guesses.has(word);
    /** The most words of the question that one page has in these parts. */
    const mostIn = (some: Part[]) =>
      Math.max(0, ...found.map(({ match }) => wordsOfMatch(match, some).filter(isCertain).length));
    // A last word of one or two letters may be incomplete.
    const half = asked.filter((word) => word.length > 2 || certain.includes(word)).length / 2;
    const isMatch =
      mostIn(subjectParts) > Math.min(half, 2) ||
      (certain.length === half * 2 && mostIn(nameParts) === half && half > 0);
    const language = dictionary.languageOf(question, page);
    return {
      language,
      emergency: emergencyIn(asked),
      isMatch,
      pages: scored
        .filter(({ score, page }) => score >= least && (!page.notInEnglish || (language && page[language])))
        .slice(0, isMatch ? MAX_RESULTS : MAX_CLOSEST)
        .map(({ page }) => page),
    };
  };
}
