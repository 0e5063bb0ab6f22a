import type { Payload } from '#forms/payloads.ts';
import type { RequestPath } from '#forms/paths.ts';
import type { State } from './states.ts';

/** What was sent; in the field that people do not see, a machine may have written something. */
export type KeptPayload = Payload & { remarks?: string };

/** A kept request, as the practice reads it. */
export interface KeptRequest {
  id: number;
  receivedAt: Date;
  path: RequestPath;
  payload: KeptPayload;
  state: State;
  /** Sent sooner after the form was opened than somebody writes. */
  quick: boolean;
  handledAt: Date | undefined;
}

export interface Counts {
  all: number;
  handled: number;
}

export const KEPT_COLUMNS = 'id, received_at, path, payload, state, quick, handled_at';

export const keptRequest = (row: Record<string, unknown>): KeptRequest => ({
  id: Number(row.id),
  receivedAt: new Date(String(row.received_at)),
  path: row.path as RequestPath,
  payload: JSON.parse(String(row.payload)) as KeptPayload,
  state: row.state as State,
  quick: row.quick === 1,
  handledAt: row.handled_at === null ? undefined : new Date(String(row.handled_at)),
});
