// Runs in a thread of its own: waiting for the disk must never hold up the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { NotKept, type RequestStore, type Trouble } from '../request-store.ts';
import { inBatches, type Call, type FromThread, type Method, type ThreadStart } from './in-thread.ts';
import { problemOf, troubleOf } from './problem.ts';
import { openSqliteStore } from './store.ts';

const { file, choices } = workerData as ThreadStart;
const port = parentPort!;
const tell = inBatches<FromThread>((messages) => port.postMessage(messages));

function answerCalls(store: RequestStore): void {
  const methods = store as Record<Method, (...args: unknown[]) => Promise<unknown>>;
  port.on('message', (calls: Call[]) => {
    for (const { id, method, args } of calls) {
      methods[method](...args).then(
        (value) => tell({ kind: 'done', id, value }),
        (error: unknown) => tell({ kind: 'failed', id, trouble: troubleIn(error) }),
      );
    }
  });
}

const troubleIn = (error: unknown): Trouble =>
  error instanceof NotKept ? error.trouble : troubleOf(problemOf(error, file).problem);

try {
  const store = openSqliteStore(file, choices, (sentence) => tell({ kind: 'say', sentence }));
  answerCalls(store);
  tell({ kind: 'open' });
} catch (error) {
  tell({ kind: 'not open', sentence: problemOf(error, file).message });
}
