import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Served } from '../pages/pages.ts';

/** So many of the hottest; others take the longer way through the application. */
const MOST_ANSWERS = 500;
const LARGEST_BODY = 512 * 1024;

/** Whoever sends one of these may get something else than the whole file, so the application answers. */
const DECIDING = ['range', 'if-range', 'if-none-match', 'content-length', 'transfer-encoding', 'expect'];

interface Ready {
  headers: string[];
  served: Served;
  /** The turn of the event loop in which it was last looked up on the disk. */
  seenIn: number;
}

/**
 * Files that were sent whole, with the headers that the application gave them, to be sent again without going through
 * it. Each is looked up on the disk first, so a rebuild is served at once all the same; what arrives in one turn of the
 * event loop shares one look.
 */
export function createReadyAnswers() {
  const answers = new Map<string, Ready>();
  let turn = 0;
  let ending = false;

  function isCurrent(ready: Ready): boolean {
    if (ready.seenIn === turn) return true;
    if (!ready.served.isCurrent()) return false;
    ready.seenIn = turn;
    if (!ending) setImmediate(endTurn);
    ending = true;
    return true;
  }

  function endTurn(): void {
    turn += 1;
    ending = false;
  }

  return {
    /** Whether the answer was ready, and is on its way. */
    send(req: IncomingMessage, res: ServerResponse): boolean {
      const key = keyOf(req);
      const ready = key === undefined ? undefined : answers.get(key);
      if (!ready || !isCurrent(ready)) return false;
      res.writeHead(200, ready.headers).end(ready.served.bytes);
      return true;
    },

    keep(req: IncomingMessage, response: Response, served: Served | undefined): void {
      const key = keyOf(req);
      if (key === undefined || !served || response.status !== 200) return;
      if (served.bytes.length > LARGEST_BODY) return;
      answers.delete(key);
      answers.set(key, { headers: [...response.headers].flat(), served, seenIn: -1 });
      for (const oldest of answers.keys()) {
        if (answers.size <= MOST_ANSWERS) break;
        answers.delete(oldest);
      }
    },
  };
}

/** All that the answer depends on. The query is not among it: files take none. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || DECIDING.some((name) => headers[name] !== undefined)) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return `${path}\n${headers.host}\n${headers['accept-encoding']}\n${headers['x-forwarded-proto'] as string}`;
}
