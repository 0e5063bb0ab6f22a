import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { payloadSchemas } from '@clinic/desk/app/validation.ts';
import type { FormDefinition } from '#forms/definitions.ts';
import type { FormValues } from '@clinic/contract/payloads.ts';
import { requestForms } from '#forms/definitions.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const good = {
  condition: 'Knee Pain',
  appointmentDate: '2026-11-21',
  name: 'Asha Rao',
  mobile: '9876543210',
  email: '',
};

const validate = (form: FormDefinition, change: Partial<typeof good>) =>
  v.safeParse(v.object(form.rules(now)), { ...good, ...change }, { abortPipeEarly: true });
const messages = (form: FormDefinition, change: Partial<typeof good>) =>
  validate(form, change).issues?.map((issue) => issue.message) ?? [];

const { booking, conditionAppointment, conditionQuery, procedureAppointment, procedureQuery } = requestForms;

describe.each([
  ['booking', booking],
  ['condition page, appointment', conditionAppointment],
  ['condition page, query', conditionQuery],
  ['procedure page, appointment', procedureAppointment],
  ['procedure page, query', procedureQuery],
])('the form: %s', (_, form) => {
  it('accepts valid values and sends a payload that the desk accepts', () => {
    const { output } = validate(form, {});
    const payload = form.payload(output as FormValues);
    expect(v.safeParse(payloadSchemas[form.path], payload)).toMatchObject({ success: true, output: payload });
  });

  it('rejects a day more than three months ahead', () => {
    expect(messages(form, { appointmentDate: '2027-02-20' })).toEqual([]);
    expect(messages(form, { appointmentDate: '2027-02-21' })).toEqual(['dateHint']);
  });
});

it('the condition forms accept days from 24 hours ago, the others from today', () => {
  const yesterday = { appointmentDate: '2026-11-19' };
  expect(messages(conditionQuery, yesterday)).toEqual([]);
  expect(messages(booking, { appointmentDate: '2026-11-20' })).toEqual([]);
  expect(messages(booking, yesterday)).toHaveLength(1);
  expect(messages(procedureQuery, yesterday)).toHaveLength(1);
});

describe('the payload', () => {
  const sent = (form: FormDefinition) =>
    form.payload(validate(form, { email: ' a@b.co ' }).output as FormValues);

  it('of the booking dialog contains the long date', () => {
    expect(booking.path).toBe('/createAppointMent');
    expect(sent(booking)).toEqual({
      appointmentDate: 'Saturday, November 21, 2026',
      name: 'Asha Rao',
      mobile: '9876543210',
      email: 'a@b.co',
    });
  });

  it('of the other forms contains both dates and the condition', () => {
    const payload = {
      appointmentDate: '2026-11-21',
      name: 'Asha Rao',
      mobile: '9876543210',
      email: 'a@b.co',
      condition: 'Knee Pain',
      formattedDate: 'Saturday, November 21, 2026',
    };
    for (const form of [conditionAppointment, procedureAppointment, procedureQuery]) {
      expect(form.path).toBe('/createAnyConditionAppointMent');
      expect(sent(form)).toEqual(payload);
    }
    expect(conditionQuery.path).toBe('/createproblemAppointMent');
    expect(sent(conditionQuery)).toEqual(payload);
  });

  it('is rejected by the desk when the e-mail address is empty instead of null', () => {
    const payload = { ...sent(conditionQuery), email: '' };
    expect(v.safeParse(payloadSchemas[conditionQuery.path], payload).success).toBe(false);
  });
});
