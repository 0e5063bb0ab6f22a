import type { ReactNode } from 'react';
import './slots.ts';
import { RequestForm, type RequestFormProps } from './forms/RequestForm.tsx';

type Props = RequestFormProps & {
  pictured: boolean;
  /** The head of the dialog, drawn by the server. */
  children?: ReactNode;
  /** What stands in the place of a form that cannot work, drawn by the server. */
  unavailable?: ReactNode;
};

/** A dialog with one of the request forms in it. It opens and closes by the commands of buttons. */
export default function FormDialog({ pictured, children, unavailable, ...form }: Props) {
  const { id } = form;
  return (
    <dialog id={id} className={pictured ? 'sheet sheet--pictured' : 'sheet'} aria-labelledby={`${id}-title`}>
      <div className="sheet__panel">
        {children}
        <RequestForm {...form} />
        {unavailable}
        <button
          className="sheet__close"
          type="button"
          aria-label={form.words?.['Close'] ?? 'Close'}
          commandfor={id}
          command="close"
        />
      </div>
    </dialog>
  );
}
