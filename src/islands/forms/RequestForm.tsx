import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { describeDay, describeMissing, translatorFor } from '#forms/messages.ts';
import { outbox, type OutgoingRequest } from '#forms/outbox.ts';
import type { FormValues } from '@clinic/contract/payloads.ts';
import { requestForms, type RequestFormName } from '#forms/definitions.ts';
import { bookingWindow, isDay } from '@clinic/contract/dates.ts';
import type { Language } from '@clinic/content-model/languages.ts';
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
  /** The language of the page unless it is English, and the options in it by their English titles. */
  language?: Language;
  titles?: Record<string, string>;
  /** The privacy note, rendered by the server. */
  privacy?: ReactNode;
};

const useOutbox = (read: () => boolean) => useSyncExternalStore(outbox.watch, read, read);

/** The form inside a dialog. Its differences are data in src/forms/definitions.ts. */
export function RequestForm({
  id,
  form: name,
  topic,
  options = [],
  closed,
  language,
  titles = {},
  privacy,
}: RequestFormProps) {
  const kind = requestForms[name];
  const translate = translatorFor(language);
  const { form, errors, invalid, day, validate, validateAll, clear, listeners } = useForm<FormValues>(
    kind.rules,
    kind.tidy,
  );
  const place = useRef<HTMLDivElement>(null);
  const openedAt = useRef(0);
  const [sent, setSent] = useState<OutgoingRequest>();
  const isSending = useOutbox(() => sent?.state === 'sending');
  /** The host has asked to wait before the open form is sent again. */
  const isWaiting = useOutbox(() => Boolean(sent?.place && outbox.pause()));
  const isHydrated = invalid !== undefined;
  const isBusy = isSending || isWaiting;
  const dayNote = isDay(day) ? describeDay(day, closed, document.documentElement.lang) : '';

  /** Adds the text of the hidden field, which only bots fill in. The desk flags such requests. */
  const payloadOf = useCallback(
    (values: FormValues) => {
      const remarks = new FormData(form.current ?? undefined).get('remarks');
      return { ...kind.payload(values), ...(remarks && { remarks }) };
    },
    [form, kind],
  );

  /** Sets the days that can be chosen. They change at midnight at the clinic. */
  const offerDays = useCallback(() => {
    const date = form.current?.querySelector<HTMLInputElement>('[type=date]');
    if (!date) return;
    const { first, last } = bookingWindow(Date.now());
    date.min = first;
    date.max = last;
    if (kind.startsTomorrow && !date.value) date.value = first;
    validate();
  }, [form, validate, kind]);

  useEffect(offerDays, [offerDays]);

  /** Dialogs are reset before they open and when they are closed. */
  function onReset() {
    openedAt.current = performance.now();
    if (sent) outbox.release(sent);
    clear();
    // The event precedes the reset.
    queueMicrotask(offerDays);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const values = validateAll();
    if (!values) {
      if (kind.toasts.invalid) notify('error', translate(kind.toasts.invalid));
      return;
    }
    const dialog = form.current?.closest('dialog');
    // A second attempt from the open form replaces the failed request.
    const former = sent?.place ? sent : undefined;
    const request: OutgoingRequest = {
      ...former,
      form: kind,
      payload: payloadOf(values),
      day: values.appointmentDate,
      openFor: Math.round(event.timeStamp - openedAt.current),
      place: kind.closes === 'when accepted' ? place.current : undefined,
      // Changed entries stay in the form.
      whenAccepted() {
        if (!request.place) return;
        const { values: now } = validate();
        if (now && JSON.stringify(payloadOf(now)) === JSON.stringify(request.payload)) dialog?.close();
        else outbox.release(request);
      },
    };
    outbox.submit(request, former);
    // Synchronous, so that a second tap finds the form busy.
    flushSync(() => setSent(request));
    if (kind.closes === 'at once') dialog?.close();
  }

  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (sent?.place && !isBusy && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('.button[type=submit]')?.focus();
  }, [form, isBusy, sent]);

  function status() {
    if (!isHydrated) return translate('loading');
    return kind.submitNeeds === 'valid form' && describeMissing(invalid, errors, kind.labels);
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit} onReset={onReset} {...listeners}>
      <div className="form__fields">
        {kind.promise && <p className="form__note">{translate(kind.promise)}</p>}
        <p className="form__note">{translate('required')}</p>
        <RequestFields {...{ id, kind, translate, errors, topic, options, titles, dayNote }} />
        {privacy}
      </div>
      {isHydrated && (
        <textarea className="visually-hidden" name="remarks" autoComplete="off" tabIndex={-1} aria-hidden />
      )}
      <div className="form__end">
        <p id={`${id}-needs`} className="form__note" role="status">
          {status()}
        </p>
        <div ref={place} className="form__note" />
        <button type="button" className="button button--quiet" commandfor={id} command="close">
          {translate('cancel')}
        </button>
        <button
          type="submit"
          className="button"
          aria-describedby={`${id}-needs`}
          disabled={!isHydrated || isBusy || (kind.submitNeeds === 'valid form' && invalid.length > 0)}
        >
          {translate(isSending ? kind.submitting : kind.submit)}
        </button>
      </div>
    </form>
  );
}
