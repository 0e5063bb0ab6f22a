import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
// The index of the package also imports a validator that evaluates code.
import Form from '@rjsf/core/lib/components/Form.js';
import { getByPath } from '@rjsf/utils';
import { variantFor } from '@clinic/content-check/read/walk.ts';
import { clinicDay } from '@clinic/contract/dates.ts';
import type { Choices, Data, Draft, Entry, Me, Path } from '../../api/types.ts';
import { request } from '../client.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Head } from './Head.tsx';
import { FormContext, idOf, TextContext, type FormParts } from './parts.tsx';
import { SaveBar } from './SaveBar.tsx';
import { errorsIn, formSchema, validator, type FormSchema } from './schema.ts';
import { templates } from './templates.tsx';
import { useEntry } from './use-entry.ts';
import { widgets } from './widgets.tsx';

const TextEditor = lazy(() => import('../text/TextEditor.tsx'));

/** A form with up to this many fields shows all of them. */
const SHORT = 10;

const withoutDefaults = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

const withoutButton = { 'ui:submitButtonOptions': { norender: true } };

interface Props {
  entry: Entry;
  /** The first values of the form: those of the entry, or of a stored draft. */
  start: Draft;
  choices: Choices;
  me: Me;
}

export function EntryForm({ entry, start, choices, me }: Props) {
  const form = useEntry(entry, start);
  const { draft, change, problems, stored } = form;
  const field = useMemo(() => variantFor(entry.field, entry.data), [entry]);
  const schema = useMemo(() => formSchema(field), [field]);
  const errors = useMemo(() => errorsIn(field, problems, draft.data), [field, problems, draft.data]);
  const parts = useParts(entry, choices, draft.data, (data) => change({ data }));
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

  const { references } = draft.data;
  const text = draft.body !== undefined && (
    <Suspense fallback={<p role="status">Loading the text…</p>}>
      <TextEditor
        key={form.textKey}
        kind={entry.kind}
        body={draft.body}
        onChange={(body) => change({ body })}
        choices={choices}
        references={Array.isArray(references) ? references.map(String) : []}
        problems={problems.filter(({ at }) => 'block' in at)}
        storePicture={parts.storePicture}
      />
    </Suspense>
  );
  return (
    <div className="form-page">
      <Head {...{ entry: stored, me, isChanged: form.isChanged, hasPreview, setPreview }} />
      <div className={hasPreview ? 'form-beside' : undefined}>
        <FormContext value={parts}>
          <TextContext value={text}>
            <Form<Data, FormSchema>
              tagName="div"
              className={text ? 'form-columns' : 'form-fields form-column'}
              idPrefix="field"
              idSeparator="."
              schema={schema}
              uiSchema={withoutButton}
              validator={validator}
              formData={draft.data}
              extraErrors={errors}
              onChange={({ formData }) => formData && change({ data: formData })}
              templates={templates}
              widgets={widgets}
              experimental_defaultFormStateBehavior={withoutDefaults}
              showErrorList={false}
            />
          </TextContext>
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

/** Returns the context of inputs and lists, which stays the same object while the writer types. */
function useParts(entry: Entry, choices: Choices, data: Data, setData: (data: Data) => void): FormParts {
  const { kind, field } = entry;
  const [removed, setRemoved] = useState<{ path: Path; value: unknown }>();
  const latest = useRef({ data, setData });
  useEffect(() => {
    latest.current = { data, setData };
  });
  return useMemo(
    () => ({
      kind,
      choices,
      isShort: Object.keys(field.properties ?? {}).length <= SHORT,
      removedFrom: removed && idOf(removed.path.slice(0, -1)),
      onRemove: (path) => setRemoved({ path, value: getByPath(latest.current.data, path) }),
      undo: () => {
        if (!removed) return;
        const next = structuredClone(latest.current.data);
        const list: unknown = getByPath(next, removed.path.slice(0, -1));
        if (Array.isArray(list)) list.splice(Number(removed.path.at(-1)), 0, removed.value);
        latest.current.setData(next);
        setRemoved(undefined);
      },
      storePicture: async (file) => {
        const name = encodeURIComponent(file.name);
        return (await request<{ path: string }>('POST', `/pictures/${kind}?name=${name}`, file)).path;
      },
    }),
    [kind, choices, field, removed],
  );
}

/** Asks before a public page is planned. */
function mayHide(before: Data, now: Data): boolean {
  const isPlanned = ({ publishOn }: Data) =>
    typeof publishOn === 'string' && publishOn > clinicDay(Date.now());
  if (!isPlanned(now) || isPlanned(before) || before.draft) return true;
  const day = new Date(String(now.publishOn)).toLocaleDateString('en-IN', { dateStyle: 'long' });
  return confirm(`The page disappears until ${day}. Save it?`);
}
