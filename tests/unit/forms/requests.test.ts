import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { payloadSchemas } from '@clinic/desk/app/rules.ts';
import type { FormDefinition } from '#forms/form.ts';
import type { FormValues } from '#forms/payloads.ts';
import { requestForms } from '#forms/definitions/requests.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const good = {
  condition: 'Knee Pain',
  appointmentDate: '2026-11-21',
  name: 'Asha Rao',
  mobile: '9876543210',
  email: '',
};

const judge = (form: FormDefinition, change: Partial<typeof good>) =>
  v.safeParse(v.object(form.rules(now)), { ...good, ...change }, { abortPipeEarly: true });
const messages = (form: FormDefinition, change: Partial<typeof good>) =>
  judge(form, change).issues?.map((issue) => issue.message) ?? [];

const { booking, conditionAppointment, conditionQuery, procedureAppointment, procedureQuery } = requestForms;

describe.each([
  ['booking', booking],
  ['condition page, appointment', conditionAppointment],
  ['condition page, query', conditionQuery],
  ['procedure page, appointment', procedureAppointment],
  ['procedure page, query', procedureQuery],
])('the form: %s', (_, form) => {
  it('takes a good entry, and what it sends is what the desk takes', () => {
    const { output } = judge(form, {});
    const payload = form.payload(output as FormValues);
    expect(v.safeParse(payloadSchemas[form.path], payload)).toMatchObject({ success: true, output: payload });
  });

  it('refuses a day further than three months away', () => {
    expect(messages(form, { appointmentDate: '2027-02-20' })).toEqual([]);
    expect(messages(form, { appointmentDate: '2027-02-21' })).toEqual([
      'Select a date from tomorrow to 3 months ahead',
    ]);
  });
});

it('the condition forms count 24 hours back, the others begin at today', () => {
  const yesterday = { appointmentDate: '2026-11-19' };
  expect(messages(conditionQuery, yesterday)).toEqual([]);
  expect(messages(booking, { appointmentDate: '2026-11-20' })).toEqual([]);
  expect(messages(booking, yesterday)).toHaveLength(1);
  expect(messages(procedureQuery, yesterday)).toHaveLength(1);
});

describe('what is sent', () => {
  const sent = (form: FormDefinition) =>
    form.payload(judge(form, { email: ' a@b.co ' }).output as FormValues);

  it('by the booking dialog: the long date', () => {
    expect(booking.path).toBe('/createAppointMent');
    expect(sent(booking)).toEqual({
      appointmentDate: 'Saturday, November 21, 2026',
      name: 'Asha Rao',
      mobile: '9876543210',
      email: 'a@b.co',
    });
  });

  it('by the others: both dates and the condition', () => {
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

  it('is refused by the desk with an empty e-mail address in the place of none', () => {
    const payload = { ...sent(conditionQuery), email: '' };
    expect(v.safeParse(payloadSchemas[conditionQuery.path], payload).success).toBe(false);
  });
});
