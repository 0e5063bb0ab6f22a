// The practice's words, read from src/content as an editor left them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../../../src/content');

/** A YAML file, or what stands at the top of an MDX file. */
export function read<T>(file: string): T {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text) as T;
}

interface Practice {
  name: string;
  doctor: string;
  website: string;
  phone: { label: string; number: string };
  email: string;
  videoChannel: string;
  designer: string;
  address: { street: string; city: string };
}

export const practice = read<Practice>('practice/practice.yaml');
