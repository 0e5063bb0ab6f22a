import { expect, test } from 'vitest';
import { adviceIn, gels, guideline, validSite, problemsIn, testEditsIn } from '../site.ts';

const same = `${gels} is the same publication. → Name cochrane-2016 on the pages that name nice-2022, and delete one of the two.`;

testEditsIn(guideline, {
  'year: 2022 → year: 20222':
    '20222 cannot be the year of a publication. → Write the year it appeared: 2022.',
  'https://www.nice.org.uk/guidance/ng226 → https://nice/guidance':
    '"nice" is not the name of a website. → Copy it again from the browser.',
  'https://www.nice.org.uk/guidance/ng226 → http://www.nice.org.uk/guidance/ng226':
    '"Address" must be an address that begins with https://. → Where it can be read.',
  'https://www.nice.org.uk/guidance/ng226 → https://www.nice.org.uk/guidance/ng226.':
    '"https://www.nice.org.uk/guidance/ng226." has a sign in it that is not part of an address. → Copy it again from the browser.',
  'https://www.nice.org.uk/guidance/ng226 → https://doi.org/ng226':
    '"https://doi.org/ng226" is not a complete DOI. → It goes on like https://doi.org/10.1002/14651858.CD007400.',
  'title: Osteoarthritis in over 16s → title: topical NSAIDs for chronic musculoskeletal pain': same,
  'https://www.nice.org.uk/guidance/ng226 → https://doi.org/10.1002/14651858.CD007400.PUB3/': [same, -3],
});

test('accepts a publication that no page names yet', () => {
  const file = 'src/content/publications/who-2023.yaml';
  const added = { [file]: (validSite[guideline] ?? '').replace('16s', '18s').replace('ng226', 'ng227') };
  expect(problemsIn(added)).toEqual([]);
  expect(adviceIn(added)).toEqual([
    'who-2023.yaml:1 No page names this publication. → Choose it under the references of a page, and end the sentence that rests on it with [who-2023]; or delete the file.',
  ]);
});
