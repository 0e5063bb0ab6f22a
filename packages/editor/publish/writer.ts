import { readKind } from '@clinic/content-check/read/files.ts';
import type { Writer } from '../api/env.ts';

/** Parses the desk's header. A doctor is found by name in Team. */
export function writerFrom(root: string, header: string): Writer {
  const { maySign, ...writer } = JSON.parse(decodeURIComponent(header)) as Writer & { maySign?: boolean };
  const doctors = maySign ? readKind(root, 'team').filter(({ data }) => data.doctor) : [];
  const signsAs = doctors.find(({ data }) => bareName(data.name) === bareName(writer.name))?.id;
  return { ...writer, ...(signsAs && { signsAs }) };
}

const bareName = (name = '') =>
  name
    .toLowerCase()
    .replace(/^dr\b\.?/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
