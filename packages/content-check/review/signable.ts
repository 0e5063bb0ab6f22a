// Items to sign: doctors sign pages and plates, physiotherapists exercises, and translators translations.
import { parseDocument, type Document } from 'yaml';
import { addMonths, isoDay, type Day } from '@clinic/contract/dates.ts';
import { routes } from '@clinic/content-model/routes.ts';
import { languageKinds, type Language } from '@clinic/content-model/languages.ts';
import { versionOfEnglish } from '@clinic/content-model/in-short-versions.ts';
import { medicalVersion } from '@clinic/content-model/medical.ts';
import { parsed } from '@clinic/content-model/plain.ts';
import type { PlateFacts } from '@clinic/content-model/plates.ts';
import { overdue } from '../details/days.ts';
import { readDrawings } from '../pictures/drawings.ts';
import { readPlates, reviewsIn } from '../pictures/plates.ts';
import { addressOf } from '../read/addresses.ts';
import { addressInShort, isInShort, versionInEnglish } from '../relations/in-short.ts';
import { variantFor } from '../read/walk.ts';
import { formatYaml, splitFile, joinFile } from '../read/front-matter.ts';
import { ofKind, reviewOf, type Source } from '../read/source.ts';

export const kinds = ['pages', 'plates', 'exercises', 'translations'] as const;

interface Waits {
  reason: 'unsigned' | 'changed' | 'due';
  text: string;
}

export interface Signable {
  kind: (typeof kinds)[number];
  name: string;
  /** Relative to the root. */
  file: string;
  /** Line of its signature, or of where that is missing. */
  line: number;
  /** Why it needs a signature; undefined when it is signed as it is. */
  waits: Waits | undefined;
  /** Identifies what is signed: changes with its words, its picture and, for a translation, the English text. */
  version: string;
  /** Path of the page that shows it. */
  page?: string;
  /** Its text alternative and labels, for a plate. */
  words?: string;
  /** Returns the text of its file with the signature. */
  sign: (text: string, by: string, today: Day) => string;
}

export const signable = (root: string, sources: Source[], today: Day): Signable[] => [
  ...sources.flatMap((source) => pageOf(source, today)),
  ...platesOf(root, sources),
  ...exercisesOf(root, sources),
  ...translationsOf(sources),
];

/** Returns why an item needs a signature; undefined when this version of it is signed. */
function waitsFor(
  signed: string | undefined,
  version: string,
  done: 'signed' | 'reviewed',
): Waits | undefined {
  if (signed === undefined) return { reason: 'unsigned', text: `not yet ${done}` };
  return signed === version ? undefined : { reason: 'changed', text: `changed since it was ${done}` };
}

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
      version: versionOfPage(source),
      page: addressOf[source.kind]?.(source.id) ?? '/',
      sign: (text, by, day) => withReview(source, text, by, day),
    },
  ];
}

function reviewNeeded(source: Source, today: Day): Waits | undefined {
  const review = reviewOf(source);
  if (!review?.version || review.sample) return { reason: 'unsigned', text: 'not yet reviewed' };
  const over = overdue(source, today);
  if (over) return { reason: 'due', text: `due on ${over.day}` };
  // The content check reports schema errors.
  if (source.issues.length > 0) return undefined;
  if (review.version === versionOfPage(source)) return undefined;
  return { reason: 'changed', text: `changed since ${isoDay(review.on)}` };
}

const versionOfPage = ({ shape, data, body }: Source) => medicalVersion(shape, data, body);

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
  const { details: before = '', body } = splitFile(file, text);
  const details = parseDocument(before);
  change(details);
  return joinFile(file, formatYaml(details, before), body);
}

function platesOf(root: string, sources: Source[]): Signable[] {
  const reviews = reviewsIn(sources);
  return readPlates(root).flatMap(({ name, version, facts }) => {
    const review = reviews.find((one) => one.name === name);
    if (!review || !version || !facts) return [];
    const { file } = review.source;
    return [
      {
        kind: 'plates',
        name,
        file,
        line: review.source.lineOf(review.at),
        waits: waitsFor(review.signed, version, 'signed'),
        version,
        words: wordsOn(facts),
        sign: (text, by, on) =>
          withDetails(file, text, (details) => moveToSigned(details, { plate: name, by, on, version })),
      },
    ];
  });
}

const wordsOn = ({ alt, labels }: PlateFacts): string =>
  [
    `For those who cannot see it: ${alt}`,
    ...(labels.length > 0 ? [`Labels: ${labels.map(({ words }) => words).join(', ')}`] : []),
  ].join('\n');

function moveToSigned(details: Document, signature: Record<'plate' | 'by' | 'on' | 'version', string>) {
  const { notYetReviewed = [], signed = [] } = details.toJS() as {
    notYetReviewed?: string[];
    signed?: { plate: string }[];
  };
  const waiting = notYetReviewed.indexOf(signature.plate);
  if (waiting >= 0) details.deleteIn(['notYetReviewed', waiting]);
  const former = signed.findIndex(({ plate }) => plate === signature.plate);
  const index = former >= 0 ? former : signed.length;
  // A new list is written with one entry per line.
  if (signed.length === 0) details.set('signed', details.createNode([signature]));
  else details.setIn(['signed', index], details.createNode(signature));
}

function exercisesOf(root: string, sources: Source[]): Signable[] {
  const drawings = readDrawings(root);
  return ofKind(sources, 'exercises').flatMap((source) => {
    // The content check reports schema errors.
    if (source.issues.length > 0) return [];
    // The drawing is part of what is signed.
    const drawn = drawings.find(({ name }) => name === source.data.drawing)?.version ?? '';
    const version = medicalVersion(source.shape, source.data, drawn);
    const { signed } = source.data;
    return [
      {
        kind: 'exercises',
        name: source.id,
        file: source.file,
        line: signed ? source.lineOf(source.at('signed', 'version')) : 1,
        waits: waitsFor(signed?.version, version, 'signed'),
        version,
        page: `${routes.exercises}#${source.id}`,
        sign: (text, by, on) =>
          withDetails(source.file, text, (details) =>
            details.set('signed', details.createNode({ by, on, version })),
          ),
      },
    ];
  });
}

/** A person who reads the language compares each Hindi or Marathi text with the English text. */
const translationsOf = (sources: Source[]): Signable[] => [
  ...sources.filter(isInShort).flatMap((source) => {
    const { data, body } = source;
    const isReady = source.issues.length === 0 && !data.draft;
    const version = medicalVersion(source.shape, data, body);
    const now = versionInEnglish(source.id, sources);
    const page = addressInShort(source, sources);
    return isReady ? [{ ...translation(source, [], data, version, now), page }] : [];
  }),
  ...ofKind(sources, 'safety', 'exercises', 'screens').flatMap((source) =>
    languageKinds.flatMap((language) => {
      const words = source.data[language];
      if (!words || source.issues.length > 0) return [];
      const { properties } = variantFor(source.shape, source.data);
      const version = medicalVersion(properties?.[language] ?? {}, words, '');
      const now = versionOfEnglish(source.kind, source.data);
      return [translation(source, [language], words, version, now)];
    }),
  ),
];

function translation(
  source: Source,
  group: [] | [Language],
  { seen, review }: { seen?: string | undefined; review?: { version: string } | undefined },
  version: string,
  now: string | undefined,
): Signable {
  return {
    kind: 'translations',
    name: [...group, source.kind, source.id].join('/'),
    file: source.file,
    line: source.lineOf([...group, 'seen']),
    waits:
      now === seen
        ? waitsFor(review?.version, version, 'reviewed')
        : { reason: 'changed', text: 'the English text has changed' },
    version: `${version} ${now}`,
    sign: (text, by, on) =>
      withDetails(source.file, text, (details) => {
        if (now) details.setIn([...group, 'seen'], now);
        details.setIn([...group, 'review'], details.createNode({ on, by, version }));
      }),
  };
}
