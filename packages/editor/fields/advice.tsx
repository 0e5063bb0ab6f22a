import type { Kind } from '#schemas/kinds.ts';
import type { Advice } from '../save/api.ts';
import { useAnswer } from '../save/answers.ts';
import { Nothing, Told } from './parts.tsx';

const lists = [
  {
    stops: true,
    label: 'To put right',
    heading: 'To put right before it is published, here or on the other page',
  },
  { stops: false, label: 'Advice', heading: 'Advice, which stops nothing' },
];

/** What is to be said of the page as it was saved, in the words of the content check. */
export function AdviceOnPage({ kind, id }: { kind: Kind; id: string }) {
  const given = useAnswer<Advice[]>('advice', { kind, id }) ?? [];
  return lists.map(({ stops, label, heading }) => {
    const told = given.filter((advice) => advice.stops === stops);
    if (told.length === 0) return <Nothing key={label} />;
    return (
      <Told key={label} elementType="aside" aria-label={label}>
        <p>
          <strong>{heading}</strong>
        </p>
        <ul>
          {told.map(({ says, mend }) => (
            <li key={says}>
              {says} {mend}
            </li>
          ))}
        </ul>
      </Told>
    );
  });
}
