import type { FormDefinition } from '#forms/form.ts';
import { dateHint } from '#forms/words.ts';
import { Field } from './Field.tsx';

type Props = {
  id: string;
  kind: FormDefinition;
  errors: Record<string, string | undefined>;
  topic?: string;
  options: string[];
};

export function RequestFields({ id, kind: { labels, placeholder }, errors, topic, options }: Props) {
  const about = (name: keyof typeof labels) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      {options.length > 0 && (
        <Field as="select" {...about('condition')} defaultValue={topic} required>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Field>
      )}
      <Field {...about('appointmentDate')} type="date" hint={dateHint} required />
      <Field {...about('name')} autoComplete="name" autoCapitalize="words" spellCheck={false} required />
      <Field {...about('mobile')} type="text" inputMode="tel" autoComplete="tel-national" required />
      <Field {...about('email')} type="email" autoComplete="email" />
    </>
  );
}
