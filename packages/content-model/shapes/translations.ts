// The Hindi and Marathi translations in the file of an English text.
import type { z } from 'astro/zod';
import * as f from '../fields.ts';

/** The version of the English text that was translated. */
export const seen = f
  .line(
    'English text that was seen',
    'Written by `npm run review`. Where the English text has changed since, pages show it instead.',
    16,
  )
  .meta({ input: 'written', notMedical: true })
  .optional();

export const languageReview = f
  .group('Review', 'Who has read this in its language. Until then the pages say that it has not been read.', {
    on: f.day('Reviewed on', 'The day on which it was last read.'),
    by: f.line('Reviewed by', 'Who reads this language, and has compared it with the English.', 80),
    version: f.line('What was reviewed', 'Written by `npm run review`.', 16).meta({ input: 'written' }),
  })
  .meta({ notMedical: true })
  .optional();

export const toDecide = f
  .list(
    f.line('Question', 'The word that was chosen, and what else it might be.', 200),
    'To decide',
    'Words of which a doctor who speaks the language has to say whether patients understand them. Never shown; `npm run ready` lists them.',
    { max: 12 },
  )
  .meta({ notMedical: true })
  .optional();

const translation = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  f
    .group(name, `The same in ${name}: as many entries in each list, in the same order.`, {
      ...shape,
      toDecide,
      seen,
      review: languageReview,
    })
    .meta({ notMedical: true })
    .optional();

export const translations = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  hindi: translation('Hindi', shape),
  marathi: translation('Marathi', shape),
});
