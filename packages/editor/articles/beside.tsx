// Beside the text while it is being written: how long it is, how hard to read, and what a reader may stumble over.
import type { EditorState } from 'prosemirror-state';
import type { Length } from '#schemas/lengths.ts';
import { promisesIn } from '@clinic/content-check/text/promises.ts';
import {
  easyUntil,
  hardToRead,
  isLong,
  longSentence,
  measured,
  readability,
  type Words,
} from '@clinic/content-check/text/readability.ts';
import { Told } from '../fields/parts.tsx';
import { useSite } from '../save/answers.ts';
import { deadLinksIn, PagesToChoose } from './links.tsx';
import { passagesOf } from './passages.ts';
import { termsIn } from './terms.ts';

export function Beside({ text, length }: { text: EditorState; length: Length | undefined }) {
  const { pages, terms } = useSite();
  const passages = passagesOf(text);
  const sentences = passages.flatMap(({ words }) => measured(words));
  const { words: count, age } = readability(sentences);
  const long = sentences.filter(isLong).map(longSentence);
  const promises = passages.flatMap(({ words }) =>
    promisesIn(words).map(({ says, mend }): Words => [says, mend]),
  );
  const unmarked = termsIn(passages, terms);
  const dead = deadLinksIn(text, pages);
  return (
    <Told
      elementType="aside"
      aria-label="About this text"
      paddingX={{ mobile: 'medium', desktop: 'xxlarge' }}
      borderRadius={undefined}
      below={<PagesToChoose pages={pages} />}
    >
      <p>
        <strong>{count} words</strong>
        {length && ` in the text. ${lengthOf(length)}`}
        {count > 0 && ` Reading age about ${Math.round(age)}.`}
        {age > easyUntil && ` ${hardToRead('text', age).join(' ')}`}
      </p>
      <Found what="Links that lead nowhere" of={dead.map((path) => [path, choosePage])} />
      <Found what="Promises" of={promises} />
      <Found what="Long sentences" of={long} />
      <Found what="Words of the glossary" of={unmarked.map((term) => [term, markIt])} />
    </Told>
  );
}

function lengthOf({ page, min, max, countsDetails }: Length): string {
  return countsDetails
    ? `With the questions and facts in its details, ${page} has ${min} to ${max}.`
    : `${page.charAt(0).toUpperCase()}${page.slice(1)} has ${min} to ${max}.`;
}

const choosePage = 'No page has this address. Click the link, then the pencil, and choose a page.';

const markIt = 'Mark it as a term where it first stands: readers can then tap it to see what it means.';

/** A list under each way to mend. */
function Found({ what, of }: { what: string; of: Words[] }) {
  if (of.length === 0) return null;
  const ways = Map.groupBy(of, ([, mend]) => mend);
  return (
    <details>
      <summary>
        {what}: {of.length}
      </summary>
      {[...ways].map(([mend, found]) => (
        <div key={mend}>
          <ul>
            {found.map(([says], index) => (
              <li key={index}>{says}</li>
            ))}
          </ul>
          <p>{mend}</p>
        </div>
      ))}
    </details>
  );
}
