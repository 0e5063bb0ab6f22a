import { useEffect, useState } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import { repository } from '../github/repository.ts';
import type { Advice } from '../save/advice-on.ts';
import { advicePath } from '../save/paths.ts';
import { onSaved } from '../save/saved.ts';
import './fields.css';
import { Nothing } from './nothing.tsx';

/** What is to be said of the page as it was saved, in the words of the content check. */
export function AdviceOnPage({ kind, id }: { kind: Kind; id: string }) {
  const [given, setGiven] = useState<Advice[]>([]);
  useEffect(() => {
    const ask = () => void adviceOn(kind, id).then(setGiven);
    ask();
    return onSaved((told) => (told ? setGiven(told) : ask()));
  }, [kind, id]);
  return (
    <>
      <Told
        label="To put right"
        heading="To put right before it is published, here or on the other page"
        told={given.filter(({ stops }) => stops)}
      />
      <Told label="Advice" heading="Advice, which stops nothing" told={given.filter(({ stops }) => !stops)} />
    </>
  );
}

function Told({ label, heading, told }: { label: string; heading: string; told: Advice[] }) {
  if (told.length === 0) return <Nothing />;
  return (
    <aside className="writing-part writing-told" aria-label={label}>
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
    </aside>
  );
}

async function adviceOn(kind: Kind, id: string): Promise<Advice[]> {
  if (repository) return [];
  try {
    const answer = await fetch(`${advicePath}?${new URLSearchParams({ kind, id }).toString()}`);
    return answer.ok ? ((await answer.json()) as Advice[]) : [];
  } catch {
    return [];
  }
}
