import * as f from '../../fields.ts';
import { figure } from '../claims.ts';
import { action, top } from './parts.ts';

export const testimonials = f.group('Testimonials', 'The video testimonials page.', {
  ...top('testimonials'),
  figures: f.list(figure, 'Figures', 'The three figures at the top.', { min: 3, max: 3 }),
  figuresNote: f.prose('Note on the figures', 'Says who reports them.'),
  closing: f.group('Closing part', 'The last part of the page.', {
    heading: f.line('Heading', 'A few words.'),
    text: f.callable('Text', 'One to five sentences, with the number to call.', 300),
    actions: f.list(action, 'Buttons', 'Two buttons. Without a target they do nothing.', {
      min: 2,
      max: 2,
    }),
    notes: f.list(f.line('Note', 'A few words.', 60), 'Notes', 'Three short notes.', {
      min: 3,
      max: 3,
    }),
  }),
  badge: f.line('Badge', 'The word on each video.', 20),
  badgeMeaning: f.line('What the badge means', 'A touch on the badge shows it.', 200),
  consentNote: f.prose('Note on consent', 'Says that patients agreed to be shown.'),
});
