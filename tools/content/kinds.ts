// The folders of src/content: the shape of their files, and where their pages are.
import { formats, shapes } from '#schemas/index.ts';
import { z, type Image } from '#schemas/shared.ts';
import { blogPath, conditionPath, servicePath } from '#lib/routes.ts';

export type Kind = keyof typeof shapes;

export const kinds = Object.keys(shapes) as Kind[];

/** A picture is checked by its path: the build looks inside it. */
const anyPicture = (() => z.string({ error: '"Picture" must be the path of a picture' })) as unknown as Image;

const cache = new Map<Kind, z.ZodType>();

export function shapeOf(kind: Kind): z.ZodType {
  const known = cache.get(kind) ?? shapes[kind]({ image: anyPicture });
  cache.set(kind, known);
  return known;
}

export const endingOf = (kind: Kind) => `.${formats[kind]}`;

/** The address of the page that a file becomes, for the kinds that become pages. */
export const addressOf: Partial<Record<Kind, (id: string) => string>> = {
  conditions: conditionPath,
  services: servicePath,
  blog: blogPath,
};
