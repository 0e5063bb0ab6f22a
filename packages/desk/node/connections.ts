import type { Server } from 'node:http';
import { callerAt } from '../lib/caller.ts';

export interface ConnectionLimits {
  all: number;
  /** Of one household; a hospital behind one address has some six for each person who is loading a page right now. */
  perAddress: number;
  /** Answers that may wait on one connection. */
  pipelined: number;
  /** How long a connection may stand still in the middle of a request or an answer. */
  stillSeconds: number;
}

export const usualLimits: ConnectionLimits = { all: 8_000, perAddress: 256, pipelined: 8, stillSeconds: 30 };

/** Nobody may use up the handles and the memory of all others, neither by many connections nor by never reading. */
export function limitConnections(server: Server, { all, perAddress, stillSeconds }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.maxConnections = all;
  server.setTimeout(stillSeconds * 1000);
  server.on('connection', (socket) => {
    const caller = callerAt(socket.remoteAddress ?? 'unknown');
    const count = (open.get(caller) ?? 0) + 1;
    if (count > perAddress) return socket.destroy();
    open.set(caller, count);
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    });
  });
}
