// What is offered where something new is begun.
import { Button } from '@keystar/ui/button';
import { TextField } from '@keystar/ui/text-field';
import { useEffect, useState, type ReactNode } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import { formOf } from '../forms.ts';
import { ask } from '../save/ask.ts';
import { Nothing, Told, Trouble } from './parts.tsx';

const templates = Object.keys(import.meta.glob('../templates/*', { query: '?raw' }));

/** A new page that is full of examples, instead of an empty form. */
export function BeginFromExamples({ kind }: { kind: Kind }) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  if (!templates.some((file) => file.includes(`/${kind}.`))) return <Nothing />;

  async function begin() {
    const { ok, said } = await ask('new', { kind, name });
    setTrouble(ok ? await goTo(kind, said, () => ask('new', { kind, name }, { method: 'POST' })) : said);
  }

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
        onKeyDown={({ key }) => key === 'Enter' && void begin()}
      />
      <Button onPress={() => void begin()}>Begin</Button>
    </Start>
  );
}

/** What was deleted can be brought back. */
export function BringBack({ kind }: { kind: Kind }) {
  const [names, setNames] = useState<string[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void ask('deleted', { kind }).then(({ ok, said }) => setNames(ok ? (JSON.parse(said) as string[]) : []));
  }, [kind]);
  if (names.length === 0) return <Nothing />;

  const bring = async (id: string) =>
    setTrouble(await goTo(kind, id, () => ask('deleted', { kind, id }, { method: 'POST' })));

  return (
    <Start label="Deleted" about="Each comes back as it was, under its old name." trouble={trouble}>
      {names.map((id) => (
        <Button key={id} onPress={() => void bring(id)}>
          {`Bring back ${id}`}
        </Button>
      ))}
    </Start>
  );
}

interface StartProps {
  label: string;
  about: string;
  trouble: string;
  children: ReactNode;
}

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

/** The new file makes the preview load this page again, maybe before the answer is here: then as the form of that file. */
async function goTo(kind: Kind, id: string, make: () => ReturnType<typeof ask>): Promise<string> {
  const before = location.href;
  history.pushState(null, '', formOf(kind, id));
  const { ok, said } = await make();
  if (ok) location.reload();
  else history.replaceState(null, '', before);
  return ok ? '' : said;
}
