// What is offered where something new is begun.
import { Button } from '@keystar/ui/button';
import { TextField } from '@keystar/ui/text-field';
import { useState, type PropsWithChildren } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import { formOf } from '../forms.ts';
import { useAnswer } from '../save/answers.ts';
import { ask } from '../save/ask.ts';
import { Nothing, Told, Trouble } from './parts.tsx';

const templates = Object.keys(import.meta.glob('../templates/*', { query: '?raw' }));

/** A new page that is full of examples, instead of an empty form. */
export function BeginFromExamples({ kind }: { kind: Kind }) {
  const [name, setName] = useState('');
  const [trouble, make] = useMake('new', kind);
  if (!templates.some((file) => file.includes(`/${kind}.`))) return <Nothing />;

  const begin = () => void make({ name });
  return (
    <Start
      label="Begin with examples"
      about="A draft in which each field shows what good looks like. Write over all of it."
      trouble={trouble}
    >
      <TextField
        label="What is it called?"
        width="100%"
        value={name}
        onChange={setName}
        onKeyDown={({ key }) => key === 'Enter' && begin()}
      />
      <Button onPress={begin}>Begin</Button>
    </Start>
  );
}

/** What was deleted can be brought back. */
export function BringBack({ kind }: { kind: Kind }) {
  const names = useAnswer<string[]>('deleted', { kind }) ?? [];
  const [trouble, make] = useMake('deleted', kind);
  if (names.length === 0) return <Nothing />;

  return (
    <Start label="Deleted" about="Each comes back as it was, under its old name." trouble={trouble}>
      {names.map((id) => (
        <Button key={id} onPress={() => void make({ id })}>
          {`Bring back ${id}`}
        </Button>
      ))}
    </Start>
  );
}

type StartProps = PropsWithChildren<Record<'label' | 'about' | 'trouble', string>>;

const Start = ({ label, about, trouble, children }: StartProps) => (
  <Told
    role="group"
    aria-label={label}
    alignItems="start"
    below={
      <>
        {children}
        <Trouble>{trouble}</Trouble>
      </>
    }
  >
    <p>
      <strong>{label}</strong>
    </p>
    <p>{about}</p>
  </Told>
);

/** Goes to the form of the new file, or gives what is wrong. */
function useMake(what: string, kind: Kind) {
  const [trouble, setTrouble] = useState('');
  const make = async (words: Record<string, string>) => {
    const { ok, said } = await ask(what, { kind, ...words }, { method: 'POST' });
    if (ok) location.assign(formOf(kind, said));
    setTrouble(ok ? '' : said);
  };
  return [trouble, make] as const;
}
