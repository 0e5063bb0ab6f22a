// The types of fields. Each takes the label and the hint that writers read in forms, errors and src/content/README.md.
import { z } from 'astro/zod';
import { neededForText, textContrast } from './colours.ts';
import { withoutSources } from './sources.ts';
import type { Image } from './context.ts';
import type { Kind } from './kinds.ts';
import type { Meta } from './meta.ts';
import { says } from './says.ts';

/** Marks what the template of a new page leaves to the writer. */
export const unfilledMark = '✎';

const words = (label: string, hint: string) => ({ title: label, description: hint });

/** One line of text. */
export const line = (label: string, hint: string, max = 200) =>
  z
    .string({ error: `"${label}" must be text` })
    .trim()
    .min(1, says.empty(label))
    .max(max, says.tooLong(label, max))
    .meta(words(label, hint));

/** The heading of a page, or its title in search results. Unique among all pages. */
export const title = (label: string, hint: string, max: number) =>
  line(label, hint, max).meta({ unique: 'title' });

/** The description in search results. */
export const description = (label: string, hint: string) =>
  line(label, hint, 170).min(70, `"${label}" is shorter than 70 characters`).meta({ unique: 'description' });

/** One or more sentences. */
export const prose = (label: string, hint: string, max = 1200) => line(label, hint, max);

/** Prose that cites sources: the key of a reference in brackets, which does not count for the length. */
export const cited = (label: string, hint: string, max = 1200) =>
  z
    .string({ error: `"${label}" must be text` })
    .trim()
    .min(1, says.empty(label))
    .refine((text) => withoutSources(text).length <= max, says.tooLong(label, max))
    .meta({ ...words(label, hint), cites: true, maxLength: max });

/** One line with phone numbers in braces. */
export const callable = (label: string, hint: string, max = 200) =>
  line(
    label,
    `${hint} Numbers to call are in braces: {112}, {phone} for ours, {afterHours} for ours at night; {hours} are the hours in which we answer.`,
    max,
  ).regex(
    /^(?:[^{}]|\{(?:phone|afterHours|hours|\d+)\})*$/,
    `"${label}" has braces around something that is not a number: write {112}, {phone}, {afterHours} or {hours}`,
  );

/** Makes {town} in a text stand for the town of the practice. */
export const withTown = (field: z.ZodString) => {
  const { title, description } = field.meta() ?? {};
  return field
    .regex(/^(?:[^{}]|\{town\})*$/, `"${title}" has braces around something other than {town}`)
    .meta({ description: `${description} {town} is replaced by the town of the practice.`, town: true });
};

/** A colour on which text is readable in both themes. In a file it needs quotation marks, because # begins a comment. */
export const colour = (label: string, hint: string, example: string) =>
  line(label, `${hint}, in quotation marks: "${example}".`, 7)
    .meta({ inForm: `${hint}, such as ${example}.` })
    .regex(/^#[\da-f]{6}$/i, { error: `"${label}" must be a colour such as #1f4460`, abort: true })
    .refine((value) => textContrast(value) >= neededForText, {
      error: ({ input }) =>
        `The text on "${label}" has a contrast of ${Math.floor(textContrast(String(input)) * 10) / 10}:1; ${neededForText}:1 is needed`,
      params: { fix: 'Choose a darker or a lighter colour.' },
    });

export const number = (label: string, hint: string) =>
  z.number({ error: `"${label}" must be a number` }).meta(words(label, hint));

export const yesNo = (label: string, hint: string) =>
  z.boolean({ error: `"${label}" must be true or false` }).meta(words(label, hint));

/** A day such as 2026-01-31. YAML reads an impossible day such as 2026-02-31 as March, so days are validated as text. */
export const day = (label: string, hint: string) => {
  const error = `"${label}" must be a day such as 2026-01-31`;
  return z
    .union([z.date(), z.iso.date(error)], { error })
    .transform((value) => new Date(value))
    .meta(words(label, hint));
};

export const email = (label: string, hint: string) =>
  z
    .email(`"${label}" must be an address such as name@clinic.in`)
    .max(80, says.tooLong(label, 80))
    .meta(words(label, hint));

export const webAddress = (label: string, hint: string) =>
  z
    .url({ protocol: /^https$/, error: `"${label}" must be an address that begins with https://` })
    .meta(words(label, hint));

/** A field that is chosen in a form but named in a file. `how` is only for the file. */
const chosenOrNamed = (label: string, hint: string, how: string) => ({
  ...words(label, `${hint} ${how}`),
  inForm: hint,
});

/** The name of a file of another kind, without the extension, for getEntry(). */
export const reference = <K extends Kind>(kind: K, label: string, hint: string, meta: Meta = {}) =>
  line(label, hint, 80)
    .transform((id) => ({ collection: kind, id }))
    .meta(chosenOrNamed(label, hint, `Give the name of the file in src/content/${kind}, without the ending.`))
    .meta({ refersTo: kind, ...meta });

/** The name of a plate. */
export const plate = (label: string, hint: string) =>
  line(label, hint, 60)
    .meta(chosenOrNamed(label, hint, 'Give the name of the file in src/assets/plates, without the ending.'))
    .meta({ input: 'plate' });

/** The writer's own picture. */
export const ownPicture = (image: Image, label: string, hint: string, inForm = hint) =>
  image.meta(chosenOrNamed(label, hint, 'Give its path from this file.')).meta({ input: 'picture', inForm });

/** A picture beside the file, from which the build makes others. No page shows it as it is. */
export const pictureFile = (label: string, hint: string, inForm = hint) =>
  z
    .string({ error: `"${label}" must be the path of a picture` })
    .regex(/^\.\/[\w-]+\.(?:svg|png|webp|jpe?g)$/i, `"${label}" must be the path of a picture`)
    .meta(chosenOrNamed(label, hint, 'Give its path from this file: ./logo.svg.'))
    .meta({ input: 'picture', inForm });

/** A position in a list, unique among the files of a kind. */
export const place = (label: string, hint: string) =>
  number(label, hint).meta({ place: true, notMedical: true });

/** A path of this site or a URL: /for-patients/contacts, https://…, tel:…, mailto:… */
export const target = (label: string, hint: string) =>
  z
    .string()
    .regex(/^(\/|https:\/\/|tel:|mailto:)/, `"${label}" must begin with / or https:// or tel: or mailto:`)
    .meta(words(label, hint))
    .meta({ link: true });

export const choice = <const T extends readonly string[]>(options: T, label: string, hint: string) =>
  z.enum(options, { error: `"${label}" must be one of: ${options.join(', ')}` }).meta(words(label, hint));

export const list = <T extends z.ZodType>(item: T, label: string, hint: string, { min = 0, max = 40 } = {}) =>
  z
    .array(item, { error: `"${label}" must be a list: each entry on its own line after "- "` })
    .min(min, `"${label}" needs at least ${min}`)
    .max(max, `"${label}" can have at most ${max}`)
    .meta(words(label, hint));

/** A list that is empty by default. */
export const optionalList = <T extends z.ZodType>(...of: Parameters<typeof list<T>>) =>
  list(...of).default([]);

/** A group of fields. Unknown keys are errors, so that a misspelt field is found. */
export const group = <T extends z.ZodRawShape>(label: string, hint: string, shape: T) =>
  z.strictObject(shape).meta(words(label, hint));

/** A group with two days, where the second may not be before the first. */
export const inOrder = <T extends z.ZodObject>(
  group: T,
  [first, second]: [keyof z.input<T> & string, keyof z.input<T> & string],
  says: string,
): T =>
  group.refine((days) => !(dayOf(days[second]) < dayOf(days[first])), {
    path: [second],
    error: says,
    params: { fix: 'Correct one of the two days.' },
    // Also when another field of the group is invalid, so that both are reported at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** A field that the specification requires and that stays empty. */
export const empty = (label: string, hint: string) => z.literal('').meta(words(label, hint));

/** Returns NaN without a day, so that no comparison is true. */
const dayOf = (value: unknown) =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : NaN;
