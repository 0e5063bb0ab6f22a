import { Hono } from 'hono';
import type { Env, Parts } from '../env.ts';

/** Everything under /editor: what waits to be published, history, previews. */
export function editorPages(_parts: Parts): Hono<Env> {
  return new Hono<Env>();
}
