import type { FormDefinition } from '#forms/definitions.ts';
import type { FormValues } from '@clinic/contract/payloads.ts';
import type { RequestMessage, translatorFor } from '#forms/messages.ts';
import { Field } from './Field.tsx';

type Props = {
  id: string;
  kind: FormDefinition;
  translate: ReturnType<typeof translatorFor>;
  errors: Partial<Record<keyof FormValues, RequestMessage>>;
  topic?: string | undefined;
  options: string[];
  titles: Record<string, string>;
  /** The weekday of the chosen date, and a note when the practice is closed then. */
  dayNote: string;
};

export function RequestFields({ id, kind, translate, errors, topic, options, titles, dayNote }: Props) {
  const { labels, placeholder } = kind;
  const hint = (
    <>
      <span>{translate('dateHint')}</span>
      <span className="field__meaning" aria-live="polite">
        {dayNote}
      </span>
    </>
  );
  const about = (name: keyof FormValues) => ({
    id: `${id}-${name}`,
    name,
    label: translate(labels[name] ?? name),
    error: errors[name] && translate(errors[name]),
  });
  return (
    <>
      {options.length > 0 && (
        <Field as="select" {...about('condition')} defaultValue={topic} required>
          <option value="">{placeholder && translate(placeholder)}</option>
          {options.map((option) => (
            <option key={option} value={titles[option] && option}>
              {titles[option] ?? option}
            </option>
          ))}
        </Field>
      )}
      <Field {...about('appointmentDate')} type="date" hint={hint} required />
      <Field {...about('name')} autoComplete="name" autoCapitalize="words" spellCheck={false} required />
      <Field {...about('mobile')} type="text" inputMode="tel" autoComplete="tel-national" required />
      <Field {...about('email')} type="email" autoComplete="email" />
    </>
  );
}
