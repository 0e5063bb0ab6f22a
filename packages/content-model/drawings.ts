// The metadata of an exercise's drawing, beside it in src/assets/exercises; the picture studio writes it.
import { z } from 'astro/zod';
import { digest } from './digest.ts';

export const drawingFacts = z.strictObject({
  /** Changes with the drawing and with its descriptions. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  /** The text alternative of each step. */
  steps: z.array(z.string().min(1)).min(2).max(4),
});

export const drawingVersion = (svg: string, steps: string[]) => digest(JSON.stringify([svg, steps]));
