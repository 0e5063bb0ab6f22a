import { useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { needs } from '#forms/needs.ts';
import type { OutgoingRequest } from '#forms/sending/outbox.ts';
import type { FormValues } from '#forms/payloads.ts';
import { requestForms, type RequestFormName } from '#forms/definitions/requests.ts';
import { waitNote } from '#forms/sending/wait.ts';
import { loadingNote, requiredNote } from '#forms/words.ts';
import { bookingWindow } from '#lib/dates.ts';
import { notify } from '#scripts/notify.ts';
import { outbox } from '#scripts/requests/unsent-bar.ts';
import { RequestFields } from './RequestFields.tsx';
import { useForm } from './useForm.ts';
import { useWait } from './useWait.ts';

export type RequestFormProps = {
  /** The dialog's id: the fields are named after it. */
  id: string;
  form: RequestFormName;
  topic?: string;
  options?: string[];
  /** What happens to what is written here, drawn by the server. */
  privacy?: ReactNode;
};

/** The form inside a dialog. What the request forms differ in stands in src/forms. */
export function RequestForm({ id, form: name, topic, options = [], privacy }: RequestFormProps) {
  const kind = requestForms[name];
  const { form, errors, invalid, judge, check, clear, listeners } = useForm(kind.rules, kind.tidy);
  const [submitting, setSubmitting] = useState(false);
  const [wait, setWait] = useWait();
  // State changes only with the next drawing; a second tap can come before that.
  const busy = useRef(false);
  /** What a form that stays open has sent last: sending again replaces it. */
  const latest = useRef<OutgoingRequest>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);
  const alive = invalid !== undefined;
  const openedAt = useRef(0);
  const trap = useRef<HTMLTextAreaElement>(null);

  /** What a machine has written where people see nothing goes along, and the desk puts the request aside. */
  const payloadOf = (values: FormValues) => {
    const remarks = trap.current?.value;
    return { ...kind.payload(values), ...(remarks && { remarks }) };
  };

  /** Offers the days as of now: the clinic's tomorrow is another one after midnight. */
  const offerDays = useCallback(() => {
    const date = form.current?.querySelector<HTMLInputElement>('[type=date]');
    if (!date) return;
    const { first, last } = bookingWindow(Date.now());
    date.min = first;
    date.max = last;
    if (kind.startsTomorrow && !date.value) date.value = first;
    judge();
  }, [form, judge, kind]);

  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    if (!dialog) return;
    offerDays();
    const opened = new MutationObserver(() => {
      openedAt.current = performance.now();
      latest.current = undefined;
      setWait(0);
      clear();
      offerDays();
    });
    opened.observe(dialog, { attributeFilter: ['open'] });
    return () => opened.disconnect();
  }, [form, clear, offerDays, setWait]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy.current) return;
    const values = check() as FormValues | undefined;
    if (!values) {
      if (kind.toasts.invalid) notify.error(kind.toasts.invalid);
      return;
    }
    const dialog = form.current?.closest('dialog');
    const request: OutgoingRequest = {
      form: kind,
      payload: payloadOf(values),
      day: values.appointmentDate,
      openFor: Math.round(event.timeStamp - openedAt.current),
    };
    if (latest.current) outbox.dismiss(latest.current);

    busy.current = true;
    setSubmitting(true);
    if (kind.closes === 'when accepted') {
      latest.current = request;
      request.whenAccepted = () => {
        if (latest.current === request && (busy.current || isStillWritten(request))) dialog?.close();
      };
    }
    const answer = outbox.submit(request);
    if (kind.closes === 'at once') dialog?.close();
    await answer;
    busy.current = false;
    setSubmitting(false);
    if (!dialog?.open) return;
    setWait(outbox.pause());
    refocus.current = true;
  }

  // The button lost the focus when it was turned off.
  useEffect(() => {
    if (submitting || wait || !refocus.current) return;
    refocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [submitting, wait]);

  /** A request that waited for the connection may arrive after its entries were changed: those stay. */
  function isStillWritten(request: OutgoingRequest) {
    const values = judge().values as FormValues | undefined;
    return values && JSON.stringify(payloadOf(values)) === JSON.stringify(request.payload);
  }

  function status() {
    if (!alive) return loadingNote;
    if (wait) return waitNote(wait);
    return kind.submitNeeds === 'valid form' && needs(invalid, errors, kind.labels);
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit} {...listeners}>
      <div className="form__fields">
        {kind.promise && <p className="form__note">{kind.promise}</p>}
        <p className="form__note">{requiredNote}</p>
        <RequestFields id={id} kind={kind} errors={errors} topic={topic} options={options} />
        {privacy}
      </div>
      {alive && (
        <textarea
          ref={trap}
          className="visually-hidden"
          name="remarks"
          autoComplete="off"
          tabIndex={-1}
          aria-hidden
        />
      )}
      <div className="form__end">
        <p id={`${id}-needs`} className="form__note" role="status">
          {status()}
        </p>
        <button type="button" className="button button--quiet" commandfor={id} command="close">
          Cancel
        </button>
        <button
          ref={button}
          type="submit"
          className="button"
          aria-describedby={`${id}-needs`}
          disabled={
            !alive || submitting || wait > 0 || (kind.submitNeeds === 'valid form' && invalid.length > 0)
          }
        >
          {submitting ? kind.submitting : kind.submit}
        </button>
      </div>
    </form>
  );
}
