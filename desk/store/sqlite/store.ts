import { setTimeout as pause } from 'node:timers/promises';
import { createReporter } from '../../app/reporter.ts';
import type { Store } from '../database.ts';
import { NotKept, type NewRequest, type StoreChoices } from '../request-store.ts';
import { openConnection } from './connection.ts';
import { DatabaseProblem, problemOf, troubleOf } from './problem.ts';

/** How long to wait for another program that is writing, and how often to look. */
const PATIENCE_MS = 2_000;
const LOOK_AGAIN_MS = 20;

interface Waiting {
  request: NewRequest;
  until: number;
  kept: () => void;
  failed: (reason: NotKept) => void;
}

/**
 * Keeps requests in one file of this computer. All requests that arrive within one turn of the event loop are
 * committed together: one wait for the disk is enough for them. Throws DatabaseProblem when the file cannot be opened.
 */
export function openSqliteStore(file: string, choices: StoreChoices, say: (sentence: string) => void): Store {
  const connection = openConnection(file, choices, say);
  const reporter = createReporter(say);
  let waiting: Waiting[] = [];
  let scheduled = false;
  let closing = false;

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    setImmediate(commit);
  }

  function commit(): void {
    scheduled = false;
    const batch = waiting;
    waiting = [];
    try {
      connection.use((rows) => rows.insert(batch.map(({ request }) => request)));
    } catch (error) {
      return refuse(batch, problemOf(error, file));
    }
    reporter.well('Requests are being kept again.');
    for (const { kept } of batch) kept();
  }

  function refuse(batch: Waiting[], problem: DatabaseProblem): void {
    const patient = batch.filter(({ until }) => problem.problem === 'locked' && Date.now() < until);
    const given = batch.filter((one) => !patient.includes(one));
    waiting = [...patient, ...waiting];
    if (patient.length > 0 && !scheduled) {
      scheduled = true;
      setTimeout(commit, LOOK_AGAIN_MS);
    }
    if (given.length > 0) reporter.trouble(problem.message);
    for (const { failed } of given) failed(new NotKept(troubleOf(problem.problem)));
  }

  return {
    keep(request) {
      if (closing) return Promise.reject(new NotKept('busy'));
      return new Promise((kept, failed) => {
        waiting.push({ request, until: Date.now() + PATIENCE_MS, kept, failed });
        schedule();
      });
    },
    claimAnnouncement: async (now, retryAt) => connection.use((rows) => rows.claim(now, retryAt)),
    scheduleAnnouncement: async (id, at) => connection.use((rows) => rows.schedule(id, at)),
    nextAnnouncement: async () => connection.use((rows) => rows.next()),
    read: (sql, values) => patiently(() => connection.use((rows) => rows.read(sql, values))),
    write: (statements) => patiently(() => connection.use((rows) => rows.write(statements))),
    async close() {
      closing = true;
      while (waiting.length > 0) await pause(LOOK_AGAIN_MS);
      connection.close();
    },
  };
}

/** Looks again while another program is writing. */
async function patiently<T>(work: () => T): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      const waits = error instanceof DatabaseProblem && error.problem === 'locked' && Date.now() < until;
      if (!waits) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}
