// Keeps what could not be sent, in memory only: health data has no place in the storage of a shared phone.
import type { Day } from '#lib/dates.ts';
import type { SpokenForm } from '../in-language.ts';
import type { RequestPath } from '../paths.ts';
import type { Payload } from '../payloads.ts';
import { sendRequest, type Answer, type Outcome } from './sender.ts';

export type OutgoingRequest = {
  form: SpokenForm;
  payload: Payload;
  day: Day;
  /** For how many milliseconds the form was open. */
  openFor: number;
  /** Told when the request arrived, also if that was later. */
  whenAccepted?: () => void;
};

export type Result = 'accepted' | 'silent' | 'failed';

type State = {
  /** It waits for the connection, and is then sent by itself. */
  offline: boolean;
  /** It may have arrived: to one of the tries there was no answer. */
  unsure: boolean;
  /** It is not to be sent again before. */
  until: number;
};

type Dependencies = {
  send: (path: RequestPath, payload: Payload, openFor: number) => Promise<Answer>;
  now: () => number;
  isOnline: () => boolean;
};

/** The page that shows it. */
type Watcher = {
  /** Notes that a request is on its way, and returns how to take the note back. */
  mark: () => () => void;
  /** Told of every result. */
  settled: (request: OutgoingRequest, result: Result) => void;
  changed: () => void;
};

const nothing = () => undefined;
const nobody: Watcher = { mark: () => nothing, settled: nothing, changed: nothing };

export function resultOf(form: Pick<SpokenForm, 'toasts'>, outcome: Outcome): Result {
  if (outcome === 'other') return form.toasts.other;
  return outcome === 'accepted' ? 'accepted' : 'failed';
}

export function createOutbox({ send, now, isOnline }: Dependencies) {
  let watcher = nobody;
  const unsent = new Map<OutgoingRequest, State>();
  const onTheWay = new Set<OutgoingRequest>();
  let leaving = false;

  /** It is sent once when the connection returns. */
  function waitForConnection(request: OutgoingRequest): Result {
    unsent.set(request, { unsure: false, until: 0, ...unsent.get(request), offline: true });
    watcher.changed();
    watcher.settled(request, 'failed');
    return 'failed';
  }

  async function attempt(request: OutgoingRequest): Promise<Result> {
    if (!isOnline()) return waitForConnection(request);
    const before = unsent.get(request);
    onTheWay.add(request);
    const unmark = watcher.mark();
    watcher.changed();

    const { outcome, wait = 0 } = await send(request.form.path, request.payload, request.openFor);
    const result = resultOf(request.form, outcome);

    onTheWay.delete(request);
    if (result !== 'failed') unsent.delete(request);
    // A request that was dismissed while it was being sent again stays dismissed.
    else if (!before || unsent.has(request))
      unsent.set(request, {
        offline: false,
        unsure: before?.unsure || outcome !== 'failed',
        until: now() + wait,
      });
    // A page that is being left may see its own request fail; the next page then says that it is unconfirmed.
    if (result !== 'failed' || !leaving) unmark();
    watcher.changed();
    watcher.settled(request, result);
    return result;
  }

  const states = () => [...unsent.values()];
  /** How long the host still asks to wait. */
  const pause = () => Math.max(0, ...states().map(({ until }) => until - now()));

  const attemptAll = (wanted: (state: State) => boolean) =>
    Promise.all(
      [...unsent]
        .filter(([request, state]) => wanted(state) && !onTheWay.has(request))
        .map(([request]) => attempt(request)),
    );

  return {
    watch: (by: Watcher) => void (watcher = by),
    submit: attempt,
    sendAgain: () => attemptAll(() => pause() === 0),
    connectionIsBack: () => attemptAll(({ offline }) => offline),
    pause,
    dismiss(request?: OutgoingRequest) {
      if (request) unsent.delete(request);
      else unsent.clear();
      watcher.changed();
    },
    leave: () => void (leaving = true),
    comeBack: () => void (leaving = false),
    unsent: () => [...unsent.keys()],
    isUnsure: () => states().some(({ unsure }) => unsure),
    isWaitingForConnection: () => states().some(({ offline }) => offline),
    isSendingAgain: () => [...unsent.keys()].some((request) => onTheWay.has(request)),
  };
}

export const outbox = createOutbox({
  send: sendRequest,
  now: Date.now,
  isOnline: () => navigator.onLine,
});
