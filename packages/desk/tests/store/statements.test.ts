import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '#desk/store/sqlite/file.ts';
import { statements as ofTheMail } from '#desk/notify/mail-queue.ts';
import { statements as ofTheWebhook } from '#desk/notify/webhook.ts';
import { ADD, FORGET } from '#desk/store/request-store.ts';

const database = new DatabaseSync(':memory:');
for (const migration of MIGRATIONS) database.exec(migration);

const planOf = (statement: string) =>
  database
    .prepare(`EXPLAIN QUERY PLAN ${statement}`)
    .all()
    .map(({ detail }) => String(detail));

test.each([{ FORGET, ADD }, ofTheWebhook, ofTheMail].flatMap((some) => Object.entries(some)))(
  '%s never goes through all requests that were ever kept',
  (_, statement) => {
    const plan = planOf(statement);
    expect(plan.length).toBeGreaterThan(0);
    for (const step of plan) expect(step).not.toMatch(/SCAN requests|requests_by_time/);
  },
);
