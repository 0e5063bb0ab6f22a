// The plates of pages: their facts and signatures.
import { readFileSync } from 'node:fs';
import { plateFacts, type PlateFacts } from '@clinic/content-model/plates.ts';
import type { Condition, Content, Service } from './read.ts';

export type Plate = PlateFacts & { name: string };

/** Returns the plates in the order of the page, without uploaded pictures. */
export const platesOf = ({ data }: Condition | Service): Plate[] =>
  data.images.flatMap(({ plate, alt }) => (plate && !alt ? [readPlate(plate)] : []));

const readPlate = (name: string): Plate => ({
  ...plateFacts.parse(JSON.parse(readFileSync(`src/assets/plates/${name}.json`, 'utf8'))),
  name,
});

export const isSigned = ({ name, version }: Plate, { signatures }: Content) =>
  signatures.some((signed) => signed.plate === name && signed.version === version);
