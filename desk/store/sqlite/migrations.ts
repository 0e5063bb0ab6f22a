import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../migrations/', import.meta.url);

/** One file per version of the database, shared with every other store. Never change one that was released: add one. */
export const MIGRATIONS = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
