import { useCallback, useEffect, useReducer, useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { inLanguage, type Words } from '#forms/in-language.ts';
import { dayInWords, needs } from '#forms/messages.ts';
import { outbox, type OutgoingRequest } from '#forms/sending/outbox.ts';
import type { FormValues } from '#forms/payloads.ts';
import { requestForms, type RequestFormName } from '#forms/definitions/requests.ts';
import { waitNote } from '#forms/sending/wait.ts';
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

/**
 * Idle: not sent since it was opened. Waiting: the host asked to wait before it is sent again. Answered: it may be sent
 * again, which replaces what was sent. Arrived: it closes, unless something else is written in it by now.
 */
type State = {
  is: 'idle' | 'sending' | 'waiting' | 'answered' | 'arrived';
  openedAt: number;
  /** What was sent from this form since it was opened. */
  sent?: OutgoingRequest;
  wait: number;
  /** It arrived at once, so nobody can have written something else. */
  atOnce?: boolean;
};

type Action =
  | { type: 'opened'; at: number }
  | { type: 'sent'; request: OutgoingRequest }
  | { type: 'arrived'; request: OutgoingRequest }
  | { type: 'answered'; wait: number }
  | { type: 'waited' }
  | { type: 'kept open' };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'opened':
      // A form that closes at once may be opened again before its answer is there.
      return { is: state.is === 'sending' ? 'sending' : 'idle', openedAt: action.at, wait: 0 };
    case 'sent':
      return { ...state, is: 'sending', sent: action.request };
    case 'arrived':
      if (state.sent !== action.request) return state;
      return { ...state, is: 'arrived', atOnce: state.is === 'sending' };
    case 'answered':
      if (state.is !== 'sending') return state;
      return { ...state, is: action.wait ? 'waiting' : 'answered', wait: action.wait };
    case 'waited':
      return state.is === 'waiting' ? { ...state, is: 'answered' } : state;
    case 'kept open':
      return { ...state, is: 'idle', sent: undefined };
  }
}

/** The form inside a dialog. What the request forms differ in stands in src/forms. */
export function RequestForm({ id, form: name, topic, options = [], closed, words, privacy }: RequestFormProps) {
  const [kind] = useState(() => inLanguage(requestForms[name], words));
  const { say } = kind;
  const { form, errors, invalid, day, judge, check, clear, listeners } = useForm<FormValues>(
    kind.rules,
    kind.tidy,
  );
  const [state, dispatch] = useReducer(reduce, { is: 'idle', openedAt: 0, wait: 0 });
  const alive = invalid !== undefined;
  const isBusy = state.is === 'sending' || state.is === 'waiting' || state.is === 'arrived';
  const dayNote = isDay(day) ? dayInWords(day, closed, document.documentElement.lang, say) : '';
  const dialog = () => form.current?.closest('dialog');

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
    dispatch({ type: 'opened', at: performance.now() });
    clear();
    // The event comes before the fields are empty.
    queueMicrotask(offerDays);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const values = check();
    if (!values) {
      if (kind.toasts.invalid) notify.error(kind.toasts.invalid);
      return;
    }
    const request: OutgoingRequest = {
      form: kind,
      payload: payloadOf(values),
      day: values.appointmentDate,
      openFor: Math.round(event.timeStamp - state.openedAt),
      whenAccepted: () => dispatch({ type: 'arrived', request }),
    };
    if (state.sent) outbox.dismiss(state.sent);
    // At once, so that a second tap finds a form that is busy.
    flushSync(() => dispatch({ type: 'sent', request }));
    const answer = outbox.submit(request);
    if (kind.closes === 'at once') dialog()?.close();
    await answer;
    dispatch({ type: 'answered', wait: dialog()?.open ? outbox.pause() : 0 });
  }

  useEffect(() => {
    if (state.is === 'waiting') {
      const timer = setTimeout(dispatch, state.wait, { type: 'waited' });
      return () => clearTimeout(timer);
    }
    // The button lost the focus when it was turned off.
    if (state.is === 'answered' && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [form, state]);

  // A request that waited for the connection may arrive after its entries were changed: those stay.
  useEffect(() => {
    if (state.is !== 'arrived') return;
    const { values } = judge();
    const isStillWritten =
      values && JSON.stringify(payloadOf(values)) === JSON.stringify(state.sent?.payload);
    if (state.atOnce || isStillWritten) form.current?.closest('dialog')?.close();
    else dispatch({ type: 'kept open' });
  }, [form, judge, payloadOf, state]);

  function status() {
    if (!alive) return say(loadingNote);
    if (state.is === 'waiting') return waitNote(state.wait, say);
    return kind.submitNeeds === 'valid form' && needs(invalid, errors, kind.labels, say);
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit} onReset={begin} {...listeners}>
      <div className="form__fields">
        {kind.promise && <p className="form__note">{kind.promise}</p>}
        {kind.kind === 'query' && <p className="form__note">Tell us your question on the phone.</p>}
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
        <button type="button" className="button button--quiet" commandfor={id} command="close">
          {say('Cancel')}
        </button>
        <button
          type="submit"
          className="button"
          aria-describedby={`${id}-needs`}
          disabled={!alive || isBusy || (kind.submitNeeds === 'valid form' && invalid.length > 0)}
        >
          {state.is === 'sending' ? kind.submitting : kind.submit}
        </button>
      </div>
    </form>
  );
}
