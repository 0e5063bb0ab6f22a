// What several screens have.
import { z } from 'astro/zod';
import * as f from '../../fields.ts';
import { seo } from '../shared.ts';

export const heading = f.title('Heading', 'The main heading of the page.', 90);
export const intro = f.prose('Introduction', 'One or two sentences under the heading.');

/** How a screen begins. */
export const top = <const S extends string>(screen: S) => ({
  screen: z.literal(screen),
  ...seo,
  heading,
  intro,
});

export const action = f.group('Button', 'A button that becomes a link once it has a target.', {
  text: f.line('Text', 'The words on the button.', 60),
  target: f
    .target('Target', 'Without one the button does nothing and cannot be reached with the keyboard.')
    .optional(),
});
