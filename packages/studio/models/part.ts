// A part is a solid made of something. Each bone, disc or nerve is a part of its own: that keeps edges between them
// crisp, and a part that is out of reach costs nothing.
import { type Material } from './materials.ts';
import { type Solid } from '#studio/shapes/index.ts';

export interface Part {
  name: string;
  material: Material;
  solid: Solid;
  /** Below 1 the ground shows through it. Such a part throws no shadow. */
  opacity: number;
  /** How far it shines through the skin, from 0 to 1. */
  throughSkin: number;
}

/** How a model may be asked to look: as a ghost, say, or shining through the skin. */
export type Look = Partial<Pick<Part, 'material' | 'opacity' | 'throughSkin'>>;

export const part = (
  name: string,
  material: Material,
  solid: Solid,
  { opacity = 1, throughSkin = 0 }: Omit<Look, 'material'> = {},
): Part => ({ name, material, solid, opacity, throughSkin });
