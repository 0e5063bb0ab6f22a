import type { APIRoute } from 'astro';
import { judge, type Addition, type Before } from './judge.ts';

export const prerender = false;

export const POST: APIRoute = async ({ request }) => {
  const judged = await judge(process.cwd(), (await request.json()) as (Addition & Before)[]);
  return typeof judged === 'string' ? new Response(judged, { status: 400 }) : Response.json(judged);
};
