import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { mutate } from 'swr';
import { clinicDay } from '@clinic/contract/dates.ts';
import type { Choices, Data, Draft, Entry, Me } from '../../api/types.ts';
import { request } from '../shared/client.ts';
import { formatDay } from '../shared/words.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { fieldsIn } from './fields.tsx';
import { Head } from './Head.tsx';
import { errorsIn, FormContext, idOf, Problems } from '../shared/parts.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useEntry } from './use-entry.ts';

const TextEditor = lazy(() => import('../text/TextEditor.tsx'));

/** A form with up to this many fields shows all of them. */
const SHORT = 10;

interface Props {
  entry: Entry;
  /** The first values of the form: those of the entry, or of a stored draft. */
  start: Draft;
  choices: Choices;
  me: Me;
}

export function EntryForm({ entry, start, choices, me }: Props) {
  const { kind, field } = entry;
  const form = useEntry(entry, start);
  const { draft, change, problems, stored } = form;
  const errors = useMemo(() => errorsIn(field, problems, draft.data), [field, problems, draft.data]);
  const storePicture = async (file: File) => {
    const name = encodeURIComponent(file.name);
    const stored = await request<{ path: string }>('POST', `/pictures/${kind}?name=${name}`, file);
    void mutate('/choices');
    return stored.path;
  };
  const isShort = Object.keys(field.properties ?? {}).length <= SHORT;
  const [hasPreview, setPreview] = useState(false);

  const save = () => mayHide(stored.data, draft.data) && void form.save();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const { references: cited } = draft.data;
  const references = Array.isArray(cited) ? cited.map(String) : [];
  const parts = { kind, choices, isShort, problems, errors, references, set: form.set, storePicture };
  const text = draft.body !== undefined && (
    <Suspense fallback={<p role="status">Loading the text…</p>}>
      <TextEditor key={form.textKey} body={draft.body} onChange={(body) => change({ body })} />
    </Suspense>
  );
  const [title, ...fields] = fieldsIn({ field, path: [], value: draft.data });
  return (
    <div className="form-page">
      <Head {...{ entry: stored, me, isChanged: form.isChanged, hasPreview, setPreview }} />
      <div className={hasPreview ? 'form-beside' : undefined}>
        <FormContext value={parts}>
          <Problems id={idOf([])} />
          {text ? (
            <div className="form-columns">
              <div className="form-text">
                {title}
                {text}
              </div>
              <div className="form-fields">{fields}</div>
            </div>
          ) : (
            <div className="form-fields form-column">
              {title}
              {fields}
            </div>
          )}
        </FormContext>
        {hasPreview && (
          <iframe
            key={form.saved?.at.getTime()}
            src={`${me.preview}${stored.page}`}
            title="Preview of the page"
          />
        )}
      </div>
      <SaveBar form={form} field={field} save={save} />
      <ConflictDialog form={form} />
    </div>
  );
}

/** Asks before a public page is planned. */
function mayHide(before: Data, now: Data): boolean {
  const isPlanned = ({ publishOn }: Data) =>
    typeof publishOn === 'string' && publishOn > clinicDay(Date.now());
  if (!isPlanned(now) || isPlanned(before) || before.draft) return true;
  return confirm(`The page disappears until ${formatDay(String(now.publishOn))}. Save it?`);
}
