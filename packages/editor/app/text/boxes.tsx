// Blocks beside the words: a picture, and the caption of the table below.
import { useId } from 'react';
import {
  useLexicalNodeRemove,
  useMdastNodeUpdater,
  type JsxComponentDescriptor,
  type JsxEditorProps,
} from '@mdxeditor/editor';
import { pictureAddress } from '../client.ts';
import { useText } from './props.ts';
import { attributeOf, attributesOf } from './syntax.ts';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

function useValues({ mdastNode, descriptor }: JsxEditorProps) {
  const update = useMdastNodeUpdater();
  const names = descriptor.props.map(({ name }) => name);
  const values = Object.fromEntries(names.map((name) => [name, attributeOf(mdastNode, name)]));
  const set = (name: string) => (value: string) => {
    // The caption of a picture is optional.
    const filled = Object.entries({ ...values, [name]: value }).filter(
      ([key, words]) => words || key !== 'caption',
    );
    update({ attributes: attributesOf(Object.fromEntries(filled)) });
  };
  return { values, set };
}

function Picture(props: JsxEditorProps) {
  const { values, set } = useValues(props);
  const { kind } = useText();
  const remove = useLexicalNodeRemove();
  const { src = '', alt = '', caption = '' } = values;
  const own = /^\.\/(.+)$/.exec(src)?.[1];
  return (
    <figure className="text-box">
      {own ? (
        <img src={pictureAddress(`/pictures/${kind}/${own}`)} alt={alt} />
      ) : (
        <p>{src.split('/').at(-1)}</p>
      )}
      <Field label="What the picture shows, for people who cannot see it" value={alt} onChange={set('alt')} />
      <Field label="Words under the picture (optional)" value={caption} onChange={set('caption')} />
      <button type="button" className="link" onClick={remove}>
        Remove the picture
      </button>
    </figure>
  );
}

function Caption(props: JsxEditorProps) {
  const { values, set } = useValues(props);
  return (
    <div className="text-box">
      <Field
        label="What the table below compares (optional)"
        value={values.caption ?? ''}
        onChange={set('caption')}
      />
    </div>
  );
}

const describe = (name: string, Editor: JsxComponentDescriptor['Editor'], props: string[]) => ({
  name,
  Editor,
  kind: 'flow' as const,
  // MDXEditor writes no import.
  source: '',
  hasChildren: false,
  props: props.map((prop) => ({ name: prop, type: 'string' as const })),
});

export const boxes: JsxComponentDescriptor[] = [
  describe('Picture', Picture, ['src', 'alt', 'caption']),
  describe('Table', Caption, ['caption']),
];
