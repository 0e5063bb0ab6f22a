// The inputs of the form.
import type { RegistryWidgetsType } from '@rjsf/utils';
import { withoutSources } from '@clinic/content-model/sources.ts';
import type { Data } from '../../api/types.ts';
import { ChoiceInput, PictureInput } from './choosers.tsx';
import { tied, type InputProps } from './parts.tsx';
import type { FormSchema } from './schema.ts';

/** Above this many characters a text is more than a line. */
const ONE_LINE = 90;

function TextWidget(props: InputProps) {
  const { input, refersTo, link } = props.schema;
  if (input === 'picture') return <PictureInput {...props} />;
  return input === 'plate' || refersTo || link ? <ChoiceInput {...props} /> : <TextInput {...props} />;
}

function TextInput(props: InputProps) {
  const { schema, value, onChange } = props;
  const text = String(value ?? '');
  const { maxLength: max = 0 } = schema;
  const count = (schema.cites ? withoutSources(text) : text).trim().length;
  const shared = {
    ...tied(props),
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || undefined),
  };
  return (
    <>
      {max > ONE_LINE ? (
        <textarea {...shared} rows={Math.max(2, Math.ceil(text.length / 40))} />
      ) : (
        <input {...shared} inputMode={schema.type === 'string' ? 'text' : 'decimal'} />
      )}
      {max > 0 && text && (
        <span className={`form-count ${count > max ? 'field__error' : ''}`}>
          {count} of {max}
        </span>
      )}
    </>
  );
}

const DateWidget = (props: InputProps) => (
  <input
    {...tied(props)}
    type="date"
    value={props.value ?? ''}
    onChange={({ target }) => props.onChange(target.value || undefined)}
  />
);

const inWords = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

function SelectWidget(props: InputProps) {
  const { value, onChange, options, multiple, label } = props;
  const words = (options.enumOptions ?? []).map((option) => String(option.value));
  if (!multiple)
    return (
      <select
        {...tied(props)}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">–</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {inWords(word)}
          </option>
        ))}
      </select>
    );
  const ticked: string[] = value ?? [];
  const tick = (word: string, isOn: boolean) =>
    onChange(isOn ? [...ticked, word] : ticked.filter((one) => one !== word));
  return (
    <div role="group" {...tied(props)} aria-label={label} tabIndex={-1}>
      {words.map((word) => (
        <label key={word} className="check">
          <input
            type="checkbox"
            checked={ticked.includes(word)}
            onChange={({ target }) => tick(word, target.checked)}
          />
          {inWords(word)}
        </label>
      ))}
    </div>
  );
}

const CheckboxWidget = (props: InputProps) => (
  <label className="check">
    <input
      {...tied(props)}
      type="checkbox"
      checked={props.value ?? props.schema.isTicked}
      onChange={({ target }) => props.onChange(target.checked)}
    />
    {props.label}
  </label>
);

export const widgets: RegistryWidgetsType<Data, FormSchema> = {
  TextWidget,
  DateWidget,
  SelectWidget,
  CheckboxWidget,
};
