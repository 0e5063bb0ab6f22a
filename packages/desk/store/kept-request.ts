import * as v from 'valibot';
import { paths } from '#forms/paths.ts';
import { flag, orUndefined, time } from './rows.ts';
import { STATES } from './states.ts';

const payload = v.object({
  appointmentDate: v.string(),
  name: v.string(),
  mobile: v.string(),
  email: v.nullable(v.string()),
  condition: v.optional(v.string()),
  formattedDate: v.optional(v.string()),
  /** The field that people do not see: a machine has written something. */
  remarks: v.optional(v.string()),
});

/** A row of `KEPT_COLUMNS`. */
export const keptRequest = v.object({
  id: v.number(),
  receivedAt: time,
  path: v.picklist(Object.values(paths)),
  payload: v.pipe(v.string(), v.parseJson(), payload),
  state: v.picklist(STATES),
  /** Sent sooner after the form was opened than somebody writes. */
  quick: flag,
  handledAt: orUndefined(time),
  /** When the patient comes, where it is booked and that is known. */
  bookedFor: orUndefined(time),
});

/** What was sent. */
export type KeptPayload = v.InferOutput<typeof payload>;
/** A kept request, as the practice reads it. */
export type KeptRequest = v.InferOutput<typeof keptRequest>;

export const KEPT_COLUMNS = `id, received_at AS receivedAt, path, payload, state, quick, handled_at AS handledAt,
  iif(state = 'booked', booked_for, NULL) AS bookedFor`;
