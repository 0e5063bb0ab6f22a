// Waiting for the disk must never hold up the pages, so the store lives in a thread of its own. This file is both ends of
// the wire: the desk calls openStoreInThread, and the thread, which begins with this file, answers the calls.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Store } from '../database.ts';
import { NotKept, type StoreChoices, type Trouble } from '../request-store.ts';
import { problemOf, troubleOf } from './problem.ts';
import { openSqliteStore } from './store.ts';

/** Beyond this many waiting calls a visitor is better served by an honest "try again". */
const MOST_WAITING = 2_000;
/** Of these, so that whoever knocks at the receptionist's page leaves room for the requests of patients. */
const MOST_AT_RECEPTION = 200;
const RESTART_AFTER_MS = 1_000;
const THIS_FILE = new URL(import.meta.url);

/** Carries a sentence for whoever started the desk. */
export class StoreNotOpen extends Error {}

interface ThreadStart {
  file: string;
  choices: StoreChoices;
}

type Method = keyof Store;

interface Call {
  id: number;
  method: Method;
  args: unknown[];
}

type FromThread =
  | { kind: 'open' }
  | { kind: 'not open'; sentence: string }
  | { kind: 'say'; sentence: string }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; trouble: Trouble };

interface Waiting {
  method: Method;
  done: (value: never) => void;
  failed: (reason: NotKept) => void;
}

/** The store, from the outside. Rejects with StoreNotOpen when the file cannot be opened. */
export async function openStoreInThread(
  start: ThreadStart,
  say: (sentence: string) => void,
  thread = THIS_FILE,
): Promise<Store> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let atReception = 0;
  let closing = false;
  let worker: Worker | undefined;

  const send = inBatches<Call>((calls) => worker?.postMessage(calls));

  function launch(): Promise<Worker> {
    const started = new Worker(thread, { workerData: start });
    started.on('error', () => say('Writing requests stopped unexpectedly and is being started again.'));
    return new Promise((open, notOpen) => {
      started.on('exit', () => {
        notOpen(new StoreNotOpen('Requests cannot be written: the thread for it ended at once.'));
        ended();
      });
      started.on('message', (messages: FromThread[]) => {
        for (const message of messages) {
          if (message.kind === 'open') open(started);
          else if (message.kind === 'not open') notOpen(new StoreNotOpen(message.sentence));
          else hear(message);
        }
      });
    });
  }

  function ended(): void {
    const running = worker !== undefined;
    worker = undefined;
    for (const id of waiting.keys()) settle(id, 'broken');
    if (running && !closing) setTimeout(() => void restart(), RESTART_AFTER_MS).unref();
  }

  async function restart(): Promise<void> {
    try {
      worker = await launch();
    } catch {
      if (!closing) setTimeout(() => void restart(), RESTART_AFTER_MS).unref();
    }
  }

  function hear(message: Exclude<FromThread, { kind: 'open' | 'not open' }>): void {
    if (message.kind === 'say') say(message.sentence);
    else if (message.kind === 'done') settle(message.id, undefined, message.value);
    else settle(message.id, message.trouble);
  }

  function settle(id: number, trouble?: Trouble, value?: unknown): void {
    const call = waiting.get(id);
    waiting.delete(id);
    if (call && isOfReception(call.method)) atReception -= 1;
    if (trouble) call?.failed(new NotKept(trouble));
    else call?.done(value as never);
  }

  function call<M extends Method>(method: M, ...args: Parameters<Store[M]>): ReturnType<Store[M]> {
    const id = (lastId += 1);
    return new Promise((done, failed) => {
      if (!worker) return failed(new NotKept('broken'));
      if (closing || isFull(method)) return failed(new NotKept('busy'));
      waiting.set(id, { method, done, failed });
      if (isOfReception(method)) atReception += 1;
      send({ id, method, args });
    }) as ReturnType<Store[M]>;
  }

  const isFull = (method: Method): boolean =>
    waiting.size >= MOST_WAITING || (isOfReception(method) && atReception >= MOST_AT_RECEPTION);

  worker = await launch();
  return {
    keep: (request) => call('keep', request),
    claimAnnouncement: (now, retryAt) => call('claimAnnouncement', now, retryAt),
    scheduleAnnouncement: (id, at) => call('scheduleAnnouncement', id, at),
    nextAnnouncement: () => call('nextAnnouncement'),
    read: (sql, values) => call('read', sql, values),
    write: (statements) => call('write', statements),
    async close() {
      const closed = worker && call('close').catch(() => undefined);
      closing = true;
      await closed;
      await worker?.terminate();
    },
  };
}

/** The other end: opens the store, and answers what it is called for. */
function answerCalls(port: NonNullable<typeof parentPort>, { file, choices }: ThreadStart): void {
  const tell = inBatches<FromThread>((messages) => port.postMessage(messages));
  const troubleIn = (error: unknown): Trouble =>
    error instanceof NotKept ? error.trouble : troubleOf(problemOf(error, file).problem);
  try {
    const store = openSqliteStore(file, choices, (sentence) => tell({ kind: 'say', sentence }));
    const methods = store as Record<Method, (...args: unknown[]) => Promise<unknown>>;
    port.on('message', (calls: Call[]) => {
      for (const { id, method, args } of calls) {
        methods[method](...args).then(
          (value) => tell({ kind: 'done', id, value }),
          (error: unknown) => tell({ kind: 'failed', id, trouble: troubleIn(error) }),
        );
      }
    });
    tell({ kind: 'open' });
  } catch (error) {
    tell({ kind: 'not open', sentence: problemOf(error, file).message });
  }
}

const isOfReception = (method: Method): boolean => method === 'read' || method === 'write';

/** Hands on what was added within one turn of the event loop together: a message between threads costs by the piece. */
function inBatches<Item>(handOn: (batch: Item[]) => void): (item: Item) => void {
  let batch: Item[] = [];
  return (item) => {
    if (batch.push(item) > 1) return;
    setImmediate(() => {
      const full = batch;
      batch = [];
      handOn(full);
    });
  };
}

if (import.meta.main && parentPort) answerCalls(parentPort, workerData as ThreadStart);
