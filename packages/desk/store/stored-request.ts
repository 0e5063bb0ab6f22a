import * as v from 'valibot';
import { paths } from '@clinic/contract/paths.ts';
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

/** A row of `REQUEST_COLUMNS`. */
export const storedRequest = v.object({
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

export type StoredPayload = v.InferOutput<typeof payload>;
export type StoredRequest = v.InferOutput<typeof storedRequest>;

export const REQUEST_COLUMNS = `id, received_at AS receivedAt, path, payload, state, quick, handled_at AS handledAt,
  iif(state = 'booked', booked_for, NULL) AS bookedFor`;
