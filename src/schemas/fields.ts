// The kinds of field a writer can fill in. Each takes the label and the hint that the writer reads
// in src/content/README.md and in an error.
import { z } from 'astro/zod';
import { withoutSources } from '#lib/sources.ts';
import type { Context } from './context.ts';
import type { Kind } from './kinds.ts';
import type { Meta } from './meta.ts';
import { says } from './says.ts';

const words = (label: string, hint: string) => ({ title: label, description: hint });

/** One line of text. */
export const line = (label: string, hint: string, max = 200) =>
  z
    .string({ error: `"${label}" must be text` })
    .trim()
    .min(1, says.empty(label))
    .max(max, says.tooLong(label, max))
    .meta(words(label, hint));

/** The heading of a whole page, or its title in search results: no other page has the same. */
export const title = (label: string, hint: string, max: number) =>
  line(label, hint, max).meta({ unique: 'title' });

/** What search results say under the title. */
export const description = (label: string, hint: string) =>
  line(label, hint, 170).min(70, `"${label}" is shorter than 70 characters`).meta({ unique: 'description' });

/** One or more sentences. */
export const prose = (label: string, hint: string, max = 1200) => line(label, hint, max);

/** The same, in which figures name their sources: the key of a reference in brackets, which does not count as text. */
export const cited = (label: string, hint: string, max = 1200) =>
  z
    .string({ error: `"${label}" must be text` })
    .trim()
    .min(1, says.empty(label))
    .refine((text) => withoutSources(text).length <= max, says.tooLong(label, max))
    .meta({ ...words(label, hint), cites: true, maxLength: max });

/** One line in which numbers to call stand in braces: {112}, {phone} for that of the practice, that at night, and its hours. */
export const callable = (label: string, hint: string, max = 200) =>
  line(
    label,
    `${hint} Numbers to call stand in braces: {112}, {phone} for ours, {afterHours} for ours at night; {hours} are the hours in which we answer.`,
    max,
  ).regex(
    /^(?:[^{}]|\{(?:phone|afterHours|hours|\d+)\})*$/,
    `"${label}" has braces around something that is not a number: write {112}, {phone}, {afterHours} or {hours}`,
  );

export const number = (label: string, hint: string) =>
  z.number({ error: `"${label}" must be a number` }).meta(words(label, hint));

export const yesNo = (label: string, hint: string) =>
  z.boolean({ error: `"${label}" must be true or false` }).meta(words(label, hint));

/** A day, written 2026-01-31. YAML reads an impossible day such as 2026-02-31 as March, so it is refused as text. */
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

/** What is chosen in a form is named in a file: the hint goes for both, and `how` for the file. */
const chosenOrNamed = (label: string, hint: string, how: string) => ({
  ...words(label, `${hint} ${how}`),
  inForm: hint,
});

/** The name of a file of another kind, without its ending. Astro turns it into a reference to that entry. */
export const reference = <K extends Kind>(
  { reference: to }: Context,
  kind: K,
  label: string,
  hint: string,
  meta: Meta = {},
) =>
  line(label, hint, 80)
    .pipe(to(kind))
    .meta(chosenOrNamed(label, hint, `Give the name of the file in src/content/${kind}, without the ending.`))
    .meta({ refersTo: kind, ...meta });

/** The name of a plate. */
export const plate = (label: string, hint: string) =>
  line(label, hint, 60)
    .meta(chosenOrNamed(label, hint, 'Give the name of the file in src/assets/plates, without the ending.'))
    .meta({ input: 'plate' });

/** A picture of the writer's own. */
export const ownPicture = ({ image }: Context, label: string, hint: string) =>
  image()
    .meta(chosenOrNamed(label, hint, 'Give its path from this file.'))
    .meta({ input: 'picture' });

/** A place in a list, which no two files of a kind can share. */
export const place = (label: string, hint: string) =>
  number(label, hint).meta({ place: true, notMedical: true });

/** A target on this site or elsewhere: /for-patients/contacts, https://…, tel:…, mailto:… */
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

/** A list that may be left out, and is empty then. */
export const optionalList = <T extends z.ZodType>(...of: Parameters<typeof list<T>>) =>
  list(...of).default([]);

/** A group of fields. A key that is not listed here is an error, so a misspelt field never passes unseen. */
export const group = <T extends z.ZodRawShape>(label: string, hint: string, shape: T) =>
  z.strictObject(shape).meta(words(label, hint));

/** A group with two days, of which the second may not come before the first. */
export const inOrder = <T extends z.ZodObject>(
  group: T,
  [first, second]: [keyof z.input<T> & string, keyof z.input<T> & string],
  says: string,
): T =>
  group.refine((days) => !(dayOf(days[second]) < dayOf(days[first])), {
    path: [second],
    error: says,
    params: { mend: 'Correct one of the two days.' },
    // Also while another field of the group is wrong: both are said at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** A field that the specification keeps and that stays empty. */
export const empty = (label: string, hint: string) => z.literal('').meta(words(label, hint));

/** Not a number where there is no day, which comes neither before nor after any. */
const dayOf = (value: unknown) =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : NaN;
