// Beside the text while it is being written: how long it is, how hard to read, and what a reader may stumble over.
import { lengths, type Length } from '#schemas/lengths.ts';
import { sayPromises } from '#tools/content/text/promises.ts';
import { easyUntil, isLong, measured, readability } from '#tools/content/measure/readability.ts';
import '../fields/fields.css';
import { passagesOf } from './passages.ts';
import { termsIn } from './terms.ts';

export function Beside({ text, length }: { text: unknown; length: Length | undefined }) {
  const passages = passagesOf(text);
  const sentences = passages.flatMap(({ words }) => measured(words));
  const { words: count, age } = readability(sentences);
  const long = sentences.filter(isLong).map(({ sentence }) => sentence);
  const promises = passages.flatMap(({ words }) => promisesIn(words));
  const terms = termsIn(passages);
  return (
    <aside className="writing-beside" aria-label="About this text">
      <p>
        <strong>{count} words</strong>
        {length && ` in the text. ${lengthOf(length)}`}
        {count > 0 &&
          ` Reading age about ${Math.round(age)}${age > easyUntil ? ': shorter sentences help' : ''}.`}
      </p>
      <Advice says="Long sentences. Make two of each:" of={long} />
      <Advice says="Promises:" of={promises} />
      <Advice says="The glossary knows these words. Mark the first of each as a term:" of={terms} />
    </aside>
  );
}

const lengthOf = (length: Length) =>
  `With the questions and facts in its details, a ${length} has ${lengths[length].min} to ${lengths[length].max}.`;

function promisesIn(text: string): string[] {
  const found: string[] = [];
  sayPromises({ text, line: 1 }, (_line, says, mend) => found.push(`${says} ${mend}`));
  return found;
}

function Advice({ says, of }: { says: string; of: string[] }) {
  if (of.length === 0) return null;
  return (
    <details>
      <summary>
        {says} {of.length}
      </summary>
      <ul>
        {of.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </details>
  );
}
