// Sends requests and keeps what was not accepted, in memory only: health data has no place in the storage of a shared phone.
import type { Day } from '#lib/dates.ts';
import type { SpokenForm } from '../in-language.ts';
import type { RequestPath } from '../paths.ts';
import type { Payload } from '../payloads.ts';
import { sendRequest, type Answer, type Outcome } from './sender.ts';

/** Offline: it never left and is sent when the connection is back. Unsure: an earlier try may have arrived. */
export type RequestState = 'sending' | 'offline' | 'failed' | 'unsure';

export type OutgoingRequest = {
  form: SpokenForm;
  payload: Payload;
  day: Day;
  /** For how many milliseconds the form was open. */
  openFor: number;
  /** The element of the open form that shows the state of its request. */
  place?: HTMLElement | null;
  /** Called when the request is accepted, also if that is later. */
  whenAccepted?: () => void;
  /** Set by the outbox, as are the next two; undefined once the outbox has dropped the request. */
  state?: RequestState;
  /** The time of the last try. */
  sentAt?: number;
  /** The time before which the host does not want the request again. */
  until?: number;
};

export type Result = 'accepted' | 'silent' | 'failed';

type Dependencies = {
  send: (path: RequestPath, payload: Payload, openFor: number) => Promise<Answer>;
  now: () => number;
  isOnline: () => boolean;
};

/** Called on every change, and each second while a request is being sent or has to wait. */
type Watcher = (request?: OutgoingRequest, result?: Result) => void;

export function resultOf(form: Pick<SpokenForm, 'toasts'>, outcome: Outcome): Result {
  if (outcome === 'other') return form.toasts.other;
  return outcome === 'accepted' ? 'accepted' : 'failed';
}

export function createOutbox({ send, now, isOnline }: Dependencies) {
  const requests = new Set<OutgoingRequest>();
  const watchers = new Set<Watcher>();
  let ticking: ReturnType<typeof setTimeout> | undefined;

  /** How long the host still asks to wait, in milliseconds. */
  const pause = () => Math.max(0, ...[...requests].map(({ until = 0 }) => until - now()));

  function tell(request?: OutgoingRequest, result?: Result) {
    clearTimeout(ticking);
    if (pause() || [...requests].some(({ state }) => state === 'sending')) ticking = setTimeout(tell, 1000);
    for (const watcher of watchers) watcher(request, result);
  }

  async function attempt(request: OutgoingRequest) {
    const former = request.state;
    // navigator.onLine can be wrong, so an offline browser tries to send, too.
    const wasOnline = isOnline();
    Object.assign(request, { state: 'sending', sentAt: now() });
    requests.add(request);
    tell();

    const { outcome, wait } = await send(request.form.path, request.payload, request.openFor);
    const result = resultOf(request.form, outcome);
    const neverLeft = !wasOnline && wait === undefined;
    request.until = now() + (wait ?? 0);
    if (result !== 'failed') request.state = undefined;
    else if (former === 'unsure') request.state = former;
    else if (neverLeft) request.state = 'offline';
    else request.state = outcome === 'failed' ? 'failed' : 'unsure';
    if (!request.state) requests.delete(request);
    tell(request, result);
    // The connection came back during the try.
    if (neverLeft && isOnline()) connectionIsBack();
  }

  const attemptAll = (...wanted: unknown[]) =>
    [...requests].filter(({ state }) => wanted.includes(state)).forEach((request) => void attempt(request));
  const connectionIsBack = () => attemptAll('offline');

  return {
    watch: (watcher: Watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Sends a request, in place of an earlier one of the same form. */
    submit(request: OutgoingRequest, former?: OutgoingRequest) {
      if (former) requests.delete(former);
      void attempt(request);
    },
    sendAgain: () => void (pause() || attemptAll('offline', 'failed', 'unsure')),
    connectionIsBack,
    pause,
    dismiss() {
      requests.clear();
      tell();
    },
    /** From now on the bar of the page shows the request, not its form. */
    release(request: OutgoingRequest) {
      request.place = undefined;
      tell();
    },
    requests: () => [...requests],
  };
}

export const outbox = createOutbox({
  send: sendRequest,
  now: Date.now,
  isOnline: () => navigator.onLine,
});
