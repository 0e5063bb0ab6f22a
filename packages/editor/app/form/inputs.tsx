// The inputs of the form.
import { useState } from 'react';
import { withoutSources } from '@clinic/content-model/sources.ts';
import { inWords } from '../shared/words.ts';
import { ChoiceInput, PictureInput } from './choosers.tsx';
import { useTied, type InputProps } from '../shared/parts.tsx';

/** Above this many characters a text is more than a line. */
const ONE_LINE = 90;

export function Input(props: InputProps) {
  const { type, format, input, refersTo, link, items, enum: words } = props.field;
  if (type === 'boolean') return <Checkbox {...props} />;
  if (items) return <Ticks {...props} />;
  if (words) return <Select {...props} />;
  if (type === 'number' || type === 'integer') return <NumberInput {...props} />;
  if (format === 'date') return <DateInput {...props} />;
  if (input === 'picture') return <PictureInput {...props} />;
  return input === 'plate' || refersTo || link ? <ChoiceInput {...props} /> : <TextInput {...props} />;
}

const useText = (props: InputProps) => ({
  ...useTied(props),
  value: String(props.value ?? ''),
  onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value || undefined),
});

function TextInput(props: InputProps) {
  const { maxLength: max = 0, cites } = props.field;
  const shared = useText(props);
  const { value } = shared;
  const count = (cites ? withoutSources(value) : value).trim().length;
  return (
    <>
      {max > ONE_LINE ? (
        <textarea {...shared} rows={Math.max(2, Math.ceil(value.length / 40))} />
      ) : (
        <input {...shared} inputMode="text" />
      )}
      {max > 0 && value && (
        <span className={`form-count ${count > max ? 'field__error' : ''}`}>
          {count} of {max}
        </span>
      )}
    </>
  );
}

/** The check reports a text that is no number. */
function NumberInput(props: InputProps) {
  const { value, onChange } = props;
  // The typed text, so that "4." and "4.50" are not reformatted.
  const [typed, setTyped] = useState('');
  const change = (text: string) => {
    setTyped(text);
    const number = Number(text);
    onChange(text.trim() && !Number.isNaN(number) ? number : text || undefined);
  };
  return (
    <input
      {...useTied(props)}
      value={typed && Number(typed) === value ? typed : String(value ?? '')}
      inputMode="decimal"
      onChange={({ target }) => change(target.value)}
    />
  );
}

const DateInput = (props: InputProps) => <input {...useText(props)} type="date" />;

const Select = (props: InputProps) => (
  <select {...useText(props)}>
    <option value="">–</option>
    {props.field.enum?.map((word) => (
      <option key={word} value={word}>
        {inWords(word)}
      </option>
    ))}
  </select>
);

function Ticks(props: InputProps) {
  const { value, onChange, field, label } = props;
  const ticked: unknown[] = Array.isArray(value) ? value : [];
  const tick = (word: string, isOn: boolean) =>
    onChange(isOn ? [...ticked, word] : ticked.filter((one) => one !== word));
  return (
    <div role="group" {...useTied(props)} aria-label={label} tabIndex={-1}>
      {field.items?.enum?.map((word) => (
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

const Checkbox = (props: InputProps) => (
  <label className="check">
    <input
      {...useTied(props)}
      type="checkbox"
      checked={Boolean(props.value ?? props.field.default)}
      onChange={({ target }) => props.onChange(target.checked)}
    />
    {props.label}
  </label>
);
