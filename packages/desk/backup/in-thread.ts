// A backup in a thread of its own, both ends of it: encrypting and checking must not hold up the pages.
import { addAbortListener } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { backUpIfDue, type BackupOrder, type BackupOutcome } from './make.ts';
import { drill } from './restore.ts';

export type ThreadOutcome = BackupOutcome | { kind: 'failed'; sentence: string };

interface Start {
  order: BackupOrder;
  now: Date;
  /** Whether the newest is to be put back as well. */
  withDrill: boolean;
}

const endedEarly: ThreadOutcome = { kind: 'failed', sentence: 'The thread for it ended too early.' };

export async function backUpInThread(start: Start, stopping: AbortSignal): Promise<ThreadOutcome> {
  const worker = new Worker(new URL(import.meta.url), { workerData: start });
  using _stop = addAbortListener(stopping, () => void worker.terminate());
  return await new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(endedEarly));
    worker.once('exit', () => resolve(endedEarly));
  });
}

async function outcomeOf({ order, now, withDrill }: Start): Promise<ThreadOutcome> {
  try {
    const outcome = await backUpIfDue(order, now);
    if (withDrill) await drill(order.folder, order.passphrase, now);
    return outcome;
  } catch (error) {
    return { kind: 'failed', sentence: (error as Error).message };
  }
}

if (import.meta.main && parentPort) parentPort.postMessage(await outcomeOf(workerData as Start));
