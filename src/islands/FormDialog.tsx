import type { ReactNode } from 'react';
import { translatorFor } from '#forms/messages.ts';
import './slots.ts';
import { RequestForm, type RequestFormProps } from './forms/RequestForm.tsx';

type Props = RequestFormProps & {
  pictured: boolean;
  /** The header of the dialog, rendered by the server. */
  children?: ReactNode;
  /** Replaces a form that failed to load; rendered by the server. */
  unavailable?: ReactNode;
};

/** A dialog with a request form. Button commands open and close it. */
export default function FormDialog({ pictured, children, unavailable, ...form }: Props) {
  const { id, language } = form;
  return (
    <dialog id={id} className={pictured ? 'sheet sheet--pictured' : 'sheet'} aria-labelledby={`${id}-title`}>
      <div className="sheet__panel">
        {children}
        <RequestForm {...form} />
        {unavailable}
        <button
          className="sheet__close"
          type="button"
          aria-label={translatorFor(language)('close')}
          commandfor={id}
          command="close"
        />
      </div>
    </dialog>
  );
}
