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

describe('what a status means', () => {
  it('depends on the form only where the specification says so', () => {
    expect(resultOf(booking, 'other')).toBe('silent');
    expect(resultOf(conditionQuery, 'other')).toBe('failed');
    expect(resultOf(booking, 'accepted')).toBe('accepted');
    expect(resultOf(booking, 'failed')).toBe('failed');
    expect(resultOf(booking, 'unknown')).toBe('failed');
  });
});

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
    void outbox.submit(request());
    await answer('failed');
    expect(outbox.unsent()).toHaveLength(1);
    void outbox.sendAgain();
    expect(outbox.isSendingAgain()).toBe(true);
    await answer('accepted');
    expect(outbox.unsent()).toEqual([]);
    expect(results).toEqual(['failed', 'accepted']);
  });

  it('is not sent twice by two taps on Send again', async () => {
    void outbox.submit(request());
    await answer('failed');
    void outbox.sendAgain();
    void outbox.sendAgain();
    expect(answers).toHaveLength(1);
  });

  it('that is dismissed while it is sent again stays dismissed', async () => {
    void outbox.submit(request());
    await answer('failed');
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
    void outbox.submit(request());
    await answer('failed');
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
  it('is known where the host has refused it', async () => {
    void outbox.submit(request());
    await answer('failed');
    expect(outbox.isUnsure()).toBe(false);
  });

  it('is unknown where no answer came, and stays so when the next try is refused', async () => {
    void outbox.submit(request());
    await answer('unknown');
    expect(outbox.isUnsure()).toBe(true);
    void outbox.sendAgain();
    await answer('failed');
    expect(outbox.isUnsure()).toBe(true);
    void outbox.sendAgain();
    await answer('accepted');
    expect(outbox.isUnsure()).toBe(false);
  });

  it('is unknown where the answer is none of those agreed', async () => {
    void outbox.submit({ ...request(), form: inLanguage(conditionQuery) });
    await answer('other');
    expect(outbox.isUnsure()).toBe(true);
  });
});

describe('a host that asks to wait', () => {
  it('is not sent to again before', async () => {
    void outbox.submit(request());
    await answer('failed', 20_000);
    expect(outbox.pause()).toBe(20_000);
    now = 19_999;
    void outbox.sendAgain();
    expect(answers).toHaveLength(0);
    now = 20_000;
    expect(outbox.pause()).toBe(0);
    void outbox.sendAgain();
    expect(answers).toHaveLength(1);
  });
});

describe('offline', () => {
  it('a request is not tried again before the connection returns', async () => {
    void outbox.submit(request());
    await answer('failed');
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
    void outbox.submit(request());
    await answer('accepted');
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
