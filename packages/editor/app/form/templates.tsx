// How fields, groups and lists look in the form.
import { useContext } from 'react';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import type { Data, Path } from '../../api/types.ts';
import { focusSoon, idOf, Section, TextContext, useForm } from './parts.tsx';
import type { FormSchema } from './schema.ts';

/** The number of an entry of a list, from 1; 0 for other fields. */
const numberAt = (path: Path) => Number(path.at(-1)) + 1 || 0;

const isInput = ({ type, uniqueItems }: FormSchema) => type !== 'object' && (type !== 'array' || uniqueItems);

function FieldTemplate(props: FieldTemplateProps<Data, FormSchema>) {
  const { id, schema, rawErrors = [], children, fieldPathId } = props;
  const errors = rawErrors.length > 0 && (
    <p className="field__error" id={`${id}.error`} tabIndex={-1}>
      {rawErrors.join('\n')}
    </p>
  );
  if (schema.isHidden) return errors;
  if (!isInput(schema))
    return (
      <>
        {errors}
        {children}
      </>
    );
  const number = numberAt(fieldPathId.path);
  return (
    <div className="field">
      {schema.type !== 'boolean' && (
        <label htmlFor={id} className={number ? 'visually-hidden' : undefined}>
          {number ? `${props.label} ${number}` : props.label}
          {!number && !props.required && <span className="note"> (optional)</span>}
        </label>
      )}
      {children}
      {schema.description && (
        <p className={number ? 'visually-hidden' : 'note'} id={`${id}.hint`}>
          {schema.description}
        </p>
      )}
      {errors}
    </div>
  );
}

/** Sections of the page have a heading, entries of a list their first words. Other groups are open. */
function useSection(title: string, path: Path, value?: unknown) {
  const { isShort } = useForm();
  const number = numberAt(path);
  const words = firstWords(value);
  if (number) return { title: `${number}. ${words || title}`, isOpen: !words };
  return path.length === 1 ? { title: <h2>{title}</h2>, isOpen: isShort } : { title, isOpen: true };
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps<Data, FormSchema>) {
  const { schema, properties, formData, fieldPathId, errorSchema } = props;
  const { path } = fieldPathId;
  const text = useContext(TextContext);
  const section = useSection(props.title, path, formData);
  const fields = properties.map(({ content }) => content);
  if (path.length === 0 && !text) return fields;
  if (path.length === 0)
    return (
      <>
        <div className="form-text">
          {fields[0]}
          {text}
        </div>
        <div className="form-fields">{fields.slice(1)}</div>
      </>
    );
  return (
    <Section {...section} errors={errorSchema}>
      <p className="note">{schema.description}</p>
      {fields}
    </Section>
  );
}

/** The label of a closed entry of a list. */
function firstWords(value: unknown): string {
  if (typeof value === 'string') return value.length > 60 ? `${value.slice(0, 60)}…` : value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(firstWords).find(Boolean) ?? '';
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps<Data, FormSchema>) {
  const { title, schema, items, canAdd, onAddClick, fieldPathId, errorSchema } = props;
  const { $id: id, path } = fieldPathId;
  const { removedFrom, undo } = useForm();
  const section = useSection(`${title} (${items.length})`, path);
  const [item] = [schema.items].flat();
  const name = (typeof item === 'object' && item.title) || 'entry';
  const add = () => {
    onAddClick();
    focusSoon(idOf([...path, items.length]), `${idOf([...path, items.length])}.remove`);
  };
  return (
    <Section {...section} errors={errorSchema}>
      <p className="note">{schema.description}</p>
      {items}
      {removedFrom === id && (
        <p role="status">
          Removed.{' '}
          <button type="button" className="link" id={`${id}.undo`} onClick={undo}>
            Undo
          </button>
        </p>
      )}
      {canAdd && (
        <button type="button" className="button button--quiet" onClick={add}>
          Add {name.charAt(0).toLowerCase() + name.slice(1)}
        </button>
      )}
    </Section>
  );
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps<Data, FormSchema>) {
  const { children, index, schema, buttonsProps } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, fieldPathId } = buttonsProps;
  const { onRemove } = useForm();
  const list = fieldPathId.path.slice(0, -1);
  const idAt = (place: number, what: string) => `${idOf([...list, place])}.${what}`;
  const up = () => {
    buttonsProps.onMoveUpItem();
    focusSoon(idAt(index - 1, 'up'), idAt(index - 1, 'down'));
  };
  const down = () => {
    buttonsProps.onMoveDownItem();
    focusSoon(idAt(index + 1, 'down'), idAt(index + 1, 'up'));
  };
  const remove = () => {
    onRemove(fieldPathId.path);
    buttonsProps.onRemoveItem();
    focusSoon(`${idOf(list)}.undo`);
  };
  const buttons = [
    { name: 'Move up', sign: '↑', id: 'up', isOn: hasMoveUp, act: up },
    { name: 'Move down', sign: '↓', id: 'down', isOn: hasMoveDown, act: down },
    { name: 'Remove', sign: '×', id: 'remove', isOn: hasRemove, act: remove },
  ];
  return (
    <div>
      {children}
      <div className="form-tools">
        {buttons.map(({ name, sign, id, isOn, act }) => (
          <button
            key={id}
            type="button"
            className="round"
            id={idAt(index, id)}
            aria-label={`${name}: ${schema.title} ${index + 1}`}
            disabled={!isOn}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}

/** FieldTemplate has them. */
const Nothing = () => null;

export const templates: Partial<TemplatesType<Data, FormSchema>> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
};
