import { xrayDetector } from '#studio/models/instruments/index.ts';
import { type Part } from '#studio/models/part.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { type FromViewer } from './viewpoint.ts';

interface Place {
  /** As the viewer has it. */
  centre: Vec;
  radius: number;
  /** How far its face looks down. */
  down?: number;
}

/** An x-ray detector at the left edge of the picture, faint, that looks at the bones to its right. */
export const detectorAtLeft = (seen: FromViewer, { centre, radius, down = 0.22 }: Place): Part[] =>
  xrayDetector({ centre: seen(...centre), facing: seen(0.92, -down, 0.32), radius, opacity: 0.35 });
