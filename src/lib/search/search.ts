// The search of the whole site: pages by words, and what has to be said first when the words sound like an emergency.
import MiniSearch from 'minisearch';
import type { Piece } from '../callable.ts';
import { Dictionary, type Words } from './words.ts';

export interface SearchPage {
  href: string;
  kind: 'condition' | 'procedure' | 'post' | 'exercises' | 'term' | 'page';
  title: string;
  /** Shown under the title. */
  text: string;
  names: string;
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
}

const boost = { title: 8, names: 8, symptoms: 3, headings: 2, words: 1 };
const weights: Partial<Record<SearchPage['kind'], number>> = { condition: 1.5, term: 0.6 };
const MOST = 12;
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
    tokenize: (text) => dictionary.learn(text),
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
    all.map((sign) => ({ says, words: dictionary.understand(sign) })),
  );

  return (question) => {
    const asked = dictionary.understand(question);
    /** A page that is called as somebody asks stands before one that only speaks of it. */
    const scored = index
      .search(asked.join(' '))
      .map(({ id, score, match }) => {
        const words = Object.values(match);
        const named = words.filter((fields) => fields.includes('title') || fields.includes('names'));
        const share = ({ length }: unknown[]) => (length / asked.length) ** 2;
        return { page: byAddress.get(String(id))!, score: score * share(words) * (1 + 2 * share(named)) };
      })
      .sort((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * LEAST;
    return {
      emergency: signs.find(({ words: sign }) => sign.every((word) => asked.includes(word)))?.says,
      pages: scored
        .filter(({ score }) => score >= least)
        .slice(0, MOST)
        .map(({ page }) => page),
    };
  };
}
