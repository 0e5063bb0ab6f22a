// What a text can hold beside its words, on lines of its own: a picture, and the caption of a table.
import { Box } from '@keystar/ui/layout';
import { fields } from '@keystatic/core';
import { block, wrapper } from '@keystatic/core/content-components';
import { addressOf, ownPicture } from '../fields/own-picture.tsx';

const longestAlt = 160;

export const pictureBox = block({
  label: 'Picture',
  description: 'A picture of your own between two paragraphs',
  schema: {
    src: ownPicture({ label: 'Own picture', description: 'At least 960 pixels wide.' }),
    alt: fields.text({
      label: 'What the picture shows',
      description: 'Read aloud to people who cannot see it. Say what is seen, where, and from which side.',
      validation: { isRequired: true, length: { max: longestAlt } },
    }),
    caption: fields.text({
      label: 'Caption (optional)',
      description: 'Stands under the picture, for everybody.',
    }),
  },
  ContentView: ({ value: { src, alt, caption } }) => (
    <Box elementType="figure" margin="0">
      {src ? (
        <img src={addressOf(src)} alt={alt} width="160" />
      ) : (
        <p>No picture is chosen yet: click Edit.</p>
      )}
      <figcaption>{caption}</figcaption>
    </Box>
  ),
});

export const tableBox = wrapper({
  label: 'Caption of a table',
  description: 'Put the table into it',
  schema: {
    caption: fields.text({
      label: 'Caption',
      description: 'What the table compares.',
      validation: { isRequired: true },
    }),
  },
  ContentView: ({ value: { caption }, children }) => (
    <Box elementType="figure" margin="0">
      <figcaption>{caption || 'Click Edit, and write what the table compares.'}</figcaption>
      {children}
    </Box>
  ),
});
