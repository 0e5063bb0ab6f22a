import * as f from '../../fields.ts';
import { top } from './parts.ts';

export const contact = f.group('Contact', 'The contact page.', {
  ...top('contact'),
  form: f.group('Form', 'The contact form.', {
    heading: f.line('Heading', 'Above the form.', 60),
    endpoint: f
      .webAddress(
        'Endpoint',
        'Where messages are posted. Without an address nothing is sent over the network.',
      )
      .optional(),
  }),
  cost: f.group('What it costs', 'The prices of visits, and of procedures that name one.', {
    heading: f.line('Heading', 'A few words.', 60),
    ask: f.callable('Where no price is written', 'One sentence.', 200),
    more: f.callable('Below the prices', 'What else may have to be paid, and who may help to pay.', 300),
  }),
  reach: f.list(
    f.group('Note', 'A note for visitors.', {
      heading: f.line('Heading', 'A few words.', 60),
      text: f.withTown(f.prose('Text', 'One or two sentences.')),
    }),
    'Notes',
    'What helps before a visit.',
  ),
});
