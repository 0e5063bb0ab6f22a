// Which form has written a file. The preview, which has pages load anew, loads its modules apart from the forms' own.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Saved {
  file: string;
  /** None, once it is removed. */
  text?: string;
  withOthers?: boolean;
}
type Savers = Map<string, Saved & { form: string | undefined }>;

const savers = ((globalThis as { savers?: Savers }).savers ??= new Map() as Savers);

export const noteSaver = (form: string | undefined, files: Saved[]) =>
  files.forEach((saved) => savers.set(saved.file, { ...saved, form }));

/** The form whose words stand there, or are just being written. */
export function saverOf(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  const saved = savers.get(file);
  return saved && !saved.withOthers && (text === '' || text === saved.text) ? saved.form : undefined;
}
