import type { Document } from 'yaml';

/** Details as a file has them: no line is folded, and brackets are written as they were. */
export const inYaml = (details: Document, before = ''): string =>
  details.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(before) });
