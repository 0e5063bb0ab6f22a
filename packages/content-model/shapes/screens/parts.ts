// Fields that several screens share.
import { z } from 'astro/zod';
import * as f from '../../fields.ts';
import * as shared from '../shared.ts';

export const seo = {
  metaTitle: f.withTown(shared.seo.metaTitle),
  metaDescription: f.withTown(shared.seo.metaDescription),
};
export const heading = f.withTown(f.title('Heading', 'The main heading of the page.', 90));
export const intro = f.withTown(f.prose('Introduction', 'One or two sentences under the heading.'));

export const page = { ...seo, heading, intro };

/** The first fields of a screen. */
export const top = <const S extends string>(screen: S) => ({ screen: z.literal(screen), ...page });

export const action = f.group('Button', 'A button that becomes a link once it has a target.', {
  text: f.line('Text', 'The words on the button.', 60),
  target: f
    .target('Target', 'Without one the button does nothing and cannot be reached with the keyboard.')
    .optional(),
});
