/** The folders of the content, and the file extension in each. */
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

// The cast is safe: the object has only these keys.
export const kinds = Object.keys(formats) as Kind[];

/** Valid file names. For a page, the name is the last part of its URL. */
export const fileNamePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
