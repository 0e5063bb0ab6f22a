import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import * as f from './fields.ts';

export type Image = SchemaContext['image'];

/** One of the plates by its name, or a picture of the writer's own with its words. */
export const picture = (image: Image) =>
  f
    .group(
      {
        plate: f
          .line(
            'Plate',
            'The name of a plate in src/assets/plates, without the ending. It brings its own words for those who cannot see it.',
            60,
          )
          .optional(),
        src: image()
          .meta({
            title: 'Own picture',
            description: 'Instead of a plate: the path of the picture, from this file.',
          })
          .optional(),
        alt: f
          .line(
            'What the picture shows',
            'Read aloud to people who cannot see it. Say what is seen, where, and from which side. Needed with a picture of your own.',
            160,
          )
          .optional(),
      },
      'Picture',
      'One of the plates by its name, or a picture of your own with its words.',
    )
    .superRefine(({ plate, src, alt }, { addIssue }) => {
      const say = (field: string, message: string) =>
        addIssue({ code: 'custom', path: [field], message, input: undefined });
      if (plate && src) say('src', 'A picture is either a plate or a file of your own');
      if (!plate && !src) say('plate', '"plate" is missing');
      if (src && alt === undefined) say('alt', '"alt" is missing');
    });

export const sample = f
  .yesNo('Sample', 'true while this is invented for the sample practice. Remove the line when it is real.')
  .optional();

export const draft = f.yesNo('Draft', 'true keeps the page off the public site.').default(false);

export const review = f.group(
  {
    on: f.day('Reviewed on', 'The day a doctor last read and approved this page.'),
    by: f.line('Reviewed by', 'The file name of the doctor in src/content/team, without the ending.'),
    next: f.day('Next review', 'The day by which it must be read again.'),
    sample,
  },
  'Medical review',
  'Who checked this page, and when.',
);

export const references = f
  .list(
    f.group(
      {
        title: f.line('Title', 'The title of the guideline or study.', 300),
        publisher: f.line('Published by', 'The body or journal.'),
        year: f.number('Year', 'The year it was published.'),
        url: f.webAddress('Address', 'Where it can be read.'),
      },
      'Reference',
      'A guideline or review that supports this page.',
    ),
    'References',
    'Guidelines and reviews that really exist and that you have read.',
    { max: 8 },
  )
  .default([]);

export const seo = {
  metaTitle: f.line(
    'Title for search engines',
    'Up to 60 characters. Must differ from every other page.',
    70,
  ),
  metaDescription: f.line(
    'Description for search engines',
    'One or two sentences, 70 to 160 characters.',
    170,
  ),
};

export { z };
