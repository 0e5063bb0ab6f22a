import { Worker } from 'node:worker_threads';
import { NotKept, type Keeper, type NewRequest, type Trouble } from './keeper.ts';
import { createReporter } from './reporter.ts';
import type { FromStore, StoreStart, ToStore } from './store-messages.ts';

/** Beyond this many waiting requests a visitor is better served by an honest "try again". */
const LONGEST_QUEUE = 2000;
const RESTART_AFTER_MS = 1000;

interface Waiting {
  request: NewRequest;
  kept: () => void;
  failed: (reason: NotKept) => void;
}

export interface Store extends Keeper {
  /** Resolves to undefined when the file is open, otherwise to the reason in plain words. */
  ready: Promise<string | undefined>;
}

/**
 * Group commit: while one batch is being written, the requests that arrive meanwhile form the next batch.
 * So a slow disk makes batches larger instead of waiting times longer.
 */
export function openStore(start: StoreStart, say: (sentence: string) => void): Store {
  const reporter = createReporter(say);
  const queue: Waiting[] = [];
  let batch: Waiting[] | undefined;
  let closing = false;
  let opened: (reason: string | undefined) => void;
  const ready = new Promise<string | undefined>((resolve) => (opened = resolve));
  let idle: (() => void) | undefined;
  let worker: Worker | undefined;

  function launch(): void {
    worker = new Worker(new URL('./store-thread.ts', import.meta.url), { workerData: start });
    worker.on('message', listen);
    worker.on('error', () =>
      reporter.trouble('Writing requests stopped unexpectedly and is being started again.'),
    );
    worker.on('exit', () => {
      worker = undefined;
      opened('Requests cannot be written: the thread for it ended at once.');
      batch = [...(batch ?? []), ...queue.splice(0)];
      settle('broken');
      if (!closing) setTimeout(launch, RESTART_AFTER_MS).unref();
    });
    flush();
  }

  function flush(): void {
    if (batch) return;
    if (queue.length === 0) return idle?.();
    if (!worker) return;
    batch = queue.splice(0);
    worker.postMessage({ kind: 'keep', batch: batch.map(({ request }) => request) } satisfies ToStore);
  }

  function settle(trouble?: Trouble): void {
    const settled = batch ?? [];
    batch = undefined;
    for (const { kept, failed } of settled) {
      if (trouble) failed(new NotKept(trouble));
      else kept();
    }
    flush();
  }

  function listen(message: FromStore): void {
    if (message.kind === 'open') opened(undefined);
    if (message.kind === 'closed-at-start') opened(message.sentence);
    if (message.kind === 'say') say(message.sentence);
    if (message.kind === 'kept') {
      reporter.well('Requests are being kept again.');
      settle();
    }
    if (message.kind === 'failed') {
      reporter.trouble(message.sentence);
      settle(message.trouble);
    }
  }

  launch();
  return {
    ready,
    keep(request) {
      if (closing || !worker || queue.length >= LONGEST_QUEUE) return Promise.reject(new NotKept('busy'));
      return new Promise((kept, failed) => {
        queue.push({ request, kept, failed });
        flush();
      });
    },
    async close() {
      closing = true;
      if (batch || queue.length > 0) await new Promise<void>((resolve) => (idle = resolve));
      if (!worker) return;
      const gone = new Promise((resolve) => worker?.once('exit', resolve));
      worker.postMessage({ kind: 'close' } satisfies ToStore);
      await gone;
    },
  };
}
