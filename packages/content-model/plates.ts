// The metadata of plates, and the signatures of doctors.
import { z } from 'astro/zod';
import * as f from './fields.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);
/** Percent of the width or the height. */
const percent = z.number();

const label = z.strictObject({
  words: z.string().min(1),
  x: percent,
  y: percent,
  /** The side of the plate with room for the label. */
  side: z.enum(['left', 'right']),
});

/** The JSON file beside each picture in src/assets/plates; the picture studio writes it. */
export const plateFacts = z.strictObject({
  /** The version that a doctor signs. Changes with the picture and its labels. */
  version: hash,
  /** A hash of the scene rendered at a small size. When it differs today, the picture is outdated. */
  thumbnail: hash,
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().min(1),
  labels: z.array(label),
  /** The painful places; the radius is in percent of the width. */
  pain: z.array(z.strictObject({ x: percent, y: percent, radius: percent })),
});

export type PlateFacts = z.infer<typeof plateFacts>;
/** Parses and validates such a file. */
export const readPlateFacts = (text: string) =>
  z
    .string()
    .transform((json, { addIssue }) => {
      try {
        const facts: unknown = JSON.parse(json);
        return facts;
      } catch {
        addIssue('is no JSON');
        return z.NEVER;
      }
    })
    .pipe(plateFacts)
    .safeParse(text);

/** The parts that a page shows. */
export type PlateShown = Pick<PlateFacts, 'alt' | 'labels' | 'pain'>;

const plate = f.line('Plate', 'Its name, without the ending.', 60);

const signature = f.group('Signature', 'A plate that a doctor has looked at and found right.', {
  plate,
  by: f.reference(
    'team',
    'Signed by',
    'The file name of the doctor in src/content/team, without the ending.',
    { doctorsOnly: true },
  ),
  on: f.day('Signed on', 'The day the doctor looked at the plate and found it right.'),
  version: f.line(
    'Version',
    'Written by `npm run review`. A plate whose picture or labels have changed since has another one, and has lost its signature.',
    80,
  ),
});

export const reviews = f.group(
  'Reviews of the plates',
  'Every plate is in one of the two lists. To sign one, move it from the first to the second.',
  {
    notYetReviewed: f.list(
      plate,
      'Not yet reviewed',
      'Illustrations, not yet reviewed by a doctor. The pages say so under them.',
      { max: 200 },
    ),
    signed: f.optionalList(signature, 'Signed', 'Plates that a doctor has signed.', { max: 200 }),
  },
);
