// What is committed of each drawing: the SVG, and a file that says what its steps show.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { digest } from '#studio/digest.ts';
import { svgOf, type Step } from './drawing.ts';
import { peopleOfTen } from './ten.ts';

export const DRAWINGS = new URL('../../../src/assets/exercises/', import.meta.url);

interface Files {
  svg: string;
  facts: string;
}

export function filesOf(steps: Step[]): Files {
  const svg = svgOf(steps);
  const words = steps.map(({ alt }) => alt);
  // The site reckons the version in the same way.
  const facts = { version: digest(JSON.stringify([svg, words])), steps: words };
  return { svg, facts: `${JSON.stringify(facts, null, 2)}\n` };
}

const svgFile = (name: string) => new URL(`${name}.svg`, DRAWINGS);
const factsFile = (name: string) => new URL(`${name}.json`, DRAWINGS);

const textOf = (file: URL) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

export const committed = (name: string): Files => ({
  svg: textOf(svgFile(name)),
  facts: textOf(factsFile(name)),
});

export function write(name: string, { svg, facts }: Files) {
  mkdirSync(DRAWINGS, { recursive: true });
  writeFileSync(svgFile(name), svg);
  writeFileSync(factsFile(name), facts);
}

/** Beside the exercises, the people of ten of the options. */
const TEN = new URL('../../../src/assets/people-of-ten.svg', import.meta.url);

export const tenIsCurrent = () => textOf(TEN) === peopleOfTen();
export const writeTen = () => writeFileSync(TEN, peopleOfTen());
