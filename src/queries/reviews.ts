import { getCollection } from 'astro:content';
import type { Picture, Plate } from './plates.ts';

const signatures = async () => (await getCollection('plates')).flatMap(({ data }) => data.signed);

/** A plate that has changed since a doctor signed it is unsigned again. */
const isSigned = async ({ name, source }: Plate) =>
  (await signatures()).some((signature) => signature.plate === name && signature.source === source);

/** Is there a plate among these pictures that no doctor has signed? */
export const hasUnsigned = async (pictures: Picture[]) => {
  const plates = pictures.flatMap(({ plate }) => plate ?? []);
  return !(await Promise.all(plates.map(isSigned))).every(Boolean);
};
