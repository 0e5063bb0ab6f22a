/** The folders of the content, and how the files in each end. */
export const formats = {
  conditions: 'mdx',
  services: 'mdx',
  blog: 'mdx',
  news: 'yaml',
  testimonials: 'yaml',
  team: 'yaml',
  practice: 'yaml',
  screens: 'yaml',
  claims: 'yaml',
  glossary: 'yaml',
  safety: 'yaml',
  exercises: 'yaml',
  publications: 'yaml',
  notices: 'mdx',
  hindi: 'mdx',
  marathi: 'mdx',
  plates: 'yaml',
  search: 'yaml',
} as const;

export type Kind = keyof typeof formats;

// Nothing but these is in it, which TypeScript does not take for granted.
export const kinds = Object.keys(formats) as Kind[];

/** What the name of a file may be: for a page, it is the last part of its web address. */
export const fileNamePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
