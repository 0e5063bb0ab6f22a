import { beforeEach, describe, expect, it } from 'vitest';
import { requestForms } from '#forms/definitions.ts';
import { createOutbox, resultOf, type OutgoingRequest, type Result } from '#forms/outbox.ts';
import type { SendResult, Outcome } from '#forms/sender.ts';

const { booking, conditionQuery } = requestForms;

const request = (name = 'Asha'): OutgoingRequest => ({
  form: booking,
  day: '2026-11-21',
  openFor: 60_000,
  payload: { appointmentDate: 'Saturday, November 21, 2026', name, mobile: '9876543210', email: null },
});

let online: boolean;
let now: number;
let answers: ((answer: SendResult) => void)[];
let results: Result[];
let outbox: ReturnType<typeof createOutbox>;

const states = () => outbox.requests().map(({ state }) => state);

/** Resolves every pending request with this response. */
const give = async (answer: SendResult) => {
  answers.splice(0).forEach((take) => take(answer));
  await new Promise((done) => setTimeout(done));
};
const answer = (outcome: Outcome, wait = 0) => give({ outcome, wait });
const noResponse = () => give({ outcome: 'unknown' });

/** Submits a request that gets this response. */
const submitted = (outcome: Outcome, wait = 0) => {
  outbox.submit(request());
  return answer(outcome, wait);
};

beforeEach(() => {
  online = true;
  now = 0;
  answers = [];
  results = [];
  outbox = createOutbox({
    send: () => new Promise((take) => answers.push(take)),
    now: () => now,
    isOnline: () => online,
  });
  outbox.watch((_, result) => result && results.push(result));
});

it.each([
  [booking, 'other', 'silent'],
  [conditionQuery, 'other', 'failed'],
  [booking, 'accepted', 'accepted'],
  [booking, 'failed', 'failed'],
  [booking, 'unknown', 'failed'],
] as const)(
  'the result of a status depends on the form only where the specification says so: %#',
  (form, outcome, result) => expect(resultOf(form, outcome)).toBe(result),
);

describe('a request', () => {
  it('is removed when it is accepted', async () => {
    outbox.submit(request());
    expect(states()).toEqual(['sending']);
    await answer('accepted');
    expect(results).toEqual(['accepted']);
    expect(states()).toEqual([]);
  });

  it('is stored after a failure until it is sent', async () => {
    await submitted('failed');
    expect(states()).toEqual(['failed']);
    outbox.sendAgain();
    expect(states()).toEqual(['sending']);
    await answer('accepted');
    expect(states()).toEqual([]);
    expect(results).toEqual(['failed', 'accepted']);
  });

  it('is not sent twice by two taps on "Send again"', async () => {
    await submitted('failed');
    outbox.sendAgain();
    outbox.sendAgain();
    expect(answers).toHaveLength(1);
  });

  it('stays dismissed when a retry fails after the dismissal', async () => {
    await submitted('failed');
    outbox.sendAgain();
    outbox.dismiss();
    await answer('failed');
    expect(states()).toEqual([]);
  });

  it('does not replace another failed request', async () => {
    outbox.submit(request('Asha'));
    outbox.submit(request('Ravi'));
    await answer('failed');
    expect(states()).toEqual(['failed', 'failed']);
  });

  it('replaces the earlier request of the same form', async () => {
    const first = request();
    outbox.submit(first);
    await answer('unknown');
    outbox.submit({ ...first, ...request('Asha Rao') }, first);
    await answer('failed');
    expect(states()).toEqual(['unsure']);
    expect(outbox.requests()[0]?.payload.name).toBe('Asha Rao');
  });

  it('is not retried automatically after a failure', async () => {
    await submitted('failed');
    outbox.connectionIsBack();
    expect(answers).toHaveLength(0);
  });
});

describe('the arrival of a request', () => {
  it.each<[what: string, unsure: boolean, first: Outcome, ...others: Outcome[]]>([
    ['known when the host rejects it', false, 'failed'],
    ['unknown when there is no response', true, 'unknown'],
    ['unknown when the status is not in the contract', true, 'other'],
    ['still unknown when the retry is rejected', true, 'unknown', 'failed'],
    ['known when a retry is accepted', false, 'unknown', 'accepted'],
  ])('is %s', async (_what, unsure, first, ...others) => {
    outbox.submit({ ...request(), form: conditionQuery });
    await answer(first);
    for (const outcome of others) {
      outbox.sendAgain();
      await answer(outcome);
    }
    expect(states().includes('unsure')).toBe(unsure);
  });
});

it('Retry-After delays the next attempt', async () => {
  await submitted('failed', 20_000);
  expect(outbox.pause()).toBe(20_000);
  now = 19_999;
  outbox.sendAgain();
  expect(answers).toHaveLength(0);
  now = 20_000;
  expect(outbox.pause()).toBe(0);
  outbox.sendAgain();
  expect(answers).toHaveLength(1);
});

describe('offline', () => {
  it('a request is queued, and sent once when the connection returns', async () => {
    online = false;
    outbox.submit(request());
    await noResponse();
    expect(results).toEqual(['failed']);
    expect(states()).toEqual(['offline']);
    online = true;
    outbox.connectionIsBack();
    outbox.connectionIsBack();
    expect(answers).toHaveLength(1);
    await answer('failed');
    expect(states()).toEqual(['failed']);
    outbox.connectionIsBack();
    expect(answers).toHaveLength(0);
  });

  it('a failed request is queued too', async () => {
    await submitted('failed');
    online = false;
    outbox.sendAgain();
    await noResponse();
    expect(states()).toEqual(['offline']);
  });

  it('a request that may have arrived is not sent without the visitor', async () => {
    await submitted('unknown');
    online = false;
    outbox.sendAgain();
    await noResponse();
    expect(states()).toEqual(['unsure']);
  });

  it('a request is sent immediately if the connection returns during the attempt', async () => {
    online = false;
    outbox.submit(request());
    online = true;
    await noResponse();
    expect(states()).toEqual(['sending']);
    await answer('accepted');
    expect(results).toEqual(['failed', 'accepted']);
  });

  it('a request is sent even when the browser wrongly reports that it is offline', async () => {
    online = false;
    await submitted('accepted');
    expect(results).toEqual(['accepted']);
  });
});
