// The search of the whole site: pages by words, and what has to be said first when the words sound like an emergency.
import MiniSearch from 'minisearch';
import type { Piece } from '../callable.ts';
import { Dictionary, type Words } from './words.ts';

export interface SearchPage {
  href: string;
  kind: 'condition' | 'procedure' | 'post' | 'exercises' | 'term' | 'person' | 'page';
  title: string;
  /** Shown under the title. */
  text: string;
  names: string;
  /** Words that lead here by themselves, even those that questions skip: doctor. */
  called?: string;
  symptoms: string;
  headings: string;
  words: string;
}

export interface SearchData extends Words {
  pages: SearchPage[];
  /** Words that sound like an emergency, and what is said of it. */
  emergencies: { says: Piece[]; words: string[] }[];
  phone: { label: string; number: string };
}

export interface Answer {
  /** What is said before all results. */
  emergency: Piece[] | undefined;
  pages: SearchPage[];
  /** False where the pages are the closest to the question, and none is about it. */
  isMatch: boolean;
}

const boost = { title: 8, names: 8, called: 8, symptoms: 3, headings: 2, words: 1 };
const weights: Partial<Record<SearchPage['kind'], number>> = { condition: 1.5, term: 0.6 };
const nameFields = ['title', 'names', 'called'];
/** The fields that say what a page is about. */
const subjectFields = Object.keys(boost).filter((field) => field !== 'words');
const MOST = 12;
const CLOSEST = 3;
/** What is less to the point than the first page by this much is not shown. */
const LEAST = 0.1;

export function makeSearch({
  pages,
  emergencies,
  ...words
}: Omit<SearchData, 'phone'>): (question: string) => Answer {
  const dictionary = new Dictionary(words);
  const byAddress = new Map(pages.map((page) => [page.href, page]));
  const weightOf = (href: string) => weights[byAddress.get(href)?.kind ?? 'page'] ?? 1;
  const index = new MiniSearch<SearchPage>({
    idField: 'href',
    fields: Object.keys(boost),
    tokenize: (text, field) => dictionary.learn(text, field),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      tokenize: (text) => text.split(' '),
      prefix: (term, at, terms) => at === terms.length - 1 && term.length > 2,
      boostDocument: (href: string) => weightOf(href),
    },
  });
  index.addAll(pages);
  const signs = emergencies.flatMap(({ says, words: all }) =>
    all.map((sign) => ({ says, words: dictionary.understand(sign).words })),
  );

  return (question) => {
    const { words: asked, guesses } = dictionary.understand(question);
    const found = index.search(asked.join(' '));
    /** A page that is called as somebody asks stands before one that only speaks of it. */
    const scored = found
      .map(({ id, score, match }) => {
        const words = Object.values(match);
        const named = words.filter((fields) => fields.some((field) => nameFields.includes(field)));
        const share = ({ length }: unknown[]) => (length / asked.length) ** 2;
        return { page: byAddress.get(String(id))!, score: score * share(words) * (1 + 2 * share(named)) };
      })
      .sort((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * LEAST;
    const certain = asked.filter(
      (word) => !guesses.has(word) && found.some(({ queryTerms }) => queryTerms.includes(word)),
    );
    /** The most words of the question that one page has in these fields. */
    const mostIn = (fields: string[]) =>
      Math.max(0, ...index.search(certain.join(' '), { fields }).map(({ queryTerms }) => queryTerms.length));
    // A last word of one or two letters is still being typed.
    const half = asked.filter((word) => word.length > 2 || certain.includes(word)).length / 2;
    const isMatch =
      mostIn(subjectFields) > half ||
      (certain.length === half * 2 && mostIn(nameFields) === half && half > 0);
    return {
      emergency: signs.find(({ words: sign }) => sign.every((word) => asked.includes(word)))?.says,
      isMatch,
      pages: scored
        .filter(({ score }) => score >= least)
        .slice(0, isMatch ? MOST : CLOSEST)
        .map(({ page }) => page),
    };
  };
}
