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
let marked: number;
let outbox: ReturnType<typeof createOutbox>;

/** Lets everything that waits for an answer go on. */
const answer = async (outcome: Outcome, wait = 0) => {
  answers.splice(0).forEach((give) => give({ outcome, wait }));
  await new Promise((done) => setTimeout(done));
};

/** A request to which this is answered. */
const submitted = (outcome: Outcome, wait = 0) => {
  void outbox.submit(request());
  return answer(outcome, wait);
};

beforeEach(() => {
  online = true;
  now = 0;
  answers = [];
  results = [];
  marked = 0;
  outbox = createOutbox({
    send: () => new Promise((give) => answers.push(give)),
    now: () => now,
    isOnline: () => online,
  });
  outbox.watch({
    mark: () => {
      marked += 1;
      return () => (marked -= 1);
    },
    settled: (_, result) => results.push(result),
    changed: () => undefined,
  });
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
    void outbox.submit(request());
    expect(marked).toBe(1);
    await answer('accepted');
    expect(results).toEqual(['accepted']);
    expect(outbox.unsent()).toEqual([]);
    expect(marked).toBe(0);
  });

  it('that failed is kept until it is sent', async () => {
    await submitted('failed');
    expect(outbox.unsent()).toHaveLength(1);
    void outbox.sendAgain();
    expect(outbox.isSendingAgain()).toBe(true);
    await answer('accepted');
    expect(outbox.unsent()).toEqual([]);
    expect(results).toEqual(['failed', 'accepted']);
  });

  it('is not sent twice by two taps on Send again', async () => {
    await submitted('failed');
    void outbox.sendAgain();
    void outbox.sendAgain();
    expect(answers).toHaveLength(1);
  });

  it('that is dismissed while it is sent again stays dismissed', async () => {
    await submitted('failed');
    void outbox.sendAgain();
    outbox.dismiss();
    await answer('failed');
    expect(outbox.unsent()).toEqual([]);
  });

  it('does not push out another one that failed', async () => {
    void outbox.submit(request('Asha'));
    void outbox.submit(request('Ravi'));
    await answer('failed');
    expect(outbox.unsent()).toHaveLength(2);
  });

  it('is never sent again by itself', async () => {
    await submitted('failed');
    void outbox.connectionIsBack();
    expect(answers).toHaveLength(0);
  });

  it('whose page is left keeps its mark for the next page', async () => {
    void outbox.submit(request());
    outbox.leave();
    await answer('failed');
    expect(marked).toBe(1);
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
    void outbox.submit({ ...request(), form: inLanguage(conditionQuery) });
    await answer(first);
    for (const outcome of others) {
      void outbox.sendAgain();
      await answer(outcome);
    }
    expect(outbox.isUnsure()).toBe(unsure);
  });
});

it('a host that asks to wait is not sent to again before', async () => {
  await submitted('failed', 20_000);
  expect(outbox.pause()).toBe(20_000);
  now = 19_999;
  void outbox.sendAgain();
  expect(answers).toHaveLength(0);
  now = 20_000;
  expect(outbox.pause()).toBe(0);
  void outbox.sendAgain();
  expect(answers).toHaveLength(1);
});

describe('offline', () => {
  it('a request is not tried again before the connection returns', async () => {
    await submitted('failed');
    online = false;
    void outbox.sendAgain();
    expect(answers).toHaveLength(0);
    expect(outbox.isWaitingForConnection()).toBe(true);
    expect(outbox.isUnsure()).toBe(false);
    online = true;
    void outbox.connectionIsBack();
    expect(answers).toHaveLength(1);
  });

  it('waits, and is sent once when the connection returns', async () => {
    online = false;
    await submitted('accepted');
    expect(results).toEqual(['failed']);
    expect(outbox.isWaitingForConnection()).toBe(true);
    online = true;
    void outbox.connectionIsBack();
    void outbox.connectionIsBack();
    expect(answers).toHaveLength(1);
    await answer('failed');
    expect(outbox.isWaitingForConnection()).toBe(false);
    void outbox.connectionIsBack();
    expect(answers).toHaveLength(0);
    expect(outbox.unsent()).toHaveLength(1);
  });
});
