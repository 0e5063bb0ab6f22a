import type { Payload } from '#forms/payloads.ts';
import type { RequestPath } from '#forms/paths.ts';
import type { State } from './states.ts';

/** A kept request, as the practice reads it. */
export interface KeptRequest {
  id: number;
  receivedAt: Date;
  path: RequestPath;
  payload: Payload;
  state: State;
  handledAt: Date | undefined;
}

export interface Counts {
  all: number;
  handled: number;
}

export const KEPT_COLUMNS = 'id, received_at, path, payload, state, handled_at';

export const keptRequest = (row: Record<string, unknown>): KeptRequest => ({
  id: Number(row.id),
  receivedAt: new Date(String(row.received_at)),
  path: row.path as RequestPath,
  payload: JSON.parse(String(row.payload)) as Payload,
  state: row.state as State,
  handledAt: row.handled_at === null ? undefined : new Date(String(row.handled_at)),
});
