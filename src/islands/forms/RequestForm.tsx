import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { inLanguage, type Words } from '#forms/in-language.ts';
import { dayInWords, needs } from '#forms/messages.ts';
import { outbox, type OutgoingRequest } from '#forms/sending/outbox.ts';
import type { FormValues } from '#forms/payloads.ts';
import { requestForms, type RequestFormName } from '#forms/definitions/requests.ts';
import { loadingNote, requiredNote } from '#forms/words.ts';
import { bookingWindow, isDay } from '#lib/dates.ts';
import { notify } from '#scripts/toast.ts';
import '#scripts/requests/unsent-bar.ts';
import { RequestFields } from './RequestFields.tsx';
import { useForm } from './useForm.ts';

export type RequestFormProps = {
  /** The dialog's id: the fields are named after it. */
  id: string;
  form: RequestFormName;
  topic?: string;
  options?: string[];
  /** The weekdays, in English, on which the practice is closed. */
  closed: string[];
  /** Those of the page, where it is not in English. */
  words?: Words | undefined;
  /** What happens to what is written here, drawn by the server. */
  privacy?: ReactNode;
};

const useOutbox = (read: () => boolean) => useSyncExternalStore(outbox.watch, read, read);

/** The form inside a dialog. What the request forms differ in stands in src/forms. */
export function RequestForm({
  id,
  form: name,
  topic,
  options = [],
  closed,
  words,
  privacy,
}: RequestFormProps) {
  const [kind] = useState(() => inLanguage(requestForms[name], words));
  const { say } = kind;
  const { form, errors, invalid, day, judge, check, clear, listeners } = useForm<FormValues>(
    kind.rules,
    kind.tidy,
  );
  const place = useRef<HTMLDivElement>(null);
  const openedAt = useRef(0);
  const [sent, setSent] = useState<OutgoingRequest>();
  const isSending = useOutbox(() => sent?.state === 'sending');
  /** The host has asked to wait before what was sent from the open form is sent again. */
  const isWaiting = useOutbox(() => Boolean(sent?.place && outbox.pause()));
  const alive = invalid !== undefined;
  const isBusy = isSending || isWaiting;
  const dayNote = isDay(day) ? dayInWords(day, closed, document.documentElement.lang, say) : '';

  /** What a machine has written where people see nothing goes along, and the desk puts the request aside. */
  const payloadOf = useCallback(
    (values: FormValues) => {
      const remarks = new FormData(form.current ?? undefined).get('remarks');
      return { ...kind.payload(values), ...(remarks && { remarks }) };
    },
    [form, kind],
  );

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

  useEffect(offerDays, [offerDays]);

  /** Dialogs are reset before they open and when they are closed. */
  function begin() {
    openedAt.current = performance.now();
    if (sent) outbox.release(sent);
    clear();
    // The event comes before the fields are empty.
    queueMicrotask(offerDays);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const values = check();
    if (!values) {
      if (kind.toasts.invalid) notify.error(kind.toasts.invalid);
      return;
    }
    const dialog = form.current?.closest('dialog');
    // A second try from the open form replaces the failed request.
    const former = sent?.place ? sent : undefined;
    const request: OutgoingRequest = {
      ...former,
      form: kind,
      payload: payloadOf(values),
      day: values.appointmentDate,
      openFor: Math.round(event.timeStamp - openedAt.current),
      place: kind.closes === 'when accepted' ? place.current : undefined,
      // Something else may be written in the form by now: that stays.
      whenAccepted() {
        if (!request.place) return;
        const { values: now } = judge();
        if (now && JSON.stringify(payloadOf(now)) === JSON.stringify(request.payload)) dialog?.close();
        else outbox.release(request);
      },
    };
    outbox.submit(request, former);
    // At once, so that a second tap finds a form that is busy.
    flushSync(() => setSent(request));
    if (kind.closes === 'at once') dialog?.close();
  }

  useEffect(() => {
    // The button lost the focus when it was turned off.
    if (sent?.place && !isBusy && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('.button[type=submit]')?.focus();
  }, [form, isBusy, sent]);

  function status() {
    if (!alive) return say(loadingNote);
    return kind.submitNeeds === 'valid form' && needs(invalid, errors, kind.labels, say);
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit} onReset={begin} {...listeners}>
      <div className="form__fields">
        {kind.promise && <p className="form__note">{kind.promise}</p>}
        <p className="form__note">{say(requiredNote)}</p>
        <RequestFields {...{ id, kind, errors, topic, options, dayNote }} />
        {privacy}
      </div>
      {alive && (
        <textarea className="visually-hidden" name="remarks" autoComplete="off" tabIndex={-1} aria-hidden />
      )}
      <div className="form__end">
        <p id={`${id}-needs`} className="form__note" role="status">
          {status()}
        </p>
        <div ref={place} className="form__note" />
        <button type="button" className="button button--quiet" commandfor={id} command="close">
          {say('Cancel')}
        </button>
        <button
          type="submit"
          className="button"
          aria-describedby={`${id}-needs`}
          disabled={!alive || isBusy || (kind.submitNeeds === 'valid form' && invalid.length > 0)}
        >
          {isSending ? kind.submitting : kind.submit}
        </button>
      </div>
    </form>
  );
}
