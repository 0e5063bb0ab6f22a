// The form of an entry, from the schema of its content: inputs, groups and lists.
import { useState, type ReactElement, type ReactNode } from 'react';
import { variantFor } from '@clinic/content-check/read/walk.ts';
import type { Field } from '@clinic/content-model/plain.ts';
import type { Data, Path } from '../../api/types.ts';
import { Input } from './inputs.tsx';
import { focusSoon, hintOf, idOf, Problems, Section, useForm } from '../shared/parts.tsx';

interface FieldProps {
  field: Field;
  path: Path;
  value: unknown;
  isNeeded?: boolean;
}

/** The number of an entry of a list, from 1; 0 for other fields. */
const numberAt = (path: Path) => Number(path.at(-1)) + 1 || 0;

/** Fields of an optional group are optional, too. */
export const fieldsIn = ({ field, path, value, isNeeded = true }: FieldProps): ReactElement[] =>
  Object.entries(field.properties ?? {}).map(([name, inner]) => (
    <FormField
      key={name}
      field={inner}
      path={[...path, name]}
      value={(value as Data | undefined)?.[name]}
      isNeeded={isNeeded && field.required?.includes(name)}
    />
  ));

function FormField(props: FieldProps) {
  const field = variantFor(props.field, props.value);
  // The writer cannot change it.
  if (field.input === 'written' || field.const !== undefined) return <Problems id={idOf(props.path)} />;
  const isList = field.items && !field.items.enum;
  const Shown = field.properties ? Group : isList ? List : Labelled;
  return <Shown {...props} field={field} />;
}

function Labelled({ field, path, value, isNeeded }: FieldProps) {
  const { set } = useForm();
  const id = idOf(path);
  const number = numberAt(path);
  const { title: label = String(path.at(-1)) } = field;
  const hint = hintOf(field);
  return (
    <div className="field">
      {field.type !== 'boolean' && (
        <label htmlFor={id} className={number ? 'visually-hidden' : undefined}>
          {number ? `${label} ${number}` : label}
          {!number && !isNeeded && <span className="note"> (optional)</span>}
        </label>
      )}
      <Input {...{ id, field, label, value }} onChange={(next) => set(path, next)} />
      {hint && (
        <p className={number ? 'visually-hidden' : 'note'} id={`${id}.hint`}>
          {hint}
        </p>
      )}
      <Problems id={id} />
    </div>
  );
}

/** Sections of the page have a heading, entries of a list their first words. Other groups are open. */
function Part({ field, path, value, title, children }: FieldProps & { title: string; children: ReactNode }) {
  const { isShort } = useForm();
  const number = numberAt(path);
  const words = number ? firstWords(value) : '';
  const isTop = path.length === 1;
  const shown = number ? `${number}. ${words || title}` : title;
  return (
    <>
      <Problems id={idOf(path)} />
      <Section
        id={idOf(path)}
        title={isTop ? <h2>{shown}</h2> : shown}
        isOpen={number ? !words : isShort || !isTop}
      >
        <p className="note">{hintOf(field)}</p>
        {children}
      </Section>
    </>
  );
}

const Group = (props: FieldProps) => (
  <Part {...props} title={props.field.title ?? ''}>
    {fieldsIn(props)}
  </Part>
);

/** The label of a closed entry of a list. */
function firstWords(value: unknown): string {
  if (typeof value === 'string') return value.length > 60 ? `${value.slice(0, 60)}…` : value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(firstWords).find(Boolean) ?? '';
}

const moved = <T,>(list: T[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

let keys = 0;

function List(props: FieldProps) {
  const { field, path } = props;
  const { items: item = {} } = field;
  const { set } = useForm();
  const items: unknown[] = Array.isArray(props.value) ? props.value : [];
  // Stable keys: a moved entry keeps its open sections.
  const [order, setOrder] = useState<number[]>([]);
  if (order.length !== items.length) setOrder(items.map((_, index) => order[index] ?? ++keys));
  const [removed, setRemoved] = useState<{ index: number; value: unknown }>();
  const name = item.title ?? 'entry';

  const idAt = (index: number, what: string) => `${idOf([...path, index])}.${what}`;
  function insert(index: number, value: unknown) {
    setOrder(order.toSpliced(index, 0, ++keys));
    set(path, items.toSpliced(index, 0, value));
  }
  function add() {
    insert(items.length, item.properties ? {} : '');
    focusSoon(idOf([...path, items.length]), idAt(items.length, 'remove'));
  }
  function move(index: number, by: 1 | -1) {
    const to = index + by;
    setOrder(moved(order, index, to));
    set(path, moved(items, index, to));
    focusSoon(...(by > 0 ? ['down', 'up'] : ['up', 'down']).map((what) => idAt(to, what)));
  }
  function remove(index: number) {
    setRemoved({ index, value: items[index] });
    setOrder(order.toSpliced(index, 1));
    set(path, items.toSpliced(index, 1));
    focusSoon(`${idOf(path)}.undo`);
  }
  function undo() {
    if (removed) insert(removed.index, removed.value);
    setRemoved(undefined);
  }
  const last = items.length - 1;
  const tools = [
    { label: 'Move up', sign: '↑', what: 'up', end: 0, act: (index: number) => move(index, -1) },
    { label: 'Move down', sign: '↓', what: 'down', end: last, act: (index: number) => move(index, 1) },
    { label: 'Remove', sign: '×', what: 'remove', end: undefined, act: remove },
  ];
  return (
    <Part {...props} title={`${field.title ?? ''} (${items.length})`}>
      {items.map((value, index) => (
        <div key={order[index]}>
          <FormField field={item} path={[...path, index]} value={value} isNeeded />
          <div className="form-tools">
            {tools.map(({ label, sign, what, end, act }) => (
              <button
                key={what}
                className="round"
                id={idAt(index, what)}
                aria-label={`${label}: ${name} ${index + 1}`}
                disabled={index === end}
                onClick={() => act(index)}
              >
                {sign}
              </button>
            ))}
          </div>
        </div>
      ))}
      {removed && (
        <p role="status">
          Removed.{' '}
          <button className="link" id={`${idOf(path)}.undo`} onClick={undo}>
            Undo
          </button>
        </p>
      )}
      <button className="button button--quiet" onClick={add}>
        Add {name.charAt(0).toLowerCase() + name.slice(1)}
      </button>
    </Part>
  );
}
