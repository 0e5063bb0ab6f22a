// The request forms by name, so that a page can name the one it wants.
import { booking } from './booking.ts';
import { conditionAppointment, conditionQuery } from './condition.ts';
import type { FormDefinition } from '../form.ts';
import { procedureAppointment, procedureQuery } from './procedure.ts';

export const requestForms = {
  booking,
  conditionAppointment,
  conditionQuery,
  procedureAppointment,
  procedureQuery,
} satisfies Record<string, FormDefinition>;

export type RequestFormName = keyof typeof requestForms;
