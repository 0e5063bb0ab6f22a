import type { SpokenForm } from '#forms/in-language.ts';
import { dateHint } from '#forms/words.ts';
import { Field } from './Field.tsx';

type Props = {
  id: string;
  kind: SpokenForm;
  errors: Record<string, string | undefined>;
  topic?: string;
  options: string[];
  /** The weekday of the chosen date, and a note when the practice is closed then. */
  dayNote: string;
};

export function RequestFields({ id, kind, errors, topic, options, dayNote }: Props) {
  const { labels, placeholder, say } = kind;
  const hint = (
    <>
      <span>{say(dateHint)}</span>
      <span className="field__meaning" aria-live="polite">
        {dayNote}
      </span>
    </>
  );
  const about = (name: keyof typeof labels) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name] ?? '',
    error: say(errors[name] ?? ''),
  });
  return (
    <>
      {options.length > 0 && (
        <Field as="select" {...about('condition')} defaultValue={topic} required>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option} value={say(option) === option ? undefined : option}>
              {say(option)}
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
