// What is written of a plate, and which plates a doctor has looked at and signed.
import { z } from 'astro/zod';
import type { Context } from './context.ts';
import * as f from './fields.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);
/** Across the width, or down the height. */
const percent = z.number();

const label = z.strictObject({
  words: z.string().min(1),
  x: percent,
  y: percent,
  /** Where there is room for the words. */
  side: z.enum(['left', 'right']),
});

/** The file that lies beside each picture in src/assets/plates; the picture studio writes it. */
export const plateFacts = z.strictObject({
  /** What a doctor signs: changes with the picture and with all that is shown on it. */
  version: hash,
  /** The scene drawn very small: when it would come out otherwise today, the picture is out of date. */
  thumbnail: hash,
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().min(1),
  labels: z.array(label),
  /** Where it hurts; the radius is in percent of the width. */
  pain: z.array(z.strictObject({ x: percent, y: percent, radius: percent })),
});

export type PlateFacts = z.infer<typeof plateFacts>;
/** The facts in the text of such a file, or what is wrong with them. */
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

/** What a patient reads and sees on the picture. */
export type PlateShown = Pick<PlateFacts, 'alt' | 'labels' | 'pain'>;

const plate = f.line('Plate', 'Its name, without the ending.', 60);

const signature = (context: Context) =>
  f.group('Signature', 'A plate that a doctor has looked at and found right.', {
    plate,
    by: f.reference(
      context,
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

export const reviews = (context: Context) =>
  f.group(
    'Reviews of the plates',
    'Every plate stands here, in one of the two lists. To sign one, move it from the first to the second.',
    {
      notYetReviewed: f.list(
        plate,
        'Not yet reviewed',
        'Illustrations, not yet reviewed by a doctor. The pages say so under them.',
        { max: 200 },
      ),
      signed: f.optionalList(signature(context), 'Signed', 'Plates that a doctor has signed.', { max: 200 }),
    },
  );
