// What several screens have.
import * as f from '../../fields.ts';

export const heading = f.title('Heading', 'The main heading of the page.', 90);
export const intro = f.prose('Introduction', 'One or two sentences under the heading.');

export const action = f.group(
  {
    text: f.line('Text', 'The words on the button.', 60),
    target: f
      .target('Target', 'Without one the button does nothing and cannot be reached with the keyboard.')
      .optional(),
  },
  'Button',
  'A button that becomes a link once it has a target.',
);
