// Runs in a thread of its own: waiting for the disk must never hold up the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { problemOf, troubleOf } from './database-problem.ts';
import type { NewRequest } from './keeper.ts';
import type { FromStore, StoreStart, ToStore } from './store-messages.ts';
import { createVault } from './vault.ts';
import { createAnnouncer } from './webhook.ts';

const { file, repeatSeconds, webhook } = workerData as StoreStart;
const port = parentPort!;
const tell = (message: FromStore) => port.postMessage(message);

const say = (sentence: string) => tell({ kind: 'say', sentence });
const vault = createVault({ file, repeatSeconds, announce: webhook !== undefined }, say);
const announcer = webhook ? createAnnouncer(vault.outbox, new URL(webhook), say) : undefined;

function keep(batch: NewRequest[]): void {
  try {
    const added = vault.insert(batch);
    tell({ kind: 'kept' });
    if (added > 0) announcer?.wake();
  } catch (error) {
    const problem = problemOf(error, file);
    tell({ kind: 'failed', trouble: troubleOf(problem.problem), sentence: problem.message });
  }
}

function close(): void {
  announcer?.stop();
  vault.close();
  port.close();
}

port.on('message', (message: ToStore) => (message.kind === 'keep' ? keep(message.batch) : close()));

try {
  vault.open();
  tell({ kind: 'open' });
} catch (error) {
  tell({ kind: 'closed-at-start', sentence: problemOf(error, file).message });
}
announcer?.wake();
