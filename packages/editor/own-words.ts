// Some sentences of Keystatic are not true here, or not those of a writer. It has no setting for them.
import type { Plugin } from 'vite';

/** As they stand in its files, and what stands there instead. */
export const ownWords: [theirs: string, ours: string][] = [
  [
    'Are you sure? This action cannot be undone.',
    'To bring it back later, click Add in this list: what was deleted stands there.',
  ],
  // The first of its two buttons of that name makes a link.
  [
    '"aria-label": "Divider",\n        command: (state_0, dispatch)',
    '"aria-label": "Link",\n        command: (state_0, dispatch)',
  ],
  // No browser of a writer asks Google for a typeface.
  ['href: "https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap",', ''],
  // Buttons that are drawn and have no name.
  ['src: trash2Icon', '"aria-label": "Remove", src: trash2Icon'],
  ['src: editIcon', '"aria-label": "Edit", src: editIcon'],
  ['src: externalLinkIcon', '"aria-label": "Open", src: externalLinkIcon'],
  ['src: unlinkIcon', '"aria-label": "Unlink", src: unlinkIcon'],
  ['src: pencilIcon', '"aria-label": "Edit", src: pencilIcon'],
  [
    'src: plusIcon\n        }), /*#__PURE__*/jsx(Icon, {\n          src: chevronDownIcon',
    '"aria-label": "Insert", src: plusIcon\n        }), /*#__PURE__*/jsx(Icon, {\n          src: chevronDownIcon',
  ],
  ["name: 'Slug',", "name: 'File name',"],
];

const inOurWords = (code: string) =>
  ownWords.reduce((text, [theirs, ours]) => text.replaceAll(theirs, () => ours), code);

/** What Vite prepares once is prepared anew when the words change: its cache goes by the name. */
export const ownWordsPlugin = (): Plugin => ({
  name: `own words ${JSON.stringify(ownWords)}`,
  enforce: 'pre',
  transform: {
    // Of what Vite has prepared, maps are four fifths of all bytes.
    filter: { id: /@keystatic[\\/]core[\\/]dist|[\\/]\.vite[\\/]editor[\\/]deps/ },
    handler: (code) => ({ code: inOurWords(code), map: { mappings: '' } }),
  },
});
