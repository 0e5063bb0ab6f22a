import type { ComponentProps, ReactNode } from 'react';

type Shared = { id: string; name: string; label: string; error?: string; hint?: ReactNode };

type Props = Shared &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'select'; children: ReactNode } & ComponentProps<'select'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  );

/** One labelled field with its hint and its error. */
export function Field({ as = 'input', label, error, hint, ...rest }: Props) {
  const { id, required } = rest;
  // One of three elements with its own props; TypeScript treats it as the first.
  const Control = as as 'input';
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className={required ? 'must' : undefined}>
        {label}
      </label>
      <Control
        {...(rest as ComponentProps<'input'>)}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
