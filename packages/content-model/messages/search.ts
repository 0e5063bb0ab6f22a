/** Text of the search box, in the language of the page. */
export const searchBox = {
  searchDialog: 'Search',
  closeSearch: 'Close the search',
  searchSite: 'Search this site',
  searchHint: 'Knee pain, ghutne mein dard, गुडघेदुखी …',
  searchFailed: 'The search could not be loaded. All pages are listed on {}.',
  onePage: 'one page',
} as const;

/** Messages above the results, in the language of the query. */
export const search = {
  found: 'Pages found: {}',
  closestPages: 'Closest pages',
  nothingFound: 'Nothing was found for “{}”. Show on the {} where it hurts, or ask us: {}, or {}.',
  bodyMap: 'body map',
  writeToUs: 'send a message',
  inEnglish: 'in English',
  aCondition: 'Condition',
  aProcedure: 'Procedure',
  anArticle: 'Article',
  someExercises: 'Exercises',
  aTerm: 'Word',
  aPerson: 'Team',
  aPage: 'Page',
} as const;

export type SearchMessages = Readonly<Record<keyof typeof search, string>>;
