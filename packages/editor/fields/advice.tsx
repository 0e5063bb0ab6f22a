import type { Kind } from '#schemas/kinds.ts';
import type { Advice } from '../save/api.ts';
import { useAnswer } from '../save/answers.ts';
import { Nothing, Told } from './parts.tsx';

/** What is to be said of the page as it was saved, in the words of the content check. */
export function AdviceOnPage({ kind, id }: { kind: Kind; id: string }) {
  const given = useAnswer<Advice[]>('advice', { kind, id }) ?? [];
  return (
    <>
      <Given
        label="To put right"
        heading="To put right before it is published, here or on the other page"
        told={given.filter(({ stops }) => stops)}
      />
      <Given
        label="Advice"
        heading="Advice, which stops nothing"
        told={given.filter(({ stops }) => !stops)}
      />
    </>
  );
}

function Given({ label, heading, told }: { label: string; heading: string; told: Advice[] }) {
  if (told.length === 0) return <Nothing />;
  return (
    <Told elementType="aside" aria-label={label}>
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
}
