// What somebody reads and signs: pages and plates a doctor, exercises a physiotherapist.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { addMonths, type Day } from '#lib/dates.ts';
import { routes } from '#lib/routes.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { parsed } from '#schemas/plain.ts';
import { readPlateFacts } from '#schemas/plates.ts';
import { overdue } from '../details/days.ts';
import { readDrawings } from '../pictures/drawings.ts';
import { platesFolder, readPlates, reviewsIn } from '../pictures/plates.ts';
import { addressOf } from '../read/addresses.ts';
import { addressInShort, isInShort, versionInEnglish } from '../relations/in-short.ts';
import { inYaml, takeApart, wholeFile } from '../read/front-matter.ts';
import { dayOf, ofKind, reviewOf, type Source } from '../read/source.ts';

export const kinds = ['pages', 'plates', 'exercises', 'translations'] as const;

export interface Signable {
  kind: (typeof kinds)[number];
  name: string;
  /** From the root of the project. */
  file: string;
  /** Where its signature stands there, or is missing. */
  line: number;
  /** Why it waits; nothing where it is signed as it is. */
  waits: string | undefined;
  /** Where it is looked at, and what belongs to it. */
  look: () => string;
  /** The text of its file with the signature in it. */
  sign: (text: string, by: string, today: Day) => string;
}

export const signable = (root: string, sources: Source[], today: Day): Signable[] => [
  ...sources.flatMap((source) => pageOf(source, today)),
  ...platesOf(root, sources),
  ...exercisesOf(root, sources),
  ...translationsOf(sources),
];

const preview = (address: string) => `http://127.0.0.1:4321${address} while \`npm run write\` runs`;

function pageOf(source: Source, today: Day): Signable[] {
  const review = reviewOf(source);
  if (!review) return [];
  return [
    {
      kind: 'pages',
      name: source.id,
      file: source.file,
      line: source.lineOf(review.version ? source.at('review', 'on') : source.at('review')),
      waits: source.data.draft ? undefined : reviewNeeded(source, today),
      look: () => preview(addressOf[source.kind]?.(source.id) ?? '/'),
      sign: (text, by, day) => withReview(source, text, by, day),
    },
  ];
}

export function reviewNeeded(source: Source, today: Day): string | undefined {
  const review = reviewOf(source);
  if (!review?.version || review.sample) return 'not yet reviewed';
  const over = overdue(source, today);
  if (over) return `due on ${over.day}`;
  // What does not fit its schema is for the content check to say.
  if (source.issues.length > 0) return undefined;
  const isSame = review.version === medicalVersion(source.shape, source.data, source.body);
  return isSame ? undefined : `changed since ${dayOf(review.on)}`;
}

export function withReview(source: Source, text: string, doctor: string, today: Day): string {
  const data = parsed(source.kind, source.raw);
  return withDetails(source.file, text, (details) => {
    details.setIn(['review', 'on'], today);
    details.setIn(['review', 'next'], addMonths(today, 12));
    details.setIn(['review', 'by'], doctor);
    details.setIn(['review', 'version'], medicalVersion(source.shape, data, source.body));
    details.deleteIn(['review', 'sample']);
  });
}

function withDetails(file: string, text: string, change: (details: Document) => void): string {
  const { details: before = '', body } = takeApart(file, text);
  const details = parseDocument(before);
  change(details);
  return wholeFile(file, inYaml(details, before), body);
}

function platesOf(root: string, sources: Source[]): Signable[] {
  const reviews = reviewsIn(sources);
  return readPlates(root).flatMap(({ name, version }) => {
    const review = reviews.find((one) => one.name === name);
    if (!review || !version) return [];
    const { file } = review.source;
    const picture = path.posix.join(platesFolder, name);
    const waits = review.signed === undefined ? 'not yet signed' : 'changed since it was signed';
    return [
      {
        kind: 'plates',
        name,
        file,
        line: review.source.lineOf(review.at),
        waits: review.signed === version ? undefined : waits,
        look: () => `${picture}.webp\n${wordsOn(path.join(root, `${picture}.json`))}`,
        sign: (text, by, on) =>
          withDetails(file, text, (details) => moveToSigned(details, { plate: name, by, on, version })),
      },
    ];
  });
}

function wordsOn(file: string): string {
  const { data } = readPlateFacts(readFileSync(file, 'utf8'));
  const labels = data?.labels.map(({ words }) => words) ?? [];
  return [`For those who cannot see it: ${data?.alt}`, labels.length > 0 && `Labels: ${labels.join(', ')}`]
    .filter(Boolean)
    .join('\n');
}

function moveToSigned(details: Document, signature: Record<'plate' | 'by' | 'on' | 'version', string>) {
  const { notYetReviewed = [], signed = [] } = details.toJS() as {
    notYetReviewed?: string[];
    signed?: { plate: string }[];
  };
  const waiting = notYetReviewed.indexOf(signature.plate);
  if (waiting >= 0) details.deleteIn(['notYetReviewed', waiting]);
  const former = signed.findIndex(({ plate }) => plate === signature.plate);
  const place = former >= 0 ? former : signed.length;
  // A list that is not there yet begins as one of lines.
  if (signed.length === 0) details.set('signed', details.createNode([signature]));
  else details.setIn(['signed', place], details.createNode(signature));
}

function exercisesOf(root: string, sources: Source[]): Signable[] {
  const drawings = readDrawings(root);
  return ofKind(sources, 'exercises').flatMap((source) => {
    // What does not fit its schema is for the content check to say.
    if (source.issues.length > 0) return [];
    // Changes with its words and its drawing.
    const drawn = drawings.find(({ name }) => name === source.data.drawing)?.version ?? '';
    const version = medicalVersion(source.shape, source.data, drawn);
    const { signed } = source.data;
    const waits = signed ? 'changed since it was signed' : 'not yet signed';
    return [
      {
        kind: 'exercises',
        name: source.id,
        file: source.file,
        line: signed ? source.lineOf(source.at('signed', 'version')) : 1,
        waits: signed?.version === version ? undefined : waits,
        look: () => preview(`${routes.exercises}#${source.id}`),
        sign: (text, by, on) =>
          withDetails(source.file, text, (details) =>
            details.set('signed', details.createNode({ by, on, version })),
          ),
      },
    ];
  });
}

/** Pages in short: signed by who reads their language, beside the English page as it is now. */
function translationsOf(sources: Source[]): Signable[] {
  return sources.filter(isInShort).flatMap((source) => {
    // What does not fit its schema is for the content check to say.
    if (source.issues.length > 0 || source.data.draft) return [];
    const { review, seen } = source.data;
    const now = versionInEnglish(source.id, sources);
    const version = medicalVersion(source.shape, source.data, source.body);
    const changed = now === seen ? undefined : 'the English page has changed';
    const unsigned = review?.version === version ? undefined : 'changed since it was reviewed';
    return [
      {
        kind: 'translations',
        name: `${source.kind}/${source.id}`,
        file: source.file,
        line: seen ? source.lineOf(source.at('seen')) : 1,
        waits: changed ?? (review ? unsigned : 'not yet reviewed'),
        look: () => preview(addressInShort(source, sources)),
        sign: (text, by, on) =>
          withDetails(source.file, text, (details) => {
            if (now) details.set('seen', now);
            details.set('review', details.createNode({ on, by, version }));
          }),
      },
    ];
  });
}
