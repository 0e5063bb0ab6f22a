import type { Document } from 'yaml';

/** A file of the content: its details, and below them the text if it is an article. */
export const wholeFile = (file: string, details: string, text: string): string =>
  file.endsWith('.yaml') ? details : `---\n${details}---\n${text}`;

/** Details as a file has them: no line is folded, and brackets are written as they were. */
export const inYaml = (details: Document, before = ''): string =>
  details.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(before) });
