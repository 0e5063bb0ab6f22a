import { getCollection } from 'astro:content';
import { versionOf, type Picture, type Plate } from '../plates.ts';

const signatures = async () => (await getCollection('plates')).flatMap(({ data }) => data.signed);

/** A plate that has changed since a doctor signed it is unsigned again. */
const isSigned = async (plate: Plate) =>
  (await signatures()).some(
    ({ plate: name, version }) => name === plate.name && version === versionOf(plate),
  );

/** Is there a plate among these pictures that no doctor has signed? */
export const hasUnsigned = async (pictures: Picture[]) => {
  const plates = pictures.flatMap(({ plate }) => plate ?? []);
  return !(await Promise.all(plates.map(isSigned))).every(Boolean);
};
