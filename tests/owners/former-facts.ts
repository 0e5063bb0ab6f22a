// A fact of the practice stands in one file. Once that has changed, no built page may still know the former one.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { report, type Result } from './prove.ts';

interface Practice {
  name: string;
  doctor: string;
  website: string;
  email: string;
  videoChannel: string;
  phone: { label: string; number: string };
  address: { street: string };
}

/** What names the practice and nothing else. */
export function factsOf(content: string): string[] {
  const practice = parse(readFileSync(path.join(content, 'practice/practice.yaml'), 'utf8')) as Practice;
  const { name, doctor, website, email, videoChannel, phone, address } = practice;
  return [name, doctor, website, email, videoChannel, phone.label, phone.number, address.street];
}

export function pagesWithFormerFacts(copy: string, facts: string[]): Result {
  const pages = textsIn(path.join(copy, 'dist'), /\.(html|xml|txt|js|webmanifest)$/);
  const found = pages.flatMap(({ file, text }) =>
    facts.filter((fact) => text.includes(fact)).map((fact) => `${file} still says "${fact}"`),
  );
  return report('no page knows a former fact', found, `${facts.length} facts`);
}

const textsIn = (folder: string, endings: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
