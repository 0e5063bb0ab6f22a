import type { z } from 'astro/zod';
import type { Image } from '../context.ts';
import * as f from '../fields.ts';
import { fileNamePattern } from '../kinds.ts';
import { fewestPixels, mostMegabytes } from '../picture-limits.ts';

/** A plate, or the writer's own picture with a text alternative. */
export const picture = (image: Image) =>
  f
    .group('Picture', 'One of the plates, or a picture of your own with its words.', {
      plate: f
        .plate(
          'Plate',
          'One of the illustrations of this site. It brings its own words for those who cannot see it.',
        )
        .optional(),
      src: f
        .ownPicture(
          image,
          'Own picture',
          `Instead of a plate: at least ${fewestPixels} pixels wide and at most ${mostMegabytes} MB.`,
          `Instead of a plate: at least ${fewestPixels} pixels wide. A large photo is made smaller.`,
        )
        .optional(),
      alt: f
        .line(
          'What the picture shows',
          'Read aloud to people who cannot see it. Say what is seen, where, and from which side. Needed with a picture of your own.',
          160,
        )
        .meta({ alt: true, mayRepeat: true })
        .optional(),
    })
    .meta({ notMedical: true })
    .refine(({ plate, src }) => !plate || !src, {
      path: ['src'],
      error: 'A picture is either a plate or a file of your own',
    })
    .refine(({ plate, src }) => plate || src, { path: ['plate'], error: '"plate" is missing' })
    .refine(({ src, alt }) => !src || alt !== undefined, { path: ['alt'], error: '"alt" is missing' });

const sampleMark = () =>
  f.yesNo('Sample', 'For what is invented for the sample practice. Take the mark away when it is real.');

export const sample = sampleMark().meta({ notMedical: true }).optional();

export const draft = f
  .yesNo('Draft', 'Keeps it off the public site.')
  .meta({ notMedical: true })
  .default(false);

/** Former file names of the same kind, for redirects. */
export const formerly = f
  .list(
    f
      .line('Former name', 'The name that the file had, without its ending.', 80)
      .regex(fileNamePattern, '"Former name" is made of small letters, digits and single hyphens'),
    'Former file names',
    'Their addresses lead to this page. The editor writes it here when the file gets another name, and takes none away: that is done in the file.',
  )
  .meta({ notMedical: true, mayRepeat: true })
  .default([]);

export const publishOn = f
  .day(
    'Publish on',
    'The page waits until this day in India, and appears when the site is next built. Without a day it does not wait.',
  )
  .meta({ mayBeAhead: true, notMedical: true })
  .optional();

export const review = f
  .inOrder(
    f.group('Medical review', 'Who checked this page, and when.', {
      on: f.day('Reviewed on', 'The day a doctor last read and approved this page.'),
      by: f.reference('team', 'Reviewed by', 'The doctor who has read it.', {
        doctorsOnly: true,
      }),
      next: f.day('Next review', 'The day by which it must be read again.').meta({ mayBeAhead: true }),
      version: f
        .line(
          'What was reviewed',
          'Written by `npm run review`. When the page changes in its medical parts, it says so until a doctor has read it again.',
          16,
        )
        .meta({ input: 'written' })
        .optional(),
      sample: sampleMark().optional(),
    }),
    ['on', 'next'],
    'The next review is before the last one',
  )
  .meta({ notMedical: true });

const rupees = (label: string, hint: string) =>
  f.number(label, hint).int(`"${label}" must be whole rupees`).positive(`"${label}" must be more than 0`);

const whatItCosts = {
  from: rupees('From', 'What it costs at least, in rupees and in digits: 4500. Taxes are in it.'),
  to: rupees('To', 'What it costs at most. Leave it out where there is one price.').optional(),
  includes: f.line(
    'What is included',
    'And what is not: "With the ultrasound, the medicines and a check a week later; without a stay in hospital."',
    160,
  ),
};

/** A price with further fields, such as its subject. */
export const price = <T extends z.ZodRawShape>(further: T) =>
  f
    .group('Price', 'Where nothing is written, the page says to ask.', { ...further, ...whatItCosts })
    .refine(
      ({ from, to }: { from?: unknown; to?: unknown }) => to === undefined || Number(to) > Number(from),
      {
        path: ['to'],
        error: 'The highest price is not above the lowest',
        params: { fix: 'Correct one of the two, or leave "to" out.' },
      },
    )
    .meta({ notMedical: true, mayRepeat: true });

export const seo = {
  metaTitle: f.title(
    'Title for search engines',
    'Up to 60 characters. Must differ from every other page.',
    70,
  ),
  metaDescription: f.description(
    'Description for search engines',
    'One or two sentences, 70 to 160 characters.',
  ),
};
