import * as f from '../fields.ts';
import type { Image } from '../context.ts';
import { fewestPixels } from '../picture-limits.ts';
import { draft, formerly, picture, sample } from './shared.ts';

export const member = (image: Image) =>
  f.group('Team member', 'One person of the team. The file name is how other pages refer to this person.', {
    name: f.line('Name', 'With title, as patients know it.', 60),
    role: f.line('Role', 'Shown under the name.', 80),
    initials: f.line('Initials', 'Two letters for the monogram that is shown instead of a portrait.', 3),
    qualifications: f
      .line('Qualifications', 'Degrees and registration, as on the certificate.', 160)
      .optional(),
    about: f.prose('About', 'Two or three sentences.'),
    portrait: f
      .group('Portrait', 'A photograph that this person agrees to. Without one, the monogram is shown.', {
        src: f.ownPicture(image, 'Picture', `At least ${fewestPixels} pixels wide.`),
        alt: f
          .line(
            'What the picture shows',
            'Read aloud to people who cannot see it: "Dr. Rao in a white coat, at her desk."',
            160,
          )
          .meta({ alt: true, mayRepeat: true }),
      })
      .optional(),
    doctor: f.yesNo('Is a doctor', 'For a registered medical practitioner.'),
    tone: f.choice(['indigo', 'celadon'], 'Colour of the monogram', 'Indigo or celadon.'),
    page: f
      .group('Own page', 'A page at /about/ and the name of the file, found by the search.', {
        description: f.description('Description for search engines', 'Who this is, for which patients.'),
        registration: f.line('Registration number', 'Unless it is in "Qualifications".', 80).optional(),
        languages: f.list(f.line('Language', 'In English.', 30), 'Languages', 'Of talks with patients.'),
        treats: f.list(f.line('Problem', 'Or a treatment.', 80), 'Treats', 'What patients come for.'),
        days: f.line('Days', 'For example Monday to Friday, 10:00 AM to 2:00 PM.', 120).optional(),
      })
      .optional(),
    order: f.place('Order', '1 for the first.'),
    draft,
    formerly,
    sample,
  });

const badRating = '"Rating" must be 1, 2, 3, 4 or 5';

const videoAddress = /(?:youtu\.be\/|[?&]v=|\/(?:shorts|embed|live)\/)([\w-]{11})(?![\w-])/;

export const testimonial = (image: Image) =>
  f
    .group('Testimonial', 'One video of a patient who agreed to be shown.', {
      title: f.line('Title', 'The title of the video.', 80),
      videoId: f
        .line('Video', 'Its address, as the browser shows it, or the eleven characters after v= in it.', 200)
        .overwrite((text) => videoAddress.exec(text)?.[1] ?? text)
        .regex(
          // The mark stays until the writer of a draft knows the video.
          new RegExp(`^(?:[\\w-]{11}|${f.unfilledMark})$`),
          '"Video" must be its address, or the eleven characters after v= in the address of the video',
        ),
      duration: f
        .line('Duration', 'As shown, for example 0:58.', 8)
        .regex(/^\d+:\d\d$/, '"Duration" must be minutes and seconds, like 0:58'),
      likes: f.line('Likes', 'As shown, for example 1.2K.', 8),
      comments: f.line('Comments', 'As shown.', 8),
      shares: f.line('Shares', 'As shown.', 8),
      patient: f
        .line('Patient', 'Left empty to protect the patient.')
        .or(f.empty('Patient', 'Left empty to protect the patient.'))
        .default(''),
      condition: f.line('Condition', 'What was treated.', 40),
      rating: f
        .number('Rating', '1 to 5 stars, whole ones.')
        .refine((stars) => [0, 1, 2, 3, 4, 5].includes(stars), badRating)
        // None in a draft.
        .default(0),
      quote: f.line('Quote', 'What the patient said, word for word.', 240).meta({
        mayPromise: true,
        mayRepeat: true,
      }),
      transcript: f
        .prose(
          'Transcript',
          'All that is said in the video, word for word, for those who cannot hear or play it.',
          3000,
        )
        .meta({ mayPromise: true, mayRepeat: true })
        .optional(),
      consentOn: f
        .day('Consent given on', 'The day the patient agreed in writing to be shown. No video without it.')
        .optional(),
      poster: picture(image),
      published: f.day('Published on', 'The day the video appeared.'),
      order: f.place('Order', '1 for the first.'),
      draft,
      sample,
    })
    .refine(({ draft, rating }) => draft || rating, { path: ['rating'], error: badRating })
    .refine(({ draft, consentOn, sample }) => draft || consentOn || sample, {
      path: ['consentOn'],
      error: 'The patient has not agreed in writing',
    });
