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
  /** The honeypot field: people cannot see it, so a bot filled it in. */
  remarks: v.optional(v.string()),
});

/** A row of `KEPT_COLUMNS`. */
export const keptRequest = v.object({
  id: v.number(),
  receivedAt: time,
  path: v.picklist(Object.values(paths)),
  payload: v.pipe(v.string(), v.parseJson(), payload),
  state: v.picklist(STATES),
  /** Sent faster than a person can fill in the form. */
  quick: flag,
  handledAt: orUndefined(time),
  /** When the patient comes, if booked with a time. */
  bookedFor: orUndefined(time),
});

export type KeptPayload = v.InferOutput<typeof payload>;
export type KeptRequest = v.InferOutput<typeof keptRequest>;

export const KEPT_COLUMNS = `id, received_at AS receivedAt, path, payload, state, quick, handled_at AS handledAt,
  iif(state = 'booked', booked_for, NULL) AS bookedFor`;
