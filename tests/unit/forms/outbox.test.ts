import { beforeEach, describe, expect, it } from 'vitest';
import { booking } from '#forms/definitions/booking.ts';
import { conditionQuery } from '#forms/definitions/condition.ts';
import { inLanguage } from '#forms/in-language.ts';
import { createOutbox, resultOf, type OutgoingRequest, type Result } from '#forms/sending/outbox.ts';
import type { Answer, Outcome } from '#forms/sending/sender.ts';

const request = (name = 'Asha'): OutgoingRequest => ({
  form: inLanguage(booking),
  day: '2026-11-21',
  openFor: 60_000,
  payload: { appointmentDate: 'Saturday, November 21, 2026', name, mobile: '9876543210', email: null },
});

let online: boolean;
let now: number;
let answers: ((answer: Answer) => void)[];
let results: Result[];
let outbox: ReturnType<typeof createOutbox>;

const states = () => outbox.requests().map(({ state }) => state);

/** Gives this answer to everything that waits for one. */
const give = async (answer: Answer) => {
  answers.splice(0).forEach((take) => take(answer));
  await new Promise((done) => setTimeout(done));
};
const answer = (outcome: Outcome, wait = 0) => give({ outcome, wait });
const noResponse = () => give({ outcome: 'unknown' });

/** A request to which this is answered. */
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
  'what a status means depends on the form only where the specification says so: %#',
  (form, outcome, result) => expect(resultOf(form, outcome)).toBe(result),
);

describe('a request', () => {
  it('that is accepted leaves nothing behind', async () => {
    outbox.submit(request());
    expect(states()).toEqual(['sending']);
    await answer('accepted');
    expect(results).toEqual(['accepted']);
    expect(states()).toEqual([]);
  });

  it('that failed is kept until it is sent', async () => {
    await submitted('failed');
    expect(states()).toEqual(['failed']);
    outbox.sendAgain();
    expect(states()).toEqual(['sending']);
    await answer('accepted');
    expect(states()).toEqual([]);
    expect(results).toEqual(['failed', 'accepted']);
  });

  it('is not sent twice by two taps on Send again', async () => {
    await submitted('failed');
    outbox.sendAgain();
    outbox.sendAgain();
    expect(answers).toHaveLength(1);
  });

  it('that is dismissed while it is sent again stays dismissed', async () => {
    await submitted('failed');
    outbox.sendAgain();
    outbox.dismiss();
    await answer('failed');
    expect(states()).toEqual([]);
  });

  it('does not push out another one that failed', async () => {
    outbox.submit(request('Asha'));
    outbox.submit(request('Ravi'));
    await answer('failed');
    expect(states()).toEqual(['failed', 'failed']);
  });

  it('takes the place of an earlier one of its form', async () => {
    const first = request();
    outbox.submit(first);
    await answer('unknown');
    outbox.submit({ ...first, ...request('Asha Rao') }, first);
    await answer('failed');
    expect(states()).toEqual(['unsure']);
    expect(outbox.requests()[0]?.payload.name).toBe('Asha Rao');
  });

  it('is never sent again by itself', async () => {
    await submitted('failed');
    outbox.connectionIsBack();
    expect(answers).toHaveLength(0);
  });
});

describe('whether it arrived', () => {
  it.each<[what: string, unsure: boolean, first: Outcome, ...others: Outcome[]]>([
    ['known where the host has refused it', false, 'failed'],
    ['unknown where no answer came', true, 'unknown'],
    ['unknown where the answer is none of those agreed', true, 'other'],
    ['still unknown when the next try is refused', true, 'unknown', 'failed'],
    ['known once it is accepted', false, 'unknown', 'accepted'],
  ])('is %s', async (_what, unsure, first, ...others) => {
    outbox.submit({ ...request(), form: inLanguage(conditionQuery) });
    await answer(first);
    for (const outcome of others) {
      outbox.sendAgain();
      await answer(outcome);
    }
    expect(states().includes('unsure')).toBe(unsure);
  });
});

it('a host that asks to wait is not sent to again before', async () => {
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
  it('a request waits, and is sent once when the connection returns', async () => {
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

  it('a request that had failed waits too', async () => {
    await submitted('failed');
    online = false;
    outbox.sendAgain();
    await noResponse();
    expect(states()).toEqual(['offline']);
  });

  it('a request that may have arrived is left to the visitor', async () => {
    await submitted('unknown');
    online = false;
    outbox.sendAgain();
    await noResponse();
    expect(states()).toEqual(['unsure']);
  });

  it('a request is sent at once if the connection returns during the try', async () => {
    online = false;
    outbox.submit(request());
    online = true;
    await noResponse();
    expect(states()).toEqual(['sending']);
    await answer('accepted');
    expect(results).toEqual(['failed', 'accepted']);
  });

  it('a browser that is wrong about it sends all the same', async () => {
    online = false;
    await submitted('accepted');
    expect(results).toEqual(['accepted']);
  });
});
