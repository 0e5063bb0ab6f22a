import { useEffect, useState } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import type { Advice } from '../save/api.ts';
import { ask } from '../save/ask.ts';
import { onSaved } from '../save/saved.ts';
import { Nothing, Told } from './parts.tsx';

/** What is to be said of the page as it was saved, in the words of the content check. */
export function AdviceOnPage({ kind, id }: { kind: Kind; id: string }) {
  const [given, setGiven] = useState<Advice[]>([]);
  useEffect(() => {
    const look = () => void adviceOn(kind, id).then(setGiven);
    look();
    return onSaved(look);
  }, [kind, id]);
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

const again = 2000;

/** The preview has no answer while it reads its own files anew. */
async function adviceOn(kind: Kind, id: string, tries = 4): Promise<Advice[]> {
  if (tries === 0) return [];
  const { ok, said } = await ask('advice', { kind, id });
  if (ok) return JSON.parse(said) as Advice[];
  await new Promise((resolve) => setTimeout(resolve, again));
  return adviceOn(kind, id, tries - 1);
}
