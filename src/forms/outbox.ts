// Keeps what could not be sent, in memory only: health data has no place in the storage of a shared phone.
import type { Day } from '#lib/dates.ts';
import type { FormDefinition } from './form.ts';
import type { RequestPath } from './paths.ts';
import type { Payload } from './payloads.ts';
import type { Outcome } from './sender.ts';

export type OutgoingRequest = {
  form: FormDefinition;
  payload: Payload;
  day: Day;
  /** Told when the request arrived, also if that was later. */
  whenAccepted?: () => void;
};

export type Result = 'accepted' | 'silent' | 'failed';

type Reason = 'failed' | 'offline';

type Dependencies = {
  send: (path: RequestPath, payload: Payload) => Promise<Outcome>;
  isOnline: () => boolean;
  /** Notes that a request is on its way, and returns how to take the note back. */
  mark: () => () => void;
  /** Told of every result. */
  settled: (request: OutgoingRequest, result: Result) => void;
  changed: () => void;
};

export function resultOf(form: FormDefinition, outcome: Outcome): Result {
  return outcome === 'other' ? form.toasts.other : outcome;
}

export function createOutbox({ send, isOnline, mark, settled, changed }: Dependencies) {
  const unsent = new Map<OutgoingRequest, Reason>();
  const onTheWay = new Set<OutgoingRequest>();
  let leaving = false;

  async function attempt(request: OutgoingRequest): Promise<Result> {
    const again = unsent.has(request);
    onTheWay.add(request);
    const unmark = mark();
    changed();

    const result = resultOf(request.form, await send(request.form.path, request.payload));

    onTheWay.delete(request);
    if (result !== 'failed') unsent.delete(request);
    // A request that was dismissed while it was being sent again stays dismissed.
    else if (!again || unsent.has(request)) unsent.set(request, 'failed');
    // A page that is being left may see its own request fail; the next page then says that it is unconfirmed.
    if (result !== 'failed' || !leaving) unmark();
    changed();
    settled(request, result);
    return result;
  }

  const attemptAll = (wanted: (reason: Reason) => boolean) =>
    Promise.all(
      [...unsent]
        .filter(([request, reason]) => wanted(reason) && !onTheWay.has(request))
        .map(([request]) => attempt(request)),
    );

  return {
    /** Sends now. Offline it waits, and is sent once when the connection returns. */
    async submit(request: OutgoingRequest): Promise<Result> {
      if (isOnline()) return attempt(request);
      unsent.set(request, 'offline');
      changed();
      settled(request, 'failed');
      return 'failed';
    },
    sendAgain: () => attemptAll(() => true),
    connectionIsBack: () => attemptAll((reason) => reason === 'offline'),
    dismiss(request?: OutgoingRequest) {
      if (request) unsent.delete(request);
      else unsent.clear();
      changed();
    },
    leave: () => void (leaving = true),
    comeBack: () => void (leaving = false),
    unsent: () => [...unsent.keys()],
    isWaitingForConnection: () => [...unsent.values()].includes('offline'),
    isSendingAgain: () => [...unsent.keys()].some((request) => onTheWay.has(request)),
  };
}
