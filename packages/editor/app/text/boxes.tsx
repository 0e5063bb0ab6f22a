// Blocks beside the words: a picture, and the caption of the table below.
import {
  useLexicalNodeRemove,
  useMdastNodeUpdater,
  type JsxComponentDescriptor,
  type JsxEditorProps,
} from '@mdxeditor/editor';
import { pictureAddress } from '../shared/client.ts';
import { useForm } from '../shared/parts.tsx';
import { attributeOf, attributesOf } from './syntax.ts';

interface FieldProps extends JsxEditorProps {
  /** The attribute. */
  name: string;
  label: string;
}

function Field({ mdastNode, descriptor, name, label }: FieldProps) {
  const update = useMdastNodeUpdater();
  const values = Object.fromEntries(
    descriptor.props.map((one) => [one.name, attributeOf(mdastNode, one.name)]),
  );
  const change = (value: string) => {
    const { caption, ...others } = { ...values, [name]: value };
    // The caption is optional.
    update({ attributes: attributesOf(caption ? { ...others, caption } : others) });
  };
  return (
    <label className="field">
      <strong>{label}</strong>
      <textarea
        rows={2}
        value={values[name]}
        onChange={({ target }) => change(target.value.replaceAll('\n', ' '))}
      />
    </label>
  );
}

function Picture(props: JsxEditorProps) {
  const { kind } = useForm();
  const remove = useLexicalNodeRemove();
  const src = attributeOf(props.mdastNode, 'src');
  const own = /^\.\/(.+)$/.exec(src)?.[1];
  return (
    <figure className="card flow">
      {own ? (
        <img src={pictureAddress(`/pictures/${kind}/${own}`)} alt={attributeOf(props.mdastNode, 'alt')} />
      ) : (
        <p>{src.split('/').at(-1)}</p>
      )}
      <Field {...props} name="alt" label="What the picture shows, for people who cannot see it" />
      <Field {...props} name="caption" label="Words under the picture (optional)" />
      <button className="link" onClick={remove}>
        Remove the picture
      </button>
    </figure>
  );
}

const Caption = (props: JsxEditorProps) => (
  <div className="card">
    <Field {...props} name="caption" label="What the table below compares (optional)" />
  </div>
);

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
