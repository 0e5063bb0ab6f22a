// Sends requests and stores failed ones in memory only, because health data must not stay on a shared phone.
import type { Day } from '@clinic/contract/dates.ts';
import type { FormDefinition } from './definitions.ts';
import type { RequestPath } from '@clinic/contract/paths.ts';
import type { Payload } from '@clinic/contract/payloads.ts';
import { sendRequest, type Outcome, type SendResult } from './sender.ts';

/** Offline: never sent, and retried when the connection is back. Unsure: an earlier attempt may have arrived. */
export type RequestState = 'sending' | 'offline' | 'failed' | 'unsure';

export type OutgoingRequest = {
  form: FormDefinition;
  payload: Payload;
  day: Day;
  /** Milliseconds for which the form was open. */
  openFor: number;
  /** The element of the open form that shows the state of its request. */
  place?: HTMLElement | null;
  /** Called when the request is accepted, also after a retry. */
  whenAccepted?: () => void;

  // Set by the outbox:
  /** Undefined once the outbox has removed the request. */
  state?: RequestState;
  /** Time of the last attempt. */
  sentAt?: number;
  /** Time before which the host rejects the next attempt (Retry-After). */
  until?: number;
};

export type Result = 'accepted' | 'silent' | 'failed';

type Dependencies = {
  send: (path: RequestPath, payload: Payload, openFor: number) => Promise<SendResult>;
  now: () => number;
  isOnline: () => boolean;
};

/** Called on every change, and each second while a request is being sent or waits. */
type Watcher = (request?: OutgoingRequest, result?: Result) => void;

export function resultOf(form: Pick<FormDefinition, 'toasts'>, outcome: Outcome): Result {
  if (outcome === 'other') return form.toasts.other;
  return outcome === 'accepted' ? 'accepted' : 'failed';
}

export function createOutbox({ send, now, isOnline }: Dependencies) {
  const requests = new Set<OutgoingRequest>();
  const watchers = new Set<Watcher>();
  let ticking: ReturnType<typeof setTimeout> | undefined;

  /** Milliseconds until the host accepts the next attempt. */
  const pause = () => Math.max(0, ...[...requests].map(({ until = 0 }) => until - now()));

  function notify(request?: OutgoingRequest, result?: Result) {
    clearTimeout(ticking);
    if (pause() || [...requests].some(({ state }) => state === 'sending')) ticking = setTimeout(notify, 1000);
    for (const watcher of watchers) watcher(request, result);
  }

  async function attempt(request: OutgoingRequest) {
    const former = request.state;
    // navigator.onLine can be wrong, so requests are sent anyway.
    const wasOnline = isOnline();
    Object.assign(request, { state: 'sending', sentAt: now() });
    requests.add(request);
    notify();

    const { outcome, wait } = await send(request.form.path, request.payload, request.openFor);
    const result = resultOf(request.form, outcome);
    const wasNeverSent = !wasOnline && wait === undefined;
    request.until = now() + (wait ?? 0);
    if (result !== 'failed') request.state = undefined;
    else if (former === 'unsure') request.state = former;
    else if (wasNeverSent) request.state = 'offline';
    else request.state = outcome === 'failed' ? 'failed' : 'unsure';
    if (!request.state) requests.delete(request);
    notify(request, result);
    // The connection came back during the attempt.
    if (wasNeverSent && isOnline()) connectionIsBack();
  }

  const attemptAll = (...wanted: unknown[]) =>
    [...requests].filter(({ state }) => wanted.includes(state)).forEach((request) => void attempt(request));
  const connectionIsBack = () => attemptAll('offline');

  return {
    watch: (watcher: Watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Sends a request. It replaces a former request of the same form. */
    submit(request: OutgoingRequest, former?: OutgoingRequest) {
      if (former) requests.delete(former);
      void attempt(request);
    },
    sendAgain: () => void (pause() || attemptAll('offline', 'failed', 'unsure')),
    connectionIsBack,
    pause,
    dismiss() {
      requests.clear();
      notify();
    },
    /** Moves the state of the request from its form to the bar of the page. */
    release(request: OutgoingRequest) {
      request.place = undefined;
      notify();
    },
    requests: () => [...requests],
  };
}

export const outbox = createOutbox({
  send: sendRequest,
  now: Date.now,
  isOnline: () => navigator.onLine,
});
