import { bookAIcon } from '@keystar/ui/icon/icons/bookAIcon';
import { fields } from '@keystatic/core';
import { mark } from '@keystatic/core/content-components';
import type { Length } from '#schemas/lengths.ts';
import { pictureBox, tableBox } from './boxes.tsx';
import { useSite } from '../save/answers.ts';
import { Beside } from './beside.tsx';
import { withOwnPaths } from './links.tsx';
import { withKnownTerms } from './terms.ts';

/** The text of an article: what the pages can draw, and nothing else. */
export function articleText(length: Length | undefined) {
  const text = fields.mdx({
    label: 'Text',
    description:
      'The article itself. A hard word can be marked as a term: a tap on the page shows what it means.',
    options: {
      heading: [2, 3],
      code: false,
      codeBlock: false,
      image: false,
      strikethrough: false,
      table: true,
    },
    components: {
      Picture: pictureBox,
      Table: tableBox,
      Term: mark({
        label: 'Term of the glossary',
        icon: bookAIcon,
        tag: 'abbr',
        style: { textDecoration: 'underline dotted', cursor: 'help' },
        schema: {
          id: fields.relationship({
            label: 'Term',
            description: 'Its entry in the glossary.',
            collection: 'glossary',
            validation: { isRequired: true },
          }),
        },
      }),
    },
  });
  function Input({ value, onChange, ...props }: Parameters<typeof text.Input>[0]) {
    const site = useSite();
    const completed = (state: typeof value) => withKnownTerms(withOwnPaths(state, site), site);
    return (
      <>
        <Beside text={value} length={length} />
        <text.Input value={value} onChange={(state) => onChange(completed(state))} {...props} />
      </>
    );
  }
  return { ...text, Input };
}
