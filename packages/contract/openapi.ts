// The request API as OpenAPI 3.1, for practices with a backend of their own. docs/request-api.json is generated from it:
// `npx vitest run --project contract openapi -u`. verify.ts tests a backend against it.
import {
  indianMobile,
  lettersAndSpaces,
  MAX_EMAIL,
  MAX_LONG_MOBILE,
  MAX_NAME,
  MIN_LONG_MOBILE,
  MIN_NAME,
} from './fields.ts';
import { paths } from './paths.ts';

const person = {
  name: {
    type: 'string',
    description: 'Letters of any script and spaces, composed (NFC) and trimmed.',
    minLength: MIN_NAME,
    maxLength: MAX_NAME,
    pattern: lettersAndSpaces.source,
  },
  email: { type: ['string', 'null'], maxLength: MAX_EMAIL, description: 'Null when the patient gave none.' },
  remarks: {
    type: 'string',
    minLength: 1,
    description:
      'A hidden field of the forms. Only bots fill it in: answer as usual, and treat the request as spam.',
  },
};
const day = { type: 'string', format: 'date', description: 'A day in India.' };
const longDay = {
  type: 'string',
  description: 'The day in English.',
  examples: ['Saturday, November 21, 2026'],
};
const mobile = { type: 'string', pattern: indianMobile.source };
const longMobile = { type: 'string', pattern: `^\\d{${MIN_LONG_MOBILE},${MAX_LONG_MOBILE}}$` };
const condition = { type: 'string', minLength: 1, maxLength: 120, description: 'An option of the form.' };

const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => name !== 'remarks'),
  additionalProperties: false,
});
const topic = { appointmentDate: day, ...person, condition, formattedDate: longDay };

const forms = {
  [paths.booking]: [
    'Book Appointment, on every page',
    object({ ...person, mobile, appointmentDate: longDay }),
  ],
  [paths.appointment]: [
    'The forms of treatment pages, and an appointment for a condition',
    object({ ...topic, mobile: longMobile }),
  ],
  [paths.query]: ['A question about a condition', object({ ...topic, mobile })],
} as const;

const retryAfter = {
  'Retry-After': {
    description: 'The forms wait for this long, at most ten minutes, before they retry.',
    schema: { type: 'string' },
  },
};
const responses = {
  '200': { description: 'Stored, as 201.' },
  '201': { description: 'Stored. The forms thank the patient. They read the status only, never the body.' },
  '422': { description: 'Invalid. The patient is asked to call.' },
  '429': { description: 'Too many requests. The forms retry.', headers: retryAfter },
  '503': { description: 'Not stored. The forms retry.', headers: retryAfter },
  '5XX': { description: 'The request may have been stored. The patient is asked to call.' },
};

const operation = ([summary, schema]: (typeof forms)[keyof typeof forms]) => ({
  post: {
    summary,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses,
  },
});

export const openApi = {
  openapi: '3.1.1',
  info: {
    title: 'Appointment requests',
    version: '1',
    description:
      'The requests of the forms to PUBLIC_API_HOST: without cookies, over https, from the origin of the site. Another origin answers the CORS preflight for POST with Content-Type, and exposes Retry-After. Redirects count as failures. The same request may arrive twice, because browsers and the forms retry.',
  },
  paths: Object.fromEntries(Object.entries(forms).map(([path, form]) => [path, operation(form)])),
};
