import type { Image } from '../../context.ts';
import * as f from '../../fields.ts';
import { picture } from '../shared.ts';
import { top } from './parts.ts';

export const about = (image: Image) =>
  f.group('About', 'The about page.', {
    ...top('about'),
    picture: picture(image),
    parts: f.list(
      f.group('Part', 'One part of the page.', {
        heading: f.line('Heading', 'A few words.'),
        text: f.withTown(f.prose('Text', 'One paragraph.')),
        points: f.optionalList(f.line('Point', 'One line.', 240), 'Points', 'A short list under the text.'),
      }),
      'Parts',
      'The text of the page.',
    ),
  });
