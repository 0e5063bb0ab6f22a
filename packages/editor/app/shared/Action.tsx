import { useRef, useState, type ReactNode } from 'react';

interface Props {
  label: string;
  /** Tells several buttons with the same label apart, for screen readers. */
  of?: string;
  className?: string;
  /** Gets the fields of the dialog. Errors are shown. */
  run: (fields: FormData) => Promise<unknown>;
  /** A question or fields: opens a dialog first. */
  children?: ReactNode;
}

/** A button for a request: shows that it runs, and why it failed. */
export function Action({ label, of = '', className = 'button button--quiet', run, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  async function start(fields = new FormData()) {
    if (isBusy) return;
    setBusy(true);
    const problem = await run(fields).then(
      () => '',
      (error: Error) => error.message,
    );
    setBusy(false);
    setMessage(problem);
    if (!problem) dialog.current?.close();
  }
  const failed = message && (
    <p role="alert" className="problem">
      {message}
    </p>
  );
  return (
    <>
      <button
        className={className}
        aria-disabled={isBusy}
        aria-label={of && `${label}: ${of}`}
        onClick={() => (children ? dialog.current?.showModal() : void start())}
      >
        {label}
      </button>
      {!children && failed}
      <dialog ref={dialog} aria-label={label}>
        <form
          className="flow"
          onSubmit={(event) => {
            event.preventDefault();
            void start(new FormData(event.currentTarget));
          }}
        >
          <h2>{label}</h2>
          {children}
          {failed}
          <div className="actions">
            <button className="button" aria-disabled={isBusy}>
              {label}
            </button>
            <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
